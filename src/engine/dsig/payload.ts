/** The payload of a signature (chapter 01 §16): the signed header of an envelope, the signer and the time. */
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { bytesOfBase64Url, decodeBase64Url } from '../text/base64url.ts';
import { digestsEqual } from './digest.ts';

export interface Payload {
  uuid: string;
  dig?: { alg: string; val: string };
  /** Signer and recipient, as URIs. */
  iss?: string;
  aud?: string;
  /** The time of signing, in seconds since 1970. */
  iat?: number;
  /** The time of expiry, in seconds since 1970 (RFC 7519 §4.1.4). */
  exp?: number;
  scope?: string;
}

/** The signed members of an envelope's header. */
export interface SignedHeader {
  uuid?: string | undefined;
  dig?: { alg?: string; val?: string } | undefined;
}

/** Returns the payload as signed: without white space, members in the standard's order, without empty ones. */
export function payloadText({ uuid, dig, iss, aud, iat, exp, scope }: Payload): string {
  const { alg, val } = dig ?? {};
  return JSON.stringify({
    uuid,
    dig: dig && { alg, val },
    iss: iss || undefined,
    aud: aud || undefined,
    iat: iat || undefined,
    exp: exp || undefined,
    scope: scope || undefined,
  });
}

/** Returns the unverified payload of a compact signature; undefined if it is not a payload of this standard. */
export function readPayload(signature: string): Payload | undefined {
  const json = partOf(signature, 1);
  if (typeof json?.uuid !== 'string') return undefined;
  const { dig } = json;
  const payload: Payload = { uuid: json.uuid };
  if (isDigest(dig)) payload.dig = dig;
  for (const name of ['iat', 'exp'] as const) {
    const value = json[name];
    if (typeof value === 'number' && Number.isSafeInteger(value)) payload[name] = value;
  }
  for (const name of ['iss', 'aud', 'scope'] as const) {
    const value = json[name];
    if (typeof value === 'string') payload[name] = value;
  }
  return payload;
}

/** The unverified header of a compact signature. */
export interface ReadSignature {
  /** The key ID in the header; empty if missing. */
  kid: string;
  /** The address of the signer's keys, if present. */
  jku?: string;
  /** The number of bytes in the signature itself. */
  length: number;
  /** Whether the header lists critical extensions (`crit`, RFC 7515 §4.1.11). */
  demands: boolean;
}

/** Reads the header of a compact signature, as far as possible. */
export function readSignature(signature: string): ReadSignature {
  const [, , mark = ''] = signature.split('.');
  const { kid, jku, crit } = partOf(signature, 0) ?? {};
  return {
    kid: typeof kid === 'string' ? kid : '',
    ...(typeof jku === 'string' && { jku }),
    length: bytesOfBase64Url(mark)?.length ?? 0,
    demands: crit !== undefined,
  };
}

/** Returns whether a payload belongs to this header: equal UUID and digest. */
export function isOnHeader(payload: Payload | undefined, head: SignedHeader | undefined): boolean {
  return payload !== undefined && payload.uuid === (head?.uuid ?? '') && digestsEqual(payload.dig, head?.dig);
}

function isDigest(json: Json | undefined): json is { alg: string; val: string } {
  return isJsonObject(json) && typeof json.alg === 'string' && typeof json.val === 'string';
}

/** Returns the object encoded in the header or payload of a compact signature; undefined if missing. */
export function partOf(signature: string, position: 0 | 1): JsonObject | undefined {
  return objectIn(decodeBase64Url(signature.split('.')[position] ?? '') ?? '');
}

/** Returns the object in a JSON text; undefined if missing. */
export function objectIn(text: string): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isJsonObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
