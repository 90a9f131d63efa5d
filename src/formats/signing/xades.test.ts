import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseXml } from '../list/parse-xml.ts';
import { asFacturae, publicInvoice } from '../national/facturae/testing.ts';
import { ATTACK, contentOf, type Mutation, NEUTRAL, randomFrom, STRUCTURAL } from '../testing/signed-mutations.ts';
import { selfSigned } from './testing.ts';
import { verifiedSignature } from './xades.ts';
import { signaturesIn } from './xml-signature.ts';

/** Files that xmlsec1 signed, each in a different way. */
const SAMPLES = join(import.meta.dirname, '../testing/signed');
const samples = readdirSync(SAMPLES).filter((name) => name.endsWith('.xsig'));
const sample = (name: string) => readFileSync(join(SAMPLES, name), 'utf8');

const pair = selfSigned({ number: 'VATES-B99123457' });
let own = '';

beforeAll(async () => {
  const options = { sign_key: pair.key, sign_certificate: pair.certificate, signing_time: '2026-03-02T10:00:00Z' };
  const written = await asFacturae(publicInvoice(), options);
  own = written.ok ? String(written.result.result) : '';
});

function verified(xml: string) {
  const read = parseXml(xml);
  if (!read.ok) return undefined;
  const signatures = signaturesIn(read.root);
  return signatures.length === 0 ? undefined : verifiedSignature(read.root, signatures, [read.root.name], read.text);
}

function mutationsBy(random: ReturnType<typeof randomFrom>): Mutation[] {
  const isAttack = random(3) === 0;
  const mutations = isAttack ? [ATTACK] : [];
  for (let count = random(isAttack ? 2 : 3) + (isAttack ? 0 : 1); count > 0; count--) {
    const all = Object.values(random(4) === 0 ? NEUTRAL : STRUCTURAL);
    mutations.push(all[random(all.length)] as Mutation);
  }
  return mutations;
}

/** `npm run test:deep` tries 5,000. */
const MUTATIONS = Number(process.env.SIGNATURE_MUTATIONS ?? 200);

describe('verifiedSignature', () => {
  it.each(samples)('verifies %s', (name) => {
    expect(verified(sample(name))).toMatchObject({ verdict: 'fits', broken: [], unverified: [] });
  });

  it('never accepts a signature for other content', () => {
    const bases = [own, ...samples.map(sample)];
    const verdicts: Record<string, number> = {};
    for (let seed = 0; seed < MUTATIONS; seed++) {
      const random = randomFrom(seed * 7919 + 1);
      const base = bases[random(bases.length)] ?? '';
      const xml = mutationsBy(random).reduce(
        (at, mutation) => (contentOf(at) === undefined ? at : mutation(at, random)),
        base,
      );
      const verdict = verified(xml)?.verdict ?? 'none';
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
      if (verdict === 'fits') expect(contentOf(xml), `seed ${seed}: ${xml}`).toBe(contentOf(base));
    }
    expect(verdicts.broken).toBeGreaterThan(MUTATIONS / 10);
  });

  it('never rejects a signature for the same content', () => {
    const bases = [own, ...samples.map(sample)];
    const names = Object.keys(NEUTRAL);
    for (let seed = 0; seed < MUTATIONS; seed++) {
      const random = randomFrom(seed * 104_729 + 3);
      const base = bases[random(bases.length)] ?? '';
      const chosen = Array.from({ length: 1 + random(4) }, () => names[random(names.length)] ?? '');
      const xml = chosen.reduce((at, name) => NEUTRAL[name]?.(at, random) ?? at, base);
      expect(verified(xml)?.verdict, `seed ${seed}: ${chosen.join()}: ${xml}`).toBe('fits');
    }
  });
});
