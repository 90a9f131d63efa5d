/** The rules of CIUS-PT on elements: an older core, only warnings, and only for invoices (chapter 21 §6.2, §6.3). */

import { elementsAt, reach } from '../../../rules/elements.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import { atMost } from '../../../rules/verdicts.ts';
import { UBL_SYNTAX } from '../../core/rules/generated/ubl-syntax.ts';
import { ublSyntax } from '../../core/rules/ubl-syntax.ts';

/** Elements that this release does not look at, or looks for where UBL has none. */
const WITHOUT = `UBL-CR-002 022 028 051 067 084 100 115 183 247 282 295 358 384 419 487 512 528 538 572 577 583 607 625 626 627
628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 ${numbers(648, 682)}
UBL-DT-01 13 14 25 27 28 UBL-SR-06 12 13 18 22 23 27 29 33 ${numbers(42, 56)}`;

function numbers(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0')).join(' ');
}

const PARTY_NUMBERS = ['cac:Party', 'cac:PartyTaxScheme'];

/** The contexts of the core, for invoices alone. */
const table = UBL_SYNTAX.replace(/ or \/(?:\/cac:CreditNoteLine|cn:CreditNote)$/gm, '').replaceAll(
  ' fatal ',
  ' warning ',
);

const OWN = `
/ubl:Invoice
  UBL-CR-384  warning  absent      cac:Delivery/cac:PromisedDeliveryPeriod
  UBL-CR-423  warning  absent      cac:PaymentMeans/cac:PayerFinancialAccount
  UBL-SR-12   warning  code
  UBL-SR-18   warning  code
  UBL-SR-29   warning  at-most-1   cac:PayeeParty/cac:PartyIdentification/cbc:ID
//cac:PaymentMeans
  UBL-SR-27   warning  at-most-1   cbc:InstructionNote
//cac:AdditionalDocumentReference
  UBL-SR-33   warning  at-most-1   cbc:DocumentType
//cac:InvoiceLine
  UBL-SR-38   warning  at-most-1   cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason
`;

export const syntax = syntaxScan(
  { table, checks: ublSyntax.checks ?? {} },
  {
    standard: 'CIUS-PT',
    without: WITHOUT,
    fatal: 'UBL-DT-06 07',
    own: {
      table: OWN,
      checks: {
        'UBL-SR-12': {
          holds: (root) =>
            atMost(
              1,
              reach(root, 'cac:AccountingSupplierParty', ...PARTY_NUMBERS)
                .filter((registration) =>
                  reach(registration, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT'),
                )
                .flatMap((registration) => registration.all('cbc:CompanyID')),
            ),
          text: ublSyntax.checks?.['UBL-SR-12']?.text ?? '',
        },
        'UBL-SR-18': {
          holds: (root) =>
            atMost(1, elementsAt(root, ['cac:AccountingCustomerParty', ...PARTY_NUMBERS, 'cbc:CompanyID'])),
          text: ublSyntax.checks?.['UBL-SR-18']?.text ?? '',
        },
      },
    },
  },
);
