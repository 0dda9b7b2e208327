import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { efemeris, lostByLastPlanet } from '../src';
import { arrange, bonusesOf, duel, endTurn, general, hand, ownerOf, type Position, spices, type Table, team, where } from './helpers';

const won: Position = { phase: 'construct', tiles: ['P7 e3 n'], ships: { '1g': 'hecateus' }, spices: { 1: [5, 5] } };

describe('victory', () => {
  test('EFX-55 EF-124 EF-170 EF-D13 EF-D57 duel: the fifth planet wins at once, the mobilisation planet counts', () => {
    const t = arrange(duel(), { ...won, planets: { patrocles: 1, apollas: 1, pytheas: 1, demodamas: 1 } });
    const events = t.play('1 conquer hecateus');
    expect(events.at(-1)).toEqual({ kind: 'GameWon', side: 0, planets: 5 });
    expect(t.run.turn.kind).toBe('over');
    expect(t.game.ranking(t.state)).toEqual([1, 2]);
    expect(lostByLastPlanet(t.state, 1)).toBe(false);
  });

  test('EF-D13 planets are counted at one moment: a lost one no longer counts', () => {
    const t = arrange(duel(), { ...won, planets: { patrocles: 1, apollas: 1, pytheas: 2, demodamas: 1 } });
    t.play('1 conquer hecateus');
    expect(t.run.turn.kind).toBe('seats');
    expect(t.game.ranking(t.state)).toEqual([1, 2]);
  });

  test('EFX-56 EF-171 EF-D14 duel: whoever takes the last planet of the other wins with fewer than five', () => {
    const t = arrange(duel(), {
      phase: 'construct',
      planets: { apollas: 1 },
      ships: { '1g': 'posidonius', '2g': 'rose' },
      spices: { 1: [5, 5] },
    });
    const events = t.play('1 conquer posidonius');
    expect(events.at(-1)).toEqual({ kind: 'GameWon', side: 0, planets: 3 });
    expect([0, 1].map((seat) => lostByLastPlanet(t.state, seat))).toEqual([false, true]);
  });

  test('EFX-57 EF-044 EF-172 general: four planets win', () => {
    const t = arrange(general(), { ...won, planets: { patrocles: 1, demodamas: 1, pytheas: 1 } });
    t.play('1 conquer hecateus');
    expect(t.state.winner).toBe(0);
    expect(t.game.ranking(t.state)).toEqual([1, 2, 2]);
  });
});

describe('elimination', () => {
  const start = (): Table =>
    arrange(general(), {
      phase: 'construct',
      ships: { '1g': 'posidonius', '2g': 'rose', '2f1': 'd4n' },
      spices: { 1: [5, 5], 2: [3, 3] },
      bonuses: { 2: 'wind wind' },
    });

  test('EF-173 EF-D14 EF-D78 general: who loses the last planet leaves with ships, spices, cards and markers; the conqueror goes on', () => {
    const t = start();
    t.arrange((s) => {
      s.frozenBy[6] = 1;
    });
    const bag = [...t.state.bag];
    t.play('1 conquer posidonius');
    expect(t.state.eliminated).toEqual([0, 1, 0]);
    expect([where(t, '2g'), where(t, '2f1')]).toEqual(['nowhere', 'nowhere']);
    expect([spices(t, 2), bonusesOf(t, 2), hand(t, 2)]).toEqual([[0, 0], [0, 0, 0], '']);
    expect(t.state.bag).toEqual(bag);
    expect(t.state.spentBonuses).toEqual([2, 0, 0]);
    expect(t.state.frozenBy[6]).toBe(-1);
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0] });
    t.play('1 done');
    expect(t.state.active).toBe(2);
    endTurn(t, 3);
    expect(t.state.active).toBe(0);
    expect(t.game.ranking(t.state)).toEqual([1, 3, 2]);
  });

  test('EF-173 EF-D14 the last survivor wins at once', () => {
    const t = start();
    t.play('1 conquer posidonius');
    arrange(t, { phase: 'construct', ships: { '1g': 'apollas', '3g': 'rose' }, spices: { 1: [5, 5] } });
    t.play('1 conquer apollas');
    expect(t.state.winner).toBe(0);
    expect(ownerOf(t, 'apollas')).toBe(1);
    expect(t.game.ranking(t.state)).toEqual([1, 3, 2]);
  });
});

