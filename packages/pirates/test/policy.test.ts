import { type Chooser, plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Move, pirates, type State } from '../src';
import { lie, Table } from './helpers';

const rng = plainRng(6);
const answer = (t: Table, seat: number): string => {
  const move = pirates.policy?.rollout(t.state, seat - 1, rng);
  return move === undefined ? '' : pirates.notation.writeMove(move);
};

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

  test('values ships more at the beginning than at the end', () => {
    const early = new Table().give(1, { reserve: 0 });
    const late = new Table().give(1, { reserve: 0 }).arrange((s) => {
      s.finale = 4;
    });
    const lead = (t: Table): number => {
      const [first = 0, second = 0] = pirates.policy?.evaluate(t.state) ?? [];
      return first - second;
    };
    expect(lead(early)).toBeGreaterThan(2);
    expect(lead(late)).toBeLessThan(1);
  });
});
