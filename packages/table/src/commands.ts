import type { Reason } from '@quarterdeck/kernel';
import { refuse } from '@quarterdeck/protocol';

/** What a command led to: done, durably, with the table's seq after it; or refused, and nothing happened. */
export type Outcome = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly reason: Reason };

/** A command by its sender and the id they gave it. */
export interface CommandKey {
  readonly key: string;
  /** Tells it from another command under the same id. */
  readonly print: string;
}

export function commandKey(sender: string, id: string, command: unknown): CommandKey {
  return { key: `${sender}:${id}`, print: printOf(JSON.stringify(command)) };
}

/** How a key stands in the log. Ids have no `#`. */
export function writeKey({ key, print }: CommandKey): string {
  return print === '' ? key : `${key}#${print}`;
}

interface Answered {
  readonly print: string | undefined;
  readonly outcome: Outcome;
}

const OTHER_COMMAND: Outcome = { ok: false, reason: refuse('OTHER_COMMAND') };

function again({ print, outcome }: Answered, asked: CommandKey): Outcome {
  return print === undefined || print === asked.print ? outcome : OTHER_COMMAND;
}

/** Commands that a table's log shows to be done. */
export class DoneCommands {
  readonly #done = new Map<string, Answered>();

  took(cmd: string, seq: number): void {
    const mark = cmd.indexOf('#');
    const key = mark < 0 ? cmd : cmd.slice(0, mark);
    // Logs from before commands had prints do not tell them apart.
    this.#done.set(key, { print: mark < 0 ? undefined : cmd.slice(mark + 1), outcome: { ok: true, seq } });
  }

  /** The answer to a command that was carried out before; that it is another one, when its id was used for something else. */
  answer(asked: CommandKey): Outcome | undefined {
    const done = this.#done.get(asked.key);
    return done === undefined ? undefined : again(done, asked);
  }
}

/** Refusals that are worth remembering: whoever did not hear one asks again soon. */
const REMEMBERED = 256;

/** The latest answers that left no trace in the log: the same id again gets the same answer. */
export class Answers {
  readonly #latest = new Map<string, Answered>();

  remember({ key, print }: CommandKey, outcome: Outcome): void {
    this.#latest.set(key, { print, outcome });
    if (this.#latest.size <= REMEMBERED) return;
    const [oldest] = this.#latest.keys();
    if (oldest !== undefined) this.#latest.delete(oldest);
  }

  answer(asked: CommandKey): Outcome | undefined {
    const known = this.#latest.get(asked.key);
    return known === undefined ? undefined : again(known, asked);
  }
}

/** FNV-1a: short, quick, and enough to notice a mistake. */
function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
