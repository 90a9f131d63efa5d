import { expect, test } from 'vitest';
import { formatOf } from '../../list/formats.ts';
import { foundAs } from '../../testing/judged-as.ts';

test.each([
  ['fr-cius-ubl', 'French CIUS (UBL)', 'CIUS France (UBL)', 'ubl', 'ubl'],
  ['fr-cius-cii', 'French CIUS (CII)', 'CIUS France (CII)', 'cii', 'cii-d16b'],
  [
    'fr-extended-ubl',
    'French extension EXTENDED-CTC-FR (UBL)',
    'Extension française EXTENDED-CTC-FR (UBL)',
    'ubl',
    'ubl',
  ],
  [
    'fr-extended-cii',
    'French extension EXTENDED-CTC-FR (CII)',
    'Extension française EXTENDED-CTC-FR (CII)',
    'cii',
    'cii-d22b',
  ],
])(
  'the format %s has the rules of the reform, and those of the core or the extension',
  async (key, en, fr, syntax, schema) => {
    expect(formatOf(key)).toMatchObject({
      name: { en, fr },
      syntax,
      schema: { key: schema },
      reads: true,
      writes: true,
    });
    expect(Object.keys(formatOf(key)?.description ?? {})).toEqual(['en', 'fr']);
    expect(await foundAs(key)).toEqual(expect.arrayContaining(['BR-CO-16', 'BR-FR-10_BT-30']));
  },
);

test('foundAs: reports an amount due without due date or terms in the extension only', async () => {
  expect(await foundAs('fr-cius-ubl')).not.toContain('BR-CO-25');
  expect(await foundAs('fr-cius-cii')).not.toContain('BR-CO-25');
  expect(await foundAs('fr-extended-ubl')).toContain('BR-CO-25');
  expect(await foundAs('fr-extended-cii')).toContain('BR-CO-25');
});

test('French formats write the billing mode as the process, and all buyer identifiers except in the UBL CIUS', () => {
  const writing = (key: string) => formatOf(key)?.writing;
  const process = { processFrom: 'fr-ctc-billing-mode' };
  expect(writing('fr-cius-ubl')).toEqual(process);
  for (const key of ['fr-cius-cii', 'fr-extended-ubl', 'fr-extended-cii']) {
    expect(writing(key)).toEqual({ ...process, allBuyerIdentifiers: true });
  }
});
