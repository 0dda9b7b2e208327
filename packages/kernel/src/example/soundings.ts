import { type Game, HIDDEN, OVER, type Seat, type Turn, type Viewer } from '../game';
import { drawIndices } from '../random';
import { reason } from '../reason';
import { NO_POINTS, rankBy, scoreSheet } from '../score';
import { message } from '../text';
import { notation } from './notation';

/*
 * Soundings, the smallest game that needs the whole contract: a hidden hand, a secret choice made
 * by everybody at once, and a die. Each seat is dealt three lead lines out of twelve. Three times
 * everybody secretly picks one; all are shown, a die is thrown, and the longest line, if it is the
 * only one of that length after cutting it to the die times two, scores the die.
 */

const LINES = 12;
const HAND = 3;

export interface State {
  /** Lines still in each hand, ascending; HIDDEN for the eyes of others. */
  hands: number[][];
  /** The line each seat has picked this round: 0 not yet, HIDDEN for the eyes of others. */
  picked: number[];
  /** Lines shown in earlier rounds. */
  shown: number[];
  score: number[];
  dealt: boolean;
  revealed: boolean;
}

export type Move = { readonly kind: 'sound'; readonly line: number };

export type Event =
  | { readonly kind: 'Dealt'; readonly seat: Seat; readonly lines: readonly number[] }
  | { readonly kind: 'Picked'; readonly seat: Seat; readonly line: number }
  | { readonly kind: 'Shown'; readonly lines: readonly number[] }
  | { readonly kind: 'Sounded'; readonly die: number; readonly winner: Seat | undefined };

export type Outcome = { readonly kind: 'deal'; readonly lines: readonly number[] } | { readonly kind: 'die'; readonly face: number };

function turn(s: State): Turn {
  if (!s.dealt) return { kind: 'chance', ask: 'deal' };
  if (s.revealed) return { kind: 'chance', ask: 'die' };
  if (s.hands.every((hand) => hand.length === 0)) return OVER;
  const seats = s.picked.flatMap((line, seat) => (line === 0 ? [seat] : []));
  return { kind: 'seats', seats };
}

function evolve(s: State, e: Event): void {
  switch (e.kind) {
    case 'Dealt':
      s.hands[e.seat] = [...e.lines];
      s.dealt = e.seat === s.hands.length - 1;
      break;
    case 'Picked': {
      const hand = s.hands[e.seat] ?? [];
      hand.splice(hand.indexOf(e.line), 1);
      s.picked[e.seat] = e.line;
      break;
    }
    case 'Shown':
      e.lines.forEach((line, seat) => {
        s.picked[seat] = line;
      });
      s.revealed = true;
      break;
    case 'Sounded':
      if (e.winner !== undefined) s.score[e.winner] = (s.score[e.winner] ?? 0) + e.die;
      s.shown.push(...s.picked);
      s.picked.fill(0);
      s.revealed = false;
      break;
  }
}

/** The seat whose cut line is longest and alone, if any. */
function winner(lines: readonly number[], die: number): Seat | undefined {
  const cut = lines.map((line) => Math.min(line, die * 2));
  const longest = Math.max(...cut);
  return cut.filter((line) => line === longest).length === 1 ? cut.indexOf(longest) : undefined;
}

