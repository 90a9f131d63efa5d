/** Keys that sign and verify: JSON Web Keys of ECDSA over P-256 (chapter 01 §16, chapter 09 §5). */
import { parseTimestamp } from '../cal/timestamp.ts';
import { describe } from '../model/describe.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { bytesOfBase64Url } from '../text/base64url.ts';
import { type Message, message } from '../text/message.ts';
import { sha256Hex } from '../text/sha256.ts';
import { isOnCurve } from './curve.ts';

/** A JSON Web Key (RFC 7517) as programs have one: of Web Crypto, of a file, of `keygen`. */
export interface JsonWebKey {
  readonly kty?: string | undefined;
  readonly crv?: string | undefined;
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  /** Of a private key only. */
  readonly d?: string | undefined;
  readonly kid?: string | undefined;
  readonly alg?: string | undefined;
  readonly use?: string | undefined;
  readonly key_ops?: readonly string[] | undefined;
}

/** Several of them: a list, or a set with the list in `keys`. */
export type JsonWebKeys = readonly JsonWebKey[] | { readonly keys: readonly JsonWebKey[] };

/** A public key as it is handed out, members in the standard's order. */
export interface PublicKey {
  use: 'sig';
  kty: 'EC';
  kid: string;
  crv: 'P-256';
  alg: 'ES256';
  /** Coordinates, base64url without padding of exactly 32 bytes. */
  x: string;
  y: string;
}

/** The key that only its owner has. */
export interface PrivateKey extends PublicKey {
  d: string;
}

/** A key that a caller gave, as far as it could be understood. */
export interface GivenKey {
  /** Empty where none is given. */
  kid: string;
  isPrivate: boolean;
  /** The members that the cryptography needs; undefined for keys of another type or curve, which fit no signature. */
  material: KeyMaterial | undefined;
  /** Why it is no key for ES256: its type, curve, algorithm or use, as the end of a sentence that begins with the key. */
  unfit: Message | undefined;
  /** What it may be used for, where it says so. */
  operations: readonly string[] | undefined;
  /** The time in which it may sign, as timestamps. */
  validFrom: string | undefined;
  validUntil: string | undefined;
}

/** A point of P-256, and for a private key its number, base64url without padding of exactly 32 bytes each. */
export interface KeyMaterial {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  d?: string;
}

/** Why something is no key, in a sentence. */
export interface KeyProblem {
  problem: Message;
}

/**
 * Reads a JSON Web Key (RFC 7517); members that are not known are ignored. A key for something else than ES256 is read
 * too, and says so in `unfit`. Gives a problem for what is no key: wrong types, coordinates of another length, a point
 * that is not on the curve.
 */
export function readKey(json: Json): GivenKey | KeyProblem {
  if (!isJsonObject(json))
    return {
      problem: message('a key is a JSON Web Key, an object with kty, crv, x and y, but this is {found}', {
        found: describe(json),
      }),
    };
  const { kty, crv, x, y, d, kid, use = null, alg = null, key_ops: operations = null } = json;
  if (typeof kty !== 'string') return { problem: message('a JSON Web Key names its type in kty: EC') };
  const validFrom = timestamp(json.valid_from);
  const validUntil = timestamp(json.valid_until);
  if (validFrom === null)
    return { problem: message('valid_from of a key is a time by RFC 3339, such as 2026-01-02T03:04:05Z') };
  if (validUntil === null)
    return { problem: message('valid_until of a key is a time by RFC 3339, such as 2026-01-02T03:04:05Z') };
  if (use !== null && typeof use !== 'string') return { problem: message('use of a key is a text: sig') };
  if (alg !== null && typeof alg !== 'string') return { problem: message('alg of a key is a text: ES256') };
  if (operations !== null && !isTexts(operations))
    return { problem: message('key_ops of a key is a list of texts, such as ["sign"] or ["verify"]') };
  const key = {
    kid: typeof kid === 'string' ? kid : '',
    isPrivate: d !== undefined && d !== null,
    operations: operations ?? undefined,
    validFrom,
    validUntil,
  };
  if (kty !== 'EC')
    return { ...key, material: undefined, unfit: message(`is of type {type}; ${EXPECTED}`, { type: kty }) };
  if (crv !== 'P-256')
    return { ...key, material: undefined, unfit: message(`is on {curve}; ${EXPECTED}`, { curve: curveName(crv) }) };
  if (!isCoordinate(x) || !isCoordinate(y) || (key.isPrivate && !isCoordinate(d))) {
    return { problem: message('x, y and d of a key are base64url without padding, of exactly 32 bytes') };
  }
  if (!isOnCurve(bytesOf(x), bytesOf(y)))
    return { problem: message('x and y of the key are no point of the curve P-256') };
  return { ...key, material: { kty, crv, x, y, ...(isCoordinate(d) && { d }) }, unfit: unfitBy(use, alg) };
}

const EXPECTED = 'signatures are made with EC keys on the curve P-256' as const;

/** Why a key cannot be used to sign or to verify, as the end of a sentence that begins with the key; undefined where it can. */
export function whyUnfit({ unfit, operations }: GivenKey, operation: 'sign' | 'verify'): Message | undefined {
  if (unfit !== undefined || operations === undefined || operations.includes(operation)) return unfit;
  if (operations.length === 0)
    return message('is for nothing only, by its key_ops; for this they have to name {operation}', { operation });
  return message('is for {operations} only, by its key_ops; for this they have to name {operation}', {
    operations,
    operation,
  });
}

/** What `use` and `alg` say against ES256 (RFC 7517 §4.2, §4.4). An empty text says nothing. */
function unfitBy(use: string | null, alg: string | null): Message | undefined {
  if (use && use !== 'sig')
    return message('is not for signatures: its use is {use}, and would have to be sig', { use });
  if (alg && alg !== 'ES256')
    return message('is for the algorithm {alg}, by its alg; signatures are made with ES256', { alg });
  return undefined;
}

function curveName(crv: Json | undefined): Message {
  return typeof crv === 'string' ? message('the curve {crv}', { crv }) : message('a curve that crv does not name');
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

/** None where the encoding is not valid. */
function bytesOf(encoded: string): Uint8Array {
  return bytesOfBase64Url(encoded) ?? new Uint8Array();
}

/** A time in UTC; undefined where none is given, null where it is unreadable. */
function timestamp(json: Json | undefined): string | undefined | null {
  if (json === undefined || json === null || json === '') return undefined;
  return (typeof json === 'string' && parseTimestamp(json)) || null;
}

/** The thumbprint of a key (RFC 7638), in lower-case hex: the same for both keys of a pair. */
export function thumbprint({ crv, kty, x, y }: PublicKey): string {
  return sha256Hex(JSON.stringify({ crv, kty, x, y }));
}
