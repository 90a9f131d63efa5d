/** EXTENDED-CTC-FR in UBL: the rules of EN 16931 on elements, without those that forbid what the extension has (chapter 12 §13). */

import type { XmlElement } from '../../xml/element.ts';
import type { Judged } from '../declare.ts';
import { reach } from '../elements.ts';
import { LINE, LINES, ROOTS, ublSyntax } from '../en16931/ubl-syntax.ts';
import { check, type SyntaxContext, syntaxScan } from '../scan.ts';

const WITHOUT = `
  UBL-CR-018 026 047 096 099 194 195 258 259 269 270 271 272 273 274 288 410 439 480 481 490 523 524 525 528 529 530 531 550 561 563 600 601 609 611 619
  633 634 645 662 669 670 UBL-SR-04 16 20 34 37 48 52`;

const own: readonly SyntaxContext[] = [
  {
    at: ROOTS,
    absent: `
cac:DeliveryTerms
  UBL-FREXT-CR-410 !cbc:ID!cac:DeliveryLocation 410 cac:DeliveryLocation/!cbc:Name
cac:TaxExchangeRate
  CII-FREXT-CR-490 !cbc:SourceCurrencyCode!cbc:TargetCurrencyCode!cbc:CalculationRate!cbc:Date
${LINE}/cac:DeliveryTerms
  UBL-FREXT-CR-645 !cbc:ID!cac:DeliveryLocation 645 cac:DeliveryLocation/!cbc:Name`,
  },
  {
    at: LINES,
    checks: [
      check(
        'UBL-FREXT-SR-48',
        (line, judged) => {
          const categories = reach(line, 'cac:Item', 'cac:ClassifiedTaxCategory');
          const count = categories.length;
          return count === 1 || (count === 0 && !counts(line, judged)) || { element: categories[1], values: { count } };
        },
        'A line has one VAT category (BT-151), not {count}; one of the type GROUP or INFORMATION (EXT-FR-FE-163) may be without. Write cac:ClassifiedTaxCategory once.',
      ),
    ],
  },
  // Those of lines, which refer to other lines and invoices, have no such rule.
  {
    at: '/ubl:Invoice/cac:BillingReference or /cn:CreditNote/cac:BillingReference',
    once: '  UBL-SR-06 cac:InvoiceDocumentReference',
    needed: '  UBL-SR-07 cac:InvoiceDocumentReference/cbc:ID',
  },
];

/** Whether a line counts: it refers to no invoice, or in a reference to this one it is of the type DETAIL. */
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

/** The number of an invoice, or all that it has. */
function numbersOf({ root }: Judged): ReadonlySet<string> {
  return new Set(root.all('cbc:ID').map(({ value }) => value));
}

export const extendedUblScan = syntaxScan(ublSyntax, {
  standard: 'EXTENDED-CTC-FR',
  without: `${WITHOUT} UBL-SR-06 07`,
  own,
});
