import { expect, test } from 'vitest';
import { base64Of } from '../../engine/text/base64.ts';
import { isSigned, SIGNED_DATA } from './is-signed.ts';
import { openVerified } from './open.ts';
import { der, endless, signed as signedData, text } from './testing.ts';
import { unwrapSigned } from './unwrap.ts';

const FILE = text('<Faktura/>');
const signed = (content: readonly number[] | undefined, file: readonly number[] = FILE) => signedData(content, file);

const unwrapped = (bytes: readonly number[]) => {
  const found = unwrapSigned(Uint8Array.from(bytes));
  return found.ok ? { ...found, bytes: new TextDecoder().decode(found.bytes) } : found;
};

const WHOLE = signed(der(0x04, FILE));

test('unwrapSigned: extracts a file from its signature', () => {
  expect(isSigned(Uint8Array.from(WHOLE))).toBe(true);
  expect(unwrapped(WHOLE)).toEqual({
    ok: true,
    bytes: '<Faktura/>',
    layers: [expect.objectContaining({ content: Uint8Array.from(FILE) })],
  });
});

test.each([
  ['base64', text(base64Of(Uint8Array.from(WHOLE)))],
  ['base64 of base64', text(base64Of(Uint8Array.from(text(base64Of(Uint8Array.from(WHOLE))))))],
  [
    'base64 of PEM',
    text(
      base64Of(
        Uint8Array.from(text(`-----BEGIN PKCS7-----\n${base64Of(Uint8Array.from(WHOLE))}\n-----END PKCS7-----\n`)),
      ),
    ),
  ],
  ['PEM', text(`-----BEGIN PKCS7-----\n${base64Of(Uint8Array.from(WHOLE))}\n-----END PKCS7-----\n`)],
  ['pieces of indefinite length', signed(endless(0x24, der(0x04, FILE.slice(0, 4)), der(0x04, FILE.slice(4))))],
  ['another signature', signed(der(0x04, WHOLE), WHOLE)],
])('unwrapSigned: extracts a file from %s', (_name, bytes) => {
  expect(isSigned(Uint8Array.from(bytes))).toBe(true);
  expect(unwrapped(bytes)).toMatchObject({ ok: true, bytes: '<Faktura/>' });
});

test('openVerified: lists certificates and the result of the signature', async () => {
  const opened = await openVerified(Uint8Array.from(WHOLE));
  expect(opened).toMatchObject({
    ok: true,
    around: { verdict: 'unverified' },
    warnings: [{ code: 'BW-FPA-SIGNATURE' }],
  });
  expect(opened.ok && opened.signedBy).toEqual([
    { subject: 'Maria Rossi', issuer: 'Authority', serial: '0abc', from: '260101000000Z', to: '290101000000Z' },
  ]);
  const changed = await openVerified(Uint8Array.from(signed(der(0x04, text('<Altro/>')))));
  expect(changed).toMatchObject({ around: { verdict: 'broken' }, warnings: [{ code: 'BW-FPA-P7M-DIGEST' }] });
});

test('unwrapSigned: rejects a detached file, damaged data and too many signatures', () => {
  expect(unwrapped(signed(undefined))).toMatchObject({ ok: false });
  expect(unwrapped(WHOLE.slice(0, -20))).toMatchObject({ ok: false });
  expect(unwrapped(text('no signature'))).toMatchObject({ ok: false });
  let nested = WHOLE;
  for (let count = 0; count < 6; count++) nested = signed(der(0x04, nested), nested);
  expect(unwrapped(nested)).toMatchObject({ ok: false });
});

test('unwrapSigned: never throws, whatever the bytes', () => {
  for (let at = 0; at < WHOLE.length; at += 3) {
    const broken = WHOLE.with(at, (WHOLE[at] ?? 0) ^ 0x80);
    expect(typeof unwrapped(broken).ok).toBe('boolean');
  }
  expect(
    unwrapped([0x30, 0x80, ...SIGNED_DATA, ...Array.from({ length: 2000 }, () => [0x30, 0x80]).flat()]),
  ).toMatchObject({ ok: false });
});

test('isSigned: returns false for a file without a signature', () => {
  expect(isSigned(Uint8Array.from(FILE))).toBe(false);
  expect(isSigned(Uint8Array.from(text('{"a": 1}')))).toBe(false);
});

test('unwrapSigned: extracts a file from strings in many levels of indefinite length', () => {
  let held = der(0x04, FILE);
  for (let level = 0; level < 30; level++) held = endless(0x24, held, der(0x04, []));
  expect(unwrapped(signed(held, FILE))).toMatchObject({ ok: true, bytes: '<Faktura/>' });
});
