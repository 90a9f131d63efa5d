/**
 * Decrypts files with an empty user password, which programs write to forbid printing or changing: the standard
 * security handler in revisions 2 to 4 (ISO 32000-1, 7.6) and 5 and 6 (ISO 32000-2, 7.6).
 */

import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { message } from '../engine/text/message.ts';
import { PdfProblem } from './budget.ts';
import { integerOf, isDict, nameOf, type PdfDict, type PdfRef, PdfString, type PdfValue } from './values.ts';

type Cipher = 'none' | 'rc4' | 'aes';

/** Decrypts the strings and streams of a file by the object that contains them. */
export interface Decryption {
  string(bytes: Uint8Array, ref: PdfRef): Uint8Array;
  stream(bytes: Uint8Array, ref: PdfRef, dict: PdfDict): Uint8Array;
}

type Resolve = (value: PdfValue | undefined) => PdfValue;

const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (each) => Number.parseInt(each, 16),
);

/** Returns the decryption of a file. Throws `PdfProblem` if it needs a password or an unsupported method. */
export function decryptionOf(encrypt: PdfDict, id: Uint8Array, resolve: Resolve): Decryption {
  const version = integerOf(resolve(encrypt.get('V'))) ?? 0;
  if (nameOf(resolve(encrypt.get('Filter'))) !== 'Standard' || ![1, 2, 4, 5].includes(version)) {
    throw new PdfProblem(
      message('The encryption of the PDF is not supported; save it without encryption.'),
      'encrypted',
    );
  }
  const key = version === 5 ? key256(encrypt, resolve) : keyUpTo128(encrypt, version, id, resolve);
  const cipherOf = (name: PdfValue | undefined) => cipher(encrypt, version, nameOf(resolve(name)), resolve);
  const strings = cipherOf(encrypt.get('StrF'));
  const streams = cipherOf(encrypt.get('StmF'));
  const files = encrypt.has('EFF') ? cipherOf(encrypt.get('EFF')) : streams;
  const metadata = resolve(encrypt.get('EncryptMetadata')) === false ? 'none' : streams;
  return {
    string: (bytes, ref) => decrypted(bytes, strings, keyOf(key, ref, strings, version)),
    stream(bytes, ref, dict) {
      const type = nameOf(resolve(dict.get('Type')));
      const own = ownFilter(dict, resolve);
      const usual = type === 'Metadata' ? metadata : type === 'EmbeddedFile' ? files : streams;
      const used = type === 'XRef' ? 'none' : own === undefined ? usual : cipherOf(own);
      return decrypted(bytes, used, keyOf(key, ref, used, version));
    },
  };
}

/** Returns the name of a stream's own crypt filter. */
function ownFilter(dict: PdfDict, resolve: Resolve): PdfValue | undefined {
  const filter = resolve(dict.get('Filter'));
  const parameters = resolve(dict.get('DecodeParms'));
  const first = Array.isArray(filter) ? resolve(filter[0]) : filter;
  if (nameOf(first) !== 'Crypt') return undefined;
  const resolved = Array.isArray(parameters) ? resolve(parameters[0]) : parameters;
  return (isDict(resolved) && resolved.get('Name')) || undefined;
}

/** Returns the cipher of a named crypt filter. */
function cipher(encrypt: PdfDict, version: number, name = 'Identity', resolve: Resolve): Cipher {
  if (version < 4) return 'rc4';
  if (name === 'Identity') return 'none';
  const all = resolve(encrypt.get('CF'));
  const filter = isDict(all) ? resolve(all.get(name)) : null;
  const method = isDict(filter) ? nameOf(resolve(filter.get('CFM'))) : undefined;
  if (method === 'V2') return 'rc4';
  return method === 'AESV2' || method === 'AESV3' ? 'aes' : 'none';
}

function bytesOf(encrypt: PdfDict, name: string, length: number, resolve: Resolve): Uint8Array {
  const value = resolve(encrypt.get(name));
  const bytes = value instanceof PdfString ? value.bytes : new Uint8Array();
  if (bytes.length >= length) return bytes.subarray(0, length);
  throw new PdfProblem(message('The PDF is encrypted, and its encryption data is damaged.'), 'encrypted');
}

function needsPassword(): PdfProblem {
  return new PdfProblem(message('The PDF is protected with a password; save it without one.'), 'encrypted');
}

