import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { message } from './example-documents.ts';
import { operation } from './operation.ts';

/** Turns the sign of an invoice (chapter 02 §16). */
export const invert = operation({
  name: 'invert',
  summary: 'Turn the sign of an invoice',
  description:
    'Quantities, charges, discounts and advances change their sign, and all is calculated again: what an invoice that takes another one back has.',
  fields: [],
  tool: {
    title: 'Invert an invoice',
    description: `Turns the sign of an invoice: quantities, charges, discounts and advances, calculated again. It stays of its type; a credit note is made by correct. Next: change what differs, and build.`,
    data: 'The invoice, or an envelope with one',
  },
  usage: `  $ billwright invert built.json inverted.json`,
  examples: {
    invoice: { summary: 'An invoice with its sign turned', request: { data: exampleInvoice } },
    message: { summary: 'What is no invoice', request: { data: message } },
  },
  run: (data, { strict }, environment) => engine.invert(data, { strict }, environment),
});
