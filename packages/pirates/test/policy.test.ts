import { type Chooser, plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Move, pirates, type State } from '../src';
import { fitted } from '../src/policy/fitted';
import { lie, Table } from './helpers';

const rng = plainRng(6);
const answer = (t: Table, seat: number): string => {
  const move = pirates.policy?.rollout(t.state, seat - 1, rng);
  return move === undefined ? '' : pirates.notation.writeMove(move);
};

/** Captain, Islander and Shaman: roles that play a card. */
const CARD_ROLES = [2, 3, 4];
const policyOf = (s: State, seat: number, source: typeof rng): Move => pirates.policy?.rollout(s, seat, source) ?? { kind: 'done' };

describe('the policy', () => {
  test('sails far ahead of chance: two sensible seats against two random ones', () => {
    const dice = plainRng(42);
    const choose: Chooser<State, Move> = (s, seat, moves, source) => {
      const sensible = seat % 2 === 0 ? pirates.policy?.rollout(s, seat, source) : undefined;
      return sensible ?? (moves[source.below(moves.length)] as Move);
    };
    let sensible = 0;
    let random = 0;
    for (let i = 0; i < 40; i++) {
      const s = pirates.initial({ seats: 4, options: {} });
      playOut(pirates, s, dice, choose);
      sensible += (s.chests[0] ?? 0) + (s.chests[2] ?? 0);
      random += (s.chests[1] ?? 0) + (s.chests[3] ?? 0);
    }
    expect(sensible / 80).toBeGreaterThan(20);
    expect(random / 80).toBeLessThan(0);
  });

  test('PI-D23 takes the lowest dice in a tie', () => {
    const t = new Table();
    t.roles('captain', 'captain', 'captain');
    t.play('1 play EN3', '1 send 1', '2 send 1', '3 send 1');
    t.play(lie('3@100,100', '6@200,200', '6@200,240', '3@100,130', '2@130,100', '6@30,240'));
    expect(answer(t, 1)).toBe('fight 1 4');
  });

  test('sells triples in demand, and keeps the Tavern’s best die for itself', () => {
    const t = new Table().give(1, { goods: [3, 0, 0] });
    t.roles('merchant', 'merchant', 'captain');
    t.play('3 done');
    expect(answer(t, 1)).toBe('sell 3 rum');
    const tavern = new Table({ hands: [['tavern', 'HB1', 'EN1']] });
    tavern.roles('shaman', 'shaman', 'merchant');
    tavern.play('1 play tavern', lie('1@50,50', '6@100,100', '4@150,150'));
    expect(answer(tavern, 1)).toMatch(/^tavern 6/);
  });

  test('strikes the Bargains of the best plan at the end', () => {
    const t = new Table({ seats: 2 }).give(1, { goods: [1, 1, 0], yinYang: 3 });
    t.arrange((s) => {
      s.finale = 4;
      s.harbour = 1;
    });
    t.roles('captain', 'captain');
    t.play('1 done', '2 done');
    expect(answer(t, 1)).toBe('bargain rum coffee');
  });
});

describe('whole games of mates', () => {
  test.each([2, 3, 4])('with %i players end by themselves, nobody absurdly low, and cards are played rather than declined', (seats) => {
    const chests: number[] = [];
    let turns = 0;
    let declined = 0;
    for (let seed = 0; seed < 60; seed++) {
      const s = pirates.initial({ seats, options: {} });
      playOut(pirates, s, plainRng(1000 * seats + seed), (state, seat, _moves, source) => {
        const move = policyOf(state, seat, source);
        if (state.step === 'act' && CARD_ROLES.includes(state.called)) {
          turns++;
          if (move.kind === 'done') declined++;
        }
        return move;
      });
      // The guard of the rules (PI-D50) is for tables where nobody wants to draw.
      expect(s.round).toBeLessThan(s.endGuardRounds);
      chests.push(...s.chests);
    }
    expect(Math.min(...chests)).toBeGreaterThan(-15);
    expect(chests.reduce((sum, n) => sum + n, 0) / chests.length).toBeGreaterThan(25);
    expect(declined / turns).toBeLessThan(0.05);
  });

  test.each([2, 3, 4])('with %i players: every answer is legal, and the best-looking of all that is legal', (seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const s = pirates.initial({ seats, options: seed % 2 === 0 ? {} : { bargainGoods: 'any', tavern: 'reversed' } });
      playOut(pirates, s, plainRng(seed), (state, seat, moves, source) => {
        const move = policyOf(state, seat, source);
        expect(pirates.check(state, seat, move)).toBeUndefined();
        const looks = (one: Move): number => pirates.policy?.promise?.(state, seat, one) ?? 0;
        if (state.step !== 'choose') expect(looks(move)).toBe(Math.max(...moves.map(looks)));
        // Odd turns now and then, so that rare steps come up.
        return source.below(6) === 0 ? (moves[source.below(moves.length)] ?? move) : move;
      });
    }
  });

  test('a harbour is valued against the present one: a seat with three rum keeps Pirate Bay, one with three fruit leaves it', () => {
    const islander = (goods: readonly [number, number, number]): string => {
      const t = new Table({ starter: 2 }).give(3, { goods });
      t.roles('captain', 'captain', 'islander');
      t.play('2 done', '1 done');
      return answer(t, 3);
    };
    // HB5 pays 2, 1 and 3; at Pirate Bay only rum is asked for.
    expect(islander([0, 0, 4])).toBe('play HB5');
    expect(islander([8, 0, 0])).toBe('done');
  });

  test('who would decline his only harbour does not choose the Islander', () => {
    const choices = (goods: readonly [number, number, number]): Set<string> => {
      const t = new Table({ starter: 2 }).give(3, { goods, reserve: 1 });
      t.arrange((s) => {
        s.hands[2] = [20];
      });
      return new Set(Array.from({ length: 60 }, () => answer(t, 3)));
    };
    expect(choices([8, 0, 0])).not.toContain('choose islander');
    expect(choices([0, 0, 4])).toContain('choose islander');
  });
});

