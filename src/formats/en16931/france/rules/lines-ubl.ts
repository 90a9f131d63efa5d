/** The tree of lines in UBL: a line's reference to the invoice itself names its parent line and its subtype (chapter 11 §7.4). */

import { reach } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';

const NUMBER = ['cac:InvoiceDocumentReference', 'cbc:ID'] as const;

/** Returns the references of a line to the invoice itself. */
export function ownReferences(line: XmlElement, number: string | undefined): XmlElement[] {
  return line
    .all('cac:BillingReference')
    .filter((reference) => reach(reference, ...NUMBER).some(({ value }) => value === number));
}

/** Returns the subtype in a reference: DETAIL, GROUP or INFORMATION. */
export function subtypeOf(reference: XmlElement): string | undefined {
  return reach(reference, 'cac:InvoiceDocumentReference', 'cbc:DocumentStatusCode')[0]?.value;
}

/** Returns the numbers of the parent lines. */
export function parentsOf(reference: XmlElement): string[] {
  return reach(reference, 'cac:BillingReferenceLine', 'cbc:ID').map(({ value }) => value);
}

/** Returns whether a line counts in sums: one without a reference to the invoice itself, or a DETAIL. */
export function countsInUbl(line: XmlElement, number: string | undefined): boolean {
  const own = ownReferences(line, number);
  return own.length === 0 || own.some((reference) => subtypeOf(reference) === 'DETAIL');
}
