/** The profiles of Factur-X as formats, and the PDFs that carry them (chapter 13 §5). */
import { describe, expect, test } from 'vitest';
import { formatOf } from '../formats.ts';

const PROFILES = [
  ['facturx-minimum', 'MINIMUM', 'Data'],
  ['facturx-basicwl', 'BASIC WL', 'Data'],
  ['facturx-basic', 'BASIC', 'Alternative'],
  ['facturx-en16931', 'EN 16931', 'Alternative'],
  ['facturx-extended', 'EXTENDED', 'Alternative'],
] as const;

describe.each(PROFILES)('the profile %s', (key, level, relationship) => {
  test('is called Factur-X, in German ZUGFeRD', () => {
    expect(formatOf(key)?.name).toEqual({ en: `Factur-X ${level}`, de: `ZUGFeRD ${level}`, fr: `Factur-X ${level}` });
    expect(formatOf(key)).toMatchObject({ syntax: 'cii', schema: key, rules: [key], reads: true, writes: true });
  });

  test('has the addon of France, and for sellers in Germany that of ZUGFeRD', () => {
    expect(formatOf(key)).toMatchObject({
      addons: ['fr-facturx-v1'],
      national: { DE: { addons: ['de-zugferd-v2'], writing: { deliveryToBuyer: true } } },
    });
    expect(formatOf(key)?.terms).toEqual(key === 'facturx-extended' ? ['extended'] : undefined);
  });

  test('is carried by a PDF under either name, as what the pages say or as data beside them', () => {
    const pdf = formatOf(`${key}-pdf`);
    expect(formatOf(`${key.replace('facturx', 'zugferd')}-pdf`)).toBe(pdf);
    expect(pdf).toMatchObject({ specification: formatOf(key)?.specification, reads: true, writes: true });
    expect(pdf?.name).toEqual({
      en: `Factur-X ${level} (PDF)`,
      de: `ZUGFeRD ${level} (PDF)`,
      fr: `Factur-X ${level} (PDF)`,
    });
    expect(pdf?.container).toEqual({
      kind: 'pdf',
      carries: key,
      fileName: 'factur-x.xml',
      relationship,
      level,
      version: '1.0',
    });
  });

  test('is described, and its PDF by the name of the profile', () => {
    expect(Object.keys(formatOf(key)?.description ?? {})).toEqual(['en', 'de', 'fr']);
    const { en, de, fr } = formatOf(`${key}-pdf`)?.description ?? {};
    expect(en).toContain(` Factur-X ${level} `);
    expect(de).toContain(` ZUGFeRD ${level} `);
    expect(fr).toContain(` Factur-X ${level} `);
  });
});

test('the core has no spellings in Factur-X, whose identifier is its own', () => {
  expect(formatOf('facturx-basic')?.spellings).toContain('urn:factur-x.eu:1p0:basic');
  expect(formatOf('facturx-en16931')).not.toHaveProperty('spellings');
  expect(formatOf('facturx-en16931')).not.toHaveProperty('versions');
});

test('an XRechnung is carried by a PDF as a profile of ZUGFeRD', () => {
  expect(formatOf('zugferd-xrechnung-pdf')).toMatchObject({
    name: { en: 'ZUGFeRD XRECHNUNG (PDF)', de: 'ZUGFeRD XRECHNUNG (PDF)' },
    description: { en: expect.stringContaining('XRechnung'), de: expect.stringContaining('XRechnung') },
    specification: formatOf('xrechnung-cii')?.specification,
    container: {
      kind: 'pdf',
      carries: 'xrechnung-cii',
      fileName: 'xrechnung.xml',
      relationship: 'Alternative',
      level: 'XRECHNUNG',
      version: '3.0',
    },
  });
});

test('the format of Chorus Pro is written and read by the core, with what the portal has of its own', () => {
  expect(formatOf('choruspro-cii')).toMatchObject({
    name: { en: 'Chorus Pro (CII)', fr: 'Chorus Pro (CII)' },
    description: { en: expect.stringContaining('portal'), fr: expect.stringContaining('portail') },
    syntax: 'cii',
    specification: 'urn:cen.eu:en16931:2017',
    writing: { processFrom: 'fr-choruspro-framework', partySchemeFrom: 'fr-choruspro-scheme' },
    bears: ['BR-CL-11'],
    addons: ['fr-choruspro-v1'],
    schema: 'cii-d16b',
    rules: ['en16931-cii'],
    reads: true,
    writes: true,
  });
});
