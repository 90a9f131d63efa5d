import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { explaining } from './explaining.ts';
import { operation } from './operation.ts';

/** Makes a copy as a new document, with a new UUID and today's date (chapter 09 §4.4). */
export const replicate = operation({
  name: 'replicate',
  summary: 'Copy a document for a new one',
  description: 'What belongs to the original alone is left out; the copy has a new UUID and the date of today.',
  fields: ['explain'],
  tool: {
    title: 'Replicate a document',
    description: `Copies a document as a new one: dated today, without the code, dates and UUID of the first, calculated again. Next: change what differs, and build.`,
    data: 'The document or envelope',
  },
  usage: `  $ billwright replicate --indent built.json copy.json`,
  examples: {
    invoice: {
      summary: 'A copy, with a UUID and a date that differ from call to call',
      request: { data: exampleInvoice },
    },
  },
  run: (data, { explain, strict }, environment) =>
    engine.replicate(data, { strict, ...explaining(explain) }, environment),
});
