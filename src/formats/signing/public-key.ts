/** Verifies signatures with the public keys of certificates: RSA (PKCS #1 v1.5) and ECDSA on P-256 and P-384. */

import { p256, p384 } from '@noble/curves/nist.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { BerError, readBer } from '../signed/ber.ts';
import type { Certificate } from './certificate.ts';

/** The hash functions of signatures, with the prefix of a digest in an RSA signature (RFC 8017 §9.2). */
export const HASHES = {
  sha1: { digest: sha1, prefix: '3021300906052b0e03021a05000414' },
  sha256: { digest: sha256, prefix: '3031300d060960864801650304020105000420' },
  sha384: { digest: sha384, prefix: '3041300d060960864801650304020205000430' },
  sha512: { digest: sha512, prefix: '3051300d060960864801650304020305000440' },
} as const;

export type HashName = keyof typeof HASHES;

export const CURVES = { '2a8648ce3d030107': 'P-256', '2b81040022': 'P-384' } as const;

interface RsaKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
}

/** Larger keys would take too long. */
const MOST_BITS = 8192;
const MOST_EXPONENT = 0xffff_ffffn;

/** Returns the RSA key of a certificate; undefined if it has another one. */
export function rsaKeyOf({ point, curve }: Certificate): RsaKey | undefined {
  if (curve !== '') return undefined;
  try {
    // The bit string begins with the count of unused bits, which `point` leaves out.
    const [modulus, exponent] = readBer(point).children;
    if (modulus === undefined || exponent === undefined) return undefined;
    const key = { modulus: numberOf(modulus.contents), exponent: numberOf(exponent.contents) };
    return key.exponent <= MOST_EXPONENT && bitsOf(key) <= MOST_BITS && key.modulus > 0n ? key : undefined;
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

export function bitsOf({ modulus }: RsaKey): number {
  return modulus.toString(2).length;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const numberOf = (bytes: Uint8Array) => (bytes.length === 0 ? 0n : BigInt(`0x${hex(bytes)}`));

/** Returns whether a signature over some bytes was made with the key of a certificate; undefined if the key is of another kind. */
export function isSignatureOf(
  signature: Uint8Array,
  data: Uint8Array,
  hash: HashName,
  certificate: Certificate,
): boolean | undefined {
  const digest = HASHES[hash].digest(data);
  const key = rsaKeyOf(certificate);
  if (key !== undefined) return isSignedByRsa(signature, HASHES[hash].prefix + hex(digest), key);
  const curve = Object.hasOwn(CURVES, certificate.curve) && CURVES[certificate.curve as keyof typeof CURVES];
  if (!curve) return undefined;
  try {
    const options = { prehash: false, lowS: false, format: 'compact' } as const;
    return (curve === 'P-256' ? p256 : p384).verify(signature, digest, certificate.point, options);
  } catch {
    return false;
  }
}

function isSignedByRsa(signature: Uint8Array, info: string, key: RsaKey): boolean {
  const length = Math.ceil(bitsOf(key) / 8);
  const value = numberOf(signature);
  if (signature.length !== length || value >= key.modulus) return false;
  const padding = 'ff'.repeat(Math.max(length - info.length / 2 - 3, 0));
  return (
    power(value, key)
      .toString(16)
      .padStart(length * 2, '0') === `0001${padding}00${info}`
  );
}

/** Returns a number to the power of the exponent of a key. */
function power(value: bigint, { modulus, exponent }: RsaKey): bigint {
  let result = 1n;
  let base = value;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}
