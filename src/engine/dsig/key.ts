/** Keys that sign and verify: JSON Web Keys of ECDSA over P-256 (chapter 01 §16, chapter 09 §5). */
import { parseTimestamp } from '../cal/timestamp.ts';
import { sha256Hex } from '../envelope/digest.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { describe } from '../model/reader.ts';
import { bytesOfBase64Url } from '../text/base64url.ts';

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
  material: { kty: 'EC'; crv: 'P-256'; x: string; y: string; d?: string } | undefined;
  /** The time in which it may sign, as timestamps. */
  validFrom: string | undefined;
  validUntil: string | undefined;
}

/** Why something is no key, in a sentence. */
export interface KeyProblem {
  problem: string;
}

/** Understands a JSON Web Key; members that are not known are left aside. Whether its point lies on the curve is not tested here. */
export function readKey(json: Json): GivenKey | KeyProblem {
  if (!isJsonObject(json))
    return { problem: `a key is a JSON Web Key, an object with kty, crv, x and y, but this is ${describe(json)}` };
  const { kty, crv, x, y, d, kid } = json;
  if (typeof kty !== 'string') return { problem: 'a JSON Web Key names its type in kty: EC' };
  const validFrom = timestamp(json.valid_from);
  const validUntil = timestamp(json.valid_until);
  if (validFrom === null) return { problem: 'valid_from of a key is a time by RFC 3339, such as 2026-01-02T03:04:05Z' };
  if (validUntil === null)
    return { problem: 'valid_until of a key is a time by RFC 3339, such as 2026-01-02T03:04:05Z' };
  const key = {
    kid: typeof kid === 'string' ? kid : '',
    isPrivate: d !== undefined && d !== null,
    validFrom,
    validUntil,
  };
  if (kty !== 'EC' || crv !== 'P-256') return { ...key, material: undefined };
  if (!isCoordinate(x) || !isCoordinate(y) || (key.isPrivate && !isCoordinate(d))) {
    return { problem: 'x, y and d of a key are base64url without padding, of exactly 32 bytes' };
  }
  return { ...key, material: { kty, crv, x, y, ...(isCoordinate(d) && { d }) } };
}

export function isKeyProblem(key: GivenKey | KeyProblem): key is KeyProblem {
  return 'problem' in key;
}

function isCoordinate(value: Json | undefined): value is string {
  return typeof value === 'string' && bytesOfBase64Url(value)?.length === 32;
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
