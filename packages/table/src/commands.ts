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

const OTHER_COMMAND: Outcome = { ok: false, reason: refuse('OTHER_COMMAND') };

/** Prints are numbers below this. */
const PRINTS = 2 ** 32;

/** Commands that a table's log shows to be done. There are as many as moves: each takes one number, its seq and print together. */
export class DoneCommands {
  readonly #done = new Map<string, number>();

  took(cmd: string, seq: number): void {
    const mark = cmd.indexOf('#');
    // Logs from before commands had prints do not tell them apart, nor does what the server itself does.
    if (mark < 0) this.#done.set(cmd, -seq);
    else this.#done.set(cmd.slice(0, mark), seq * PRINTS + Number.parseInt(cmd.slice(mark + 1), BASE));
  }

  /** The answer to a command that was carried out before; that it is another one, when its id was used for something else. */
  answer(asked: CommandKey): Outcome | undefined {
    const done = this.#done.get(asked.key);
    if (done === undefined) return undefined;
    if (done < 0) return { ok: true, seq: -done };
    const isSame = done % PRINTS === Number.parseInt(asked.print, BASE);
    return isSame ? { ok: true, seq: Math.floor(done / PRINTS) } : OTHER_COMMAND;
  }
}

/** Refusals that are worth remembering: whoever did not hear one asks again soon. */
const REMEMBERED = 256;

/** The latest answers that left no trace in the log: the same id again gets the same answer. */
export class Answers {
  readonly #latest = new Map<string, { readonly print: string; readonly outcome: Outcome }>();

  remember({ key, print }: CommandKey, outcome: Outcome): void {
    this.#latest.set(key, { print, outcome });
    if (this.#latest.size <= REMEMBERED) return;
    const [oldest] = this.#latest.keys();
    if (oldest !== undefined) this.#latest.delete(oldest);
  }

  answer(asked: CommandKey): Outcome | undefined {
    const known = this.#latest.get(asked.key);
    if (known === undefined) return undefined;
    return known.print === asked.print ? known.outcome : OTHER_COMMAND;
  }
}

/** How prints are written. */
const BASE = 36;

/** FNV-1a: short, quick, and enough to notice a mistake. */
function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(BASE);
}
