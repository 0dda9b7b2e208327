import { card as amerigo } from '@quarterdeck/amerigo/card';
import { card as efemeris } from '@quarterdeck/efemeris/card';
import { type AnyGame, type GameCard, InputError, unknownVersion } from '@quarterdeck/kernel';
import { card as pirates } from '@quarterdeck/pirates/card';
import { card as yamatai } from '@quarterdeck/yamatai/card';

/** A game that can be played here: what the lobby shows, and the engine on demand. */
export interface GameEntry {
  readonly card: GameCard;
  load(): Promise<AnyGame>;
  /** What the game's rules promise of every position, for fuzzing. */
  oracle?(): Promise<{ oracle(after: unknown, events: readonly unknown[]): string | undefined }>;
}

/** Every game of the house. Adding one is adding a line. */
export const games: readonly GameEntry[] = [
  {
    card: amerigo,
    load: () => import('@quarterdeck/amerigo').then((m) => m.amerigo),
    oracle: () => import('@quarterdeck/amerigo/oracle'),
  },
  {
    card: pirates,
    load: () => import('@quarterdeck/pirates').then((m) => m.pirates),
    oracle: () => import('@quarterdeck/pirates/oracle'),
  },
  {
    card: yamatai,
    load: () => import('@quarterdeck/yamatai').then((m) => m.yamatai),
    oracle: () => import('@quarterdeck/yamatai/oracle'),
  },
  {
    card: efemeris,
    load: () => import('@quarterdeck/efemeris').then((m) => m.efemeris),
    oracle: () => import('@quarterdeck/efemeris/oracle'),
  },
];

/** Loads a game by its id, in the version a log asks for if it names one. */
export async function loadGame(id: string, rulesVersion?: number, from: readonly GameEntry[] = games): Promise<AnyGame> {
  const entry = from.find(({ card }) => card.id === id);
  if (entry === undefined) throw new InputError(`There is no game "${id}" here. There are: ${from.map(({ card }) => card.id).join(', ')}`);
  const game = await entry.load();
  const unknown = rulesVersion === undefined ? undefined : unknownVersion(game, rulesVersion);
  if (unknown !== undefined) throw new InputError(`This needs another build: ${unknown}`);
  return game;
}
