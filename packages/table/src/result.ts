import type { AnyGame, GameConfig } from '@quarterdeck/kernel';
import type { Match, Result } from '@quarterdeck/protocol';
import type { TableSetup } from './entries';

/** How a game ended when its rules, or an agreement, ended it. `resigned` lists seats in the order in which they gave up. */
export function resultOf(
  game: AnyGame,
  run: { readonly state: unknown; readonly config: GameConfig; readonly agreedEnd: 'draw' | 'abandoned' | undefined },
  resigned: readonly number[],
): Result {
  const totals = [...game.score(run.state).total];
  if (run.agreedEnd !== undefined) return { ranks: totals.map(() => 1), totals, how: run.agreedEnd };
  const ranks = game.ranking(run.state);
  // Partners share what their side reaches, also when a bot plays on for one of them.
  if (game.teams?.(run.config) !== undefined) return { ranks: [...ranks], totals, how: 'played' };
  return { ranks: lastIn(ranks, resigned), totals, how: 'played' };
}

/** The result when giving up ends the game: of two seats, or of one side. */
export function resignation(game: AnyGame, state: unknown, resigned: readonly number[]): Result {
  const totals = [...game.score(state).total];
  return { ranks: totals.map((_, seat) => (resigned.includes(seat) ? 2 : 1)), totals, how: 'resigned' };
}

/** Whether nothing is left to play for once these seats have given up: between two sides, when one of them has nobody left. */
export function endsByResigning(sides: readonly number[], resigned: readonly number[]): boolean {
  const left = new Set(sides.filter((_, seat) => !resigned.includes(seat)));
  return new Set(sides).size === 2 && left.size < 2;
}

/** Seats that resigned come after all that played on; who gave up first is last of all. */
function lastIn(ranks: readonly number[], resigned: readonly number[]): number[] {
  const stayed = ranks.flatMap((rank, seat) => (resigned.includes(seat) ? [] : [rank]));
  return ranks.map((rank, seat) => {
    const order = resigned.indexOf(seat);
    return order < 0 ? 1 + stayed.filter((other) => other < rank).length : ranks.length - order;
  });
}

/** The match this game belongs to, with the game itself counted in once it is over. A shared victory does not count. */
export function matchOf(setup: TableSetup, result: Result | undefined): Match | undefined {
  if (setup.bestOf === 1) return undefined;
  const nothing = new Array<number>(setup.seats).fill(0);
  const before = setup.carried ?? { game: 1, wins: nothing, points: nothing };
  const winners = sidesThatWon(result);
  const wins = before.wins.map((won, seat) => won + (winners.includes(seat) ? 1 : 0));
  const points = before.points.map((sum, seat) => sum + (result?.totals[seat] ?? 0));
  const needed = Math.ceil(setup.bestOf / 2);
  const decided = wins.flatMap((won, seat) => (won >= needed ? [seat] : []));
  return { bestOf: setup.bestOf, game: before.game, wins, points, ...(decided.length === 0 ? {} : { winners: decided }) };
}

function sidesThatWon(result: Result | undefined): number[] {
  if (result === undefined || result.how === 'draw' || result.how === 'abandoned') return [];
  const first = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return first.length === result.ranks.length ? [] : first;
}
