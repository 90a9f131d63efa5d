/** Reads the private key of a certificate, decrypts it, and signs with it. Keys are never kept. */

import { cbc } from '@noble/ciphers/aes.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Of } from '../../../engine/text/base64.ts';
import { type Ber, BerError, readBer } from '../../signed/ber.ts';
import { bytesIn, type Certificate, hexOf, numberOf } from './certificate.ts';
import { decryptTripleDes } from './des.ts';

/** An RSA key: as PKCS #8, with its modulus. */
export interface SigningKey {
  readonly pkcs8: Uint8Array;
  readonly modulus: bigint;
}

/** Why a key cannot be used: it is none, it is of another kind, or its password or its encryption. */
export type KeyProblem = 'none' | 'other' | 'password' | 'cipher';

export type KeyReading = { readonly key: SigningKey } | { readonly problem: KeyProblem };

const [INTEGER, OCTETS, SEQUENCE] = [0x02, 0x04, 0x30];
const RSA = '2a864886f70d010101';
const PBES2 = '2a864886f70d01050d';
const PBKDF2 = '2a864886f70d01050c';
const HASHES = {
  '2a864886f70d0207': sha1,
  '2a864886f70d0209': sha256,
  '2a864886f70d020a': sha384,
  '2a864886f70d020b': sha512,
} as const;
const DEFAULT_HASH = '2a864886f70d0207';
const TRIPLE_DES = '2a864886f70d0307';
const AES: Readonly<Record<string, number>> = {
  '60864801650304012a': 32,
  '608648016503040116': 24,
  '608648016503040102': 16,
};
/** The rounds up to which a password is tried. */
const MOST_ROUNDS = 1_000_000;

const oid = (value: Ber | undefined) => (value ? hexOf(value.contents) : '');

/** Reads a key in PEM or base64: PKCS #8, encrypted or not, or PKCS #1. */
export function readKey(text: string, password: string | undefined): KeyReading {
  const [, block] = /-----BEGIN (?:RSA |ENCRYPTED )?PRIVATE KEY-----([\s\S]*?)-----END/.exec(text) ?? [];
  const bytes = bytesIn(block ?? text);
  if (bytes === undefined || bytes.length === 0) return { problem: 'none' };
  return attempt(() => keyIn(bytes, password)) ?? { problem: 'none' };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

function keyIn(bytes: Uint8Array, password: string | undefined): KeyReading {
  const value = readBer(bytes);
  if (value.tag !== SEQUENCE) return { problem: 'none' };
  const parts = value.children;
  const [first, second, third] = parts;
  if (first?.tag === SEQUENCE && second?.tag === OCTETS) return decrypted(first, second.octets, password);
  if (first?.tag !== INTEGER) return { problem: 'none' };
  if (second?.tag === INTEGER) return parts.length < 9 ? { problem: 'other' } : ofPkcs1(bytes.subarray(0, value.end));
  if (second?.tag !== SEQUENCE || third?.tag !== OCTETS) return { problem: 'other' };
  if (oid(second.children[0]) !== RSA) return { problem: 'other' };
  const modulus = readBer(third.octets).children[1];
  return modulus === undefined
    ? { problem: 'none' }
    : { key: { pkcs8: bytes.subarray(0, value.end), modulus: numberOf(modulus.contents) } };
}

/** Returns a value in DER. */
function der(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, each) => sum + each.length, 0);
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Uint8Array.from([tag, ...size, ...contents.flatMap((each) => [...each])]);
}

/** Wraps a key in PKCS #1 as PKCS #8. */
function ofPkcs1(bytes: Uint8Array): KeyReading {
  const algorithm = Uint8Array.from([0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 0x05, 0x00]);
  return keyIn(der(SEQUENCE, der(INTEGER, Uint8Array.of(0)), algorithm, der(OCTETS, bytes)), undefined);
}

/** How a key is encrypted (PBES2 of RFC 8018). */
interface Encryption {
  readonly hash: (typeof HASHES)[keyof typeof HASHES];
  readonly salt: Uint8Array;
  readonly rounds: number;
  readonly start: Uint8Array;
  readonly isTripleDes: boolean;
  /** The bytes of its key. */
  readonly length: number;
}

/** Returns how a key is encrypted; undefined if that is not known here. */
function encryptionIn({ children: [kind, parameters] }: Ber): Encryption | undefined {
  if (oid(kind) !== PBES2) return undefined;
  const [derivation, cipher] = parameters?.children ?? [];
  const [derivationKind, derived] = derivation?.children ?? [];
  const [cipherKind, start] = cipher?.children ?? [];
  const [salt, rounds, ...others] = derived?.children ?? [];
  const hashKind = oid(others.find(({ tag }) => tag === SEQUENCE)?.children[0]) || DEFAULT_HASH;
  const hash = Object.hasOwn(HASHES, hashKind) ? HASHES[hashKind as keyof typeof HASHES] : undefined;
  const isTripleDes = oid(cipherKind) === TRIPLE_DES;
  const length = isTripleDes ? 24 : AES[oid(cipherKind)];
  const count = rounds ? Number(numberOf(rounds.contents)) : 0;
  if (oid(derivationKind) !== PBKDF2 || !hash || !length || !salt || !start) return undefined;
  if (count < 1 || count > MOST_ROUNDS) return undefined;
  return { hash, salt: salt.octets, rounds: count, start: start.octets, isTripleDes, length };
}

/** Decrypts a key with its password. */
function decrypted(algorithm: Ber, data: Uint8Array, password: string | undefined): KeyReading {
  const encryption = encryptionIn(algorithm);
  if (encryption === undefined) return { problem: 'cipher' };
  if (password === undefined || password === '') return { problem: 'password' };
  const { hash, salt, rounds, start, isTripleDes, length } = encryption;
  const block = isTripleDes ? 8 : 16;
  if (data.length === 0 || data.length % block !== 0 || start.length !== block) return { problem: 'none' };
  const key = pbkdf2(hash, utf8ToBytes(password), salt, { c: rounds, dkLen: length });
  const plain = isTripleDes
    ? decryptTripleDes(data, key, start)
    : cbc(key, start, { disablePadding: true }).decrypt(data);
  // With another password there is no padding, or no key.
  const padding = plain.at(-1) ?? 0;
  const isPadded = padding > 0 && padding <= block && plain.subarray(-padding).every((byte) => byte === padding);
  if (!isPadded) return { problem: 'password' };
  const read = attempt(() => keyIn(plain.subarray(0, -padding), undefined));
  return read === undefined || ('problem' in read && read.problem === 'none') ? { problem: 'password' } : read;
}

export function isKeyOf({ modulus }: SigningKey, certificate: Certificate): boolean {
  return modulus === certificate.modulus;
}

/** Returns whether this program can sign: pages over plain HTTP cannot. */
export function canSign(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Returns the signature of a text in base64; undefined if the key is damaged. */
export async function sign(text: string, { pkcs8 }: SigningKey): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  try {
    const key = await subtle.importKey('pkcs8', Uint8Array.from(pkcs8), ALGORITHM, false, ['sign']);
    return base64Of(new Uint8Array(await subtle.sign(ALGORITHM, key, Uint8Array.from(utf8ToBytes(text)))));
  } catch {
    return undefined;
  }
}
