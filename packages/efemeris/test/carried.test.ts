import { describe, expect, test } from 'vitest';
import { CREW } from '../src';
import { slotOfCrew } from '../src/data/crew';
import { COSME, DOCTOR, EFFECTS, EXTRA_SPICE } from '../src/data/effects';
import { arrange, bonusesOf, duel, endTurn, fortified, general, inPlay, offers, spices, type Table, team, where } from './helpers';

/* What is carried over and what is not: from turn to turn, from ship to ship, from partner to partner. */

function prepare(t: Table, seat: number, effect: number): Table {
  return t.arrange((s) => {
    s.effects[(seat - 1) * EFFECTS.length + effect] = 1;
  });
}

/** A card face up below the board of a seat. */
function inUse(t: Table, seat: number, crew: string): Table {
  return t.arrange((s) => {
    const slot = slotOfCrew(
      s.nation[seat - 1] ?? 0,
      CREW.findIndex(({ id }) => id === crew),
    );
    s.inPlay[(seat - 1) * 5 + slot] = 1;
    s.reserve[(seat - 1) * 5 + slot] = (s.reserve[(seat - 1) * 5 + slot] ?? 0) - 1;
    s.reserveSize[seat - 1] = (s.reserveSize[seat - 1] ?? 0) - 1;
  });
}

