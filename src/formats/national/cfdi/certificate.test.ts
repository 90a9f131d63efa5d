import { describe, expect, it } from 'vitest';
import { selfSigned } from '../../signing/testing.ts';
import { readCertificate } from './certificate.ts';

describe('the RFC of a certificate', () => {
  it.each([
    ['in Latin-1', 'MU\xd1190412AB3 / XAXX010101000', 'MUÑ190412AB3'],
    ['in UTF-8', 'MU\xc3\x91190412AB3 / XAXX010101000', 'MUÑ190412AB3'],
    ['without a representative', 'EKU9003173C9', 'EKU9003173C9'],
    ['that is not one, before that of a representative', 'SIN RFC / XAXX010101000', undefined],
  ])('is read from a subject %s', (_, identifier, rfc) => {
    expect(readCertificate(selfSigned({ identifier }).certificate)?.rfc).toBe(rfc);
  });
});
