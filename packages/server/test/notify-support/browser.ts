import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushSubscription } from '../../src/notify';
import type { Received } from './loopback';

/** The browser's side of web push: it has a key pair, and it alone can read what arrives. */
export interface Browser {
  subscription(endpoint: string): PushSubscription;
  /** Decrypts a message as RFC 8291 wants it. */
  read(message: Buffer): unknown;
}

export function browser(): Browser {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: (endpoint) => ({ endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } }),
    read(message) {
      const salt = message.subarray(0, 16);
      const keyLength = message.readUInt8(20);
      const senderKey = message.subarray(21, 21 + keyLength);
      const cipherText = message.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(cipherText.subarray(-16));
      const padded = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** What a push service checks before it takes a message: that the server with this key signed it. Returns the claims. */
export function readVapid(call: Received, publicKey: string): Record<string, unknown> {
  const match = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), ?k=(.+)$/.exec(call.headers.authorization ?? '');
  const [, head = '', claims = '', signature = '', key = ''] = match ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed || key !== publicKey) throw new Error('the message is not signed by this server');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
