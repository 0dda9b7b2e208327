import { createBot, type Level } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, at, configOf, derivedRng, drive, type Message } from '@quarterdeck/kernel';
import { beforeAll, describe, expect, test } from 'vitest';

/*
 * Whole games of the bots that people meet, looked at as a person would who watches them: do they come to an end, does
 * anybody end absurdly, and is everything used that the game offers? What a level is worth is measured in docs/bots.md.
 */

const WATCHED = ['sailor', 'mate', 'captain'] as const;
type Watched = (typeof WATCHED)[number];

/** What can be expected of every game between bots in their right mind. */
interface Sanity {
  /** Moves of the longest game, by seat count: far above the usual, and below what a game takes in which nobody gets on. */
  readonly moves: Readonly<Record<number, number>>;
  /** Nobody ends with less: by level. */
  readonly least: Readonly<Record<Watched, number>>;
  /** Options of other ways to play it that bots must know, too. */
  readonly modes?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Texts of moves and pieces of which mates make use in some game. */
  readonly used: readonly string[];
}

const ROLES = ['shipbuilder', 'governor', 'captain', 'islander', 'shaman', 'merchant', 'cartographer'];
const CURSES = ['kraken', 'iceberg', 'sirens', 'mutiny', 'maelstrom', 'wages', 'tavern', 'idol'];
/** What First Officers do under their captains (broadside and drive come up too seldom to be waited for), and what partners do for each other. */
const ORDERS = ['transfer', 'turn', 'freeze', 'raid', 'citadel', 'sell', 'share'];
/** The powers of fleets, in moves. */
const POWERS = ['coins', 'lift', 'swapBoat', 'hallow', 'remove', 'swapToken', 'reserve', 'look', 'build.fleet', 'moor'];
const TOKENS = ['ships8', 'jump-first', 'plan-two', 'cube-vp', 'red-green', 'post-gold', 'gold-half', 'pirates-half', 'pirates-gold'];

const SANITY: Readonly<Record<string, Sanity>> = {
  amerigo: {
    moves: { 2: 340, 3: 490, 4: 640 },
    least: { sailor: 35, mate: 60, captain: 60 },
    used: ['move.use', 'move.jump', 'move.count', ...TOKENS.map((token) => `token.${token}`)],
  },
  pirates: {
    moves: { 2: 420, 3: 450, 4: 480 },
    least: { sailor: -30, mate: -15, captain: -15 },
    used: [
      ...ROLES.map((role) => `role.${role}`),
      ...CURSES.map((curse) => `curse.${curse}`),
      ...['bargain', 'ritual.doubleHold', 'ritual.unsinkable', 'privateer', 'draw.gift'].map((move) => `move.${move}`),
    ],
  },
  yamatai: {
    moves: { 2: 340, 3: 340, 4: 340 },
    least: { sailor: 0, mate: 8, captain: 20 },
    used: [...POWERS, 'recruit', 'extra'].map((move) => `move.${move}`),
  },
  efemeris: {
    moves: { 2: 600, 3: 700, 4: 700 },
    least: { sailor: 0, mate: 0, captain: 0 },
    modes: [{ expert: true }],
    used: ORDERS.map((order) => `move.${order}`),
  },
};

const GAMES = { sailor: 8, mate: 20, captain: 2 };
/** Captains are slow: two seats, and in a hurry. */
const HURRY = { iterations: 40 };
/** Double Holds that a seat of Pirates has some use for. */
const MOST_HOLDS = 9;

interface Played {
  readonly seats: number;
  readonly over: boolean;
  readonly moves: number;
  readonly least: number;
}

const played: Played[] = [];
const used = new Set<string>();
/** How often a captain bought another Double Hold, by game and seat. */
const holds: number[] = [];
/** Moves of the mates, and how many of them passed a turn over at the price of a black mark. */
const marks = { taken: 0, of: 0 };

function collect({ key, params }: Message): void {
  used.add(key);
  for (const param of Object.values(params ?? {})) {
    if (typeof param === 'object' && 'key' in param) collect(param as Message);
  }
}

function play(game: AnyGame, seats: number, level: Level, seed: string, options = {}): Played {
  const config = configOf(game, seats, options);
  const minds = derivedRng(`${seed}/minds`, 0);
  const bots = Array.from({ length: seats }, (_, seat) => createBot(game, { config, seat, level, seed: minds.u32(), budget: HURRY }));
  const bought = bots.map(() => 0);
  const s = game.initial(config);
  let left = 2000;
  const moves = drive(game, s, {
    luck: (n) => derivedRng(seed, n),
    choose: (now, seat) => {
      if (left-- === 0) return undefined;
      const move = at(bots, seat).choose(game.view(now, seat));
      if (level === 'sailor') return move;
      const says = game.words.move(move, now, seat);
      if (says.key === 'move.ritual.doubleHold') bought[seat] = at(bought, seat) + 1;
      if (level === 'captain') return move;
      collect(says);
      marks.of++;
      if (says.key === 'move.done.mark') marks.taken++;
      return move;
    },
  });
  if (level === 'captain') holds.push(...bought);
  return { seats, over: game.turn(s).kind === 'over', moves, least: Math.min(...game.score(s).total) };
}

describe.each(Object.entries(SANITY))('bots of %s in their right mind', (id, sanity) => {
  describe.each(WATCHED)('%s', (level) => {
    beforeAll(async () => {
      const game = await loadGame(id);
      played.length = 0;
      if (level === 'sailor') {
        used.clear();
        marks.taken = 0;
        marks.of = 0;
        holds.length = 0;
      }
      for (const seats of level === 'captain' ? game.seats.slice(0, 1) : game.seats) {
        for (const options of [{}, ...(sanity.modes ?? [])]) {
          for (let i = 0; i < GAMES[level]; i++) played.push(play(game, seats, level, `mind/${seats}/${i}`, options));
        }
      }
      // Patience for a busy machine.
    }, 240_000);

    test('every game comes to its end, and before a guard or patience ends it', () => {
      for (const { seats, over, moves } of played) {
        expect(over).toBe(true);
        expect(moves).toBeLessThan(sanity.moves[seats] ?? 0);
      }
    });

    test('nobody ends absurdly low', () => {
      expect(Math.min(...played.map(({ least }) => least))).toBeGreaterThanOrEqual(sanity.least[level]);
    });
  });

  test('mates use what the game offers', () => {
    expect(sanity.used.filter((key) => !used.has(key))).toEqual([]);
  });

  test.runIf(id === 'pirates')('captains do not hoard Double Holds', () => {
    expect(Math.max(...holds)).toBeGreaterThan(0);
    expect(Math.max(...holds)).toBeLessThanOrEqual(MOST_HOLDS);
  });

  test.runIf(id === 'pirates')('hardly a turn is passed over at a price', () => {
    expect(marks.taken).toBeGreaterThan(0);
    expect(marks.taken).toBeLessThanOrEqual(0.005 * marks.of);
  });
});
