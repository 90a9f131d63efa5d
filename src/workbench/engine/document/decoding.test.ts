import { expect, it } from 'vitest';
import { decode } from './decoding.ts';

const text = '{ "name": "Librería" }';

it('decode reads Unicode, with and without a byte order mark', () => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), little, big])
    expect(decode(bytes)).toEqual({ text, guessed: undefined });
});

it('decode reads other bytes as Windows-1252, and reports it', () => {
  expect(decode(Buffer.from(text, 'latin1'))).toEqual({ text, guessed: 'Windows-1252' });
});
