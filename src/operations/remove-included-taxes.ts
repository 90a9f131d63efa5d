import * as engine from '../engine/index.ts';
import { spanish } from './example-documents.ts';
import { operation } from './operation.ts';

/** Converts an invoice to prices without tax, with the same total (chapter 02 §16). */
export const removeIncludedTaxes = operation({
  name: 'remove-included-taxes',
  summary: 'Remove included taxes from the prices of an invoice',
  description:
    'The total stays the same, but the prices no longer include tax. If the prices never included tax, the invoice is only calculated.',
  fields: [],
  tool: {
    title: 'Remove included taxes from prices',
    description: `Turns an invoice whose prices include tax (tax.prices_include) into one whose prices do not, with the same total. Next: build, for an addon that needs net prices.`,
    data: 'The invoice, or an envelope with one',
  },
  usage: `  $ billwright remove-included-taxes built.json net.json`,
  examples: {
    invoice: {
      summary: 'An invoice whose prices include VAT',
      request: { data: { ...spanish, lines: spanish.lines.slice(0, 1), tax: { prices_include: 'VAT' } } },
    },
  },
  run: (data, { strict }, environment) => engine.removeIncludedTaxes(data, { strict }, environment),
});
