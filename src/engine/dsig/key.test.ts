/** Reading keys (RFC 7517; chapter 01 §16). */
import { beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../bill/testing.ts';
import { type Json, type JsonObject, type KeyPair, keygen } from '../index.ts';
import { words } from '../text/message.ts';
import { isKeyProblem, readKey, whyUnfit } from './key.ts';

let keys: KeyPair;
beforeAll(async () => {
  keys = await keygen(testEnvironment);
});

const read = (members: JsonObject) => readKey({ ...keys.public, ...members } as Json);

function problemOf(members: JsonObject): string | undefined {
  const key = read(members);
  return isKeyProblem(key) ? words(key.problem) : undefined;
}

test.each<[string, JsonObject]>([
  ['kty', { kty: 5 }],
  ['valid_from', { valid_from: 'yesterday' }],
  ['valid_from', { valid_from: 5 }],
  ['valid_until', { valid_until: '2026-01-02' }],
  ['use', { use: 5 }],
  ['alg', { alg: 5 }],
  ['key_ops', { key_ops: 'verify' }],
  ['key_ops', { key_ops: [5] }],
])('readKey names a wrong %s: %j', (name, members) => {
  expect(problemOf(members)).toContain(name);
});

test('readKey rejects values that are not objects', () => {
  for (const json of [null, 'key', 5, []]) expect(isKeyProblem(readKey(json))).toBe(true);
});

test('readKey keeps the validity of a key and treats null as absent', () => {
  const days = { valid_from: '2026-01-02T03:04:05Z', valid_until: '2027-01-02T03:04:05Z' };
  expect(read(days)).toMatchObject({ validFrom: '2026-01-02T03:04:05.000Z', validUntil: '2027-01-02T03:04:05.000Z' });
  expect(problemOf({ use: null, alg: null, key_ops: null })).toBeUndefined();
  expect(read({ kid: 5 })).toMatchObject({ kid: '' });
});

test.each<[string, JsonObject]>([
  ['P-384', { crv: 'P-384' }],
  ['crv', { crv: 5 }],
  ['crv', { crv: null }],
])('readKey reports why a key on another curve cannot verify: %s', (said, members) => {
  const key = read(members);
  if (isKeyProblem(key)) throw new Error(words(key.problem));
  const unfit = whyUnfit(key, 'verify');
  expect(unfit && words(unfit)).toContain(said);
});
