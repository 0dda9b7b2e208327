import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate made on the spot, so that no key lies in the repository and none expires. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export function selfSigned(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from('Quarterdeck test')))));
  const year = new Date().getUTCFullYear();
  const altNames = sequence(...names.map(altName));
  const toBeSigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(generalizedTime(year - 1), generalizedTime(year + 1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(0x55, 0x1d, 0x11), der(0x04, altNames)))),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = sequence(toBeSigned, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const base64 = certificate
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function altName(name: string): Buffer {
  const octets = name.split('.').map(Number);
  const isAddress = octets.length === 4 && octets.every((octet) => Number.isInteger(octet));
  return isAddress ? der(0x87, Buffer.from(octets)) : der(0x82, Buffer.from(name));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const header = length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const integer = (bytes: Buffer): Buffer => der(0x02, bytes);
const oid = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));
const generalizedTime = (year: number): Buffer => der(0x18, Buffer.from(`${year}0101000000Z`));
