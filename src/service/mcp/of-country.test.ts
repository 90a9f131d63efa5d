import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../engine/loading.ts';
import { formatSummaries } from '../../formats/index.ts';
import { addonsFor, formatsFor } from './of-country.ts';

const NOW = new Date('2026-07-01');

beforeAll(() => load('all'));

describe('addonsFor', () => {
  it.each([
    ['DE', ['de-xrechnung-v3', 'de-zugferd-v2', 'eu-en16931-v2017']],
    ['pl', ['eu-en16931-v2017', 'pl-favat-v3']],
    ['GR', ['eu-en16931-v2017', 'gr-mydata-v1']],
    ['EL', ['eu-en16931-v2017', 'gr-mydata-v1']],
    ['SA', ['eu-en16931-v2017', 'sa-zatca-v1']],
    ['MX', ['mx-cfdi-v4']],
    ['US', []],
  ])('returns for %s the addons %j', (country, keys) => {
    expect(addonsFor(country, NOW).map(({ key }) => key)).toEqual(keys);
  });
});

describe('formatsFor', () => {
  const keys = (country: string) => formatsFor(country, formatSummaries(), NOW).map(({ key }) => key);

  it.each([
    ['DE', ['xrechnung-ubl', 'xrechnung-cii', 'zugferd-xrechnung-pdf', 'facturx-en16931-pdf', 'en16931-cii']],
    ['NL', ['nlcius-ubl', 'nlcius-ga-ubl']],
    ['BE', ['peppol-ubl', 'peppol-selfbilling-ubl', 'peppol-invoice-response']],
    ['JP', ['pint-jp', 'pint-jp-nontax', 'pint-jp-selfbilling']],
    ['IT', ['fatturapa']],
  ])('returns for %s at least %j', (country, wanted) => {
    expect(keys(country)).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ['DE', ['ksef', 'nlcius-ubl', 'fr-cius-ubl', 'pint-jp']],
    ['JP', ['en16931-ubl', 'pint-my']],
  ])('returns for %s none of %j', (country, others) => {
    expect(keys(country).filter((key) => others.includes(key))).toEqual([]);
  });
});
