import type { MessageParams, Reason } from '@quarterdeck/kernel';
import type { ErrorBody, RefusalCode } from '@quarterdeck/protocol';

/** An answer that is not a success, on purpose. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;

  /** By its code, or for a reason that the table or a game gave. */
  constructor(status: number, why: RefusalCode | Reason, message?: string, figures?: MessageParams, retryAfter?: number) {
    const { code, params = figures } = typeof why === 'string' ? { code: why } : why;
    super(message ?? code);
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = {
      error: { code, ...(message === undefined ? {} : { message }), ...(params === undefined ? {} : { params }) },
    };
  }
}

/** Somebody asked for more whole games at once than is fair. */
export function tooManyReads(): HttpError {
  return new HttpError(429, 'TOO_FAST', 'You read too much at once; wait a moment', undefined, 1);
}

const STATUS: Readonly<Record<string, number>> = {
  NO_SUCH_TABLE: 404,
  NO_SUCH_TOURNAMENT: 404,
  NOT_WELCOME: 403,
  NO_SUCH_SEAT: 404,
  NOT_YOUR_SEAT: 403,
  NOT_HOST: 403,
  NOT_SEATED: 403,
  INVITE_NEEDED: 403,
  NO_SPECTATORS: 403,
  MUTED: 403,
  TOO_FAST: 429,
  TOO_BUSY: 503,
};

/** A refusal by the table or the game as an HTTP answer: the same code and figures. */
export function refusedBy(reason: Reason, message?: string): HttpError {
  const { code, rule, params } = reason;
  return new HttpError(STATUS[code] ?? 409, { code, rule, params: { ...params, rule } }, message);
}
