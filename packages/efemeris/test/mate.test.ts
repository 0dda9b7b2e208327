import { type Chooser, plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { efemeris, type Move, type State } from '../src';
import { arrange, duel, general, ownerOf, type Table, team, where } from './helpers';

const { policy } = efemeris;
const GAMES = 20;
/** Several times what a game of Mates takes. */
const ENDLESS = 900;

const mate =
  (seen: Map<Move['kind'], number>): Chooser<State, Move> =>
  (s, seat, moves, rng) => {
    const move = policy?.rollout(s, seat, rng) ?? moves[0] ?? { kind: 'done' };
    seen.set(move.kind, (seen.get(move.kind) ?? 0) + 1);
    return move;
  };

describe('whole games of Mates', () => {
  const seen = new Map<Move['kind'], number>();

  test.each([
    ['duel', 2, {}],
    ['duel, expert', 2, { expert: true }],
    ['general', 3, {}],
    ['general, expert', 3, { expert: true, sky: '27' }],
    ['team', 4, {}],
    ['team, expert', 4, { expert: true, sky: '23' }],
  ])('%s: every game is won, none gets stuck', (_mode, seats, options) => {
    const stuck: number[] = [];
    for (let game = 0; game < GAMES; game++) {
      const s = efemeris.initial({ seats, options });
      playOut(efemeris, s, plainRng(1000 * seats + game), mate(seen), ENDLESS);
      if (s.winner < 0) stuck.push(game);
    }
    expect(stuck).toEqual([]);
  });

  test('every captain is made use of, Victorine, Cassini and Sebastián too', () => {
    const orders: readonly Move['kind'][] = ['transfer', 'turn', 'sell', 'freeze', 'raid', 'drive', 'citadel', 'play', 'gunner', 'banker'];
    expect(orders.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

/** Lets one seat play its turns as a Mate while the others only end theirs. */
function turnsOf(t: Table, mate: number, turns: number): void {
  for (let n = 0; n < turns * 40; n++) {
    const turn = t.game.turn(t.state);
    if (turn.kind !== 'seats' || turn.seats.length === 0) return;
    const seat = turn.seats.includes(mate) ? mate : (turn.seats[0] ?? 0);
    const move: Move = seat === mate ? (policy?.rollout(t.state, seat, plainRng(n)) ?? { kind: 'done' }) : { kind: 'done' };
    t.play(`${seat + 1} ${t.game.notation.writeMove(move)}`);
  }
}

describe('where Mates once got stuck', () => {
  test('a planet that somebody else stands on is no goal: the open one behind it is taken', () => {
    // Apollas, next to the second seat's galleon, is held by the first seat's frigate; Hecateus is free.
    const t = arrange(duel(), {
      tiles: ['P6 c4 n', 'P7 e4 n', 'S1 e5 n', 'S2 c5 n'],
      ships: { '1g': '-', '1f1': 'apollas', '2g': 'P6.a' },
      planets: { patrocles: '1+' },
      hands: { 1: '', 2: '' },
      spices: { 1: [0, 0], 2: [5, 5] },
      turn: 2,
    });
    turnsOf(t, 1, 4);
    expect(ownerOf(t, 'hecateus')).toBe(2);
  });

  test('a planet behind a fortress is no goal while another is open', () => {
    const t = arrange(duel(), {
      tiles: ['P6 c4 n', 'P7 e4 n', 'S1 e5 n', 'S2 c5 n'],
      ships: { '1g': '-', '2g': 'P6.a' },
      planets: { apollas: '1+' },
      hands: { 1: '', 2: '' },
      spices: { 1: [0, 0], 2: [5, 5] },
      turn: 2,
    });
    turnsOf(t, 1, 4);
    expect(ownerOf(t, 'hecateus')).toBe(2);
  });

  test('without the spice for any planet a ship goes where that spice is', () => {
    const t = arrange(duel(), {
      tiles: ['S4 e3 n', 'P8 d2 n'],
      ships: { '2g': 'd4n', '1g': '-' },
      planets: { posidonius: 2 },
      hands: { 1: '', 2: '' },
      spices: { 1: [0, 0], 2: [5, 0] },
      turn: 2,
    });
    // Posidonius brings pepper only; vanilla is on S4, and any anchor may bring it.
    turnsOf(t, 1, 1);
    expect(['S4.f', 'S4.k', 'P2.a', 'P3.k']).toContain(where(t, '2g'));
  });
});

describe('a bot agrees to a draw', () => {
  const agrees = (t: Table, seat: number): boolean => policy?.agreesToDraw?.(t.state, seat - 1) ?? false;
  const grounded = { '1g': '-', '2g': '-' };
  const built = (t: Table): Table =>
    t.arrange((s) => {
      s.frigatesBuilt.fill(2);
    });

  test('when nobody has a ship or can ever pay for one, and not while anybody can', () => {
    // Patrocles and Posidonius bring pepper only: no vanilla for a galleon, no frigate left to build.
    const dead = built(arrange(duel(), { ships: grounded, spices: { 1: [5, 1], 2: [5, 1] } }));
    expect([agrees(dead, 1), agrees(dead, 2)]).toEqual([true, true]);
    const paid = built(arrange(duel(), { ships: grounded, spices: { 1: [5, 1], 2: [5, 2] } }));
    expect([agrees(paid, 1), agrees(paid, 2)]).toEqual([false, false]);
    const earning = built(arrange(duel(), { ships: grounded, planets: { hecateus: 2 }, spices: { 1: [5, 1], 2: [5, 1] } }));
    expect(agrees(earning, 1)).toBe(false);
    const frigate = arrange(duel(), { ships: grounded, spices: { 1: [0, 0], 2: [0, 0] } });
    expect(agrees(frigate, 2)).toBe(false);
    expect(agrees(built(arrange(duel(), { ships: { '1g': '-' }, spices: { 1: [5, 1], 2: [5, 1] } })), 1)).toBe(false);
  });

  test('when the game has gone on far too long, one planet short of victory only after twice as long', () => {
    expect(agrees(arrange(duel(), { turnsDone: 39 }), 2)).toBe(false);
    expect(agrees(arrange(duel(), { turnsDone: 40 }), 2)).toBe(true);
    const ahead = (turnsDone: number): Table => arrange(duel(), { turnsDone, planets: { apollas: 2, pytheas: 2, demodamas: 2 } });
    expect([agrees(ahead(40), 1), agrees(ahead(40), 2)]).toEqual([true, false]);
    expect([agrees(ahead(79), 2), agrees(ahead(80), 2)]).toEqual([false, true]);
    const partners = arrange(team(), { turnsDone: 40, planets: { hecateus: 3, pytheas: 4 } });
    expect([agrees(partners, 2), agrees(partners, 3), agrees(partners, 4)]).toEqual([true, false, false]);
  });

  test('neither at the beginning nor in a game that is over; whoever is out of it does not count', () => {
    expect(agrees(arrange(duel(), { ships: grounded, turnsDone: 0 }), 1)).toBe(false);
    const over = arrange(duel({ options: { concede: true } }), { turnsDone: 40 });
    over.play('1 concede');
    expect(agrees(over, 2)).toBe(false);
    const left = built(arrange(general(), { ships: { ...grounded, '3g': 'd4n' }, spices: { 1: [0, 0], 2: [0, 0], 3: [0, 0] } }));
    expect(agrees(left, 1)).toBe(false);
    left.arrange((s) => {
      s.eliminated[2] = 1;
    });
    expect(agrees(left, 1)).toBe(true);
  });
});
