import type { Viewer } from '@quarterdeck/kernel';
import * as v from 'valibot';
import { type ClientMessage, clientMessageSchema, type ServerMessage, serverMessageSchema } from './socket';
import type { Step } from './tables';

/* The only place where messages become text and text becomes messages. */

export function writeMessage(message: ServerMessage | ClientMessage): string {
  return JSON.stringify(message);
}

/** What a client sent; undefined when it is none of the messages there are. */
export function readClientMessage(text: string): ClientMessage | undefined {
  return read(clientMessageSchema, text);
}

/** What a server sent; undefined when it is none of the messages there are. */
export function readServerMessage(text: string): ServerMessage | undefined {
  return read(serverMessageSchema, text);
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, json);
  return parsed.success ? parsed.output : undefined;
}

declare const json: unique symbol;
/** A value as JSON text, made where it was still what it says: nothing that happens later changes it. */
export type JsonText = string & { readonly [json]: true };

export function toJson(value: unknown): JsonText {
  return JSON.stringify(value) as JsonText;
}

/** A step whose events are written already: once for everybody who saw the same. */
export type WrittenStep = Omit<Step, 'ev' | 'at'> & { readonly ev: readonly JsonText[] };

/** A written step as a value; with `at`, for history. */
export function readWrittenStep({ ev, ...rest }: WrittenStep, at?: number): Step {
  return { ...rest, ev: ev.map((event): unknown => JSON.parse(event)), ...(at === undefined ? {} : { at }) };
}

/** The message of a step: most of all that is sent, so it is put together from what is written already. */
export function writeStep(ch: number, step: WrittenStep): string {
  return `{"t":"step","ch":${ch},${stepFields(step)}}`;
}

/** The message of missed steps, with the clocks and the undo point of now. */
export function writeSteps(ch: number, steps: readonly WrittenStep[], now: Pick<Step, 'clk' | 'undo'>): string {
  return `{"t":"steps","ch":${ch},"steps":[${steps.map((step) => `{${stepFields(step)}}`).join(',')}]${presentFields(now.clk, now.undo)}}`;
}

/** A step of history, with its time. */
export function writePastStep(step: WrittenStep, at: number): JsonText {
  return `{${stepFields(step)},"at":${at}}` as JsonText;
}

/** The answer to whoever asks for history; `steps` are past steps with commas between them. */
export function writeHistory(as: Viewer, steps: string): JsonText {
  return `{"as":${JSON.stringify(as)},"steps":[${steps}]}` as JsonText;
}

/** The text of a step is the same for everybody with the same eyes; it is made once. */
const texts = new WeakMap<WrittenStep, string>();

function stepFields(step: WrittenStep): string {
  const known = texts.get(step);
  if (known !== undefined) return known;
  const { seq, n, by, move, ev, clk, undo, ...rest } = step;
  // A field that is new in the schema and not written here does not compile.
  rest satisfies Record<string, never>;
  const who = by === undefined ? '' : `,"by":${by}`;
  const what = move === undefined ? '' : `,"move":${JSON.stringify(move)}`;
  const text = `"seq":${seq},"n":${n}${who}${what},"ev":[${ev.join(',')}]${presentFields(clk, undo)}`;
  texts.set(step, text);
  return text;
}

function presentFields(clk: Step['clk'], undo: Step['undo']): string {
  return `${clk === undefined ? '' : `,"clk":[${clk.join(',')}]`}${undo === undefined ? '' : `,"undo":${undo}`}`;
}
