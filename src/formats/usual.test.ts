import { describe, expect, it, test } from 'vitest';
import { eInvoices, unwrittenFiles } from '../countries/e-invoices.ts';
import { modules } from '../engine/modules.ts';
import { formatSummaries } from './list/summaries.ts';

const addonKeys = modules.flatMap((module) => (module.kind === 'addon' ? module.key : []));

const usualOf = (addon: string) =>
  formatSummaries()
    .filter(({ usual_for }) => usual_for.addons.includes(addon))
    .map(({ key }) => key);

describe('the usual format', () => {
  test.each([
    ['de-xrechnung-v3', 'xrechnung-ubl'],
    ['de-zugferd-v2', 'facturx-en16931-pdf'],
    ['eu-en16931-v2017', 'en16931-ubl'],
    ['fr-choruspro-v1', 'choruspro-cii'],
    ['fr-ctc-flow2-v1', 'fr-cius-ubl'],
    ['fr-ctc-flow6-v1', 'cdar'],
    ['fr-facturx-v1', 'facturx-en16931-pdf'],
    ['it-sdi-v1', 'fatturapa'],
    ['pl-favat-v3', 'ksef'],
    ['es-verifactu-v1', 'verifactu'],
  ])('of %s is %s', (addon, format) => {
    expect(usualOf(addon)).toEqual([format]);
  });

  it.each(addonKeys)('of %s exists, or its file is reported as not written', (addon) => {
    expect(usualOf(addon).length + unwrittenFiles([addon]).length).toBe(1);
  });

  it('of an addon is intended for it', () => {
    for (const { intended_for, usual_for } of formatSummaries())
      expect(intended_for).toEqual(expect.arrayContaining([...usual_for.addons]));
  });
});

describe('the usual formats', () => {
  it.each([
    ['BE', ['peppol-ubl']],
    ['DE', ['xrechnung-ubl', 'facturx-en16931-pdf']],
    ['ES', ['facturae', 'verifactu']],
    ['MX', ['cfdi']],
    ['CO', []],
  ])('of %s are %j', (country, expected) => {
    const found = formatSummaries().filter(({ usual_for }) => usual_for.countries.includes(country));
    expect(found.map(({ key }) => key).sort()).toEqual(expected.toSorted());
  });

  it('of all countries exist', () => {
    const keys = new Set<string>(formatSummaries().map(({ key }) => key));
    const named = Object.values(eInvoices).flatMap((rows) => rows.flatMap(({ formats = [] }) => formats));
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});
