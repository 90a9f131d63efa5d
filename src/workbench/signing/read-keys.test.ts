import { describe, expect, it } from 'vitest';
import { keysIn } from './read-keys.ts';

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

describe('reading keys', () => {
  it('takes a private key apart', () => {
    expect(read(secret)).toEqual({ keys: [{ kid: key.kid, public: key, private: secret }] });
  });

  it('takes a public key, a pair, a list and a set', () => {
    const only = [{ kid: key.kid, public: key, private: undefined }];
    expect(read(key)).toEqual({ keys: only });
    expect(read([key])).toEqual({ keys: only });
    expect(read({ keys: [key] })).toEqual({ keys: only });
    expect(read({ private: secret, public: key })).toMatchObject({ keys: [{ private: secret }] });
  });

  it('takes a key that stands there twice once, with its private part', () => {
    const both = { keys: [{ kid: key.kid, public: key, private: secret }] };
    expect(read({ keys: [secret, key] })).toEqual(both);
    expect(read({ keys: [key, secret] })).toEqual(both);
  });

  it.each([
    ['not JSON', keysIn('-----BEGIN PUBLIC KEY-----')],
    ['no key', read({ hello: 'world' })],
    ['another type', read({ ...key, kty: 'RSA' })],
    ['no identifier', read({ ...key, kid: undefined })],
    ['32 bytes', read({ ...key, x: 'short' })],
    ['two different keys', read([key, { ...key, x: key.y, y: key.x }])],
  ])('says why it takes none: %s', (reason, answer) => {
    expect(answer).toEqual({ problem: expect.stringContaining(reason) });
  });
});