describe('a shot at the second seat, by the third', () => {
  const broadside = (ships: Readonly<Record<string, string>>): Table =>
    arrange(general(), { turn: 3, ships: { '1g': '-', '3g': 'd4n', ...ships }, hands: { 3: 'gunner' } });

  test('EF-320 the Doctor protects the galleon and no frigate', () => {
    const galleon = prepare(broadside({ '2g': 'P2.b' }), 2, DOCTOR);
    expect(galleon.refusal('3 gunner 2g')).toMatchObject({ code: 'DOCTOR_ABOARD', rule: 'EF-320' });
    const frigate = prepare(broadside({ '2g': 'd4s', '2f1': 'P2.b' }), 2, DOCTOR);
    frigate.play('3 gunner 2f1');
    expect(where(frigate, '2f1')).toBe('nowhere');
  });

  test('EF-146 with a frigate neither captain nor crew nor what they prepared is lost; with the galleon all of it', () => {
    const lose = (ships: Readonly<Record<string, string>>, target: string): Table => {
      const t = inUse(prepare(broadside(ships), 2, COSME), 2, 'banker');
      t.play(`3 gunner ${target}`);
      return t;
    };
    const frigate = lose({ '2g': 'd4s', '2f2': 'P2.b' }, '2f2');
    expect([frigate.state.galleonsLost[1], inPlay(frigate, 2), frigate.state.effects[EFFECTS.length + COSME]]).toEqual([0, 'banker', 1]);
    const galleon = lose({ '2g': 'P2.b', '2f2': 'd4s' }, '2g');
    expect([galleon.state.galleonsLost[1], inPlay(galleon, 2), galleon.state.effects[EFFECTS.length + COSME]]).toEqual([1, '', 0]);
  });

  test('EF-142 EF-192 a fortress of the partner is no target', () => {
    const t = arrange(team(), { turn: 4, ships: { '4g': 'P3.a', '3g': '-' }, planets: { posidonius: '3+' }, hands: { 4: 'gunner' } });
    expect(t.refusal('4 gunner fort posidonius')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-142' });
    expect(offers(t, 4, 'gunner fort')).toEqual([]);
    expect(fortified(t, 'posidonius')).toBe(true);
  });
});

describe('from turn to turn', () => {
  test('EF-100 a Solar Wind leaves the ship its normal move', () => {
    const t = arrange(duel(), { turn: 2, ships: { '2g': 'd4n', '1g': 'P3.a' }, bonuses: { 2: 'wind' } });
    t.play('2 wind g rose', '2 sail g d4n');
    expect(t.refusal('2 sail g rose')).toMatchObject({ code: 'HAS_SAILED' });
  });

  test('EF-096 three crew cards a turn, and three again in the next', () => {
    const t = arrange(duel(), { turn: 2, hands: { 2: 'banker banker doctor shipbuilder' }, spices: { 2: [3, 3] } });
    t.play('2 banker pepper', '2 banker vanilla', '2 doctor');
    expect(t.refusal('2 shipbuilder')).toMatchObject({ code: 'CREW_LIMIT', rule: 'EF-096', params: { n: 3 } });
    endTurn(t, 2);
    endTurn(t, 1);
    t.play('2 shipbuilder');
  });

  test('EF-186 two spices are shared a turn, whoever gives them, and two again in the next', () => {
    const t = arrange(team(), { turn: 3, phase: 'construct', spices: { 3: [3, 0], 4: [0, 3] } });
    t.play('3 share pepper', '4 share vanilla');
    expect(t.refusal('3 share pepper')).toMatchObject({ code: 'SHARE_LIMIT', rule: 'EF-186', params: { n: 2 } });
    expect(offers(t, 4, 'share')).toEqual([]);
    t.play('3 done', '4 done');
    endTurn(t, 1, 2);
    t.play('3 done', '4 done', '4 share vanilla');
  });

  test('EF-D81 a tile is handed over once a turn, and again in the next', () => {
    const t = arrange(team(), { turn: 3 });
    t.arrange((s) => {
      s.entrusted = true;
    });
    endTurn(t, 3, 4);
    expect(t.state.entrusted).toBe(false);
  });

  test('EF-D26 a partner who refused is asked again in the next turn', () => {
    const t = arrange(team({ captains: ['hubac', 'cassini', 'blake', 'byng'] }), {
      turn: 2,
      ships: { '1g': 'd3n', '2g': 'd4ne', '3g': 'd4s', '4g': 'd4sw' },
      hands: { 2: 'officer' },
    });
    t.play('2 officer turn P2 ne', '1 refuse');
    expect(t.refusal('2 officer turn P2 ne')).toMatchObject({ code: 'PARTNER_REFUSED', rule: 'EF-D26' });
    endTurn(t, 1, 2);
    endTurn(t, 3, 4);
    expect(t.play('2 officer turn P2 ne').map(({ kind }) => kind)).toEqual(['TurnProposed']);
  });

  test('EF-321 a Shipbuilder’s frigate is free, the next one is paid', () => {
    const t = arrange(duel(), {
      turn: 2,
      hands: { 2: 'shipbuilder' },
      ships: { '2g': 'd4n', '1g': 'P2.a' },
      planets: { apollas: 2 },
      tiles: ['P6 e4 n'],
      spices: { 2: [3, 0] },
    });
    t.play('2 shipbuilder', '2 done', '2 frigate posidonius');
    expect(spices(t, 2)).toEqual([3, 0]);
    t.play('2 frigate apollas');
    expect(spices(t, 2)).toEqual([1, 0]);
  });
});

describe('what only some may have', () => {
  test('EF-271 Pargo’s extra spices come to his galleon, not to a frigate on a factory', () => {
    const spain = { nations: ['france', 'spain'], captains: ['hubac cosme', 'pargo isabel'] };
    const collect = (ships: Readonly<Record<string, string>>): readonly number[] => {
      const t = arrange(duel(spain), {
        turn: 1,
        phase: 'construct',
        tiles: ['S4 e3 n'],
        planets: { posidonius: 0, apollas: 2 },
        ships: { '1g': 'd4n', ...ships },
        spices: { 2: [0, 0] },
      });
      prepare(t, 2, EXTRA_SPICE).arrange((s) => {
        s.effects[EFFECTS.length + EXTRA_SPICE] = 2;
      });
      t.play('1 done');
      return spices(t, 2);
    };
    // Apollas brings a pepper; S4 has a vanilla factory.
    expect(collect({ '2g': 'd4s', '2f1': 'S4.f' })).toEqual([1, 1]);
    expect(collect({ '2g': 'S4.f', '2f1': 'd4s' })).toEqual([1, 3]);
  });

  test('EF-082 EF-104 with one marker left in the bag the first of two partners draws it', () => {
    const t = arrange(team(), { turn: 1, phase: 'construct', ships: { '3g': 'P3.k', '4g': 'P2.a', '1g': 'd4n', '2g': 'd4ne' } });
    t.arrange((s) => {
      s.spentBonuses = [8, 8, 7];
      s.bag = [0, 0, 1];
    });
    t.play('1 done', '2 done');
    expect(t.state.draws).toEqual([0, 0, 1, 0]);
    t.play('* bonus cargo');
    expect([bonusesOf(t, 3), bonusesOf(t, 4)]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('EF-D72 a Governor saves nothing on the partner’s planet', () => {
    const t = arrange(team({ nations: ['france', 'spain'], captains: ['hubac', 'victorine', 'pargo', 'isabel'] }), {
      turn: 4,
      ships: { '4g': 'posidonius', '3g': 'd4n' },
      hands: { 4: 'governor' },
    });
    expect(t.refusal('4 governor')).toMatchObject({ code: 'OWN_PLANET', rule: 'EF-D72' });
  });

  test('EF-D15 where no fortress may be built under an enemy ship, an own one is no hindrance', () => {
    const build = (ship: string): Table =>
      arrange(duel({ options: { fortressUnderEnemyShip: false } }), {
        turn: 2,
        phase: 'construct',
        ships: { '1g': 'd4n', '2g': 'd4s', [ship]: 'posidonius' },
        spices: { 2: [1, 1] },
      });
    expect(build('1g').refusal('2 fortress posidonius')).toMatchObject({ code: 'SHIP_ON_PLANET', rule: 'EF-D15' });
    build('2g').play('2 fortress posidonius');
  });

  test('EF-175 a drawn game has no ranks, however many planets anybody holds', () => {
    const t = arrange(general(), { planets: { demodamas: 2, apollas: 2, pytheas: 3 } });
    expect(t.game.ranking(t.state)[1]).toBe(1);
    t.arrange((s) => {
      s.phase = 'over';
    });
    expect(t.game.ranking(t.state)).toEqual([1, 1, 1]);
  });
});
