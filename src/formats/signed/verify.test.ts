import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import { randomFrom } from '../testing/signed-mutations.ts';
import { readBer } from './ber.ts';
import { unwrapSigned } from './unwrap.ts';
import { verifyLayers } from './verify.ts';

/**
 * Files that OpenSSL signed, each in a different way. `nocerts` leaves out its certificate, and that of `expired` was not valid at the
 * time.
 */
const SAMPLES = join(import.meta.dirname, '../testing/signed');
const samples = readdirSync(SAMPLES).filter((name) => name.endsWith('.p7m'));
const sample = (name: string) => new Uint8Array(readFileSync(join(SAMPLES, name)));
const whole = samples.filter((name) => name !== 'nocerts.p7m' && name !== 'expired.p7m');

async function verified(bytes: Uint8Array) {
  const found = unwrapSigned(bytes);
  if (!found.ok) return undefined;
  return { ...(await verifyLayers(found.layers)), text: new TextDecoder().decode(found.bytes) };
}

const indexOf = (bytes: Uint8Array, text: string) => Buffer.from(bytes).indexOf(text);

describe('verifyLayers', () => {
  it.each(whole)('verifies %s', async (name) => {
    expect(await verified(sample(name))).toMatchObject({ verdict: 'fits', broken: [], unverified: [] });
  });

  it('names signers only if the signature covers their certificates', async () => {
    expect((await verified(sample('two.p7m')))?.names).toEqual(['Talleres EC', 'Talleres Inventados']);
    expect((await verified(sample('nested.p7m')))?.names).toEqual(['Talleres EC']);
    expect((await verified(sample('noattr.p7m')))?.names).toEqual([]);
  });

  it('identifies signers by their certificates, of nested signatures by the innermost', async () => {
    const signerOf = async (name: string) => (await verified(sample(name)))?.signer;
    expect(await signerOf('cades.p7m')).toMatch(/^[0-9a-f]{64}$/);
    expect(await signerOf('cades.p7m')).toBe(await signerOf('cades1.p7m'));
    expect(await signerOf('nested.p7m')).toBe(await signerOf('stream.p7m'));
    expect(await signerOf('ec.p7m')).not.toBe(await signerOf('stream.p7m'));
  });

  it('returns unverified without the certificate', async () => {
    expect((await verified(sample('nocerts.p7m')))?.verdict).toBe('unverified');
  });

  it('returns unverified if the certificate was not valid at the time of signing', async () => {
    const { verdict, unverified = [], signer } = (await verified(sample('expired.p7m'))) ?? {};
    expect([verdict, signer, ...unverified.map(valuesIn)]).toEqual([
      'unverified',
      undefined,
      ['2026-11-28', 'Talleres Caducados'],
    ]);
  });

  it.each(['cades.p7m', 'ec.p7m', 'noattr.p7m', 'two.p7m', 'nested.p7m'])(
    'returns broken for %s with changed content',
    async (name) => {
      const bytes = sample(name);
      bytes[indexOf(bytes, '<Faktura/>') + 1] = 'f'.charCodeAt(0);
      expect((await verified(bytes))?.verdict).toBe('broken');
    },
  );

  it('limits the number of signers, certificates and values that it reads', async () => {
    const many = new Array<number>(200_000).fill(0x05).flatMap((tag) => [tag, 0]);
    const layer = unwrapSigned(sample('cades.p7m'));
    if (!layer.ok) throw new Error('the sample is readable');
    const [first] = layer.layers;
    const size = [many.length >> 16, (many.length >> 8) & 0xff, many.length & 0xff];
    const large = readBer(Uint8Array.from([0x31, 0x83].concat(size, many)));
    if (first === undefined) throw new Error('the sample has a signature');
    expect((await verifyLayers([{ ...first, certificates: [large] }])).verdict).toBe('unverified');
    expect((await verifyLayers([{ ...first, signers: large.firstChildren(11) }])).verdict).toBe('unverified');
  });

  it('never accepts a signature for other content', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = randomFrom(seed * 6007 + 11);
      const bytes = sample(whole[random(whole.length)] ?? '');
      for (let count = 1 + random(3); count > 0; count--) {
        const at = random(2) === 0 ? indexOf(bytes, '<Faktura/>') + random(10) : random(bytes.length);
        bytes[at] = random(256);
      }
      const found = await verified(bytes);
      if (found?.verdict === 'fits') expect(found.text.trim(), `seed ${seed}`).toBe('<Faktura/>');
    }
  });
});
