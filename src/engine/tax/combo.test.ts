/** The rules on a tax in a document before calculation (chapter 03 §3). */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAll } from '../bill/testing.ts';
import { uncalculatedFaults } from '../regimes/testing.ts';
import { faultsOf, normalised, read, rewritten, validation } from '../rules/testing.ts';
import { TaxCombo, taxSet } from './combo.ts';

beforeAll(loadAll);

/** Returns the numbers of the tax rules that a line with this tax breaks. */
function broken(combo: object, regime = 'ES'): string[] {
  const line = { quantity: '1', item: { name: 'Item', price: '1.00' }, taxes: [combo] };
  const supplier = { name: 'Supplier', ...(regime && { tax_id: { country: regime } }) };
  const faults = uncalculatedFaults('ES', { supplier, lines: [line] });
  return faults.flatMap((fault) => /^GOBL-TAX-COMBO-(\d+) \$\.lines\[0\]\.taxes\[0\]$/.exec(fault)?.[1] ?? []);
}

describe('TaxCombo rules', () => {
  test.each<[string, object, string[], string?]>([
    ['accept a category of the regime', { cat: 'IGIC', percent: '7%' }, []],
    ['reject another category', { cat: 'XYZ', percent: '7%' }, ['01']],
    ['reject a missing category', { percent: '7%' }, ['01']],
    ['reject a category that its own country lacks', { cat: 'IGIC', country: 'PT', percent: '7%' }, ['01']],
    ['accept any category of a country without a regime', { cat: 'XYZ', country: 'JP', percent: '7%' }, []],
    ['accept any category in a document without a regime', { cat: 'XYZ', percent: '7%' }, [], ''],
    [
      'reject a category that its own country lacks, even without a regime',
      { cat: 'IGIC', country: 'PT', percent: '7%' },
      ['01'],
      '',
    ],
    ['accept a key of the category', { cat: 'VAT', key: 'zero', percent: '0%' }, []],
    ['reject another key', { cat: 'VAT', key: 'special', percent: '7%' }, ['02']],
    ['require no percentage for an unknown key', { cat: 'VAT', key: 'special' }, ['02']],
    ['reject a key if the category has none', { cat: 'IRPF', key: 'standard', percent: '15%' }, ['02']],
    ['accept a rate of the key', { cat: 'VAT', key: 'standard', rate: 'general', percent: '21%' }, []],
    ['reject a rate of another key', { cat: 'VAT', key: 'zero', rate: 'general', percent: '0%' }, ['03']],
    ['reject a rate without its key', { cat: 'VAT', rate: 'general', percent: '21%' }, ['03']],
    ['accept a rate without a key if the category has no keys', { cat: 'IRPF', rate: 'pro', percent: '15%' }, []],
    ['accept an exempt key without a percentage', { cat: 'VAT', key: 'exempt' }, []],
    ['reject an exempt key with a percentage', { cat: 'VAT', key: 'exempt', percent: '21%' }, ['04']],
    ['require a percentage for other keys', { cat: 'VAT', key: 'standard' }, ['04']],
    ['require a percentage without a key', { cat: 'VAT' }, ['04']],
    ['accept a surcharge with a percentage', { cat: 'VAT', key: 'standard', percent: '21%', surcharge: '5.2%' }, []],
    ['reject a surcharge alone', { cat: 'VAT', key: 'exempt', surcharge: '5.2%' }, ['05']],
    ['accept known extensions', { cat: 'VAT', percent: '21%', ext: { 'es-verifactu-regime': '01' } }, []],
    [
      'reject unknown extensions',
      { cat: 'VAT', percent: '21%', ext: { 'es-verifactu-regime': '01', 'xx-own': '1' } },
      ['06'],
    ],
  ])('%s', (_what, combo, numbers, regime) => expect(broken(combo, regime)).toEqual(numbers));
});

test('TaxCombo reports each invalid tax and skips null entries', () => {
  expect(faultsOf(TaxCombo, { surcharge: '1%', ext: { 'xx-own': '1' } })).toEqual([
    'GOBL-TAX-COMBO-05 $',
    'GOBL-TAX-COMBO-06 $',
  ]);
  expect(broken({ cat: 'VAT', percent: '21%' })).toEqual([]);
});

describe('taxes of a row', () => {
  const doubled = (...categories: (string | undefined | null)[]) => {
    const run = validation();
    taxSet.check?.(categories.map((cat) => (cat === null ? null : read(TaxCombo, { cat }))) as never, run);
    return run.result().map(({ code }) => code);
  };

  test('are reported if two have the same category', () => {
    expect([doubled(), doubled('VAT'), doubled('VAT', 'IRPF'), doubled('VAT', null, null)]).toEqual([[], [], [], []]);
    expect(doubled('VAT', 'IRPF', 'VAT')).toEqual(['GOBL-TAX-SET-01']);
    expect(doubled(undefined, undefined)).toEqual(['GOBL-TAX-SET-01']);
  });
});

describe('TaxCombo normalisation', () => {
  test.each<[object, object]>([
    [
      { cat: 'VAT', rate: 'standard' },
      { cat: 'VAT', rate: 'general' },
    ],
    [
      { cat: 'IGIC', rate: 'standard' },
      { cat: 'IGIC', rate: 'standard' },
    ],
    [
      { cat: 'VAT', rate: 'exempt+reverse-charge', percent: '21%' },
      { cat: 'VAT', key: 'reverse-charge' },
    ],
    [
      { cat: 'VAT', rate: 'exempt', percent: '21%' },
      { cat: 'VAT', key: 'exempt', percent: '21%' },
    ],
    [
      { cat: 'VAT', percent: '0%' },
      { cat: 'VAT', key: 'zero', percent: '0%' },
    ],
    [
      { cat: 'VAT', percent: '0.0%' },
      { cat: 'VAT', key: 'zero', percent: '0.0%' },
    ],
    [
      { cat: 'VAT', percent: '7%' },
      { cat: 'VAT', percent: '7%' },
    ],
    [
      { cat: 'VAT', key: 'standard', percent: '0%' },
      { cat: 'VAT', key: 'standard', percent: '0%' },
    ],
    [
      { cat: 'VAT', key: 'zero' },
      { cat: 'VAT', key: 'zero', percent: '0%' },
    ],
    [
      { cat: 'VAT', key: 'zero', percent: '7%' },
      { cat: 'VAT', key: 'zero', percent: '7%' },
    ],
    [
      { cat: 'VAT', rate: 'zero' },
      { cat: 'VAT', key: 'zero', percent: '0%' },
    ],
    [
      { cat: 'GST', key: 'zero' },
      { cat: 'GST', key: 'zero' },
    ],
  ])('turns %j into %j', (given, form) => expect(normalised(TaxCombo, given)).toEqual(form));

  test('takes the rate from the first older tag if there is no rate', () => {
    expect(rewritten(TaxCombo, { cat: 'VAT', tags: ['reduced', 'other'] })).toEqual({ cat: 'VAT', rate: 'reduced' });
    expect(rewritten(TaxCombo, { cat: 'VAT', rate: 'general', tags: ['reduced'] })).toEqual({
      cat: 'VAT',
      rate: 'general',
    });
    expect(rewritten(TaxCombo, { cat: 'VAT', tags: [] })).toEqual({ cat: 'VAT' });
  });
});
