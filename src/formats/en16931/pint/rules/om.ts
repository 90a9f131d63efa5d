/** The rules of Oman (chapter 23 §10). The lists of HS and industry codes are not here (CL-08-OM-HS, CL-08-OM-ISIC). */

import { Decimal } from '../../../rules/decimal.ts';
import type { Flag, RuleSet } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { INVOICE } from './common.ts';
import { adjustments } from './om-adjustments.ts';
import { group } from './om-categories.ts';
import { codes } from './om-codes.ts';
import { isDay } from './om-common.ts';
import { rootRules } from './om-document.ts';
import { lines } from './om-lines.ts';
import { isPartyNumber, scheme, VATIN } from './om-parties.ts';
import { type Context, check, context, patternScan, worded } from './pattern.ts';

const isPercentage = ({ value }: XmlElement) => {
  const rate = Decimal.parse(value);
  return /^\s*\d+(?:\.\d{1,2})?\s*$/.test(value) && rate !== undefined && rate.compare(new Decimal(100, 0)) <= 0;
};

const AMOUNTS =
  'cbc:Amount cbc:BaseAmount cbc:PriceAmount cbc:LineExtensionAmount cbc:TaxAmount cbc:TaxableAmount cbc:PaidAmount';

const hasThreeDecimals = ({ value }: XmlElement) => (Decimal.parse(value)?.shortened().scale ?? 0) <= 3;

const isOfTotals = (element: XmlElement) => {
  for (let at = element.parent; at !== undefined; at = at.parent)
    if (
      at.name === 'cac:LegalMonetaryTotal' ||
      (at.name === 'cac:TaxTotal' && at.parent?.parent === undefined && element.parent === at)
    )
      return true;
  return false;
};

const META: readonly Context[] = [
  context(INVOICE, [
    check(
      'BTOM-META-001',
      worded('The lists of HS and industry codes were not checked.', ''),
      () => false,
      'information' as Flag,
    ),
  ]),
];

function setOf(key: string, type: string): RuleSet {
  const model: readonly Context[] = [
    context(INVOICE, rootRules(type)),
    context('cbc:ReceivedDate cbc:InstallmentDueDate cbc:DueDate', [
      check(
        'IBR-171-A-OM',
        worded('{date} is not a date without a time zone, such as 2026-04-30. Correct it.', 'BT-9'),
        ({ value }) => isDay(value) || { values: { date: value } },
      ),
    ]),
    context(
      AMOUNTS,
      [
        check(
          'IBR-DEC-03-OM',
          worded('The amount {found} has more than three decimals; round it.', ''),
          (element) => hasThreeDecimals(element) || { values: { found: element.value } },
        ),
      ],
      (element) => !isOfTotals(element),
    ),
    group,
    ...adjustments,
    context('cbc:Percent', [
      check(
        'IBR-046-OM',
        worded(
          'A rate must be a number of at most 100 with at most two decimals, but this is {found}; correct it.',
          'BT-119 BT-152',
        ),
        (element) => isPercentage(element) || { values: { found: element.value } },
      ),
    ]),
    context(
      'cbc:CompanyID',
      [
        check(
          'IBR-003-OM',
          worded('{found} does not have the form {expected}; correct it.', 'BT-31 BT-48', { expected: 'OM1234567890' }),
          ({ value }) => VATIN.test(value.replace(/\s/g, '')) || { values: { found: value } },
        ),
      ],
      isPartyNumber,
    ),
    context('cac:TaxCategory cac:ClassifiedTaxCategory cac:PartyTaxScheme', [
      check(
        'IBR-009-OM',
        worded('The tax scheme must be VAT, and only one registration of a party may be for VAT; correct it.', ''),
        scheme,
      ),
    ]),
    lines,
  ];
  return {
    key,
    name: 'Peppol PINT OM',
    version: '1.0.1',
    from: '2026-08-01',
    rules: [],
    scans: [META, model, codes].map(patternScan),
  };
}

export const set = setOf('pint-om', 'billing');
export const selfBilling = setOf('pint-om-sb', 'selfbilling');