describe('the estimate', () => {
  const { policy } = pirates;
  const lead = (t: Table): number => {
    const [first = 0, second = 0] = policy?.evaluate(t.state) ?? [];
    return first - second;
  };
  const EARLY = { above: 18, finale: 0 };
  const LATE = { above: 0, finale: 4 };
  const at = (time: typeof EARLY, seats = 3): Table => new Table({ seats }).arrange((s) => Object.assign(s, time));

  test('has a weight for every feature in every part of the game, and features are figures wherever one looks', () => {
    const features = policy?.features;
    expect(features).toBeDefined();
    if (features === undefined) return;
    expect(fitted.weights.map((row) => row.length)).toEqual(new Array(features.buckets).fill(features.names.length));
    expect(fitted.spread).toHaveLength(features.buckets);
    for (const seats of [2, 3, 4]) {
      const s = pirates.initial({ seats, options: {} });
      const looked = new Set<number>();
      playOut(pirates, s, plainRng(seats), (state, seat, moves, source) => {
        looked.add(features.bucket(state));
        const measured: number[] = [];
        features.measure(state, seat, measured);
        expect(measured).toHaveLength(features.names.length);
        expect(measured.every(Number.isFinite)).toBe(true);
        return moves[source.below(moves.length)] as Move;
      });
      expect(looked.size).toBeGreaterThanOrEqual(4);
      for (const bucket of looked) expect(fitted.spread[bucket]).toBeGreaterThan(0);
    }
  });

  test.each([2, 3, 4])('likes a chest, and dislikes a mark, early and late at a table of %i', (seats) => {
    for (const time of [EARLY, LATE]) {
      const even = lead(at(time, seats).give(1, { chests: 12 }));
      expect(lead(at(time, seats).give(1, { chests: 13 }))).toBeGreaterThan(even);
      expect(lead(at(time, seats).give(1, { chests: 12, marks: 1 }))).toBeLessThan(even - 2);
    }
  });

  test('values ships more at the beginning than at the end', () => {
    const gain = (time: typeof EARLY): number => lead(at(time).give(1, { reserve: 0 })) - lead(at(time));
    expect(gain(EARLY)).toBeGreaterThan(1);
    expect(gain(LATE)).toBeLessThan(gain(EARLY) / 2);
  });

  test('a Merchant with a rich cargo to come is worth more than one with an empty hold', () => {
    const rich = new Table().give(1, { goods: [4, 0, 0] });
    const poor = new Table().give(1, { goods: [0, 0, 0] });
    for (const t of [rich, poor]) t.roles('merchant', 'cartographer', 'cartographer');
    expect(lead(rich)).toBeGreaterThan(lead(poor) + 3);
  });

  test('knows the end from the beginning: guesses are far off early and close late', () => {
    const spread = (time: typeof EARLY): number => policy?.spread?.(at(time).state) ?? 0;
    expect(spread(EARLY)).toBeGreaterThan(2 * spread(LATE));
  });

  test('a stage is a round: it ends when the roles are chosen anew', () => {
    const t = new Table({ seats: 2 });
    const stages = [policy?.stage?.(t.state)];
    t.roles('cartographer', 'merchant');
    stages.push(policy?.stage?.(t.state));
    t.play('2 done');
    stages.push(policy?.stage?.(t.state));
    t.play('1 draw', '* adventure ES1', '1 done');
    stages.push(policy?.stage?.(t.state));
    expect(stages[1]).toBe(stages[2]);
    expect(new Set(stages).size).toBe(3);
  });
});
