import type { Key } from '../../client/index.ts';
import { isObject } from '../document/values.ts';

/** A key somebody gave: its public part, and the private one where it was given too. */
export interface ReadKey {
  kid: string;
  public: Key;
  private: Key | undefined;
}

/**
 * The keys in a text: a JSON Web Key, a list or a set of them, or a pair as the service makes it; one that stands there
 * twice, as with and without its private part, is one. Or what is wrong with it, in a sentence.
 */
export function keysIn(text: string): { keys: ReadKey[] } | { problem: string } {
  const json = parsed(text);
  if (json === undefined) return { problem: 'This is not JSON. A key is a JSON Web Key: { "kty": "EC", … }.' };
  const candidates = candidatesIn(json);
  if (candidates.length === 0) return { problem: 'This holds no key: a JSON Web Key is an object with kty.' };
  const keys: ReadKey[] = [];
  for (const candidate of candidates) {
    const read = readKey(candidate);
    if (typeof read === 'string') return { problem: read };
    const same = keys.findIndex(({ kid }) => kid === read.kid);
    const known = keys[same];
    if (!known) keys.push(read);
    else if (isSameKey(known, read)) keys[same] = { ...known, private: known.private ?? read.private };
    else return { problem: `This holds two different keys with the identifier ${read.kid}.` };
  }
  return { keys };
}

/** Whether two keys of one identifier are the same: its public part, which the private one makes. */
export function isSameKey(a: Pick<ReadKey, 'public'>, b: Pick<ReadKey, 'public'>): boolean {
  return pointOf(a.public) === pointOf(b.public);
}

function pointOf(key: Key): string {
  return 'x' in key && 'y' in key ? `${key.x} ${key.y}` : '';
}

function candidatesIn(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return [];
  if (Array.isArray(json.keys)) return json.keys;
  if (isObject(json.private)) return [json.private];
  return 'kty' in json ? [json] : [];
}

function readKey(json: unknown): ReadKey | string {
  if (!isObject(json)) return 'A key is an object with kty, crv, x and y.';
  const { d, ...shared } = json;
  const { kid, kty, crv, x, y } = shared;
  if (kty !== 'EC' || crv !== 'P-256')
    return 'This key is of another type. Signatures are made with EC keys on the curve P-256.';
  if (typeof kid !== 'string' || kid === '') return 'This key has no identifier: it belongs in kid.';
  if (!isCoordinate(x) || !isCoordinate(y) || (d !== undefined && !isCoordinate(d)))
    return 'x, y and d of a key are base64url without padding, of 32 bytes each.';
  return { kid, public: shared, private: d === undefined ? undefined : json };
}

function isCoordinate(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
