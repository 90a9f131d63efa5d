/** Rules of EN 16931 on the document as a whole: its type and references (chapter 12 §2, §3). */

import { filled, type Judged, type Rule, rule, there } from '../../../rules/declare.ts';
import { everywhere, has, hasText, reach, ruleAt } from '../../../rules/elements.ts';
import { filledIn } from './scope.ts';

const REFERENCE = 'A supporting document (BG-24), or another referenced document, has no identifier (BT-122); add it.';
const PRECEDING = 'A reference to a preceding invoice (BG-3) has no number (BT-25); add it.';
const ACCOUNTING =
  'The invoice has {currency} as VAT accounting currency (BT-6), so it needs a VAT total in that currency (BT-111), different from the invoice currency (BT-5). Add the total, or leave BT-6 out.';

export function documentRules(syntax: Judged['syntax']): Rule[] {
  return [
    rule(
      'BR-01',
      'BG-0',
      'BT-24',
      filledIn('BG-2', 'BT-24'),
      'The specification identifier (BT-24) is missing; add it, such as urn:cen.eu:en16931:2017.',
    ),
    rule('BR-02', 'BG-0', 'BT-1', filled('BT-1'), 'The invoice number (BT-1) is missing; add it.'),
    rule('BR-03', 'BG-0', 'BT-2', filled('BT-2'), 'The issue date (BT-2) is missing; add it.'),
    rule(
      'BR-04',
      'BG-0',
      'BT-3',
      filled('BT-3'),
      'The invoice type code (BT-3) is missing; add it, such as 380 for an invoice.',
    ),
    rule('BR-05', 'BG-0', 'BT-5', filled('BT-5'), 'The invoice currency (BT-5) is missing; add its code, such as EUR.'),
    rule('BR-16', 'BG-0', 'BG-25', there('BG-25'), 'The invoice has no line (BG-25); it needs at least one.'),
    ...(syntax === 'ubl' ? UBL : CII),
  ];
}

/** References are checked at any place, including lines. */
const UBL: readonly Rule[] = [
  ruleAt(
    'BR-52',
    'BT-122',
    (judged) => everywhere(judged, 'cac:AdditionalDocumentReference'),
    (reference) => hasText(reference, 'cbc:ID'),
    REFERENCE,
    { step: 'cbc:ID' },
  ),
  ruleAt(
    'BR-55',
    'BT-25',
    (judged) => everywhere(judged, 'cac:BillingReference'),
    (reference) => has(reference, 'cac:InvoiceDocumentReference', 'cbc:ID'),
    PRECEDING,
  ),
  rule(
    'BR-53',
    'BG-0',
    'BT-111',
    (_, judged) => {
      const currency = judged.root.child('cbc:TaxCurrencyCode')?.value;
      if (currency === undefined) return true;
      const totals = reach(everywhere(judged, 'cac:TaxTotal'), 'cbc:TaxAmount');
      return totals.some((total) => total.attribute('currencyID') === currency) || { values: { currency } };
    },
    ACCOUNTING,
  ),
  rule(
    'BR-CO-03',
    'BG-0',
    ['BT-8', 'BT-7'],
    (_, { root }) => !has(root, 'cbc:TaxPointDate') || !has(root, 'cac:InvoicePeriod', 'cbc:DescriptionCode'),
    'The invoice has both a date (BT-7) and a code (BT-8) for when VAT becomes due; keep one of them.',
  ),
];

const CII: readonly Rule[] = [
  ruleAt(
    'BR-52',
    'BT-122',
    (judged) => everywhere(judged, 'ram:AdditionalReferencedDocument'),
    (reference) => hasText(reference, 'ram:IssuerAssignedID'),
    REFERENCE,
    { step: 'ram:IssuerAssignedID' },
  ),
  rule('BR-55', 'BG-3', 'BT-25', filled('BT-25'), PRECEDING),
  rule(
    'BR-53',
    'BG-22',
    'BT-111',
    ({ element }, { invoice }) => {
      const currency = invoice.text('BT-6');
      if (currency === undefined) return true;
      const isThere = reach(element, 'ram:TaxTotalAmount').some((total) => total.attribute('currencyID') === currency);
      return (isThere && currency !== invoice.text('BT-5')) || { values: { currency } };
    },
    ACCOUNTING,
  ),
];
