import * as engine from '../../engine/index.ts';
import { exampleEnvelope, exampleInvoice } from '../examples/signed.ts';
import { AMOUNTS, operation } from './operation.ts';

/** Checks a document as it is (chapter 09 §4.2). */
export const validate = operation({
  name: 'validate',
  summary: 'Check a document as it is',
  description:
    'Nothing is normalised, calculated or changed: a document that was never built usually has faults. E-invoices in XML (UBL, CII) are checked by the schema and the official rules of their format.',
  fields: ['from', 'encoding'],
  answer: 'OkResponse',
  tool: {
    title: 'Validate a document',
    description: `Checks a finished document or envelope as it is; nothing is calculated or changed, so one that was never built fails for its totals. ${AMOUNTS} Answers {"ok": true}. An e-invoice in XML is checked by the schema and the official rules of its format, or of that in from: faults have XPaths, lines and columns. On faults: call rule with a fault's code to see what it wants, then build with the fixed document. Next: hand the document over; later, correct or replicate it.`,
    data: 'The document or envelope, or an e-invoice in XML',
    takes: ['from', 'encoding'],
  },
  usage: `  $ billwright validate built.json
  valid`,
  examples: {
    envelope: { summary: 'A signed envelope', request: { data: exampleEnvelope } },
    unbuilt: { summary: 'An invoice that was never built', request: { data: exampleInvoice } },
  },
  run: (data, { strict }, environment) => engine.validate(data, { strict }, environment),
  async runXml(file, { from }, environment) {
    const { validateXml } = await import('../../formats/index.ts');
    return validateXml(file, from ?? undefined, { now: environment.now() });
  },
  async runPdf(bytes, { from }) {
    const { validatePdf } = await import('../../formats/index.ts');
    return validatePdf(bytes, from ?? undefined);
  },
});
