import { type AnyGame, Playthrough, plainRng, sampledChance } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { games, loadEngine } from '../src/games';
import { outlook } from '../src/table/outlook';
import { secretsOf } from '../src/table/secrets';

/** A game some moves on, at a moment when one seat must decide. */
function someMovesOn(game: AnyGame, moves: number): Playthrough<unknown, unknown, unknown, unknown> {
  const run = new Playthrough(game, 2, Object.fromEntries(Object.entries(game.options).map(([name, { default: value }]) => [name, value])));
  const rng = plainRng(7);
  const chance = sampledChance(rng);
  run.settle(chance);
  for (let i = 0; i < moves && run.turn.kind === 'seats'; i++) {
    const seat = run.turn.seats[0] ?? 0;
    const move = game.policy?.rollout(run.state, seat, rng) ?? game.moves(run.state, seat)[0];
    run.append({ kind: 'move', seat, move });
    run.settle(chance);
  }
  return run;
}

describe('several players at one device', () => {
  test('a game with open information has nothing to hide, one with hands of cards has', async () => {
    const amerigo = await loadEngine('amerigo');
    const efemeris = await loadEngine('efemeris');
    const hides = (game: AnyGame): boolean => {
      const run = someMovesOn(game, 12);
      return secretsOf(game, game.view(run.state, 0), 0)(0, 1);
    };
    expect(hides(efemeris)).toBe(true);
    expect(hides(amerigo)).toBe(false);
  });

  test.each(games.map(({ card }) => card.id))('%s: the answer is that of the whole state, from either side', async (id) => {
    const game = await loadEngine(id);
    for (const moves of [0, 5, 15, 40]) {
      const { state } = someMovesOn(game, moves);
      const hidden = JSON.stringify(game.view(state, 0)) !== JSON.stringify(game.view(state, 1));
      for (const viewer of [0, 1]) expect(secretsOf(game, game.view(state, viewer), viewer)(0, 1)).toBe(hidden);
    }
  });
});

describe('planning ahead', () => {
  test.each(games.map(({ card }) => card.id))('%s: likely moves of the seat that waits, also behind a plan', async (id) => {
    const game = await loadEngine(id);
    const run = someMovesOn(game, 20);
    const waiting = run.turn.kind === 'seats' && run.turn.seats[0] === 0 ? 1 : 0;
    const view = game.view(run.state, waiting);
    const before = JSON.stringify(view);
    const began = performance.now();
    const say = (move: unknown, world: unknown): string => {
      expect(game.check(world, waiting, move)).toBeUndefined();
      return `move ${game.notation.writeMove(move)}`;
    };
    const { likely } = outlook(game, view, waiting, [], say);
    console.info(`${id}: ${likely.length} likely moves in ${Math.round(performance.now() - began)} ms`);
    expect(likely.length).toBeGreaterThan(0);
    const first = likely[0]?.notation ?? '';
    expect(outlook(game, view, waiting, [first], say).planned).toEqual([{ notation: first, text: `move ${first}` }]);
    expect(outlook(game, view, waiting, ['no such move'], say)).toEqual({
      planned: [{ notation: 'no such move', text: 'no such move' }],
      likely: [],
    });
    expect(JSON.stringify(view)).toBe(before);
  });
});
