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
    description: `Removes the tax from prices that include it (tax.prices_include); the total stays. Next: build.`,
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
