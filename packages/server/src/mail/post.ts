import type { Locale } from '@quarterdeck/kernel';
import { type Clock, quietUntil, systemClock } from '../notify';
import { hashed, newSecret } from '../people/secrets';
import type { Store } from '../store';
import type { MailAddress } from '../store/mail';
import { type Letter, topicOf, type WaitingLetter } from './letter';
import type { SendResult, Smtp } from './smtp';
import { confirmMail, noticeMail, type Reader, trialMail } from './wording';

/** Fields first, as pino wants them. Addresses are not logged: they are nobody's business. */
interface PostLog {
  info(fields: Readonly<Record<string, unknown>>, text: string): void;
  warn(fields: Readonly<Record<string, unknown>>, text: string): void;
}

export interface PostParts {
  readonly store: Pick<Store, 'mail' | 'notify' | 'tables'>;
  /** Absent: this server sends no mail. */
  readonly smtp: Smtp | undefined;
  readonly publicUrl: string;
  readonly club: () => string;
  readonly titleOf: (game: string, locale: Locale) => string;
  readonly log: PostLog;
  readonly clock?: Clock;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SWEEP_EVERY = 10 * SECOND;
/** What is written within this goes together. */
const GATHER = SECOND;
const SWEEP_BATCH = 20;
/** Mails under way at once: a slow server is not stormed. */
const TOGETHER = 4;
/** Pauses before the next attempt with a mail; then its letters are given up. */
const RETRY_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR] as const;
/** Pauses after which a mail server that could not be used is tried with anybody's mail. */
const REST = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;
const CONFIRM_WITHIN = 2 * DAY;
/** Longer than any turn lasts: the row of a letter is what keeps it from being written twice. */
const FORGET_AFTER = 90 * DAY;
const FORGET_EVERY = HOUR;

/**
 * The post office: gathers what is to be mailed in the database and sends it, each letter once over all nodes and
 * restarts. Nothing here throws or rejects because of a mail server: a move never waits for a mail.
 */
export class Post {
  readonly #parts: PostParts;
  readonly #clock: Clock;
  #cancel = (): void => undefined;
  #cancelSoon: (() => void) | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  #closed = false;
  #forgotAt: number;
  /** Failures of the mail server itself in a row, and until when it is left alone. */
  #trouble = 0;
  #restUntil = 0;

  constructor(parts: PostParts) {
    this.#parts = parts;
    this.#clock = parts.clock ?? systemClock;
    this.#forgotAt = this.#clock.now();
    if (this.sends) this.#plan();
  }

  get sends(): boolean {
    return this.#parts.smtp !== undefined;
  }

