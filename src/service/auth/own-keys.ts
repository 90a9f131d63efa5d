import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';

/** Keys of the service: private JSON Web Keys. Optional `nbf` and `exp`, in seconds since 1970, limit when they sign. */
export type OwnKeys = readonly JsonObject[];

/** Returns the keys in a JSON Web Key or key set; undefined for anything else. */
export function ownKeysIn(json: Json): OwnKeys | undefined {
  if (!isJsonObject(json)) return undefined;
  if (json.keys === undefined) return [json];
  return Array.isArray(json.keys) && json.keys.length > 0 && json.keys.every(isJsonObject) ? json.keys : undefined;
}

/** Returns the signing key at a moment: the valid one with the latest start. Undefined if none is valid. */
export function currentKey(keys: OwnKeys, now: Date): JsonObject | undefined {
  const seconds = now.getTime() / 1000;
  let current: JsonObject | undefined;
  for (const key of keys) {
    const isValid = beginOf(key) <= seconds && seconds < endOf(key);
    if (isValid && (!current || beginOf(key) > beginOf(current))) current = key;
  }
  if (!current) return undefined;
  const { nbf, exp, ...key } = current;
  return key;
}

/** Returns the public parts of keys as a JSON Web Key Set (RFC 7517 §5), including earlier keys, to verify signatures. */
export function publishedKeys(keys: OwnKeys): { keys: JsonObject[] } {
  const published = keys.map(({ kty = null, crv = null, x = null, y = null, kid = null, nbf, exp }) => ({
    ...{ kty, crv, x, y, kid, use: 'sig', alg: 'ES256' },
    ...(nbf !== undefined && { nbf }),
    ...(exp !== undefined && { exp }),
  }));
  return { keys: published };
}

function beginOf({ nbf }: JsonObject): number {
  return nbf === undefined ? Number.NEGATIVE_INFINITY : Number(nbf);
}

function endOf({ exp }: JsonObject): number {
  return exp === undefined ? Number.POSITIVE_INFINITY : Number(exp);
}
