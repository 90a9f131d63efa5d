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
    description: `Copies a document as a new one: today's date, without code, UUID and other dates. Next: change what differs, and build.`,
  },
  usage: `  $ billwright replicate --indent built.json copy.json`,
  examples: {
    invoice: {
      summary: 'A copy (with a new UUID and the current date in each call)',
      request: { data: exampleInvoice },
    },
  },
  run: (data, { explain, strict }, environment) =>
    engine.replicate(data, { strict, ...explaining(explain) }, environment),
});
