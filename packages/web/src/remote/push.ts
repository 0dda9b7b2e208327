import { api } from './api';

/** Whether this browser can be told of something while nobody looks at the page. */
export const canPush = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator;

/**
 * Asks the browser for leave to show notices, tells the server where to send them and has it send a trial: whoever sees
 * it knows that it works. False when the browser does not say where.
 */
export async function subscribeToPush(pushKey: string): Promise<boolean> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
  await api('POST /api/me/push', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  const { failure } = await api('POST /api/me/push/try', { body: { endpoint } });
  if (failure !== undefined) throw new Error(failure.text ?? failure.code);
  return true;
}
