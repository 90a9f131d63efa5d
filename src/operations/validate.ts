import * as engine from '../engine/index.ts';
import { message } from './example-documents.ts';
import { operation } from './operation.ts';

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
    description:
      'Checks a finished document, or an e-invoice that somebody sent you as XML or PDF, as it is; nothing is calculated or changed, so a document that was never built fails for its totals. E-invoices are checked by the schema and the official rules of their format; their faults have XPaths and lines. Answers {"ok": true}. Next: rule for a fault; hand the document over.',
    data: 'The document or envelope, or an e-invoice in XML',
    takes: ['from', 'encoding'],
  },
  usage: `  $ billwright validate built.json
  valid`,
  examples: {
    message: { summary: 'A message', request: { data: message } },
    empty: { summary: 'A message without a text', request: { data: { ...message, content: '' } } },
  },
  run: (data, { strict }, environment) => engine.validate(data, { strict }, environment),
  async runXml(file, { from }, environment) {
    const { validateXml } = await import('../formats/index.ts');
    return validateXml(file, from ?? undefined, { now: environment.now() });
  },
  async runPdf(bytes, { from }) {
    const { validatePdf } = await import('../formats/index.ts');
    return validatePdf(bytes, from ?? undefined);
  },
});
