import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { explaining } from './explaining.ts';
import { operation } from './operation.ts';

/** Copies a document as a new one, with a new UUID and today's date (chapter 09 §4.4). */
export const replicate = operation({
  name: 'replicate',
  summary: 'Copy a document as a new one',
  description:
    "Leaves out properties that belong only to the original, such as its code. The copy has a new UUID and today's date.",
  fields: ['explain'],
  tool: {
    title: 'Replicate a document',
    description: `Copies a document as a new one, with today's date and without the code, other dates and UUID of the original, and calculates it again. Next: change what differs, and build.`,
    data: 'The document or envelope',
  },
  usage: `  $ billwright replicate --indent built.json copy.json`,
  examples: {
    invoice: {
      summary: 'A copy (with another UUID and date in each call)',
      request: { data: exampleInvoice },
    },
  },
  run: (data, { explain, strict }, environment) =>
    engine.replicate(data, { strict, ...explaining(explain) }, environment),
});
