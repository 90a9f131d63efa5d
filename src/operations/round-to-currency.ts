import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { operation } from './operation.ts';

/** Rounds the amounts of an invoice to its currency, with the same payable amount (chapter 02 §16). */
export const roundToCurrency = operation({
  name: 'round-to-currency',
  summary: 'Round the amounts of an invoice to its currency',
  description:
    'Rounds line totals, discounts, charges and taxes to the decimals of the currency. Unit prices keep all their decimals. The amount payable stays the same: any difference goes to `rounding` in the totals. An invoice whose amounts already fit is only calculated.',
  fields: [],
  tool: {
    description: `Rounds amounts of an invoice, but not prices, to the decimals of its currency. The amount payable stays. Next: build.`,
  },
  usage: `  $ billwright round-to-currency built.json rounded.json`,
  examples: {
    invoice: {
      summary: 'An invoice with prices in three decimals',
      request: {
        data: {
          ...exampleInvoice,
          lines: [{ quantity: '3', item: { name: 'Cable, by the metre', price: '10.555' } }],
        },
      },
    },
  },
  run: (data, { strict }, environment) => engine.roundToCurrency(data, { strict }, environment),
});
