import { describe, expect, it } from 'vitest';
import { keys as keysIn } from './keys.ts';

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

describe('reading keys', () => {
  it('takes a private key apart', () => {
    expect(read(secret)).toEqual({ keys: [{ kid: key.kid, public: key, private: secret }], passedOver: [] });
  });

  it('takes a public key, a pair, a list and a set', () => {
    const only = [{ kid: key.kid, public: key, private: undefined }];
    expect(read(key)).toEqual({ keys: only, passedOver: [] });
    expect(read([key])).toEqual({ keys: only, passedOver: [] });
    expect(read({ keys: [key] })).toEqual({ keys: only, passedOver: [] });
    expect(read({ private: secret, public: key })).toMatchObject({ keys: [{ private: secret }] });
  });

  it('takes a key that stands there twice once, with its private part', () => {
    const both = { keys: [{ kid: key.kid, public: key, private: secret }], passedOver: [] };
    expect(read({ keys: [secret, key] })).toEqual(both);
    expect(read({ keys: [key, secret] })).toEqual(both);
  });

  it('keeps what a private key may do from its public part', () => {
    expect(read({ ...secret, key_ops: ['sign'] })).toMatchObject({ keys: [{ public: key }] });
    expect(read({ ...key, key_ops: ['verify'] })).toMatchObject({
      keys: [{ public: { ...key, key_ops: ['verify'] } }],
    });
  });

  it.each([
    ['of another type', { kty: 'RSA', kid: 'r', n: 'AQAB', e: 'AQAB' }, 'Key 1 is of type RSA; '],
    ['on another curve', { ...key, crv: 'P-384' }, 'Key 1 is on the curve P-384; '],
    ['to encrypt with', { ...key, use: 'enc' }, 'Key 1 is not for signatures: '],
    ['of another algorithm', { ...key, alg: 'ECDH-ES' }, 'Key 1 is for the algorithm ECDH-ES, '],
    ['for other operations', { ...key, key_ops: ['deriveKey'] }, 'Key 1 is for deriveKey only, '],
    ['without identifier', { ...key, kid: undefined }, 'Key 1 has no identifier'],
  ])('passes over a key of a set that is %s, and refuses it alone', (_, other, reason) => {
    expect(read({ keys: [other, key] })).toEqual({
      keys: [{ kid: key.kid, public: key, private: undefined }],
      passedOver: [expect.stringContaining(reason)],
    });
    expect(read(other)).toEqual({ problem: expect.stringContaining(reason.replace('Key 1', 'This key')) });
    expect(read({ keys: [other] })).toEqual({ problem: expect.stringContaining(reason) });
  });

  it.each([
    ['not JSON', keysIn('-----BEGIN PUBLIC KEY-----')],
    ['no key', read({ hello: 'world' })],
    ['32 bytes', read({ ...key, x: 'short' })],
    ['no point of the curve', read({ ...key, x: key.y, y: key.x })],
    ['Key 2 cannot be used: x and y of the key are no point', read([key, { ...key, y: key.x }])],
    ['two different keys', read([key, { ...key, ...another }])],
  ])('says why it takes none: %s', (reason, answer) => {
    expect(answer).toEqual({ problem: expect.stringContaining(reason) });
  });
});
