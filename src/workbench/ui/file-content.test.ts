import { expect, it } from 'vitest';
import { pemOrBase64 } from './file-content.ts';

it.each([
  ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n', undefined],
  ['MIIB\nAgMB\n', undefined],
  [new Uint8Array([0x30, 0x82, 0x01, 0xff]), 'MIIB/w=='],
])('pemOrBase64 reads keys as text, or as bytes in base64', async (content, expected) => {
  expect(await pemOrBase64(new Blob([content]))).toBe(expected ?? content);
});
