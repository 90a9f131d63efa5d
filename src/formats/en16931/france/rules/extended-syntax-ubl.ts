/** EXTENDED-CTC-FR in UBL: the rules of EN 16931 on elements, without those that forbid parts of the extension (chapter 12 §13). */

import type { Judged } from '../../../rules/declare.ts';
import { reach } from '../../../rules/elements.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import type { SyntaxCheck } from '../../../rules/syntax-table.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ublSyntax } from '../../core/rules/ubl-syntax.ts';
import { EXTENDED_UBL_SYNTAX, EXTENDED_UBL_WITHOUT } from './generated/extended-syntax-ubl.ts';

const checks: Readonly<Record<string, SyntaxCheck>> = {
  'UBL-FREXT-SR-48': {
    holds: (line, judged) => {
      const categories = reach(line, 'cac:Item', 'cac:ClassifiedTaxCategory');
      const count = categories.length;
      return count === 1 || (count === 0 && !counts(line, judged)) || { element: categories[1], values: { count } };
    },
    text: 'A line must have one VAT category (BT-151), not {count}; only GROUP and INFORMATION lines (EXT-FR-FE-163) can have none. Write cac:ClassifiedTaxCategory once.',
  },
};

/** Returns whether a line counts: it references no invoice, or this one with the type DETAIL. */
function counts(line: XmlElement, judged: Judged): boolean {
  const references = line.all('cac:BillingReference');
  if (reach(references, 'cac:InvoiceDocumentReference', 'cbc:ID').length === 0) return true;
  const numbers = judged.once(numbersOf);
  const toThis = references.filter((reference) =>
    reach(reference, 'cac:InvoiceDocumentReference', 'cbc:ID').some(({ value }) => numbers.has(value)),
  );
  return reach(toThis, 'cac:InvoiceDocumentReference', 'cbc:DocumentStatusCode').some(
    ({ value }) => value === 'DETAIL',
  );
}

/** Returns the numbers of an invoice, usually one. */
function numbersOf({ root }: Judged): ReadonlySet<string> {
  return new Set(root.all('cbc:ID').map(({ value }) => value));
}

export const extendedUblScan = syntaxScan(ublSyntax, {
  standard: 'EXTENDED-CTC-FR',
  without: EXTENDED_UBL_WITHOUT,
  own: { table: EXTENDED_UBL_SYNTAX, checks },
});
