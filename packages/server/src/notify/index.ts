export { type Clock, systemClock } from './clock';
export type { Failure } from './failure';
export { createNotifier, type Notifier } from './notifier';
export type { OutboundPolicy } from './policy';
export { makeVapidKeys, type VapidKeys } from './push';
export { checkQuietHours, type QuietHours, quietUntil } from './quiet';
export {
  HEALTHY,
  type HookHealth,
  type HookOwner,
  type NotifyStore,
  type PlayerSettings,
  type PushSubscription,
  type TableWebhook,
  type TurnNotice,
  type WaitingNotice,
  type Webhook,
  type WebhookStyle,
} from './store';
export { failureText, momentText } from './texts';
export { tidy } from './wording';
