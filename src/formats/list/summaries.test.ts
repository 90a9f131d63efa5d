import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatOf, formats } from './formats.ts';
import { formatDefinition, formatSummaries } from './summaries.ts';

const named = (key: string) => formatSummaries().find((each) => each.key === key);

describe('formatSummaries', () => {
  test('lists each format once, with pages last', () => {
    const keys = formatSummaries().map(({ key }) => key);
    expect(keys).toEqual([...formats.map(({ key }) => key), 'pdf']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('describes each format', () => {
    expect(named('xrechnung-ubl')).toEqual({
      key: 'xrechnung-ubl',
      name: { en: 'XRechnung 3.0 (UBL)', de: 'XRechnung 3.0 (UBL)' },
      description: expect.objectContaining({ en: expect.any(String), de: expect.any(String) }),
      syntax: 'ubl',
      media_type: 'application/xml',
      reads: true,
      writes: true,
      addons: ['de-xrechnung-v3'],
      intended_for: ['de-xrechnung-v3'],
      usual_for: { addons: ['de-xrechnung-v3'], countries: ['DE'] },
      rules: ['en16931-ubl', 'xrechnung-ubl'],
    });
  });

  test('has the contained format of a PDF and its aliases', () => {
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

describe('formatDefinition', () => {
  test('is found by key or alias', () => {
    expect(formatOf('facturx-basic-pdf')?.key).toBe('facturx-basic-pdf');
    expect(formatOf('zugferd-basic-pdf')?.key).toBe('facturx-basic-pdf');
    expect(formatOf('zugferd-basic')).toBeUndefined();
    expect(formatOf('')).toBeUndefined();
  });

  test('has identifiers and rule sets', async () => {
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

  test('has no process identifier if any is allowed', async () => {
    expect(await formatDefinition('en16931-ubl')).not.toHaveProperty('process');
  });

  test('exists for pages, and is undefined for unknown keys', async () => {
    expect(await formatDefinition('pdf')).toEqual({ ...named('pdf'), specification: 'ISO 32000-1', rule_sets: [] });
    expect(await formatDefinition('docx')).toBeUndefined();
  });
});

test('the page about e-invoices lists each format', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/formats.md'), 'utf8');
  expect(formatSummaries().filter(({ key }) => !page.includes(`\`${key}\``))).toEqual([]);
});
