import { expect, test } from 'vitest';
import type { Labels } from '../../src/paper/labels/labels.ts';
import { loadLabels, type PaperLanguage, paperLanguages } from '../../src/paper/languages.ts';
import { glossaryOf, wordMissing, wordsToAvoid } from './glossary.ts';

/** The labels of papers by the glossary's term for them, without those that a paper has inflected or abbreviated. */
const labelled: Readonly<Record<string, (labels: Labels) => string>> = {
  invoice: ({ titles }) => titles.standard,
  'credit note': ({ titles }) => titles['credit-note'],
  'debit note': ({ titles }) => titles['debit-note'],
  'corrective invoice': ({ titles }) => titles.corrective,
  'simplified invoice': ({ titles }) => titles.simplified,
  'pro-forma invoice': ({ titles }) => titles.proforma,
  'advance payment invoice': ({ titles }) => titles.advance,
  'final invoice': ({ titles }) => titles.final,
  receipt: ({ paymentTitles }) => paymentTitles.receipt,
  'payment advice': ({ paymentTitles }) => paymentTitles.advice,
  quote: ({ orderTitles }) => orderTitles.quote,
  'delivery note': ({ deliveryTitles }) => deliveryTitles.note,
  supplier: ({ provider }) => provider,
  customer: ({ client }) => client,
  buyer: ({ buyer }) => buyer,
  seller: ({ seller }) => seller,
  payee: ({ payee }) => payee,
  'date of supply': ({ operationDate }) => operationDate,
  'value date': ({ taxDate }) => taxDate,
  'exchange rate': ({ exchangeRate }) => exchangeRate,
  discount: ({ discount }) => discount,
  charge: ({ charge }) => charge,
  'equivalence surcharge': ({ surcharge }) => surcharge,
  subtotal: ({ sum }) => sum,
  'total with tax': ({ totalWithTax }) => totalWithTax,
  'amount due': ({ due }) => due,
  advance: ({ advance }) => advance,
  rounding: ({ rounding }) => rounding,
  'zero rate': ({ taxKeys }) => taxKeys.zero ?? '',
  'exempt from tax': ({ taxKeys }) => taxKeys.exempt ?? '',
  'reverse charge': ({ taxKeys }) => taxKeys['reverse-charge'] ?? '',
  export: ({ taxKeys }) => taxKeys.export ?? '',
  'outside the scope of tax': ({ taxKeys }) => taxKeys['outside-scope'] ?? '',
  'split payment': ({ splitPayment }) => splitPayment,
  'credit transfer': ({ means }) => means['credit-transfer'] ?? '',
  cheque: ({ means }) => means.cheque ?? '',
  'mandate reference': ({ mandate }) => mandate,
  'creditor identifier': ({ creditor }) => creditor,
  instalment: ({ installment }) => installment,
};

const languages = paperLanguages.map(({ code }) => code).filter((code) => glossaryOf(code).size > 0);

/** Returns the labels that lack the word of the glossary, or are a word that it forbids. */
async function deviationsOf(language: PaperLanguage): Promise<string[]> {
  const labels = await loadLabels(language);
  const glossary = glossaryOf(language);
  return Object.entries(labelled).flatMap(([term, labelIn]) => {
    const label = labelIn(labels);
    const missing = wordMissing(glossary, term, label);
    const avoided = [term, ...(term === 'equivalence surcharge' ? ['surcharge'] : [])];
    const isForbidden = avoided.some((each) => wordsToAvoid(language, each).includes(label.toLowerCase()));
    return missing || isForbidden ? [`${term}: ${label}, not ${missing ?? ''}`] : [];
  });
}

test('seven languages have a glossary', () => {
  expect(languages.length).toBe(7);
  for (const term of Object.keys(labelled)) expect(glossaryOf('de').has(term) ? term : undefined).toBe(term);
});

test.each(languages)('the words of papers in %s are those of the glossary', async (language) => {
  expect(await deviationsOf(language)).toEqual([]);
});
