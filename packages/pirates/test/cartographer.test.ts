import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src';
import { kinds, Table } from './helpers';

/** Two Cartographers, so that no gift disturbs the counting; it is seat 1's turn. */
function pair(t: Table): Table {
  t.roles('cartographer', 'cartographer', 'captain');
  t.play('3 done');
  return t;
}

/** Seat 1 alone and start player: the double gift. */
function alone(t: Table): Table {
  t.roles('cartographer', 'captain', 'captain');
  t.play('2 done', '3 done');
  return t;
}

describe('Cartographer', () => {
  test('PI-190 the top card goes to hand; it is one that nobody holds and nobody played', () => {
    const t = pair(new Table());
    t.play('1 draw');
    expect(t.refusal('* adventure EN3')).toMatchObject({ code: 'IMPOSSIBLE_CARD', rule: 'PI-190' });
    t.play('* adventure NL4');
    expect(t.of(1).hand).toEqual(['EN3', 'NL4', 'HB1', 'kraken']);
    expect(t.state).toMatchObject({ above: 16, below: 4 });
  });

  test('PI-192 declining costs a mark', () => {
    const t = pair(new Table());
    t.play('1 done');
    expect(t.of(1)).toMatchObject({ marks: 1 });
    expect(t.of(1).hand).toHaveLength(3);
  });

  test('PI-191 PI-D62 gift cards one after the other, each by choice and seen before the next', () => {
    const t = alone(new Table());
    t.play('1 draw', '* adventure NL1');
    expect(t.waits).toBe('1 giftDraw');
    expect(t.moves(0)).toEqual(['draw', 'done']);
    t.play('1 draw', '* adventure NL2');
    expect(t.waits).toBe('1 giftDraw');
    t.play('1 done');
    expect(t.of(1).hand).toHaveLength(5);
    expect(t.of(1).marks).toBe(0);
    expect(t.state.round).toBe(2);
  });

  test('PI-194 PI-D48 the End card is laid open and replaced, also when a gift draw meets it, and only once', () => {
    const t = alone(
      new Table().arrange((s) => {
        s.above = 1;
      }),
    );
    t.play('1 draw', '* adventure NL1');
    expect(t.state).toMatchObject({ above: 0, below: 4, finale: 0 });
    const gift = t.play('1 draw');
    expect(kinds(gift, 'EndCardDrawn')).toEqual([{ kind: 'EndCardDrawn', seat: 0 }]);
    t.play('* adventure NL2');
    expect(t.of(1).hand).toHaveLength(5);
    expect(t.state).toMatchObject({ above: 0, below: 3, finale: 1, endInDeck: false });
    expect(kinds(t.play('1 draw'), 'EndCardDrawn')).toEqual([]);
  });

  test('PI-D47 the gift ends with the deck, without a mark', () => {
    const t = alone(
      new Table().arrange((s) => {
        s.above = 0;
        s.endInDeck = false;
        s.below = 2;
      }),
    );
    t.play('1 draw', '* adventure NL1', '1 draw', '* adventure NL2');
    expect(t.of(1)).toMatchObject({ marks: 0 });
    expect(t.of(1).hand).toHaveLength(5);
    expect(t.state.round).toBe(2);
  });

  test('PI-195 PI-D52 PI-D71 no hand limit; faces are secret, their number and everything else is open', () => {
    const t = alone(new Table());
    t.play('1 draw', '* adventure NL1', '1 draw', '* adventure NL2', '1 draw', '* adventure NL3');
    const seen = pirates.view(t.state, 1);
    expect(seen.hands[0]).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(seen).toEqual({ ...t.state, hands: [seen.hands[0], t.state.hands[1], [-1, -1, -1]] });
    const drawn = { kind: 'CardDrawn', seat: 0, card: 12, gift: false } as const;
    expect(pirates.redact(drawn, 1, t.state)).toEqual({ ...drawn, card: -1 });
    expect(pirates.redact(drawn, 0, t.state)).toBe(drawn);
  });

  test('PI-D51 the adventure deck is never reshuffled: what was played does not come back', () => {
    const t = pair(
      new Table().arrange((s) => {
        s.played.push(12, 13, 14);
        s.above = 14;
      }),
    );
    t.play('1 draw');
    for (const card of ['NL1', 'NL2', 'NL3']) expect(t.refusal(`* adventure ${card}`)).toMatchObject({ code: 'IMPOSSIBLE_CARD' });
    const rng = plainRng(3);
    for (let i = 0; i < 200; i++) {
      const outcome = pirates.sample(t.state, rng);
      expect(outcome.kind === 'adventure' && !t.state.played.includes(outcome.card)).toBe(true);
    }
  });
});
