/** Private keys of the caller, with which WebCrypto signs. They are never kept. */

import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { BerError, readBer } from '../signed/ber.ts';
import type { Certificate } from './certificate.ts';
import { pemBlock } from './pem.ts';
import { bitsOf, CURVES, isSignatureOf, rsaKeyOf } from './public-key.ts';

const OCTETS = 0x04;
const SEQUENCE = 0x30;
const INTEGER = 0x02;
const PARAMETERS = 0xa0;

/** A function that signs bytes with SHA-256, and the algorithm of the signature in XML. */
export interface Signer {
  readonly method: string;
  readonly sign: (data: Uint8Array) => Promise<Uint8Array>;
}

/** Reads a private key in PEM or base64, PKCS #8, PKCS #1 or SEC 1, unencrypted, as PKCS #8 in DER; undefined if it is not a key. */
export function readPrivateKey(text: string): Uint8Array<ArrayBuffer> | undefined {
  const block = pemBlock(text, 'PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY');
  const bytes = bytesOfBase64((block ?? text).replace(/\s/g, ''));
  if (bytes === undefined) return undefined;
  try {
    const value = readBer(bytes);
    if (value.tag !== SEQUENCE) return undefined;
    const [version, second, third] = value.children;
    if (version?.tag !== INTEGER) return undefined;
    if (second?.tag === SEQUENCE && third?.tag === OCTETS) return new Uint8Array(bytes);
    if (second?.tag === INTEGER) return wrapped(bytes, RSA);
    // SEC 1 has the curve after the key.
    const curve = second?.tag === OCTETS && third?.tag === PARAMETERS ? third.contents : undefined;
    return curve && wrapped(bytes, der(SEQUENCE, [...ECDSA, ...curve]));
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

/** The algorithms that PKCS #8 has before a key: RSA, and ECDSA without its curve. */
const RSA = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];
const ECDSA = [0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01];
const VERSION = [INTEGER, 0x01, 0x00];

/** Returns a key as PKCS #8. */
function wrapped(key: Uint8Array, algorithm: readonly number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(der(SEQUENCE, [...VERSION, ...algorithm, ...der(OCTETS, [...key])]));
}

function der(tag: number, contents: readonly number[]): number[] {
  const { length } = contents;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return [tag, ...size, ...contents];
}

const LEAST_BITS = 2048;

/** Why a key cannot sign: it does not belong to the certificate, or its kind is too weak or unknown. */
export type KeyProblem = 'kind' | 'weak' | 'other';

/** Returns a signer for a key and its certificate, or why the key cannot sign. */
export async function signerFor(key: Uint8Array<ArrayBuffer>, certificate: Certificate): Promise<Signer | KeyProblem> {
  const rsa = rsaKeyOf(certificate);
  if (rsa !== undefined && bitsOf(rsa) < LEAST_BITS) return 'weak';
  const namedCurve = Object.hasOwn(CURVES, certificate.curve)
    ? CURVES[certificate.curve as keyof typeof CURVES]
    : undefined;
  if (rsa === undefined && namedCurve === undefined) return 'kind';
  const algorithm = namedCurve
    ? { name: 'ECDSA', namedCurve, hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  let made: CryptoKey;
  try {
    made = await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
  } catch {
    return 'other';
  }
  const sign = async (data: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign(algorithm, made, new Uint8Array(data)));
  const probe = new Uint8Array([1]);
  if (isSignatureOf(await sign(probe), probe, 'sha256', certificate) !== true) return 'other';
  return { method: `http://www.w3.org/2001/04/xmldsig-more#${namedCurve ? 'ecdsa' : 'rsa'}-sha256`, sign };
}
