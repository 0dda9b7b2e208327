import { createHash } from 'node:crypto';
import type { Locale } from '@quarterdeck/kernel';
import { type Letter, type Matter, type Post, pathOf, sentenceOf } from './mail';
import type { Notifier } from './notify';

export interface MessengerParts {
  readonly post: Post;
  readonly notifier: Notifier;
  readonly publicUrl: string;
  readonly titleOf: (game: string, locale: Locale) => string;
  /** Whether somebody is in the house and sees for themselves. */
  readonly isHere: (player: string) => boolean;
}

/**
 * Tells persons what is not a turn (an invitation, a tournament's news) by every way they have chosen: e-mail, push,
 * webhook. Each letter goes each way once over all nodes, however often it is told.
 */
export class Messenger {
  readonly #parts: MessengerParts;

  constructor(parts: MessengerParts) {
    this.#parts = parts;
  }

  async tell(letter: Letter): Promise<void> {
    const { post, notifier, publicUrl, titleOf, isHere } = this.#parts;
    const { id, player, about } = letter;
    await post.write(letter);
    if (isHere(player)) return;
    const say = (locale: Locale): string => sentenceOf(about, { locale, timeZone: undefined, titleOf });
    // Nobody waits for a stranger's server; the notifier looks after what is under way.
    void notifier.tell({
      player,
      turnKey: keyOf(id),
      url: `${publicUrl}${pathOf(about)}`,
      say: { en: say('en'), de: say('de'), nl: say('nl') },
      facts: factsOf(about),
    });
  }

  /** What a letter would tell is over. */
  async withdraw(id: string): Promise<void> {
    await this.#parts.post.withdraw(id);
    await this.#parts.notifier.turnEnded(keyOf(id));
  }
}

/** What programs want to know; the key to a table is in the address alone. */
function factsOf({ kind, ...about }: Matter): Readonly<Record<string, string | number>> {
  const { invite: _key, ...facts } = { invite: '', ...about };
  return { event: kind, ...facts };
}

/** A letter's id names its reader; what is kept of it longer than the reader must not. */
function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
