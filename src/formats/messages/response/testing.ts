/** Answers over Peppol for tests. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';

const party = (name: string, scheme: string, code: string): JsonObject => ({
  name,
  inboxes: [{ key: 'peppol', scheme, code }],
});

/** Returns a status of an invoice with the given members of its line. */
export function answer(line: JsonObject = {}, more: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/status',
    type: 'response',
    issue_date: '2026-03-02',
    code: 'A-1',
    supplier: party('Papeteria Wymyślona', '0088', '7300010000001'),
    customer: party('Drukkerij Verzonnen', '0208', '0403170701'),
    lines: [{ key: 'accepted', doc: { type: 'standard', code: 'F-17', issue_date: '2026-02-20' }, ...line }],
    ...more,
  };
}

export const sample: SyntaxSample = {
  base: 'invoice-response.xml',
  to: 'peppol-invoice-response',
  document: () => answer(),
  list: 'notes',
  schemas: { 'application-response': ['invoice-response.xml'] },
};
