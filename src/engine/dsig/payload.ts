/** What a signature says (chapter 01 §16): which header of an envelope it is on, who signed, and when. */
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { bytesOfBase64Url, decodeBase64Url } from '../text/base64url.ts';
import { digestsEqual } from './digest.ts';

export interface Payload {
  uuid: string;
  dig?: { alg: string; val: string };
  /** Who signed, and for whom, as URIs. */
  iss?: string;
  aud?: string;
  /** The second of signing, since 1970. */
  iat?: number;
  /** The second until which the signer vouches for it, since 1970 (RFC 7519 §4.1.4). */
  exp?: number;
  scope?: string;
}

/** The header of an envelope, as far as signatures cover it. */
interface SignedHeader {
  uuid?: string;
  dig?: { alg?: string; val?: string };
}

/** The payload as it is signed: no white space, members in the standard's order, empty ones left out. */
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

/** The payload of a compact signature, unverified; undefined where it is none of ours. */
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

/** What a compact signature says beside its payload, unverified. */
export interface ReadSignature {
  /** The identifier of the key that it names; empty where it names none. */
  kid: string;
  /** The address of the signer's keys, where it names one. */
  jku?: string;
  /** Bytes of the signature itself. */
  length: number;
  /** Its header demands that readers know more than the standard (`crit`, RFC 7515 §4.1.11). */
  demands: boolean;
}

/** Reads the header of a compact signature, as far as it can be read. */
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

/** Whether a payload is on this header: equal UUID, equal digest. */
export function isOnHeader(payload: Payload | undefined, head: SignedHeader | undefined): boolean {
  return payload !== undefined && payload.uuid === (head?.uuid ?? '') && digestsEqual(payload.dig, head?.dig);
}

function isDigest(json: Json | undefined): json is { alg: string; val: string } {
  return isJsonObject(json) && typeof json.alg === 'string' && typeof json.val === 'string';
}

/** The object that is encoded in a part of a compact signature, its header or its payload; undefined for none. */
export function partOf(signature: string, position: 0 | 1): JsonObject | undefined {
  return objectIn(decodeBase64Url(signature.split('.')[position] ?? '') ?? '');
}

/** The object in a text of JSON; undefined for none. */
export function objectIn(text: string): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isJsonObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
