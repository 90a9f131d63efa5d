import { expect, it } from 'vitest';
import { decode } from './decoding.ts';

const text = '{ "name": "Librería" }';

it('reads Unicode, with a byte order mark and without', () => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), little, big])
    expect(decode(bytes)).toEqual({ text, guessed: undefined });
});

it('takes what is no Unicode for Windows-1252, and says so', () => {
  expect(decode(Buffer.from(text, 'latin1'))).toEqual({ text, guessed: 'Windows-1252' });
});
