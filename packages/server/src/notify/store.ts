import type { Locale, Seat } from '@quarterdeck/kernel';
import type { Failure } from './failure';
import type { QuietHours } from './quiet';

interface NoticeTo {
  readonly player: string;
  /** Names it for ever: one turn of one seat, e.g. `<table>/<seat>/<seq at which it began>`, or whatever else is told. */
  readonly turnKey: string;
  /** What it is about, as a whole address: it leaves the server. */
  readonly url: string;
  /** When it is too late, in milliseconds since 1970: the clock runs out. */
  readonly deadline?: number;
}

/** A turn that somebody may want to hear of. */
export interface TurnNotice extends NoticeTo {
  readonly table: string;
  readonly seat: Seat;
  readonly gameTitle: string;
}

/** Something else for one person, in every language: which one they read is known when it is sent. */
export interface Tidings extends NoticeTo {
  readonly say: Readonly<Record<Locale, string>>;
  /** What programs want to know. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Notice = TurnNotice | Tidings;

/** What the browser's `PushSubscription.toJSON()` holds. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const WEBHOOK_STYLES = ['json', 'chat', 'text'] as const;
/**
 * `json`: every field, for programs. `chat`: the sentence as `text` and `content`, which most chat services read.
 * `text`: the sentence as `text` alone, for services that refuse fields they do not know.
 */
export type WebhookStyle = (typeof WEBHOOK_STYLES)[number];

export interface Webhook {
  readonly url: string;
  readonly style: WebhookStyle;
  readonly health: HookHealth;
}

/** How a webhook has been doing; the player sees `lastFailure`, and `pausedAt` means that nothing is sent any more. */
export interface HookHealth {
  /** Notices given up in a row. */
  readonly failures: number;
  readonly lastFailure?: Failure;
  readonly pausedAt?: number;
}

/** The health of a webhook that was just saved, or that its owner wants to try again. */
export const HEALTHY: HookHealth = { failures: 0 };

export type HookOwner = { readonly kind: 'player'; readonly player: string } | { readonly kind: 'table'; readonly table: string };

export interface PlayerSettings {
  readonly name: string;
  readonly locale: Locale;
  readonly subscriptions: readonly PushSubscription[];
  readonly webhook?: Webhook;
  readonly quietHours?: QuietHours;
}

export interface TableWebhook extends Webhook {
  readonly locale: Locale;
}

/** Where a notice still has to go; `player` stands for all the player has when it is sent, whatever that will be. */
export type Target =
  | { readonly to: 'player' }
  | { readonly to: 'push'; readonly endpoint: string }
  | { readonly to: 'playerHook' }
  | { readonly to: 'tableHook' };

/** A notice that waits in the store: for the end of quiet hours, for another attempt, or for a free hand. */
export interface WaitingNotice {
  readonly notice: Notice;
  readonly targets: readonly Target[];
  /** Attempts made so far. */
  readonly attempts: number;
  readonly dueAt: number;
}

/**
 * What notifications need to remember. Shared by all nodes; every method is one statement or one transaction.
 * `test/notify-support/store-contract.ts` is the suite for implementations.
 */
export interface NotifyStore {
  playerSettings(player: string): Promise<PlayerSettings | undefined>;
  tableWebhook(table: string): Promise<TableWebhook | undefined>;

  /** True for exactly one caller per turn, ever, and for nobody once the turn has ended. */
  claimTurn(turnKey: string): Promise<boolean>;
  /** The turn is over, whether or not it was ever claimed: its waiting notices vanish, and it cannot be claimed any more. */
  endTurn(turnKey: string, at: number): Promise<void>;
  /** Forgets turns that ended before `time`. Turns still going on are kept, however old. */
  forgetEndedTurns(time: number): Promise<void>;

  /** Keeps a notice; a notice of a turn that has ended may be kept, but is never handed out. */
  addWaiting(waiting: WaitingNotice): Promise<void>;
  /** Removes and returns up to `limit` notices due at `now`, oldest first; each goes to one caller only, and only while its turn lasts. */
  takeDue(now: number, limit: number): Promise<readonly WaitingNotice[]>;

  /** The browser took its subscription back; does nothing if the player has no such subscription. */
  removeSubscription(player: string, endpoint: string): Promise<void>;
  /** Does nothing if the owner's webhook no longer has this `url`: a verdict on the old one must not pause the new one. */
  saveHookHealth(owner: HookOwner, url: string, health: HookHealth): Promise<void>;
}
