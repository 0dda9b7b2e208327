import type { NewTournament, TournamentView } from '@quarterdeck/protocol';
import type { Client } from './client';

/** Three rounds of a quick game, filled up by bots. */
export const PLAN: NewTournament = {
  name: 'Autumn Swiss',
  game: 'soundings',
  format: 'swiss',
  seats: 2,
  rounds: 3,
  clock: { kind: 'live', minutes: 5, increment: 5 },
  least: 8,
  fill: 'cabin-boy',
};

export const view = (client: Client, id: string): Promise<TournamentView> =>
  client.call('GET /api/tournaments/:id', `/api/tournaments/${id}`);
export const post = (client: Client, id: string, what: string): Promise<{ status: number; body: unknown }> =>
  client.fetch('POST', `/api/tournaments/${id}/${what}`, {});
export const codeOf = ({ body }: { body: unknown }): string => (body as { error?: { code?: string } }).error?.code ?? 'done';
