import { describe, expect, it } from 'vitest';
import { isZeroUuid, newUuidV7, parseUuid, uuidVersion, ZERO_UUID } from './uuid.ts';

const uuid = '871c1e6a-8b5c-11ec-af5f-3e7e00ce5635';

describe('UUID functions', () => {
  it.each([
    uuid,
    uuid.toUpperCase(),
    `URN:uuid:${uuid}`,
    `{${uuid}}`,
    `x${uuid}y`,
    uuid.replaceAll('-', ''),
    uuid.replaceAll('-', '').toUpperCase(),
  ])('read %s', (text) => {
    expect(parseUuid(text)).toBe(uuid);
  });

  it('accept an empty text', () => {
    expect(parseUuid('')).toBe('');
  });

  it.each([
    'x',
    `${uuid}é`, // 38 bytes
    `é${uuid}`,
    uuid.replace('8', 'g'),
    uuid.replace('-', '0'),
    `urn:uuix:${uuid}`,
    `urn:uuid:${uuid.replace('8', 'g')}`,
    'z'.repeat(32),
    'é'.repeat(32),
  ])('reject %s', (text) => {
    expect(parseUuid(text)).toBeUndefined();
  });

  it('return version and zero', () => {
    expect(uuidVersion(uuid)).toBe(1);
    expect(uuidVersion(ZERO_UUID)).toBe(0);
    expect(uuidVersion('')).toBe(0);
    expect([isZeroUuid(''), isZeroUuid(ZERO_UUID), isZeroUuid(uuid)]).toEqual([true, true, false]);
  });

  it('create a UUID from the time and random bits', () => {
    const now = new Date('2022-02-22T19:22:22.000Z'); // the example of RFC 9562, appendix A.6
    const bits = [0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f];
    expect(newUuidV7(now, (bytes) => bytes.set(bits))).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
    expect(uuidVersion(newUuidV7(now, (bytes) => bytes.fill(0xff)))).toBe(7);
  });
});