export const soundings: Game<State, Move, Event, Outcome> = {
  id: 'soundings',
  rulesVersion: 1,
  seats: [2, 3, 4],
  options: {},

  initial: ({ seats }) => ({
    hands: Array.from({ length: seats }, () => []),
    picked: new Array<number>(seats).fill(0),
    shown: [],
    score: new Array<number>(seats).fill(0),
    dealt: false,
    revealed: false,
  }),
  turn,
  moves: (s, seat) => {
    const now = turn(s);
    if (now.kind !== 'seats' || !now.seats.includes(seat)) return [];
    return (s.hands[seat] ?? []).map((line) => ({ kind: 'sound', line }));
  },
  check: (s, seat, move) => {
    const now = turn(s);
    if (now.kind !== 'seats' || !now.seats.includes(seat)) return reason('ALREADY_PICKED', 'SO-03');
    if (move.line === HIDDEN || !s.hands[seat]?.includes(move.line)) return reason('NOT_IN_HAND', 'SO-02', { line: move.line });
    return undefined;
  },
  play: (s, seat, move, emit) => {
    emit({ kind: 'Picked', seat, line: move.line });
    if (!s.picked.includes(0)) emit({ kind: 'Shown', lines: [...s.picked] });
  },

  sample: (s, rng) =>
    s.dealt
      ? { kind: 'die', face: 1 + rng.below(6) }
      : { kind: 'deal', lines: drawIndices(rng, LINES, HAND * s.hands.length).map((i) => i + 1) },
  checkOutcome: (s, outcome) => {
    if (outcome.kind === 'die')
      return s.revealed && outcome.face >= 1 && outcome.face <= 6 ? undefined : reason('NO_SUCH_OUTCOME', 'SO-04');
    const fits = !s.dealt && outcome.lines.length === HAND * s.hands.length && new Set(outcome.lines).size === outcome.lines.length;
    return fits && outcome.lines.every((line) => line >= 1 && line <= LINES) ? undefined : reason('NO_SUCH_OUTCOME', 'SO-01');
  },
  chance: (s, outcome, emit) => {
    if (outcome.kind === 'die') {
      emit({ kind: 'Sounded', die: outcome.face, winner: winner(s.picked, outcome.face) });
      return;
    }
    for (let seat = 0; seat < s.hands.length; seat++) {
      const lines = outcome.lines.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b);
      emit({ kind: 'Dealt', seat, lines });
    }
  },

  evolve,
  clone: (s) => ({ ...s, hands: s.hands.map((hand) => [...hand]), picked: [...s.picked], shown: [...s.shown], score: [...s.score] }),

  view: (s, viewer) => {
    const v = soundings.clone(s);
    for (let seat = 0; seat < v.hands.length; seat++) {
      if (seat === viewer) continue;
      v.hands[seat]?.fill(HIDDEN);
      if (!v.revealed && v.picked[seat] !== 0) v.picked[seat] = HIDDEN;
    }
    return v;
  },
  redact: (e, viewer: Viewer) => {
    if (e.kind === 'Dealt' && e.seat !== viewer) return { ...e, lines: e.lines.map(() => HIDDEN) };
    if (e.kind === 'Picked' && e.seat !== viewer) return { ...e, line: HIDDEN };
    return e;
  },
  resample: (view, _viewer, rng) => {
    const s = soundings.clone(view);
    const known = new Set([...s.shown, ...s.hands.flat(), ...s.picked]);
    const unseen = Array.from({ length: LINES }, (_, i) => i + 1).filter((line) => !known.has(line));
    const order = drawIndices(rng, unseen.length, unseen.length);
    const next = (): number => unseen[order.pop() ?? 0] ?? 0;
    s.hands.forEach((hand, owner) => {
      if (hand.includes(HIDDEN)) s.hands[owner] = hand.map(next).sort((a, b) => a - b);
      if (s.picked[owner] === HIDDEN) s.picked[owner] = next();
    });
    return s;
  },

  score: (s) => scoreSheet(s.score.length, [{ item: 'soundings', points: [...s.score], booked: true }]),
  points: (e) => (e.kind === 'Sounded' && e.winner !== undefined ? [{ seat: e.winner, item: 'soundings', points: e.die }] : NO_POINTS),
  ranking: (s) => rankBy(s.score.length, (seat) => s.score[seat] ?? 0),
  census: (s) => ({
    hands: s.hands.length,
    lines: s.dealt ? s.hands.flat().length + s.picked.filter((line) => line !== 0).length + s.shown.length : HAND * s.hands.length,
  }),

  notation,
  words: {
    event: (e) => {
      switch (e.kind) {
        case 'Dealt':
          return message('event.Dealt', { who: { seat: e.seat }, n: e.lines.length });
        case 'Picked':
          return message('event.Picked', { who: { seat: e.seat } });
        case 'Shown':
          return message('event.Shown', { lines: e.lines.join(', ') });
        case 'Sounded':
          return e.winner === undefined
            ? message('event.Sounded.none', { die: e.die })
            : message('event.Sounded', { die: e.die, who: { seat: e.winner } });
      }
    },
    move: (move) => message('move.sound', { line: move.line }),
    decision: () => message('decision.sound'),
  },
  texts: {
    en: () => import('./texts').then((texts) => texts.en),
    de: () => import('./texts').then((texts) => texts.de),
    nl: () => import('./texts').then((texts) => texts.nl),
  },
  policy: {
    evaluate: (s) => s.score,
    rollout: (s, seat, rng) => {
      const hand = s.hands[seat] ?? [];
      return { kind: 'sound', line: hand[rng.below(hand.length)] ?? 0 };
    },
  },
};
