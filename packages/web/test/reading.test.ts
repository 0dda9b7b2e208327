import { type Message, message } from '@quarterdeck/kernel';
import { expect, test } from 'vitest';
import type { AnyBoard } from '../src/kit';
import { readingAfter } from '../src/stage/reading';
import type { LogItem } from '../src/table/table-client';

const say = ({ key }: Message): string => key;
const WHO = { seat: 1 };
const LINE = 'builds a harbour on Aguada';

/** An event of somebody's move. */
function item(by: number | undefined, told: Message | undefined, event = 'any'): LogItem {
  return { id: 1, n: 1, by, event, message: told, chapter: [], points: [], at: undefined };
}
const after = (happened: LogItem, motion: number, viewer = 0, board?: AnyBoard): number =>
  readingAfter(board, happened, motion, viewer, say);

test('what others do stays long enough to be read, longer words longer, within bounds', () => {
  const others = item(1, message(LINE, { who: WHO }));
  expect(200 + after(others, 200)).toBeGreaterThanOrEqual(500);
  expect(200 + after(others, 200)).toBe(400 + after(others, 400));
  expect(after(others, 2000)).toBe(0);
  expect(after(item(1, message(LINE.repeat(2), { who: WHO })), 200)).toBeGreaterThan(after(others, 200));
  expect(after(item(1, message(LINE.repeat(20), { who: WHO })), 0)).toBeLessThan(1500);
});

test('one does not wait for what one does oneself, but for what it sets off with others', () => {
  expect(after(item(1, message(LINE, { who: WHO })), 200, 1)).toBe(0);
  expect(after(item(1, message(LINE)), 200, 1)).toBe(0);
  expect(after(item(0, message(LINE, { who: WHO })), 200, 0)).toBeGreaterThan(0);
  expect(after(item(1, undefined), 200)).toBe(0);
});

test('words that waited for a motion are read when they come, by whoever made the move too', () => {
  const board = { meanwhile: (event: unknown) => (event === 'throw' ? message('rolls') : undefined) } as AnyBoard;
  const thrown = item(1, message(LINE, { who: WHO }), 'throw');
  expect(after(thrown, 2000, 1, board)).toBeGreaterThanOrEqual(500);
  expect(after(thrown, 2000, 0, board)).toBe(after(thrown, 2000, 1, board));
});
