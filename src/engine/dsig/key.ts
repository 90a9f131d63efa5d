/** Keys for signing and verifying: JSON Web Keys of ECDSA over P-256 (chapter 01 §16, chapter 09 §5). */
import { parseTimestamp } from '../cal/timestamp.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { bytesOfBase64Url } from '../text/base64url.ts';
import { type Message, message } from '../text/message.ts';
import { sha256Hex } from '../text/sha256.ts';
import { isOnCurve } from './curve.ts';

/** A JSON Web Key (RFC 7517) from any source: Web Crypto, a file, `keygen`. */
export interface JsonWebKey {
  readonly kty?: string | undefined;
  readonly crv?: string | undefined;
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  /** Only in a private key. */
  readonly d?: string | undefined;
  readonly kid?: string | undefined;
  readonly alg?: string | undefined;
  readonly use?: string | undefined;
  readonly key_ops?: readonly string[] | undefined;
}

/** Several keys: a list, or a set with the list in `keys`. */
export type JsonWebKeys = readonly JsonWebKey[] | { readonly keys: readonly JsonWebKey[] };

/** A public key for publication, with members in the standard's order. */
export interface PublicKey {
  use: 'sig';
  kty: 'EC';
  kid: string;
  crv: 'P-256';
  alg: 'ES256';
  /** Coordinates of exactly 32 bytes, in base64url without padding. */
  x: string;
  y: string;
}

/** A private key. */
export interface PrivateKey extends PublicKey {
  d: string;
}

/** A key from a caller, as far as it could be read. */
export interface GivenKey {
  /** Empty if missing. */
  kid: string;
  isPrivate: boolean;
  /** The members needed for cryptography; undefined for keys of another type or curve, which match no signature. */
  material: KeyMaterial | undefined;
  /**
   * Why it is not an ES256 key: its type, curve, algorithm or use, as the end of a sentence that begins with the key.
   */
  unfit: Message | undefined;
  /** The operations it may be used for, if it lists them. */
  operations: readonly string[] | undefined;
  /** The period in which it may sign, as timestamps. */
  validFrom: string | undefined;
  validUntil: string | undefined;
}

/** A point of P-256 and, in a private key, its secret number, each exactly 32 bytes in base64url without padding. */
export interface KeyMaterial {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  d?: string;
}

/** Why a value is not a key, as a sentence. */
export interface KeyProblem {
  problem: Message;
}

/**
 * Reads a JSON Web Key (RFC 7517) and ignores unknown members. A key that is not for ES256 is read too, with the reason in `unfit`. Invalid keys
 * are a problem: wrong types, coordinates of another length, or a point that is not on the curve.
 */
export function readKey(json: Json): GivenKey | KeyProblem {
  if (!isJsonObject(json))
    return {
      problem: message('a key must be a JSON Web Key, an object with kty, crv, x and y'),
    };
  const { kty, crv, x, y, d, kid, use = null, alg = null, key_ops: operations = null } = json;
  if (typeof kty !== 'string') return { problem: message('a JSON Web Key needs its type in kty: EC') };
  const validFrom = timestamp(json.valid_from);
  const validUntil = timestamp(json.valid_until);
  if (validFrom === null)
    return { problem: message('valid_from of a key must be an RFC 3339 time, such as 2026-01-02T03:04:05Z') };
  if (validUntil === null)
    return { problem: message('valid_until of a key must be an RFC 3339 time, such as 2026-01-02T03:04:05Z') };
  if (use !== null && typeof use !== 'string')
    return { problem: message('the member use of a key must be the string sig') };
  if (alg !== null && typeof alg !== 'string')
    return { problem: message('the member alg of a key must be the string ES256') };
  if (operations !== null && !isTexts(operations))
    return { problem: message('key_ops of a key must be a list of strings, such as ["sign"] or ["verify"]') };
  const key = {
    kid: typeof kid === 'string' ? kid : '',
    isPrivate: d !== undefined && d !== null,
    operations: operations ?? undefined,
    validFrom,
    validUntil,
  };
  if (kty !== 'EC')
    return {
      ...key,
      material: undefined,
      unfit: message('the key is of type {type}; signatures need EC keys on the curve P-256', { type: kty }),
    };
  if (crv !== 'P-256')
    return {
      ...key,
      material: undefined,
      unfit: onOtherCurve(crv),
    };
  if (!isCoordinate(x) || !isCoordinate(y) || (key.isPrivate && !isCoordinate(d))) {
    return { problem: message('x, y and d of a key must be base64url without padding, of exactly 32 bytes') };
  }
  if (!isOnCurve(bytesOf(x), bytesOf(y)))
    return { problem: message('x and y of the key are not a point on the curve P-256') };
  return { ...key, material: { kty, crv, x, y, ...(isCoordinate(d) && { d }) }, unfit: unfitBy(use, alg) };
}

/** Returns why a key cannot sign or verify, as a sentence about the key. */
export function whyUnfit({ unfit, operations }: GivenKey, operation: 'sign' | 'verify'): Message | undefined {
  if (unfit !== undefined || operations === undefined || operations.includes(operation)) return unfit;
  if (operations.length === 0)
    return message('the key allows no operations in its key_ops; they must include {operation}', { operation });
  return message('the key allows only {operations} in its key_ops; they must include {operation}', {
    operations,
    operation,
  });
}

/** Returns why `use` and `alg` do not fit ES256 (RFC 7517 §4.2, §4.4). Empty texts are ignored. */
function unfitBy(use: string | null, alg: string | null): Message | undefined {
  if (use && use !== 'sig') return message('the key is not for signatures: its use is {use} and must be sig', { use });
  if (alg && alg !== 'ES256')
    return message('the key is for the algorithm {alg} in its alg; signatures use ES256', { alg });
  return undefined;
}

function onOtherCurve(crv: Json | undefined): Message {
  return typeof crv === 'string'
    ? message('the key is on the curve {crv}; signatures need EC keys on the curve P-256', { crv })
    : message('the key defines no curve in crv; signatures need EC keys on the curve P-256');
}

function isTexts(json: Json): json is string[] {
  return Array.isArray(json) && json.every((each) => typeof each === 'string');
}

export function isKeyProblem(key: GivenKey | KeyProblem): key is KeyProblem {
  return 'problem' in key;
}

function isCoordinate(value: Json | undefined): value is string {
  return typeof value === 'string' && bytesOf(value).length === 32;
}

/** Returns the decoded bytes; empty if the encoding is invalid. */
function bytesOf(encoded: string): Uint8Array {
  return bytesOfBase64Url(encoded) ?? new Uint8Array();
}

/** Returns a time in UTC; undefined if missing, null if unreadable. */
function timestamp(json: Json | undefined): string | undefined | null {
  if (json === undefined || json === null || json === '') return undefined;
  return (typeof json === 'string' && parseTimestamp(json)) || null;
}

/** Returns the thumbprint of a key (RFC 7638) in lower-case hex. Both keys of a pair have the same one. */
export function thumbprint({ crv, kty, x, y }: PublicKey): string {
  return sha256Hex(JSON.stringify({ crv, kty, x, y }));
}