/** Returns the file key for the empty user password (algorithms 2, 4 and 5). */
function keyUpTo128(encrypt: PdfDict, version: number, id: Uint8Array, resolve: Resolve): Uint8Array {
  const revision = integerOf(resolve(encrypt.get('R'))) ?? 2;
  const length = version === 1 ? 5 : version === 4 ? 16 : keyLength(resolve(encrypt.get('Length')));
  const flags = integerOf(resolve(encrypt.get('P'))) ?? 0;
  const parts = [PADDING, bytesOf(encrypt, 'O', 32, resolve), little(flags), id];
  if (revision >= 4 && resolve(encrypt.get('EncryptMetadata')) === false) parts.push(little(-1));
  let key = md5(joined(parts)).subarray(0, length);
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key).subarray(0, length);
  const user = bytesOf(encrypt, 'U', 32, resolve);
  if (revision < 3) {
    if (!equal(rc4(key, PADDING), user)) throw needsPassword();
    return key;
  }
  let check = rc4(key, md5(joined([PADDING, id])));
  for (let i = 1; i <= 19; i++)
    check = rc4(
      key.map((byte) => byte ^ i),
      check,
    );
  if (!equal(check, user.subarray(0, 16))) throw needsPassword();
  return key;
}

/** Returns the key length in bytes from one in bits; some files give it in bytes. */
function keyLength(value: PdfValue): number {
  const bits = integerOf(value) ?? 40;
  return Math.min(Math.max(bits < 40 ? bits : bits >> 3, 5), 16);
}

/** Returns the file key for the empty user password (algorithm 2.A). */
function key256(encrypt: PdfDict, resolve: Resolve): Uint8Array {
  const revision = integerOf(resolve(encrypt.get('R'))) ?? 6;
  const hash = (salt: Uint8Array) => (revision === 5 ? sha256(salt) : hardened(salt));
  const user = bytesOf(encrypt, 'U', 48, resolve);
  if (!equal(hash(user.subarray(32, 40)), user.subarray(0, 32))) throw needsPassword();
  const wrapped = bytesOf(encrypt, 'UE', 32, resolve);
  return cbc(hash(user.subarray(40, 48)), new Uint8Array(16), { disablePadding: true }).decrypt(wrapped);
}

/** Returns the revision 6 hash (algorithm 2.B) of an empty password with a salt. */
function hardened(salt: Uint8Array): Uint8Array {
  let hash = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = new Uint8Array(64 * hash.length);
    for (let i = 0; i < 64; i++) repeated.set(hash, i * hash.length);
    const made = cbc(hash.subarray(0, 16), hash.subarray(16, 32), { disablePadding: true }).encrypt(repeated);
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = (rest === 0 ? sha256 : rest === 1 ? sha384 : sha512)(made);
    last = made.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

/** Returns the key for the content of an object (algorithm 1). */
function keyOf(key: Uint8Array, { number, generation }: PdfRef, cipher: Cipher, version: number): Uint8Array {
  if (version === 5) return key;
  const parts = [key, little(number).subarray(0, 3), little(generation).subarray(0, 2)];
  if (cipher === 'aes') parts.push(Uint8Array.of(0x73, 0x41, 0x6c, 0x54));
  return md5(joined(parts)).subarray(0, Math.min(key.length + 5, 16));
}

function decrypted(bytes: Uint8Array, cipher: Cipher, key: Uint8Array): Uint8Array {
  if (cipher === 'none') return bytes;
  if (cipher === 'rc4') return rc4(key, bytes);
  // The vector is followed by whole blocks; the last one states its padding.
  const end = bytes.length - (bytes.length % 16);
  if (end < 32) return new Uint8Array();
  const data = cbc(key, bytes.subarray(0, 16), { disablePadding: true }).decrypt(bytes.subarray(16, end));
  const padding = data.at(-1) ?? 0;
  return padding >= 1 && padding <= 16 ? data.subarray(0, data.length - padding) : data;
}

/** RC4, which maintained libraries no longer offer because nobody should encrypt with it. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    const held = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = held;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let [a, b] = [0, 0];
  return data.map((byte) => {
    a = (a + 1) & 0xff;
    b = (b + (state[a] ?? 0)) & 0xff;
    swap(a, b);
    return byte ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 0xff] ?? 0);
  });
}

/** Returns a number as four bytes, lowest first. */
function little(number: number): Uint8Array {
  return Uint8Array.of(number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff, (number >> 24) & 0xff);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
