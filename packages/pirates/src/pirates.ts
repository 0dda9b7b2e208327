import { type Census, type Game, OVER, type Seat, seatTurn, type Turn } from '@quarterdeck/kernel';
import { at } from './cells';
import { LOOT_KINDS } from './data/goods';
import { type Event, evolve } from './events';
import { freeShips, loadedShips } from './fleet';
import { check, moves } from './legal';
import type { Move } from './moves';
import { notation } from './notation';
import { options } from './options';
import { chance, checkOutcome, type Outcome, play, sample } from './play';
import { policy } from './policy';
import { points, ranking, score } from './score';
import { clone, initial, NO_ROLE, type State } from './state';
import { redact, resample, view } from './view';
import { words } from './words';

/** The turn of every set of seats that have yet to choose, by bit pattern. */
/** By seat count and by the bits of the seats that have not chosen: they must, the others may think again (PI-D72). */
const CHOOSING: readonly (readonly Turn[])[] = Array.from({ length: 5 }, (_, count) =>
  Array.from({ length: 16 }, (__, bits) => {
    const seats: Seat[] = [];
    const may: Seat[] = [];
    for (let seat = 0; seat < count; seat++) ((bits & (1 << seat)) !== 0 ? seats : may).push(seat);
    return { kind: 'seats', seats, may };
  }),
);

const ASKS = {
  deal: { kind: 'chance', ask: 'deal' },
  start: { kind: 'chance', ask: 'start' },
  throw: { kind: 'chance', ask: 'throw' },
  loot: { kind: 'chance', ask: 'loot' },
  draw: { kind: 'chance', ask: 'draw' },
} as const satisfies Readonly<Record<string, Turn>>;

function turn(s: State): Turn {
  switch (s.step) {
    case 'deal':
    case 'start':
    case 'throw':
    case 'loot':
    case 'draw':
      return ASKS[s.step];
    case 'over':
      return OVER;
    case 'choose': {
      let bits = 0;
      for (let seat = 0; seat < s.chosen.length; seat++) if (s.chosen[seat] === NO_ROLE) bits |= 1 << seat;
      return CHOOSING[s.chosen.length]?.[bits] ?? OVER;
    }
    default:
      return seatTurn(s.decider);
  }
}

function census(s: State): Census {
  const count: Record<string, number> = {
    adventures: s.hands.reduce((cards, hand) => cards + hand.length, s.played.length + s.above + s.below),
  };
  LOOT_KINDS.forEach((name, kind) => {
    const drawn = s.drawn.filter((good) => good === kind).length;
    let held = 0;
    for (let seat = 0; seat < s.chests.length; seat++) held += at(kind < 3 ? s.goods : s.talismans, kind < 3 ? seat * 3 + kind : seat);
    count[name] = at(s.loot, kind) + at(s.discarded, kind) + held + drawn;
  });
  for (let seat = 0; seat < s.chests.length; seat++) {
    count[`ships${seat + 1}`] = at(s.reserve, seat) + freeShips(s, seat) + loadedShips(s, seat) + at(s.guards, seat) + at(s.sent, seat);
  }
  return count;
}

export const pirates: Game<State, Move, Event, Outcome> = {
  id: 'pirates',
  rulesVersion: 1,
  versions: [{ version: 1, rules: [] }],
  seats: [2, 3, 4],
  options,

  initial,
  turn,
  moves,
  check,
  play,

  sample,
  checkOutcome,
  chance,

  evolve,
  clone,

  view,
  redact,
  resample,

  score,
  points,
  ranking,
  census,

  notation,
  words,
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
  policy,
};
