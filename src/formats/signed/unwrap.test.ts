import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { base64Of } from '../../engine/text/base64.ts';
import { isSigned, SIGNED_DATA } from './is-signed.ts';
import { unwrapSigned } from './unwrap.ts';

/** Returns a value in DER. */
function der(tag: number, ...contents: (readonly number[])[]): number[] {
  const bytes = contents.flat();
  const { length } = bytes;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return [tag, ...head, ...bytes];
}

/** The same with an indefinite length. */
const endless = (tag: number, ...contents: (readonly number[])[]) => [tag, 0x80, ...contents.flat(), 0, 0];

const text = (characters: string) => [...new TextEncoder().encode(characters)];
const FILE = text('<Faktura/>');
const DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];
const SHA_256 = der(0x30, [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]);
const DIGEST = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x04];

function name(common: string): number[] {
  return der(0x30, der(0x31, der(0x30, [0x06, 0x03, 0x55, 0x04, 0x03], der(0x0c, text(common)))));
}

const CERTIFICATE = der(
  0x30,
  der(
    0x30,
    der(0xa0, der(0x02, [2])),
    der(0x02, [0x0a, 0xbc]),
    der(0x30, []),
    name('Authority'),
    der(0x30, der(0x17, text('260101000000Z')), der(0x17, text('290101000000Z'))),
    name('Maria Rossi'),
  ),
);

function signerOf(file: readonly number[]): number[] {
  const digest = [...createHash('sha256').update(Uint8Array.from(file)).digest()];
  const attribute = der(0x30, DIGEST, der(0x31, der(0x04, digest)));
  return der(0x30, der(0x02, [1]), der(0x30, []), SHA_256, der(0xa0, attribute), der(0x30, []), der(0x04, [1]));
}

/** Returns signed data of a file: `content` is what lies in it, `signed` the file that was signed. */
function signed(content: readonly number[] | undefined, signed = FILE): number[] {
  const held = content ? [der(0xa0, content)] : [];
  const body = der(
    0x30,
    der(0x02, [1]),
    der(0x31, SHA_256),
    der(0x30, DATA, ...held),
    der(0xa0, CERTIFICATE),
    der(0x31, signerOf(signed)),
  );
  return der(0x30, [...SIGNED_DATA], der(0xa0, body));
}

const unwrapped = (bytes: readonly number[]) => {
  const found = unwrapSigned(Uint8Array.from(bytes));
  return found.ok ? { ...found, bytes: new TextDecoder().decode(found.bytes) } : found;
};

const WHOLE = signed(der(0x04, FILE));

test('a file is taken out of its signature', () => {
  expect(isSigned(Uint8Array.from(WHOLE))).toBe(true);
  expect(unwrapped(WHOLE)).toEqual({
    ok: true,
    bytes: '<Faktura/>',
    isChanged: false,
    signedBy: [
      { subject: 'Maria Rossi', issuer: 'Authority', serial: '0abc', from: '260101000000Z', to: '290101000000Z' },
    ],
  });
});

test.each([
  ['base64', text(base64Of(Uint8Array.from(WHOLE)))],
  ['PEM', text(`-----BEGIN PKCS7-----\n${base64Of(Uint8Array.from(WHOLE))}\n-----END PKCS7-----\n`)],
  ['pieces of indefinite length', signed(endless(0x24, der(0x04, FILE.slice(0, 4)), der(0x04, FILE.slice(4))))],
  ['another signature', signed(der(0x04, WHOLE), WHOLE)],
])('it is taken out of %s', (_name, bytes) => {
  expect(isSigned(Uint8Array.from(bytes))).toBe(true);
  expect(unwrapped(bytes)).toMatchObject({ ok: true, bytes: '<Faktura/>', isChanged: false });
});

test('what was changed after it was signed is known', () => {
  expect(unwrapped(signed(der(0x04, text('<Altro/>'))))).toMatchObject({ ok: true, isChanged: true });
});

test('a file that lies elsewhere, damaged data and too many signatures are refused', () => {
  expect(unwrapped(signed(undefined))).toMatchObject({ ok: false });
  expect(unwrapped(WHOLE.slice(0, -20))).toMatchObject({ ok: false });
  expect(unwrapped(text('no signature'))).toMatchObject({ ok: false });
  let nested = WHOLE;
  for (let count = 0; count < 6; count++) nested = signed(der(0x04, nested), nested);
  expect(unwrapped(nested)).toMatchObject({ ok: false });
});

test('no bytes make it fail, whatever they are', () => {
  for (let at = 0; at < WHOLE.length; at += 3) {
    const broken = WHOLE.with(at, (WHOLE[at] ?? 0) ^ 0x80);
    expect(typeof unwrapped(broken).ok).toBe('boolean');
  }
  expect(
    unwrapped([0x30, 0x80, ...SIGNED_DATA, ...Array.from({ length: 2000 }, () => [0x30, 0x80]).flat()]),
  ).toMatchObject({ ok: false });
});

test('a file that is not signed is told apart', () => {
  expect(isSigned(Uint8Array.from(FILE))).toBe(false);
  expect(isSigned(Uint8Array.from(text('{"a": 1}')))).toBe(false);
});
