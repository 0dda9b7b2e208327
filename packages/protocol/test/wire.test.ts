import { describe, expect, test } from 'vitest';
import {
  type JsonText,
  LIMITS,
  readClientMessage,
  readServerMessage,
  readStepText,
  refuse,
  type ServerMessage,
  type StepText,
  type TableInfo,
  toJson,
  writeHistory,
  writeMessage,
  writePastStep,
  writePosition,
  writePositionText,
  writeStep,
  writeSteps,
  writeStepText,
} from '../src';

const events = [
  { kind: 'Picked', seat: 1 },
  { kind: 'Dealt', cards: [-1, -1] },
];

/** Every field that may be there or not. */
const fields = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((bits) => ({
  seq: 7,
  n: 3,
  by: bits & 1 ? 2 : undefined,
  move: bits & 2 ? 'sail "7" \\ a' : undefined,
  clk: bits & 4 ? [1000, 0] : undefined,
  undo: bits & 8 ? 2 : undefined,
}));
/** They are put together as text, by hand: `ev` is what lies between its brackets. */
const ev = toJson(events).slice(1, -1) as JsonText;
const steps: StepText[] = fields.map((step) => writeStepText({ ...step, ev }));

describe('the wire', () => {
  test.each(steps.map((step, bits) => [bits, step] as const))(
    'a step that is put together is the message of the schema (%i)',
    (bits, step) => {
      expect(readStepText(step)).toEqual({ ...fields[bits], ev: events });
      expect(readServerMessage(writeStep(4, step))).toEqual({ t: 'step', ch: 4, ...readStepText(step) });
      expect(JSON.parse(writePastStep(step, 99))).toEqual(readStepText(step, 99));
    },
  );

  test('missed steps and history likewise', () => {
    const present = { clk: [5], undo: 1 };
    expect(readServerMessage(writeSteps(1, steps, present))).toEqual({
      t: 'steps',
      ch: 1,
      steps: steps.map((step) => readStepText(step)),
      ...present,
    });
    expect(readServerMessage(writeSteps(1, [], {}))).toEqual({ t: 'steps', ch: 1, steps: [] });
    const [first, second] = steps.map((step) => writePastStep(step, 5));
    expect(JSON.parse(writeHistory('spectator', `${first},${second}`))).toMatchObject({ as: 'spectator', steps: [{ at: 5 }, { at: 5 }] });
  });

  test('a step takes no more bytes than it needs', () => {
    const ev = toJson({ kind: 'ShipSailed', seat: 1, ship: 2, to: 12 });
    const step = writeStepText({ seq: 1234, n: 987, by: 1, move: 'sail 12', ev, clk: undefined, undo: 986 });
    expect(writeStep(1, step)).toHaveLength(writeMessage({ t: 'step', ch: 1, ...readStepText(step) }).length);
  });

  test('a position is written once for all who see the same, and read like any other', () => {
    const position = { seq: 7, n: 5, as: 1, view: { ships: [1, 2] }, clk: [60_000, 59_000], undone: { by: 0 } };
    expect(readServerMessage(writePosition(3, writePositionText(position)))).toEqual({ t: 'position', ch: 3, ...position });
  });

  const info: TableInfo = {
    id: 'abcdef',
    game: 'soundings',
    rulesVersion: 1,
    options: {},
    host: 'me-here',
    status: 'running',
    seats: [{ kind: 'person', player: { id: 'abcdefg', name: 'Ada' }, level: 'mate', standIn: true, late: true, free: true }],
    clock: { kind: 'none' },
    access: 'open',
    spectators: true,
    rated: false,
    hints: false,
    onExpiry: 'bot',
    absence: 0,
    commitment: '',
    createdAt: 1,
    offers: [{ id: 3, what: 'release', by: 0, of: 1, level: 'mate', yes: [] }],
  };
  const messages: ServerMessage[] = [
    { t: 'welcome', protocol: 1, now: 5 },
    { t: 'info', seq: 3, info },
    { t: 'position', ch: 1, seq: 1, n: 0, as: 'spectator', undone: { by: 1 }, view: { deep: [1, { er: true }] } },
    {
      t: 'no',
      id: 'x',
      reason: {
        code: 'NOT_IN_HAND',
        rule: 'SO-02',
        params: { card: { key: 'card.3', params: { n: 3 } }, all: [{ key: 'a' }], who: { seat: 1 } },
      },
    },
    { t: 'plan', table: 'abcdef', plan: { seat: 0, moves: ['a'], stopped: { move: 'b', reason: refuse('TAKEN_BACK') } } },
    { t: 'chat', table: 'abcdef', lines: [{ id: 1, at: 2, player: { id: 'abcdefg', name: 'Ada' }, text: 'Ahoi' }] },
    { t: 'presence', table: 'abcdef', players: ['abcdefg'], watchers: 2 },
    { t: 'bye', reason: 'slow' },
  ];
  test.each(messages.map((message) => [message.t, message] as const))('%s is read as it was written', (_, message) => {
    expect(readServerMessage(writeMessage(message))).toEqual(message);
  });

  test('what is no message is not taken for one', () => {
    for (const text of ['', 'null', '{}', '{"t":"dance"}', '{"t":"ok","id":7,"seq":1}', '{"t":"step","ch":1}']) {
      expect(readServerMessage(text)).toBeUndefined();
      expect(readClientMessage(text)).toBeUndefined();
    }
    const long = writeMessage({ t: 'do', id: 'a', table: 'abcdef', command: { do: 'play', seat: 0, move: 'x'.repeat(LIMITS.move + 1) } });
    expect(readClientMessage(long)).toBeUndefined();
  });
});
