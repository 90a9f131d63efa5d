import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { operation } from './operation.ts';

/** Converts an invoice, order or delivery into another currency, by one of its own exchange rates (chapter 02 §16). */
export const convertCurrency = operation({
  name: 'convert-currency',
  summary: 'Convert a document into another currency',
  description:
    'Converts prices and amounts by a rate in the `exchange_rates` of the document, and calculates it again.',
  fields: ['currency'],
  tool: {
    description: `Converts a document into another currency by its exchange_rates: {"from": "EUR", "to": "USD", "amount": "1.0800"}. Next: build.`,
    needs: ['currency'],
  },
  usage: `  $ billwright convert-currency --currency USD built.json dollars.json`,
  examples: {
    invoice: {
      summary: 'An invoice in dollars, converted to euros',
      request: {
        data: { ...exampleInvoice, exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9200' }] },
        currency: 'EUR',
      },
    },
    'no-currency': { summary: 'Without a currency', request: { data: exampleInvoice } },
  },
  run: (data, { currency, strict }, environment) => engine.convertCurrency(data, currency, { strict }, environment),
});
