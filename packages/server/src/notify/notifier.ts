import type { Locale } from '@quarterdeck/kernel';
import { type Clock, systemClock } from './clock';
import { type Failure, isLasting } from './failure';
import { createOutbound, type PostResult } from './outbound';
import type { OutboundPolicy } from './policy';
import { createPushSender, pushTag, type Vapid } from './push';
import { quietUntil } from './quiet';
import {
  HEALTHY,
  type HookOwner,
  type Notice,
  type NotifyStore,
  type PlayerSettings,
  type PushSubscription,
  type TableWebhook,
  type Target,
  type Tidings,
  type TurnNotice,
  type WaitingNotice,
  type Webhook,
} from './store';
import { factsOf, playerWording, tableWording, trialWording, type Wording, webhookBody } from './wording';

/** Fields first, as pino wants them. Addresses are logged by host only: their paths are secrets. */
interface NotifyLog {
  info(fields: Readonly<Record<string, unknown>>, text: string): void;
  warn(fields: Readonly<Record<string, unknown>>, text: string): void;
}

export interface NotifierParts {
  readonly store: NotifyStore;
  readonly vapid: Vapid;
  readonly policy: OutboundPolicy;
  readonly log: NotifyLog;
  readonly clock?: Clock;
  /** All addresses of a name; the system's resolver if absent. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** Networks this machine stands in, as `address/prefix`; read from its interfaces if absent. */
  readonly ownNetworks?: () => readonly string[];
}

