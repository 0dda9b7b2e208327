import type { AnyGame } from '@quarterdeck/kernel';
import { Unplayable } from '@quarterdeck/table';

/** The game by the rules with which something was played; throws Unplayable when it is not among the given ones. */
export function gameAsPlayed(games: ReadonlyMap<string, AnyGame>, id: string, rulesVersion: number): AnyGame {
  const game = games.get(id);
  if (game?.rulesVersion !== rulesVersion) throw new Unplayable(id, rulesVersion, game?.rulesVersion);
  return game;
}
