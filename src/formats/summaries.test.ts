import { describe, expect, test } from 'vitest';
import { formatOf, formats } from './formats.ts';
import { formatDefinition, formatSummaries } from './summaries.ts';

const named = (key: string) => formatSummaries().find((each) => each.key === key);

describe('the list of formats', () => {
  test('has each once, and pages at its end', () => {
    const keys = formatSummaries().map(({ key }) => key);
    expect(keys).toEqual([...formats.map(({ key }) => key), 'pdf']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('says what each is', () => {
    expect(named('xrechnung-ubl')).toEqual({
      key: 'xrechnung-ubl',
      name: { en: 'XRechnung 3.0 (UBL)', de: 'XRechnung 3.0 (UBL)' },
      description: expect.objectContaining({ en: expect.any(String), de: expect.any(String) }),
      syntax: 'ubl',
      media_type: 'application/xml',
      reads: true,
      writes: true,
      addons: ['de-xrechnung-v3'],
      rules: ['en16931-ubl', 'xrechnung-ubl'],
    });
  });

  test('says of a PDF what it carries, and by which other name it is known', () => {
    expect(named('facturx-basic-pdf')).toMatchObject({
      aliases: ['zugferd-basic-pdf'],
      media_type: 'application/pdf',
      syntax: 'cii',
      carries: 'facturx-basic',
    });
    expect(named('pdf')).toMatchObject({
      media_type: 'application/pdf',
      syntax: 'pdf',
      reads: false,
      writes: true,
      rules: [],
    });
  });
});

describe('a format', () => {
  test('is found by its key and by others that mean it', () => {
    expect(formatOf('facturx-basic-pdf')?.key).toBe('facturx-basic-pdf');
    expect(formatOf('zugferd-basic-pdf')?.key).toBe('facturx-basic-pdf');
    expect(formatOf('zugferd-basic')).toBeUndefined();
    expect(formatOf('')).toBeUndefined();
  });

  test('is told with its identifiers and its sets of rules', async () => {
    const definition = await formatDefinition('peppol-ubl');
    expect(definition).toMatchObject({
      ...named('peppol-ubl'),
      specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    });
    expect(definition?.rule_sets.map(({ key }) => key)).toEqual(['en16931-ubl', 'peppol-ubl']);
    for (const set of definition?.rule_sets ?? []) {
      expect(Object.keys(set)).toEqual(['key', 'name', 'version', 'from']);
      expect(set.from).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  test('has no process where any will do', async () => {
    expect(await formatDefinition('en16931-ubl')).not.toHaveProperty('process');
  });

  test('is told of pages too, and of nothing that is none', async () => {
    expect(await formatDefinition('pdf')).toEqual({ ...named('pdf'), specification: 'ISO 32000-1', rule_sets: [] });
    expect(await formatDefinition('docx')).toBeUndefined();
  });
});
