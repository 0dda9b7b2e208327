import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, type Event, strengthAgainst } from '../src';
import { NONE, pirateStrength, TOKEN_GONE, TOKEN_HIDDEN, timeMarker } from '../src/state';
import { endRound, eventsOf, give, table, tokenNumber } from './helpers';

describe('end of a round: pirates', () => {
  test('AM-170 AM-171 AMX-27 strength is the sum of the open markers; who has enough cannons pays it and keeps the rest', () => {
    const t = table();
    t.arrange((s) => {
      s.pirates = [4, 2];
      s.cannons = [8, 6];
      s.vp = [5, 5];
    });
    expect(pirateStrength(t.state)).toBe(6);
    endRound(t, 2);
    expect(t.state).toMatchObject({ cannons: [2, 0], vp: [5, 5] });
  });

  test('AM-172 AM-173 AM-D40 AMD-01 who has fewer loses all cannons and the full strength in points, never below 0', () => {
    const t = table();
    t.arrange((s) => {
      s.pirates = [4, 2];
      s.cannons = [4, 5];
      s.vp = [3, 20];
    });
    const events = endRound(t, 2);
    expect(eventsOf(events, 'PiratesPlundered')).toEqual([
      { kind: 'PiratesPlundered', seat: 0, strength: 6, cannons: 4, loss: 3 },
      { kind: 'PiratesPlundered', seat: 1, strength: 6, cannons: 5, loss: 6 },
    ]);
    expect(t.state).toMatchObject({ cannons: [0, 0], vp: [0, 14] });
    // A second loss is clamped at 0 again.
    t.play('* pirate 0', '* progress end-7 end-gold gold3 gold5', '* production sugar2 sugar2 sugar3 sugar3 coffee2 coffee2');
    endRound(t, 3);
    expect(t.state.vp).toEqual([0, 8]);
  });

  test('AM-174 pirates also come after round 5, before the final scoring', () => {
    const t = table();
    t.arrange((s) => {
      s.pirates = [4];
      s.vp = [9, 9];
    });
    const kinds = endRound(t, 5).map(({ kind }) => kind);
    expect(kinds.indexOf('PiratesPlundered')).toBeLessThan(kinds.indexOf('FinalScored'));
    expect(amerigo.score(t.state).lines.find(({ item }) => item === 'pirates')?.points).toEqual([-4, -4]);
  });

  test('AM-203 AM-D47 the token makes the pirates 2 stronger for all others', () => {
    const t = give(table(3), 2, 'pirates-plus2');
    t.arrange((s) => {
      s.pirates = [3];
      s.cannons = [4, 3, 5];
      s.vp = [9, 9, 9];
    });
    expect([0, 1, 2].map((seat) => strengthAgainst(t.state, seat))).toEqual([5, 3, 5]);
    endRound(t);
    expect(t.state).toMatchObject({ cannons: [0, 0, 0], vp: [4, 9, 9] });
  });

  test('AM-204 AM-D27 with the token half the strength, +2 first, rounded up; the cannons are lost all the same', () => {
    const t = give(give(table(), 1, 'pirates-half'), 2, 'pirates-plus2');
    t.arrange((s) => {
      s.pirates = [3];
      s.cannons = [4, 9];
      s.vp = [9, 9];
    });
    endRound(t);
    expect(t.state).toMatchObject({ cannons: [0, 6], vp: [6, 9] });
  });

  test('AM-205 AM-D25 AMD-04 repelling pays 2 gold at every round end, also against strength 0 without cannons', () => {
    const t = give(table(), 1, 'pirates-gold');
    const [repelled] = eventsOf(endRound(t), 'PiratesRepelled');
    expect(repelled).toEqual({ kind: 'PiratesRepelled', seat: 0, strength: 0, gold: 2, overflow: 0 });
    t.play('* pirate 4', '* progress end-7 end-gold gold3 gold5', '* production sugar2 sugar2 sugar3 sugar3 coffee2 coffee2');
    t.arrange((s) => {
      s.cannons = [4, 0];
    });
    endRound(t, 2);
    expect(t.state.gold).toEqual([4, 1]);
    t.play('* pirate 3', '* progress end-posts cube-vp gold-half post-gold', '* production sugar4 coffee3 coffee4 coffee4 cotton2 cotton3');
    endRound(t, 3);
    expect(t.state.gold[0]).toBe(4);
  });

  test('AM-D47 strength 0 is always repelled', () => {
    const events = endRound(table(4));
    expect(eventsOf(events, 'PiratesRepelled')).toHaveLength(4);
    expect(eventsOf(events, 'PiratesPlundered')).toHaveLength(0);
  });
});

