import { expect, it } from 'vitest';
import { words } from '../../../../engine/text/message.ts';
import { loadLabels, paperLanguages } from '../../../../paper/languages.ts';
import { languageCodes, loadTranslation } from '../../../../translations/load.ts';
import * as texts from './texts.ts';

const both = paperLanguages.filter(({ code }) => languageCodes.includes(code));

it.each(both)('the form has the words of the paper in $name', async ({ code }) => {
  const onPaper = await loadLabels(code);
  const pairs = [
    [texts.issued, onPaper.issueDate],
    [texts.dated, onPaper.date],
    [texts.supplied, onPaper.operationDate],
    [texts.due, onPaper.dueDate],
    [texts.supplier, onPaper.supplier],
    [texts.customer, onPaper.customer],
    [texts.item, onPaper.item],
    [texts.quantity, onPaper.quantity],
    [texts.price, onPaper.price],
    [texts.discount, onPaper.discount],
    [texts.tax, onPaper.tax],
    [texts.amount, onPaper.amount],
    [texts.sum, onPaper.sum],
    [texts.discounts, onPaper.discounts],
    [texts.charges, onPaper.charges],
    [texts.included, onPaper.taxIncluded],
    [texts.net, onPaper.net],
    [texts.total, onPaper.totalWithTax],
    [texts.rounding, onPaper.rounding],
    [texts.payable, onPaper.payable],
    [texts.advance, onPaper.advance],
    [texts.remaining, onPaper.due],
    [texts.payment, onPaper.payment],
  ] as const;
  const translation = await loadTranslation(code as Parameters<typeof loadTranslation>[0], ['page', 'later']);
  const inForm = pairs.map(([template]) => words({ template, values: {} }, translation));
  expect(inForm).toEqual(pairs.map(([, label]) => label));
});
