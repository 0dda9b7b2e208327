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

/** A step as it is to be written: its events are JSON already, with commas between them. */
export type WrittenStep = { readonly [Field in Exclude<keyof Step, 'ev' | 'at'>]: Step[Field] | undefined } & {
  readonly ev: JsonText;
} & Record<Unwritten, never>;
/** A field that is new in the schema and not written below: then no step can be made, and nothing compiles. */
type Unwritten = Exclude<keyof Step, 'seq' | 'n' | 'by' | 'move' | 'ev' | 'clk' | 'undo' | 'at'>;

declare const stepText: unique symbol;
/** The fields of a step as JSON, without brackets: made once for everybody who saw the same, and put into whatever is sent. */
export type StepText = string & { readonly [stepText]: true };

export function writeStepText({ seq, n, by, move, ev, clk, undo }: WrittenStep): StepText {
  const who = by === undefined ? '' : `,"by":${by}`;
  const what = move === undefined ? '' : `,"move":${JSON.stringify(move)}`;
  return `"seq":${seq},"n":${n}${who}${what},"ev":[${ev}]${presentFields(clk, undo)}` as StepText;
}

/** A step as a value; with `at`, for history. */
export function readStepText(text: StepText, at?: number): Step {
  // Written by `writeStepText`.
  const step = JSON.parse(`{${text}}`) as Step;
  return at === undefined ? step : { ...step, at };
}

/** The message of a step: most of all that is sent, so it is put together from what is written already. */
export function writeStep(ch: number, step: StepText): string {
  return `{"t":"step","ch":${ch},${step}}`;
}

/** The message of missed steps, with the clocks and the undo point of now. */
export function writeSteps(ch: number, steps: readonly StepText[], now: Pick<Step, 'clk' | 'undo'>): string {
  return `{"t":"steps","ch":${ch},"steps":[${steps.map((step) => `{${step}}`).join(',')}]${presentFields(now.clk, now.undo)}}`;
}

declare const positionText: unique symbol;
/** The fields of a position as JSON, without the first bracket: made once for everybody with the same eyes. */
export type PositionText = string & { readonly [positionText]: true };

export function writePositionText(position: Omit<Extract<ServerMessage, { t: 'position' }>, 't' | 'ch'>): PositionText {
  return JSON.stringify(position).slice(1) as PositionText;
}

export function writePosition(ch: number, position: PositionText): string {
  return `{"t":"position","ch":${ch},${position}`;
}

/** A step of history, with its time. */
export function writePastStep(step: StepText, at: number): JsonText {
  return `{${step},"at":${at}}` as JsonText;
}

/** The answer to whoever asks for history; `steps` are past steps with commas between them. */
export function writeHistory(as: Viewer, steps: string): JsonText {
  return `{"as":${JSON.stringify(as)},"steps":[${steps}]}` as JsonText;
}

function presentFields(clk: Step['clk'], undo: Step['undo']): string {
  return `${clk === undefined ? '' : `,"clk":[${clk.join(',')}]`}${undo === undefined ? '' : `,"undo":${undo}`}`;
}
