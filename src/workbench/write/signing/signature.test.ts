import { expect, it } from 'vitest';
import { readSignature } from './signature.ts';

const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

it('readSignature returns header and payload, in any script', () => {
  const header = { alg: 'ES256', kid: 'k' };
  const payload = { uuid: '0197', iss: 'https://tüv.example/¿?>', iat: 1_700_000_000 };
  expect(readSignature(`${part(header)}.${part(payload)}.c2ln`)).toEqual({ header, payload });
});

it('readSignature returns undefined for other texts', () => {
  expect(readSignature('hello')).toBeUndefined();
  expect(readSignature(`${part({})}.${part([])}.x`)).toBeUndefined();
  expect(readSignature(`${part({})}.${part({})}`)).toBeUndefined();
});