describe('preparation of the next round', () => {
  test('AM-180 AMX-28 one more pirate marker is turned up: 6 and 4 make 10', () => {
    const t = table();
    t.arrange((s) => {
      s.pirates = [3, 2, 1];
    });
    endRound(t, 3);
    const [shown] = eventsOf(t.play('* pirate 4'), 'PirateShown');
    expect(shown).toEqual({ kind: 'PirateShown', marker: 4, strength: 10 });
  });

  test('AM-181 AM-185 the right area is cleared, the left moves over with its gaps, four new tokens come to the left', () => {
    const t = table();
    give(t, 1, 'plus2-black');
    endRound(t);
    t.play('* pirate 1');
    expect(t.refusal('* progress end-7 end-gold gold3')).toMatchObject({ rule: 'AM-042' });
    t.play('* progress end-7 end-gold gold3 gold5');
    const names = ['end-7', 'end-gold', 'gold3', 'gold5', 'plus2-blue', undefined, 'plus2-red', 'plus2-brown'];
    expect(t.state.progressOffer).toEqual(names.map((id) => (id === undefined ? NONE : tokenNumber(id))));
    expect(['plus2-green', 'plus2-yellow', 'plus1-blue-red', 'plus1-green-yellow'].map((id) => t.state.tokenAt[tokenNumber(id)])).toEqual(
      Array(4).fill(TOKEN_GONE),
    );
  });

  test('AM-182 AM-183 unsold production tokens leave, the next stack is laid out, and the time marker sinks', () => {
    const t = table();
    expect(timeMarker(t.state)).toBe(5);
    endRound(t);
    const events = t.play(
      '* pirate 1',
      '* progress end-7 end-gold gold3 gold5',
      '* production sugar2 sugar3 sugar3 sugar4 coffee2 coffee2',
    );
    expect(t.state.productionGone).toBe(6);
    expect(t.state.productionOffer).toHaveLength(6);
    expect(eventsOf(events, 'RoundBegan')).toEqual([{ kind: 'RoundBegan', round: 2, time: 4 }]);
    expect(timeMarker(t.state)).toBe(4);
    expect(t.state).toMatchObject({ round: 2, phase: 0, stage: 'throw' });
  });

  test('AM-184 AM-042 AM-040 in a whole game every progress token and every production token appears once, and five pirate markers', () => {
    for (const seats of [2, 3, 4]) {
      const s = amerigo.initial({ seats, options: {} });
      const rng = plainRng(seats);
      const laid: number[] = [];
      const emit = (event: Event): void => {
        if (event.kind === 'TokensLaid') laid.push(...event.tokens);
        amerigo.evolve(s, event);
      };
      for (let turn = amerigo.turn(s); turn.kind !== 'over'; turn = amerigo.turn(s)) {
        if (turn.kind === 'chance') amerigo.chance(s, amerigo.sample(s, rng), emit);
        else amerigo.play(s, turn.seats[0] ?? 0, s.stage === 'choose' ? { kind: 'gold' } : { kind: 'end' }, emit);
      }
      expect(laid.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, token) => token));
      expect(s.tokenAt).not.toContain(TOKEN_HIDDEN);
      expect(s.productionHidden.every((count) => count === 0)).toBe(true);
      expect(s.pirates).toHaveLength(5);
    }
  });
});
