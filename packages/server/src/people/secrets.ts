import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody confuses. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** For links, tokens and seeds: too many to try. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Five groups of five, about 123 bits, to be written down by hand. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(25), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length] ?? 'A').join('');
  return letters.match(/.{5}/g)?.join('-') ?? letters;
}

/** The code that counts after so many claims; nobody can tell the next from the last. */
export function oneTimeCode(secret: string, claims: string): string {
  const bytes = createHmac('sha256', secret).update(`desk ${claims}`).digest().subarray(0, 25);
  const letters = Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length] ?? 'A').join('');
  return letters.match(/.{5}/g)?.join('-') ?? letters;
}

/** What the command line shows to the server; whoever can make it can read the database. */
export function operatorToken(secret: string): string {
  return `qdo_${createHmac('sha256', secret).update('operator').digest('base64url')}`;
}

/** However a person types it: case, spaces and dashes do not matter. */
export function tidyCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The secrets here are long and random, so that a plain hash keeps them. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(hashed(a));
  const right = Buffer.from(hashed(b));
  return timingSafeEqual(left, right);
}

/** A text that only this server can have written. */
export function sign(text: string, secret: string): string {
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

export function unsign(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 0) return undefined;
  const text = signed.slice(0, dot);
  return sameText(sign(text, secret), signed) ? text : undefined;
}
