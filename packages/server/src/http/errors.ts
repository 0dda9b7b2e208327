import type { Reason } from '@quarterdeck/kernel';
import type { ErrorBody } from '@quarterdeck/protocol';

/** An answer that is not a success, on purpose. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: string, message?: string, params?: Readonly<Record<string, unknown>>) {
    super(message ?? code);
    this.status = status;
    this.body = {
      error: { code, ...(message === undefined ? {} : { message }), ...(params === undefined ? {} : { params: { ...params } }) },
    };
  }
}

const STATUS: Readonly<Record<string, number>> = {
  NO_SUCH_TABLE: 404,
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
export function refusedBy(reason: Reason): HttpError {
  return new HttpError(STATUS[reason.code] ?? 409, reason.code, undefined, { ...reason.params, rule: reason.rule });
}
