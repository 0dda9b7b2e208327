import type { MessageParams } from './text';

/**
 * Why something is not allowed: a code, the rule that forbids it, and the figures involved.
 * Never prose: the words are the game's text `reason.<code>` and its ledger text of `rule`.
 */
export interface Reason {
  readonly code: string;
  readonly rule: string;
  readonly params?: MessageParams;
}

export function reason(code: string, rule: string, params?: MessageParams): Reason {
  return params === undefined ? { code, rule } : { code, rule, params };
}
