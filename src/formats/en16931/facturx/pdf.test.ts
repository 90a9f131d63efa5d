/** Tests the profiles of Factur-X as formats, and the PDFs that carry them (chapter 13 §5). */
import { describe, expect, test } from 'vitest';
import { formatOf } from '../../list/formats.ts';

const PROFILES = [
  ['facturx-minimum', 'MINIMUM', 'Data'],
  ['facturx-basicwl', 'BASIC WL', 'Data'],
  ['facturx-basic', 'BASIC', 'Alternative'],
  ['facturx-en16931', 'EN 16931', 'Alternative'],
  ['facturx-extended', 'EXTENDED', 'Alternative'],
] as const;

describe.each(PROFILES)('the profile %s', (key, level, relationship) => {
  test('is named Factur-X, or ZUGFeRD in German', () => {
    expect(formatOf(key)?.name).toEqual({ en: `Factur-X ${level}`, de: `ZUGFeRD ${level}`, fr: `Factur-X ${level}` });
    expect(formatOf(key)).toMatchObject({
      syntax: 'cii',
      schema: { key },
      rules: [{ key }],
      reads: true,
      writes: true,
    });
  });

  test('adds the French addon, or the ZUGFeRD addon for sellers in Germany', () => {
    expect(formatOf(key)).toMatchObject({
      addons: ['fr-facturx-v1'],
      national: { DE: { addons: ['de-zugferd-v2'], writing: { deliveryToBuyer: true } } },
    });
    const terms = formatOf(key)?.terms?.map((each) => each.key);
    expect(terms).toEqual(key === 'facturx-extended' ? ['extended'] : undefined);
  });

  test('has a PDF format under either name, whose file is an alternative to the pages or their data', () => {
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

  test('has a description, and its PDF format one with the name of the profile', () => {
    expect(Object.keys(formatOf(key)?.description ?? {})).toEqual(['en', 'de', 'fr']);
    const { en, de, fr } = formatOf(`${key}-pdf`)?.description ?? {};
    expect(en).toContain(` Factur-X ${level} `);
    expect(de).toContain(` ZUGFeRD ${level} `);
    expect(fr).toContain(` Factur-X ${level} `);
  });
});

test('only profiles with an identifier of Factur-X have other spellings', () => {
  expect(formatOf('facturx-basic')?.spellings).toContain('urn:factur-x.eu:1p0:basic');
  expect(formatOf('facturx-en16931')).not.toHaveProperty('spellings');
  expect(formatOf('facturx-en16931')).not.toHaveProperty('versions');
});

test('XRechnung has a PDF as a profile of ZUGFeRD', () => {
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

test('Chorus Pro is read and written like the core, with the additions of the portal', () => {
  expect(formatOf('choruspro-cii')).toMatchObject({
    name: { en: 'Chorus Pro (CII)', fr: 'Chorus Pro (CII)' },
    description: { en: expect.stringContaining('portal'), fr: expect.stringContaining('portail') },
    syntax: 'cii',
    specification: 'urn:cen.eu:en16931:2017',
    writing: { processFrom: 'fr-choruspro-framework', partySchemeFrom: 'fr-choruspro-scheme' },
    bears: ['BR-CL-11'],
    addons: ['fr-choruspro-v1'],
    schema: { key: 'cii-d16b' },
    rules: [{ key: 'en16931-cii' }],
    reads: true,
    writes: true,
  });
});
