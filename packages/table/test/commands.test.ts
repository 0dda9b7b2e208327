import { describe, expect, test } from 'vitest';
import { Answers, commandKey, writeKey } from '../src';
import { DoneCommands } from '../src/commands';

const play = { do: 'play', seat: 1, move: 'sound 3' };
const resign = { do: 'resign', seat: 1 };

describe('B6 commands that are done', () => {
  test('are answered by their seq, and told from another under the same id', () => {
    const done = new DoneCommands();
    const asked = commandKey('ben', 'a-1', play);
    done.took(writeKey(asked), 7);
    expect(done.answer(asked)).toEqual({ ok: true, seq: 7 });
    expect(done.answer(commandKey('ben', 'a-1', resign))).toMatchObject({ reason: { code: 'OTHER_COMMAND' } });
    expect(done.answer(commandKey('ada', 'a-1', play))).toBeUndefined();
    expect(done.answer(commandKey('ben', 'a-2', play))).toBeUndefined();
  });

  test('keep apart the largest seq and every print', () => {
    const done = new DoneCommands();
    const keys = Array.from({ length: 500 }, (_, i) => commandKey('ben', `c-${i}`, { ...play, move: `sound ${i}` }));
    for (const [i, key] of keys.entries()) done.took(writeKey(key), 1_000_000 - i);
    for (const [i, key] of keys.entries()) expect(done.answer(key)).toEqual({ ok: true, seq: 1_000_000 - i });
  });

  test('of logs from before there were prints are answered as they were then', () => {
    const done = new DoneCommands();
    done.took('ben:a-1', 3);
    expect(done.answer(commandKey('ben', 'a-1', resign))).toEqual({ ok: true, seq: 3 });
  });
});

test('B6 refusals are remembered, the latest 256', () => {
  const answers = new Answers();
  const refused = { ok: false, reason: { code: 'STALE', rule: 'TABLE' } } as const;
  const keys = Array.from({ length: 257 }, (_, i) => commandKey('ben', `r-${i}`, play));
  for (const key of keys) answers.remember(key, refused);
  const [first, second] = keys;
  expect(first === undefined ? undefined : answers.answer(first)).toBeUndefined();
  expect(second === undefined ? undefined : answers.answer(second)).toEqual(refused);
  expect(answers.answer(commandKey('ben', 'r-200', resign))).toMatchObject({ reason: { code: 'OTHER_COMMAND' } });
});
