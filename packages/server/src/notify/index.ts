export type { Clock } from './clock';
export type { Failure, FailureCode } from './failure';
export { createNotifier, type Notifier, type NotifierParts, type NotifyLog } from './notifier';
export type { OutboundPolicy } from './policy';
export { makeVapidKeys, type Vapid, type VapidKeys } from './push';
export { checkQuietHours, type QuietHours, type QuietHoursProblem } from './quiet';
export {
  HEALTHY,
  type HookHealth,
  type HookOwner,
  type NotifyStore,
  type PlayerSettings,
  type PushSubscription,
  type TableWebhook,
  type Target,
  type TurnNotice,
  type WaitingNotice,
  WEBHOOK_STYLES,
  type Webhook,
  type WebhookStyle,
} from './store';
export { failureText } from './texts';
export type { PushPayload } from './wording';
