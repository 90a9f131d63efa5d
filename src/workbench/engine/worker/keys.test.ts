import { describe, expect, it } from 'vitest';
import { say } from '../../ui/texts/say.ts';
import { keys as keysIn } from './keys.ts';
import * as texts from './texts.ts';

const key = {
  use: 'sig',
  kty: 'EC',
  kid: '0197a000-1111-7000-8000-000000000001',
  crv: 'P-256',
  alg: 'ES256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};
const secret = { ...key, d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI' };
const read = (json: unknown) => keysIn(JSON.stringify(json));

/** The point of another key. */
const another = {
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};

/** Returns the beginning of the fault of a key. */
const keyAt = (position: number) => say(texts.keyAt, { position }).slice(0, -1);

describe('reading keys', () => {
  it('splits a private key', () => {
    expect(read(secret)).toEqual({ keys: [{ kid: key.kid, public: key, private: secret }], passedOver: [] });
  });

  it('accepts a public key, a pair, a list and a set', () => {
    const only = [{ kid: key.kid, public: key, private: undefined }];
    expect(read(key)).toEqual({ keys: only, passedOver: [] });
    expect(read([key])).toEqual({ keys: only, passedOver: [] });
    expect(read({ keys: [key] })).toEqual({ keys: only, passedOver: [] });
    expect(read({ private: secret, public: key })).toMatchObject({ keys: [{ private: secret }] });
  });

  it('accepts a duplicate key once, with its private part', () => {
    const both = { keys: [{ kid: key.kid, public: key, private: secret }], passedOver: [] };
    expect(read({ keys: [secret, key] })).toEqual(both);
    expect(read({ keys: [key, secret] })).toEqual(both);
  });

  it('keeps the operations of a private key out of its public part', () => {
    expect(read({ ...secret, key_ops: ['sign'] })).toMatchObject({ keys: [{ public: key }] });
    expect(read({ ...key, key_ops: ['verify'] })).toMatchObject({
      keys: [{ public: { ...key, key_ops: ['verify'] } }],
    });
  });

  it.each([
    ['of another type', { kty: 'RSA', kid: 'r', n: 'AQAB', e: 'AQAB' }, /\bRSA\b/],
    ['on another curve', { ...key, crv: 'P-384' }, /\bP-384\b/],
    ['for encryption', { ...key, use: 'enc' }, /\benc\b/],
    ['of another algorithm', { ...key, alg: 'ECDH-ES' }, /\bECDH-ES\b/],
    ['for other operations', { ...key, key_ops: ['deriveKey'] }, /\bderiveKey\b/],
    ['without identifier', { ...key, kid: undefined }, /./],
  ])('skips a key in a set that is %s, and rejects it alone', (_, other, reason) => {
    expect(read({ keys: [other, key] })).toEqual({
      keys: [{ kid: key.kid, public: key, private: undefined }],
      passedOver: [expect.stringMatching(reason)],
    });
    const first = { problem: expect.stringContaining(keyAt(1)) };
    expect(read(other)).toEqual({ problem: expect.stringMatching(reason) });
    expect(read(other)).not.toEqual(first);
    expect(read({ keys: [other] })).toEqual({ problem: expect.stringMatching(reason) });
    expect(read({ keys: [other] })).toEqual(first);
  });

  it.each([
    ['it is not JSON', keysIn('-----BEGIN PUBLIC KEY-----'), ''],
    ['it has no key', read({ hello: 'world' }), say(texts.noKey)],
    ['a coordinate is short', read({ ...key, x: 'short' }), '32'],
    ['its point is not on the curve', read({ ...key, x: key.y, y: key.x }), 'P-256'],
    ['its second key is invalid', read([key, { ...key, y: key.x }]), keyAt(2)],
    ['it has two keys of one name', read([key, { ...key, ...another }]), say(texts.twoKeys, { kid: key.kid })],
  ])('reports why it accepts no key: %s', (_, answer, said) => {
    expect(answer).toEqual({ problem: expect.stringContaining(said) });
  });
});
