import { type AnyGame, type Decision, defineGame, message, pattern, reason, scoreSheet, seatTurn } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { expect, test } from 'vitest';
import { foldTable } from '../src';
import { Harbour } from './support';

interface State {
  active: number;
  /** Strokes that the active seat has left. */
  left: number;
  turns: number;
}
type Move = { readonly kind: 'row' } | { readonly kind: 'end' };
type Event = { readonly kind: 'Rowed' } | { readonly kind: 'Ended' };

const row: Decision<State, { readonly kind: 'row' }, Event, 'row' | 'over'> = {
  at: ['row'],
  whyNot: (s) => (s.left > 0 ? undefined : reason('TIRED', 'RO-01')),
  list: (s, _seat, out) => {
    if (s.left > 0) out.push({ kind: 'row' });
  },
  play: (_s, _seat, _move, emit) => emit({ kind: 'Rowed' }),
  text: pattern('row'),
  say: () => message('move.row'),
};

/** Two strokes a turn, or fewer. */
const rowing = defineGame<State, Move, Event, never, 'row' | 'over'>({
  id: 'rowing',
  versions: [{ version: 1, rules: [] }],
  seats: [2, 3],
  options: {},
  initial: () => ({ active: 0, left: 2, turns: 0 }),
  clone: (s) => ({ ...s }),
  step: (s) => (s.turns < 9 ? 'row' : 'over'),
  deciders: (s) => seatTurn(s.active),
  decisions: {
    row,
    end: {
      at: ['row'],
      closes: true,
      list: (_s, _seat, out) => out.push({ kind: 'end' }),
      play: (_s, _seat, _move, emit) => emit({ kind: 'Ended' }),
      text: pattern('end'),
      say: () => message('move.end'),
    },
  },
  happenings: {
    Rowed: { evolve: (s) => void s.left--, say: () => message('event.Rowed') },
    Ended: {
      evolve: (s) => {
        s.active = (s.active + 1) % 3;
        s.left = 2;
        s.turns++;
      },
      say: () => message('event.Ended'),
    },
  },
  draws: {},
  refusals: { notNow: reason('NOT_NOW', 'RO-00'), notYours: reason('NOT_YOURS', 'RO-00'), notAsked: reason('NOT_ASKED', 'RO-00') },
  ask: () => message('decision.row'),
  view: (s) => ({ ...s }),
  resample: (s) => ({ ...s }),
  score: () => scoreSheet(3, []),
  ranking: () => [1, 1, 1],
  census: () => ({}),
  texts: soundings.texts,
});
const game: AnyGame = rowing;

function afloat() {
  const harbour = new Harbour(['Ada', 'Ben', 'Cem'], { game: 'rowing' }, game);
  harbour.do('Ada', { do: 'play', seat: 0, move: 'end' });
  return harbour;
}
const state = (harbour: Harbour): State => harbour.table.playing.state as State;
const log = (harbour: Harbour): string[] =>
  harbour.table.playing.entries.map((entry) =>
    entry.kind === 'move' ? `${entry.seat + 1} ${game.notation.writeMove(entry.move)}` : entry.kind,
  );

test('a turn ends by itself when nothing but its end is left, and not before', () => {
  const harbour = afloat();
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  expect(state(harbour)).toMatchObject({ active: 1, left: 1 });
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  expect(state(harbour)).toMatchObject({ active: 2, left: 2 });
  expect(log(harbour)).toEqual(['1 end', '2 row', '2 row', '2 end']);
});

test('the end that came by itself is taken back with the move before it, without asking anybody', () => {
  const harbour = afloat();
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  const before = harbour.table.n;
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  expect(harbour.do('Ben', { do: 'undo', seat: 1, to: before })).toBeUndefined();
  expect(state(harbour)).toMatchObject({ active: 1, left: 1 });
  harbour.do('Ben', { do: 'play', seat: 1, move: 'end' });
  expect(log(harbour)).toEqual(['1 end', '2 row', '2 end']);
});

test('once somebody else has moved it stays', () => {
  const harbour = afloat();
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  const before = harbour.table.n;
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  harbour.do('Cem', { do: 'play', seat: 2, move: 'row' });
  harbour.do('Ben', { do: 'undo', seat: 1, to: before });
  expect(state(harbour)).toMatchObject({ active: 2, left: 1 });
});

test('it stands in the log like any move: the log alone leads to the same game', () => {
  const harbour = afloat();
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  harbour.do('Ben', { do: 'play', seat: 1, move: 'row' });
  expect(foldTable('again', harbour.rows, () => game).table.playing.state).toEqual(state(harbour));
});
