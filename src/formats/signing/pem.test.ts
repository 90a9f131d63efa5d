import { expect, it, test } from 'vitest';
import { pemBlock, pemBlocks } from './pem.ts';

const KEY = '-----BEGIN PRIVATE KEY-----';
const block = (label: string, content: string) => `-----BEGIN ${label}-----${content}-----END ${label}-----\n`;

it('pemBlocks finds blocks by their labels', () => {
  const text = `Bag\n${block('CERTIFICATE', 'a')}${block('EC PRIVATE KEY', 'b')}${block('CERTIFICATE', 'c')}`;
  expect([...pemBlocks(text, 'CERTIFICATE')]).toEqual(['a', 'c']);
  expect(pemBlock(text, 'PRIVATE KEY', 'EC PRIVATE KEY')).toBe('b');
  expect(pemBlock(text, 'PRIVATE KEY')).toBeUndefined();
  expect(pemBlock(`${KEY}abc`, 'PRIVATE KEY')).toBeUndefined();
  expect(pemBlock(`-----BEGIN ${block('PRIVATE KEY', 'd')}`, 'PRIVATE KEY')).toBe('d');
});

test.each([KEY, '-----BEGIN ', '-----BEGIN X', '-----', block('OTHER', 'x')])(
  'pemBlock takes linear time for many %j',
  (part) => {
    expect(pemBlock(part.repeat(10_000_000 / part.length), 'PRIVATE KEY')).toBeUndefined();
  },
);
