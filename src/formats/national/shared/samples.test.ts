/** Published samples of national formats (testing/samples/README.md). */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { convertXml, validateXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';

const sample = (name: string) => readFileSync(new URL(`../../testing/samples/${name}.xml`, import.meta.url));

/** The numbers in the Italian examples are made up, and have wrong check digits. */
const WRONG_NUMBERS = ['SDI-00300', 'SDI-00301', 'SDI-00306'];

test.each<[name: string, faults: string[], warnings: string[]]>([
  ['ksef-01-missing-p15', ['KSEF-XSD-structure'], []],
  ['ksef-02-wrong-element-order', ['KSEF-XSD-structure'], []],
  ['ksef-05-jst1-without-podmiot3', [], ['KSEF-PARTY-01']],
  ['ksef-07-polish-nip-in-nrvatue', ['KSEF-XSD-structure'], ['KSEF-PARTY-03']],
  ['ksef-21-wrong-tax-calculation', [], ['KSEF-SUM-03']],
  ['fatturapa-FPA03', WRONG_NUMBERS, []],
  ['fatturapa-FPR02', WRONG_NUMBERS, []],
  ['fatturapa-bad-FPA01', ['SDI-00200', ...WRONG_NUMBERS], []],
])('the sample %s has the expected faults and warnings', async (name, faults, warnings) => {
  const checked = await validateXml(sample(name), undefined, { now: new Date('2026-11-25T12:00:00Z') });
  const found = checked.ok ? [] : checked.faults;
  expect([...new Set(found.map(({ code }) => code))].sort()).toEqual(faults);
  for (const code of warnings) expect(checked.warnings.map((each) => each.code)).toContain(code);
});

test.each([
  ['ksef-05-jst1-without-podmiot3', [{ code: 'FV2026/02/005', lines: [{ item: { price: '1000.00' } }] }]],
  [
    'fatturapa-FPA03',
    [
      { code: '12', totals: { payable: '30.50' } },
      { code: '456', totals: { payable: '2440.00' } },
    ],
  ],
  ['fatturapa-FPR02', [{ code: '123', totals: { payable: '30.50' } }]],
])('the sample %s is read as the expected invoices', async (name, invoices) => {
  const read = await convertXml(sample(name), {}, environment);
  const documents = read.ok ? [read.result.result].flat() : [];
  expect(documents).toMatchObject(invoices);
});
