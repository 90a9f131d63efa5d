import { describe, expect, it, test } from 'vitest';
import { spanishInvoice } from '../shell/testing/invoices.ts';
import { steps, viewByKey } from './chain.ts';
import { mistakesIn, withValue } from './mistakes.ts';

describe('keys for a presenter', () => {
  it('go through the steps and back', () => {
    expect(steps.map((step) => viewByKey('ArrowRight', step))).toEqual([
      'sign',
      'verify',
      'correct',
      'replicate',
      'replicate',
    ]);
    expect(steps.map((step) => viewByKey('b', step))).toEqual(['build', 'build', 'sign', 'verify', 'correct']);
  });

  it('open the digressions and return from them', () => {
    expect(viewByKey('M', 'sign')).toBe('mistake');
    expect(viewByKey('e', 'build')).toBe('einvoice');
    expect(viewByKey('ArrowRight', 'mistake')).toBe('build');
    expect(viewByKey('x', 'build')).toBeUndefined();
  });
});

test('mistakesIn makes a mistyped tax number and a quantity in words', () => {
  const invoice = spanishInvoice();
  const mistakes = mistakesIn(invoice);
  expect(mistakes.map(({ right, wrong }) => [right, wrong])).toEqual([
    ['B98602642', 'B98602643'],
    ['20', 'two'],
  ]);
  const wrong = mistakes.reduce((document, each) => withValue(document, each.path, each.wrong), invoice);
  expect(wrong.supplier.tax_id.code).toBe('B98602643');
  expect(wrong.lines[0]?.quantity).toBe('two');
  expect(invoice.lines[0]?.quantity).toBe('20');
});

test('mistakesIn makes no mistakes in a document without these values', () => {
  expect(mistakesIn({ $schema: 'https://gobl.org/draft-0/bill/invoice' })).toEqual([]);
});
