import * as engine from '../engine/index.ts';
import type { Json } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { exampleInvoice } from './example-data.ts';
import { message } from './example-documents.ts';
import { explaining } from './explaining.ts';
import { operation } from './operation.ts';

/** Returns correction options, parsed if given as text. The engine refuses invalid ones. */
function correctionOf(options: Json | undefined): Json {
  if (typeof options !== 'string') return options ?? null;
  const read = readDocumentText(options, 'options');
  return read.ok ? read.value : options;
}

/** Makes the document that cancels or amends another (chapter 09 §4.3). */
export const correct = operation({
  name: 'correct',
  summary: 'Make a credit note, a debit note or a corrective invoice',
  description:
    'Makes a correction that refers to the invoice, calculates and checks it. With `schema`, returns the JSON Schema of the options ' +
    'that a correction of this document takes, or null if the document cannot be corrected.',
  fields: ['options', 'schema', 'explain'],
  tool: {
    description: `Makes a credit note, debit note or corrective invoice of an invoice with a code. Next: change the lines, and build.`,
    takes: ['options', 'schema'],
  },
  usage: `  $ billwright correct --credit --reason Returned built.json credit.json
  $ billwright correct --options --indent built.json`,
  examples: {
    'credit-note': {
      summary: 'A credit note for an invoice',
      request: {
        data: exampleInvoice,
        options: { type: 'credit-note', issue_date: '2026-01-20', reason: 'Returned' },
      },
    },
    'no-correction': {
      summary: 'A document that cannot be corrected',
      request: { data: message, schema: true },
    },
  },
  run: (data, { options, schema, explain, strict }, environment) =>
    schema
      ? engine.correctionOptions(data, { strict })
      : engine.correct(data, correctionOf(options), { strict, ...explaining(explain) }, environment),
});
