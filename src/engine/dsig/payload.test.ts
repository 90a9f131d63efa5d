import { expect, test } from 'vitest';
import { isOnHeader, objectIn, type Payload, payloadText, readPayload, readSignature } from './payload.ts';

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const compact = (payload: unknown, header: unknown = { alg: 'ES256' }, mark = part('mark')) =>
  `${part(header)}.${part(payload)}.${mark}`;
const uuid = '019cf0c1-9c40-7000-8000-000000000001';
const dig = { alg: 'sha256', val: 'ab' };

test('payloadText omits empty members, and readPayload restores the rest', () => {
  const whole: Payload = { uuid, dig, iss: 'gobl:a.example', aud: 'gobl:b.example', iat: 1_773_570_600, scope: 'send' };
  expect(payloadText(whole)).toBe(JSON.stringify(whole));
  expect(readPayload(compact(payloadText(whole)))).toEqual(whole);
  expect(payloadText({ uuid, iss: '', aud: '', iat: 0, scope: '' })).toBe(JSON.stringify({ uuid }));
});

test('readPayload ignores members of a wrong type and requires a UUID', () => {
  const odd = { uuid, dig: { alg: 1, val: 'x' }, iat: '5', iss: 7, aud: null, scope: ['x'] };
  expect(readPayload(compact(odd))).toEqual({ uuid });
  for (const iat of [1.5, 2 ** 60]) expect(readPayload(compact({ uuid, iat }))).toEqual({ uuid });
  for (const none of [{}, { uuid: 1 }, [], 'text', 'null', '5']) expect(readPayload(compact(none))).toBeUndefined();
  for (const none of ['', '.', 'a.%.c', 'x.y']) expect(readPayload(none)).toBeUndefined();
});

test('readSignature returns key ID, key address, critical extensions and length', () => {
  expect(readSignature(compact({}, { kid: 'k', jku: 'https://example.com/keys', crit: ['x'] }, part('12345')))).toEqual(
    {
      kid: 'k',
      jku: 'https://example.com/keys',
      length: 5,
      demands: true,
    },
  );
  expect(readSignature(compact({}, { kid: 1, jku: 2 }, '*'))).toEqual({ kid: '', length: 0, demands: false });
  expect(readSignature('')).toEqual({ kid: '', length: 0, demands: false });
});

test('isOnHeader requires equal UUID and digest', () => {
  expect(isOnHeader({ uuid, dig }, { uuid, dig })).toBe(true);
  expect(isOnHeader({ uuid, dig }, { uuid, dig: { ...dig, val: 'ac' } })).toBe(false);
  expect(isOnHeader({ uuid, dig }, { uuid: 'other', dig })).toBe(false);
  expect(isOnHeader({ uuid, dig }, undefined)).toBe(false);
  expect(isOnHeader(undefined, { uuid, dig })).toBe(false);
  expect(isOnHeader({ uuid: '', dig }, { dig })).toBe(true);
});

test('objectIn accepts objects only', () => {
  expect(objectIn('{"a":1}')).toEqual({ a: 1 });
  for (const none of ['[1]', '1', 'null', '"x"', '{', '']) expect(objectIn(none)).toBeUndefined();
});
