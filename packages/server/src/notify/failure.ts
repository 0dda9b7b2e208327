/** Why something could not be sent. The words are the texts `notify.failure.<code>`. */
export type FailureCode =
  // refused by us, before a byte was sent
  | 'BAD_URL'
  | 'BAD_KEYS'
  | 'NOT_HTTPS'
  | 'CREDENTIALS_IN_URL'
  | 'PORT_NOT_ALLOWED'
  | 'ADDRESS_NOT_PUBLIC'
  // the other side was not reached
  | 'NAME_NOT_FOUND'
  | 'UNREACHABLE'
  | 'CERTIFICATE'
  | 'TIMED_OUT'
  // the other side broke off, or answered
  | 'BROKEN_OFF'
  | 'REDIRECT'
  | 'BUSY'
  | 'GONE'
  | 'REFUSED';

export interface Failure {
  readonly code: FailureCode;
  /** The HTTP status, if there was an answer. */
  readonly status?: number;
}

/** Failures that the next turn will meet again unless somebody changes something. */
const LASTING: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'BAD_URL',
  'BAD_KEYS',
  'NOT_HTTPS',
  'CREDENTIALS_IN_URL',
  'PORT_NOT_ALLOWED',
  'ADDRESS_NOT_PUBLIC',
  'REDIRECT',
  'GONE',
]);

export function isLasting(failure: Failure): boolean {
  return LASTING.has(failure.code);
}