  /** Keeps a letter for whoever wants it; the same letter again changes nothing. */
  async write(letter: Letter): Promise<void> {
    if (!this.sends) return;
    const to = await this.#parts.store.mail.addressOf(letter.player);
    if (to === undefined || !wants(to, letter)) return;
    await this.#parts.store.mail.write(letter, this.#clock.now());
    this.#cancelSoon ??= this.#clock.after(GATHER, () => {
      this.#cancelSoon = undefined;
      if (!this.#closed) void this.sweep();
    });
  }

  /** What a letter would tell is over. */
  async withdraw(id: string): Promise<void> {
    if (this.sends) await this.#parts.store.mail.withdraw(id, this.#clock.now());
  }

  /** Asks an address whether it wants to hear from us. */
  async ask(player: string, address: string, locale: Locale): Promise<SendResult> {
    const { store } = this.#parts;
    const before = await store.mail.addressOf(player);
    const token = newSecret();
    const stopToken = newSecret();
    const settings = before?.settings ?? { every: 0, topics: ['turns', 'tournaments', 'invitations'] };
    await store.mail.ask(player, address, settings, hashed(token), stopToken, this.#clock.now() + CONFIRM_WITHIN);
    const reader = await this.#reader(player, address, stopToken);
    return this.#send(confirmMail({ ...reader, locale }, token));
  }

  async try(to: MailAddress): Promise<SendResult> {
    const reader = await this.#reader(to.player, to.address, to.stopToken);
    const result = await this.#send(trialMail(reader, this.#clock.now()));
    await this.#parts.store.mail.failed(to.player, result.kind === 'sent' ? undefined : result.failure);
    return result;
  }

  /** Sends what is due, unless that is being done. */
  sweep(): Promise<void> {
    this.#sweeping = this.#sweeping.then(() => this.#sendDue()).catch((error: unknown) => this.#failed(error));
    return this.#sweeping;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel();
    this.#cancelSoon?.();
    await this.#sweeping;
  }

  #plan(): void {
    this.#cancel = this.#clock.after(SWEEP_EVERY, () => {
      void this.sweep().then(() => {
        if (!this.#closed) this.#plan();
      });
    });
  }

  async #sendDue(): Promise<void> {
    const { store } = this.#parts;
    const now = this.#clock.now();
    if (now - this.#forgotAt >= FORGET_EVERY) {
      this.#forgotAt = now;
      await store.mail.forget(now - FORGET_AFTER);
    }
    if (now < this.#restUntil) return;
    const due = await store.mail.due(now, SWEEP_BATCH);
    for (let i = 0; i < due.length && !this.#closed && now >= this.#restUntil; i += TOGETHER) {
      await Promise.all(due.slice(i, i + TOGETHER).map((player) => this.#serve(player).catch((error: unknown) => this.#failed(error))));
    }
  }

  async #serve(player: string): Promise<void> {
    const { store } = this.#parts;
    const now = this.#clock.now();
    const to = await store.mail.addressOf(player);
    if (to === undefined || !to.confirmed || to.settings.topics.length === 0) return store.mail.drop(player);
    const spanEnd = to.sentAt === undefined ? now : to.sentAt + to.settings.every * HOUR;
    if (spanEnd > now) return store.mail.postpone(player, now, spanEnd);
    const quietHours = (await store.notify.playerSettings(player))?.quietHours;
    const quietEnd = quietHours === undefined ? undefined : quietUntil(quietHours, now);
    if (quietEnd !== undefined) return store.mail.postpone(player, now, quietEnd);
    const taken = await store.mail.take(player, to.sentAt, now);
    const current: WaitingLetter[] = [];
    for (const one of taken) if (wants(to, one.letter) && (await this.#isCurrent(one.letter, now))) current.push(one);
    if (current.length > 0) await this.#deliver(to, current);
  }

  async #deliver(to: MailAddress, letters: readonly WaitingLetter[]): Promise<void> {
    const { store, log } = this.#parts;
    const reader = await this.#reader(to.player, to.address, to.stopToken);
    const result = await this.#send(
      noticeMail(
        letters.map(({ letter }) => letter),
        reader,
      ),
    );
    if (result.kind === 'sent') {
      if (to.failure !== undefined) await store.mail.failed(to.player, undefined);
      return;
    }
    const { failure, answer, notTaken } = result;
    const attempts = Math.max(...letters.map((one) => one.attempts));
    const pause = RETRY_AFTER[attempts];
    if (!notTaken || failure === 'ADDRESS_REFUSED' || pause === undefined) {
      await store.mail.failed(to.player, failure);
      log.warn({ player: to.player, failure, answer, attempts: attempts + 1, letters: letters.length }, 'a mail was given up');
      return;
    }
    const ids = letters.map(({ letter }) => letter.id);
    await store.mail.giveBack(to.player, ids, this.#clock.now() + pause, to.sentAt, failure);
    log.info({ player: to.player, failure, answer, attempts: attempts + 1, again: pause }, 'a mail was not taken');
  }

  async #send(mail: Parameters<Smtp['send']>[0]): Promise<SendResult> {
    const { smtp } = this.#parts;
    if (smtp === undefined) return { kind: 'failed', failure: 'UNREACHABLE', answer: 'no mail server', notTaken: true };
    const result = await smtp.send(mail);
    const isServers = result.kind === 'failed' && result.failure !== 'ADDRESS_REFUSED' && result.failure !== 'REFUSED';
    if (isServers) {
      this.#restUntil = this.#clock.now() + (REST[Math.min(this.#trouble, REST.length - 1)] ?? 0);
      this.#trouble++;
    } else {
      this.#trouble = 0;
      this.#restUntil = 0;
    }
    return result;
  }

  /** Whether it is still worth telling: a table may have begun, a clock run out. */
  async #isCurrent({ about }: Letter, now: number): Promise<boolean> {
    if (about.kind === 'turn') return about.deadline === undefined || about.deadline > now;
    if (about.kind === 'invitation') return (await this.#parts.store.tables.get(about.table))?.status === 'waiting';
    return true;
  }

  async #reader(player: string, address: string, stopToken: string): Promise<Reader> {
    const { store, publicUrl, club, titleOf } = this.#parts;
    const settings = await store.notify.playerSettings(player);
    return {
      name: settings?.name ?? '',
      address,
      locale: settings?.locale ?? 'en',
      timeZone: settings?.quietHours?.timeZone,
      club: club(),
      publicUrl,
      stopToken,
      titleOf,
    };
  }

  #failed(error: unknown): void {
    this.#parts.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'sending mails failed');
  }
}

function wants({ confirmed, settings }: MailAddress, { about }: Letter): boolean {
  return confirmed && settings.topics.includes(topicOf(about));
}
