import * as engine from '../engine/index.ts';
import { spanish } from './example-documents.ts';
import { operation } from './operation.ts';

/** Turns an invoice into one whose prices do not contain tax, with the same total (chapter 02 §16). */
export const removeIncludedTaxes = operation({
  name: 'remove-included-taxes',
  summary: 'Take the included tax out of the prices of an invoice',
  description:
    'The total stays the same, but the prices do not contain tax any more. One whose prices never did is calculated and otherwise left as it is.',
  fields: [],
  tool: {
    title: 'Take included taxes out of prices',
    description: `Turns an invoice whose prices contain tax (prices_include in tax) into one whose prices do not, with the same total. Next: build, for an addon that wants net prices.`,
    data: 'The invoice, or an envelope with one',
  },
  usage: `  $ billwright remove-included-taxes built.json net.json`,
  examples: {
    invoice: {
      summary: 'An invoice whose prices contain VAT',
      request: { data: { ...spanish, lines: spanish.lines.slice(0, 1), tax: { prices_include: 'VAT' } } },
    },
  },
  run: (data, { strict }, environment) => engine.removeIncludedTaxes(data, { strict }, environment),
});
