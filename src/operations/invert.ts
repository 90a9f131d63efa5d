import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { message } from './example-documents.ts';
import { operation } from './operation.ts';

/** Changes the sign of an invoice (chapter 02 §16). */
export const invert = operation({
  name: 'invert',
  summary: 'Invert the signs of an invoice',
  description:
    'Changes the sign of quantities, charges, discounts and advances, and calculates the invoice again. An invoice with these signs cancels the original.',
  fields: [],
  tool: {
    description: `Changes the signs of an invoice. Its type stays; correct makes a credit note. Next: build.`,
  },
  usage: `  $ billwright invert built.json inverted.json`,
  examples: {
    invoice: { summary: 'An invoice with inverted signs', request: { data: exampleInvoice } },
    message: { summary: 'A document that is not an invoice', request: { data: message } },
  },
  run: (data, { strict }, environment) => engine.invert(data, { strict }, environment),
});