/** Nothing here throws or rejects because of a store, a network or a stranger's server: a move never fails over a notice. */
export interface Notifier {
  /** Tells whoever wants to know, once over all nodes however often it is called. Resolves after the first attempt. */
  turnBegan(notice: TurnNotice): Promise<void>;
  /** The same for whatever else somebody may want to hear. */
  tell(tidings: Tidings): Promise<void>;
  /** To be called for every turn that `turnBegan` may have been called for: what still waits is dropped on all nodes. */
  turnEnded(turnKey: string): Promise<void>;
  /** What is wrong with a webhook's address as it is written: to be asked before it is stored. */
  checkUrl(url: string): Failure | undefined;
  checkSubscription(subscription: PushSubscription): Failure | undefined;
  /** Sends a trial at once, for the button beside the setting. The caller limits how often. */
  tryWebhook(webhook: Pick<Webhook, 'url' | 'style'>, locale: Locale): Promise<Failure | undefined>;
  trySubscription(subscription: PushSubscription, locale: Locale, url: string): Promise<Failure | undefined>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Starts nothing new, lets what is under way finish (within the time-out of a call). */
  close(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const SWEEP_EVERY = 15 * SECOND;
const SWEEP_BATCH = 32;
const MAX_UNDER_WAY = 64;
/** Pauses before the second, third and fourth attempt; then the notice is given up. */
const RETRY_AFTER = [15 * SECOND, 2 * MINUTE, 10 * MINUTE] as const;
const LONGEST_RETRY_PAUSE = HOUR;
/** Notices given up in a row after which a webhook is paused. */
const PAUSE_AFTER = 5;
const PUSH_TTL = 24 * HOUR;
const FORGET_EVERY = HOUR;
const FORGET_AFTER = 7 * 24 * HOUR;

/** What is known about the people and places of a notice, read anew for every attempt. */
interface Addressees {
  readonly settings: PlayerSettings | undefined;
  readonly tableHook: TableWebhook | undefined;
}

/** What became of one target: done with, or to be tried again. */
type Outcome = 'done' | { readonly again: Target; readonly notBeforeMs: number };

export function createNotifier(parts: NotifierParts): Notifier {
  const { store, log } = parts;
  const clock = parts.clock ?? systemClock;
  const outbound = createOutbound({
    policy: parts.policy,
    clock,
    ...(parts.resolve === undefined ? {} : { resolve: parts.resolve }),
    ...(parts.ownNetworks === undefined ? {} : { ownNetworks: parts.ownNetworks }),
  });
  const push = createPushSender(parts.vapid, outbound);
  const underWay = new Set<Promise<void>>();
  let closed = false;
  let forgotAt = clock.now();

  const addresseesOf = async (notice: Notice): Promise<Addressees> => {
    const table = 'say' in notice ? undefined : notice.table;
    const [settings, tableHook] = await Promise.all([
      store.playerSettings(notice.player),
      table === undefined ? undefined : store.tableWebhook(table),
    ]);
    return { settings, tableHook };
  };

  const begin = async (notice: Notice): Promise<void> => {
    const busy = underWay.size >= MAX_UNDER_WAY;
    const addressees = await addresseesOf(notice);
    const targets: Target[] = [];
    if (hasOwnChannel(addressees.settings)) targets.push({ to: 'player' });
    if (isActive(addressees.tableHook)) targets.push({ to: 'tableHook' });
    if (targets.length === 0 || !(await store.claimTurn(notice.turnKey))) return;
    const waiting: WaitingNotice = { notice, targets, attempts: 0, dueAt: clock.now() };
    // A rush is stored rather than piled up in memory; the sweep of any node works it off.
    if (busy || closed) await store.addWaiting(waiting);
    else await deliver(waiting, addressees);
  };

  const deliver = async (waiting: WaitingNotice, addressees: Addressees): Promise<void> => {
    const { notice, attempts } = waiting;
    const now = clock.now();
    if (notice.deadline !== undefined && notice.deadline <= now) return;
    const quietHours = addressees.settings?.quietHours;
    const quietEnd = quietHours === undefined ? undefined : quietUntil(quietHours, now);
    let targets = waiting.targets;
    if (quietEnd !== undefined) {
      // A table's webhook belongs to the group, not to the sleeper.
      const own = targets.filter((target) => target.to !== 'tableHook');
      if (own.length > 0) await store.addWaiting({ ...waiting, targets: own, dueAt: quietEnd });
      targets = targets.filter((target) => target.to === 'tableHook');
    }
    const lastAttempt = attempts >= RETRY_AFTER.length;
    const outcomes = await Promise.all(
      targets
        .flatMap((target) => spellOut(target, addressees.settings))
        .map((target) => deliverTo(target, notice, addressees, lastAttempt)),
    );
    const again = outcomes.flatMap((outcome) => (outcome === 'done' ? [] : [outcome]));
    if (again.length === 0) return;
    const pause = Math.max(RETRY_AFTER[attempts] ?? 0, ...again.map(({ notBeforeMs }) => notBeforeMs));
    await store.addWaiting({
      notice,
      targets: again.map((outcome) => outcome.again),
      attempts: attempts + 1,
      dueAt: clock.now() + Math.min(pause, LONGEST_RETRY_PAUSE),
    });
  };

  const deliverTo = async (target: Target, notice: Notice, addressees: Addressees, lastAttempt: boolean): Promise<Outcome> => {
    const { settings, tableHook } = addressees;
    const name = settings?.name ?? ('say' in notice ? '' : `#${notice.seat + 1}`);
    let result: PostResult | undefined;
    switch (target.to) {
      case 'player':
        return 'done';
      case 'push': {
        const subscription = settings?.subscriptions.find(({ endpoint }) => endpoint === target.endpoint);
        if (settings === undefined || subscription === undefined) return 'done';
        result = await sendPush(subscription, notice, settings);
        break;
      }
      case 'playerHook': {
        if (settings === undefined || !isActive(settings.webhook)) return 'done';
        const wording = playerWording(notice, settings.locale, settings.quietHours?.timeZone);
        result = await callHook({ kind: 'player', player: notice.player }, settings.webhook, notice, name, wording, lastAttempt);
        break;
      }
      case 'tableHook': {
        if ('say' in notice || !isActive(tableHook)) return 'done';
        const wording = tableWording(notice, tableHook.locale, name);
        result = await callHook({ kind: 'table', table: notice.table }, tableHook, notice, name, wording, lastAttempt);
        break;
      }
    }
    return result.kind === 'failed' && mayTryAgain(result, lastAttempt) ? { again: target, notBeforeMs: result.retryAfterMs ?? 0 } : 'done';
  };

  const sendPush = async (subscription: PushSubscription, notice: Notice, settings: PlayerSettings): Promise<PostResult> => {
    const wording = playerWording(notice, settings.locale, settings.quietHours?.timeZone);
    const lifetime = Math.min(PUSH_TTL, (notice.deadline ?? Number.POSITIVE_INFINITY) - clock.now());
    const payload = { ...wording, url: notice.url, tag: pushTag(notice) };
    const result = await push.send(subscription, payload, Math.max(1, Math.floor(lifetime / SECOND)));
    if (result.kind === 'failed') {
      log.info({ host: hostForLog(subscription.endpoint), ...result.failure }, 'a push notice was not taken');
      const dead = result.failure.code === 'GONE' || result.failure.code === 'BAD_KEYS';
      if (dead) await store.removeSubscription(notice.player, subscription.endpoint);
    }
    return result;
  };

  const callHook = async (
    owner: HookOwner,
    hook: Webhook,
    notice: Notice,
    playerName: string,
    wording: Wording,
    lastAttempt: boolean,
  ): Promise<PostResult> => {
    const result = await postHook(hook, wording, factsOf(notice, playerName), notice.turnKey, notice.url);
    if (result.kind === 'sent') {
      if (hook.health.failures > 0) await store.saveHookHealth(owner, hook.url, HEALTHY);
    } else if (!mayTryAgain(result, lastAttempt)) {
      const failures = hook.health.failures + 1;
      const paused = failures >= PAUSE_AFTER || isLasting(result.failure);
      await store.saveHookHealth(owner, hook.url, {
        failures,
        lastFailure: result.failure,
        ...(paused ? { pausedAt: clock.now() } : {}),
      });
      log.info({ host: hostForLog(hook.url), owner: owner.kind, paused, ...result.failure }, 'a webhook notice was given up');
    }
    return result;
  };

  const postHook = (
    hook: Pick<Webhook, 'url' | 'style'>,
    wording: Wording,
    facts: Readonly<Record<string, unknown>>,
    id: string,
    url?: string,
  ): Promise<PostResult> =>
    outbound.post(
      hook.url,
      { 'content-type': 'application/json', 'idempotency-key': encodeURIComponent(id) },
      webhookBody(hook.style, wording, facts, url),
    );

  const sweep = async (): Promise<void> => {
    let due: readonly WaitingNotice[];
    do {
      due = await store.takeDue(clock.now(), SWEEP_BATCH);
      await Promise.all(
        due.map((waiting) => guarded('delivering a waiting notice', async () => deliver(waiting, await addresseesOf(waiting.notice)))),
      );
    } while (due.length === SWEEP_BATCH && !closed);
    if (clock.now() - forgotAt >= FORGET_EVERY) {
      forgotAt = clock.now();
      await store.forgetEndedTurns(forgotAt - FORGET_AFTER);
    }
  };

  const guarded = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, `${what} failed`);
    }
  };

  const run = (what: string, work: () => Promise<void>): Promise<void> => {
    const task: Promise<void> = guarded(what, work).finally(() => underWay.delete(task));
    underWay.add(task);
    return task;
  };

  let cancelSweep = (): void => undefined;
  const planSweep = (): void => {
    cancelSweep = clock.after(SWEEP_EVERY, () => {
      void run('planning the next sweep', async () => {
        await guarded('looking for due notices', sweep);
        if (!closed) planSweep();
      });
    });
  };
  planSweep();

  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    turnBegan: (notice) => run('announcing a turn', () => begin(notice)),
    tell: (tidings) => run('telling somebody', () => begin(tidings)),
    turnEnded: (turnKey) => run('ending a turn', () => store.endTurn(turnKey, clock.now())),
    checkUrl: (url) => outbound.checkUrl(url),
    checkSubscription: (subscription) => push.check(subscription),
    async tryWebhook(webhook, locale) {
      const result = await postHook(webhook, trialWording(locale), { event: 'trial' }, `trial ${clock.now()}`);
      return result.kind === 'failed' ? result.failure : undefined;
    },
    async trySubscription(subscription, locale, url) {
      const result = await push.send(subscription, { ...trialWording(locale), url, tag: 'trial' }, MINUTE / SECOND);
      return result.kind === 'failed' ? result.failure : undefined;
    },
    settled,
    async close() {
      closed = true;
      cancelSweep();
      await settled();
    },
  };
}

/** Another attempt must be certain not to become a second notice, and must have a chance. */
function mayTryAgain(result: PostResult & { kind: 'failed' }, lastAttempt: boolean): boolean {
  return result.notTaken && !lastAttempt && !isLasting(result.failure);
}

function isActive<T extends Webhook>(hook: T | undefined): hook is T {
  return hook !== undefined && hook.health.pausedAt === undefined;
}

function hasOwnChannel(settings: PlayerSettings | undefined): boolean {
  return settings !== undefined && (settings.subscriptions.length > 0 || isActive(settings.webhook));
}

function spellOut(target: Target, settings: PlayerSettings | undefined): readonly Target[] {
  if (target.to !== 'player') return [target];
  const pushes = (settings?.subscriptions ?? []).map(({ endpoint }): Target => ({ to: 'push', endpoint }));
  return [...pushes, { to: 'playerHook' }];
}

function hostForLog(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'unreadable';
}
