import { type Chooser, plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import {
  allowsRitualsNow,
  battleSteps,
  CURSE_CARDS,
  type Event,
  enemiesOf,
  isPrivateerOf,
  type Move,
  mostDemanded,
  pirates,
  priceOf,
  RITUAL_COSTS,
  ROLE_CARDS,
  rulesOfCard,
  type State,
} from '../src';
import { lie, Table } from './helpers';

const sensible: Chooser<State, Move> = (s, seat, _moves, rng) => pirates.policy?.rollout(s, seat, rng) ?? { kind: 'done' };

/** Seat 2 of three plays EN3 as one of three Captains; seat 1 stays at home. */
function battle(...dice: readonly string[]): Table {
  const t = new Table({
    starter: 2,
    hands: [
      ['ES1', 'HB1', 'kraken'],
      ['EN3', 'HB3', 'sirens'],
    ],
  });
  t.roles('captain', 'captain', 'captain');
  t.play('2 play EN3', '2 send 2', '3 send 1', '1 send 0');
  t.play(lie(...dice));
  return t;
}

describe('what boards ask', () => {
  test('PI-100 PI-101 PI-104 the battle so far is read off the dice: who met, how far apart, who went down', () => {
    const t = battle('3@100,100', '6@200,200', '2@30,240', '3@100,130', '5@65,240', '6@220,200');
    expect(battleSteps(t.state)).toEqual([
      { step: 1, red: 1, pirate: 5, mm: 20, sunk: [1, 5], saved: false },
      { step: 2, red: 0, pirate: 3, mm: 30, sunk: [0, 3], saved: false },
      { step: 3, red: 2, pirate: 4, mm: 35, sunk: [2], saved: false },
    ]);
  });

  test('PI-106 while a tie waits the battle is told up to it, and goes on with the pair that was chosen', () => {
    const t = battle('3@100,100', '1@250,250', '1@30,250', '3@100,130', '2@130,100', '6@250,30');
    expect([t.waits, battleSteps(t.state)]).toEqual(['2 tie', []]);
    t.play('2 fight 1 5');
    expect(battleSteps(t.state)[0]).toMatchObject({ red: 0, pirate: 4, sunk: [4] });
  });

  test('PI-100 PI-144 it tells what happened, battle after battle of whole games', () => {
    let clashes = 0;
    let saved = 0;
    for (let seed = 0; seed < 3; seed++) {
      const s = pirates.initial({ seats: 4, options: {} });
      const seen: Event[] = [];
      const watched: typeof pirates = {
        ...pirates,
        evolve: (state: State, event) => {
          pirates.evolve(state, event);
          if (event.kind === 'DiceThrown') seen.length = 0;
          if (event.kind !== 'ShipsClashed') return;
          seen.push(event);
          clashes++;
          if (event.saved) saved++;
          const told = battleSteps(state).map((step) => [step.red, step.pirate, step.sunk.length, step.saved]);
          expect(told).toEqual(seen.map((e) => (e.kind === 'ShipsClashed' ? [e.red, e.pirate, e.sunk === 'both' ? 2 : 1, e.saved] : [])));
        },
      };
      playOut(watched, s, plainRng(seed), sensible);
    }
    expect(clashes).toBeGreaterThan(100);
    expect(saved).toBeGreaterThan(0);
  });

  test('PI-017 PI-D22 the ruler: enemies of a die that are afloat, nearest first, in whole millimetres between centres', () => {
    const t = battle('3@100,100', '6@200,200', '6@30,240', '3@100,130', '2@130,100', '6@220,200');
    // The tie waits after the nearest pair sank each other.
    expect(t.waits).toBe('2 tie');
    expect(enemiesOf(t.state, 0)).toEqual([
      { die: 3, mm: 30 },
      { die: 4, mm: 30 },
    ]);
    expect(enemiesOf(t.state, 4)).toEqual([
      { die: 0, mm: 30 },
      { die: 2, mm: 172 },
    ]);
    expect(enemiesOf(t.state, 6)).toEqual([]);
  });

  test('PI-140 rituals are open in the turn of a role that allows them, and only there', () => {
    const open = ['shipbuilder', 'governor', 'captain', 'islander', 'shaman', 'merchant', 'cartographer'].map((role) => {
      const t = new Table({ starter: 2 });
      t.roles(role, role, role);
      return allowsRitualsNow(t.state);
    });
    expect(open).toEqual([true, true, false, false, false, true, true]);
    expect(allowsRitualsNow(new Table().state)).toBe(false);
    const t = new Table({ starter: 2 });
    t.roles('captain', 'cartographer', 'captain');
    t.play('3 done', '1 done', '2 draw', '* adventure NL1');
    expect([t.waits, allowsRitualsNow(t.state)]).toEqual(['2 giftDraw', false]);
    expect(RITUAL_COSTS).toEqual({ doubleHold: 2, unsinkable: 3, bargain: 3 });
  });

  test('PI-088 PI-159 PI-171 privateers, the most wanted good and prices are the engine’s to tell', () => {
    const t = new Table().arrange((s) => {
      s.privateers[3] = 2;
    });
    expect([11, 12, 15].map((card) => isPrivateerOf(t.state, 2, card))).toEqual([false, true, true]);
    expect(isPrivateerOf(t.state, 1, 12)).toBe(false);
    expect(
      [
        [3, 2, 1],
        [2, 3, 1],
        [1, 2, 3],
      ].map(mostDemanded),
    ).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3, 4].map((count) => priceOf([1, 2, 3], 2, count))).toEqual([0, 1, 2, 9, 12]);
  });

  test('PI-060 PI-080 PI-130 PI-150 every role, curse and card names rules of the ledger', async () => {
    const { rules } = await pirates.texts.en();
    const cited = [
      ...ROLE_CARDS.cards.map((card) => card.rules),
      ...CURSE_CARDS.cards.map((card) => [card.rule]),
      ...[0, 15, 16, 21, 22, 29].map(rulesOfCard),
    ];
    for (const ids of cited) {
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(rules[id], id).toBeDefined();
    }
    expect(new Set(CURSE_CARDS.cards.map((card) => card.rule)).size).toBe(8);
    expect([15, 16, 21, 22].map((card) => rulesOfCard(card)[0])).toEqual(['PI-080', 'PI-130', 'PI-130', 'PI-150']);
  });
});
