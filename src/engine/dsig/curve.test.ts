import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOfBase64Url } from '../text/base64url.ts';
import { isOnCurve } from './curve.ts';

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;

function bytes(integer: bigint): Uint8Array {
  return Uint8Array.from(Buffer.from(integer.toString(16).padStart(64, '0'), 'hex'));
}

/** The base point (SP 800-186 §3.2.1.3). */
const G = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
};

test('isOnCurve accepts the base point and its inverse', () => {
  expect(isOnCurve(bytes(G.x), bytes(G.y))).toBe(true);
  expect(isOnCurve(bytes(G.x), bytes(P - G.y))).toBe(true);
});

test('isOnCurve rejects a nearby point, swapped coordinates and zero', () => {
  expect(isOnCurve(bytes(G.x), bytes(G.y + 1n))).toBe(false);
  expect(isOnCurve(bytes(G.y), bytes(G.x))).toBe(false);
  expect(isOnCurve(bytes(0n), bytes(0n))).toBe(false);
});

test('isOnCurve rejects coordinates above the modulus, since each point has only one form', () => {
  const small = bytes(5n);
  const root = 0x459243b9aa581806fe913bce99817ade11ca503c64d9a3c533415c083248fbccn;
  expect(isOnCurve(small, bytes(root))).toBe(true);
  expect(isOnCurve(bytes(5n + P), bytes(root))).toBe(false);
});

test('isOnCurve accepts keys created elsewhere', () => {
  for (let i = 0; i < 20; i++) {
    const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    const [a, b] = [x, y].map((each) => bytesOfBase64Url(each) ?? new Uint8Array());
    expect(a && b && isOnCurve(a, b)).toBe(true);
  }
});
