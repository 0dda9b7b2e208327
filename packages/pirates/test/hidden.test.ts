import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src';
import { kinds, Table } from './helpers';

describe('what a seat may know', () => {
  test('PI-D71 hands and face-down roles are hidden from others, everything else is open', () => {
    const t = new Table({ seats: 4 });
    t.play('1 choose merchant', '2 choose governor');
    const view = pirates.view(t.state, 1);
    expect(view.hands).toEqual([[-1, -1, -1], t.state.hands[1], [-1, -1, -1], [-1, -1, -1]]);
    expect(view.chosen).toEqual([-1, 1, 7, 7]);
    expect({ ...view, hands: [], chosen: [] }).toEqual({ ...t.state, hands: [], chosen: [] });
    expect(pirates.view(t.state, 'spectator').chosen).toEqual([-1, -1, 7, 7]);
  });

  test('PI-D71 PI-045 what is called does not tell which roles remain face down', () => {
    const t = new Table({ seats: 4 });
    const events = t.roles('governor', 'merchant', 'cartographer', 'governor');
    const seen = events.map((event) => pirates.redact(event, 1, t.state));
    const chosen = kinds(
      seen.filter((event) => event !== undefined),
      'RoleChosen',
    );
    expect(chosen.map((event) => event.role)).toEqual([-1, 5, -1, -1]);
    expect(pirates.view(t.state, 1).chosen).toEqual([1, 5, -1, 1]);
  });

  test('a guess at a face-down role is one that its owner held and that was not called', () => {
    const t = new Table({ seats: 3 }).give(3, { table: 0b0100000 });
    t.roles('governor', 'shaman', 'cartographer');
    const rng = plainRng(9);
    const guesses = Array.from({ length: 300 }, () => pirates.resample(pirates.view(t.state, 0), 0, rng).chosen);
    // Governor was called: nobody else is Shipbuilder or Governor; seat 3's Merchant lies on the table.
    expect(new Set(guesses.map((chosen) => chosen[1]))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(guesses.map((chosen) => chosen[2]))).toEqual(new Set([2, 3, 4, 6]));
    expect(new Set(guesses.map((chosen) => chosen[0]))).toEqual(new Set([1]));
  });

  test('PI-024 PI-D71 unseen adventure cards are equally likely in every hand and in the deck, above or below the End card', () => {
    const t = new Table({ seats: 2 });
    t.arrange((s) => {
      s.above = 0;
      s.endInDeck = false;
      // 6 in hands, 4 below: the other 20 were played.
      s.played = Array.from({ length: 30 }, (_, card) => card)
        .filter((card) => !s.hands.flat().includes(card))
        .slice(0, 20);
    });
    const rng = plainRng(4);
    const view = pirates.view(t.state, 0);
    const counts = new Map<number, number>();
    const draws = 7000;
    for (let i = 0; i < draws; i++) {
      const world = pirates.resample(view, 0, rng);
      expect(world.hands[0]).toEqual(t.state.hands[0]);
      for (const card of world.hands[1] ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    // Seven cards are unseen, three of them in the hand of seat 2.
    expect(counts.size).toBe(7);
    for (const n of counts.values()) expect(Math.abs(n / draws - 3 / 7)).toBeLessThan(0.03);
  });

  test('a bot that guesses the next face is right one time in six', () => {
    const t = new Table({ seats: 2, hands: [['EN1', 'HB1', 'kraken']] });
    t.roles('captain', 'captain');
    t.play('1 play EN1', '1 send 1', '2 send 0');
    const real = plainRng(1);
    const mind = plainRng(2);
    let right = 0;
    const tries = 6000;
    for (let i = 0; i < tries; i++) {
      const guess = pirates.sample(pirates.resample(pirates.view(t.state, 1), 1, mind), mind);
      const truth = pirates.sample(t.state, real);
      if (guess.kind === 'throw' && truth.kind === 'throw' && guess.dice[3] === truth.dice[3]) right++;
    }
    expect(Math.abs(right / tries - 1 / 6)).toBeLessThan(0.02);
  });
});