describe('team', () => {
  test('EFX-95 EF-174 EF-191 EF-D52 the nation’s planets count together', () => {
    const t = arrange(team(), {
      phase: 'construct',
      planets: { patrocles: 1, pytheas: 1, demodamas: 2, hipparchus: 2 },
      tiles: ['P7 e4 n'],
      ships: { '2g': 'hecateus' },
      spices: { 2: [3, 0] },
    });
    t.play('2 conquer hecateus');
    expect(ownerOf(t, 'hecateus')).toBe(2);
    expect(t.state.winner).toBe(0);
    expect(t.game.ranking(t.state)).toEqual([1, 1, 3, 3]);
  });

  test('EF-174 EF-D51 a partner without planets plays on; a nation without any has lost', () => {
    const t = arrange(team(), {
      phase: 'construct',
      ships: { '1g': 'posidonius', '3g': '-' },
      spices: { 1: [5, 5], 3: [2, 2] },
      turn: 1,
    });
    t.arrange((s) => {
      s.galleonsLost[2] = 1;
    });
    t.play('1 conquer posidonius');
    expect(t.run.turn.kind).toBe('seats');
    endOfConstruction(t);
    t.play('3 done', '4 done');
    expect(t.refusal('3 frigate posidonius')).toMatchObject({ code: 'NOT_YOUR_PLANET' });
    expect(t.moves(2).filter((move) => /^(frigate|fortress)/.test(move))).toEqual([]);
    t.play('3 galleon rose');
    arrange(t, { phase: 'construct', turn: 1, ships: { '2g': 'apollas', '4g': 'rose' }, spices: { 2: [5, 5] } });
    t.play('2 conquer apollas');
    expect(t.state.winner).toBe(0);
  });

  function endOfConstruction(t: Table): void {
    t.play('1 done', '2 done');
  }
});

describe('draws', () => {
  test('EFX-59 EF-175 EF-D56 all may agree on a game without winner; until then it goes on', () => {
    const t = arrange(duel(), { ships: { '1g': '-', '2g': '-' } });
    t.play('1 done');
    expect(t.run.turn.kind).toBe('seats');
    t.run.append({ kind: 'end', how: 'draw' });
    expect(t.run.turn.kind).toBe('over');
    expect(t.run.agreedEnd).toBe('draw');
    expect(t.state.winner).toBe(-1);
    expect(t.refusal('1 done').code).toBe('GAME_OVER');
  });

  test('EF-D77 when nobody can ever have a ship again the game is drawn without asking', () => {
    const start = (built: number): Table => {
      const t = arrange(duel(), { tiles: ['S10 e3 n'], ships: { '1g': 'S10.a', '2g': '-' } });
      t.arrange((s) => {
        s.frigatesBuilt = [2, built];
        s.galleonsLost = [1, 2];
      });
      return t;
    };
    const dead = start(2);
    expect(dead.play('1 sail g S10.s').at(-1)).toEqual({ kind: 'GameDrawn' });
    expect(dead.state.winner).toBe(-1);
    expect(dead.game.ranking(dead.state)).toEqual([1, 1]);
    const hope = start(1);
    hope.play('1 sail g S10.s');
    expect(hope.run.turn.kind).toBe('seats');
  });

  test('EF-D77 where the table allows it a player may concede: to the other side, or out of a game of three', () => {
    const t = arrange(duel({ options: { concede: true } }), {});
    t.play('1 concede');
    expect(t.state.winner).toBe(1);
    const four = arrange(team({ options: { concede: true } }), {});
    four.play('2 concede');
    expect(four.state.winner).toBe(1);
    const three = arrange(general({ options: { concede: true } }), { planets: { patrocles: '1+' } });
    three.play('1 concede');
    expect([ownerOf(three, 'patrocles'), three.state.eliminated[0], three.state.active]).toEqual([0, 1, 1]);
    expect(three.game.score(three.state).total).toEqual([0, 1, 1]);
    three.play('2 concede');
    expect(three.state.winner).toBe(2);
    const strict = arrange(duel(), {});
    expect(strict.refusal('1 concede')).toMatchObject({ code: 'NO_CONCEDING', rule: 'EF-D77' });
  });
});

describe('matches', () => {
  test.each([
    [2, '2', 1],
    [3, '3', 2],
    [4, '3', 1],
  ])('EFX-101 EF-D44 the next game among %i is set up anew, and seat %s, said to start, begins it', (seats, starter, side) => {
    const t = scenario(efemeris, { seats, options: { expert: true, starter } });
    expect(t.state.starter).toBe(side);
    expect(t.run.turn).toMatchObject({ kind: 'seats' });
    expect(t.run.turn.kind === 'seats' && t.run.turn.seats.includes(Number(starter) - 1)).toBe(true);
    expect(t.state.turnsDone.every((turns) => turns === 0)).toBe(true);
    expect(t.game.score(t.state).total.every((planets) => planets === 0)).toBe(true);
  });
});
