import { nextRound } from './pairing/next-round';
import { matchesOf } from './standings';
import type { Entrant, Tournament } from './tournament';

/** What is to happen next of itself; `boards` are by seat and have no tables yet. */
export type NextStep =
  | { readonly k: 'pair'; readonly boards: readonly (readonly string[])[]; readonly byes: readonly string[] }
  | { readonly k: 'replay'; readonly players: readonly string[] }
  | { readonly k: 'finish' };

/** Undefined while something is played, or before the start. */
export function nextStep(tournament: Tournament): NextStep | undefined {
  if (tournament.status !== 'running' || tournament.open.length > 0) return undefined;
  if (tournament.plan.format === 'knockout') {
    const boards = tournament.rounds.at(-1)?.boards ?? [];
    const drawn = matchesOf(
      boards,
      tournament.seeds.map(({ id }) => id),
    ).find(({ again }) => again);
    if (drawn !== undefined) return { k: 'replay', players: [...(drawn.games[0]?.players ?? [])].reverse() };
  }
  const round = nextRound(tournament);
  if (round === undefined || (round.boards.length === 0 && tournament.plan.format !== 'knockout')) return { k: 'finish' };
  return { k: 'pair', ...round };
}

/** The bots that fill up when it begins, or why it cannot begin. */
export function fillUp(tournament: Tournament): readonly Entrant[] | 'too-few' {
  const { fill, least, seats, format } = tournament.plan;
  const n = tournament.entrants.size;
  if (fill === undefined) return n < Math.max(least, seats) ? 'too-few' : [];
  if (n === 0) return 'too-few';
  const enough = Math.max(n, least, seats);
  const whole = format === 'knockout' ? enough : Math.ceil(enough / seats) * seats;
  return Array.from({ length: whole - n }, (_, i) => ({ id: `bot-${i + 1}`, name: `${fill} ${i + 1}`, level: fill, rating: 0 }));
}
