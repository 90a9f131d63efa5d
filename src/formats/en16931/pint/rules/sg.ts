/** The rules of Singapore (chapter 23 §6). */

import { Decimal, sum } from '../../../rules/decimal.ts';
import { type Flag, type Judged, normal, type RuleSet, type Verdict } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ublCodes } from '../../core/rules/codes-ubl.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, amount, has, isFilled, number, text, texts } from '../../shared/paths.ts';
import { baseWithRate, near, netLine, netPrice, peppolNet, product, rateWithBase } from './adjustments.ts';
import { isMeans } from './codes.ts';
import {
  accountingCurrencyOf,
  asked,
  BUYER,
  CODE,
  coded,
  currencyOf,
  hasTaxNumber,
  INVOICE,
  identified,
  isCharged,
  isDiscount,
  isIn,
  LINES,
  needs,
  ofBuyer,
  SELLER,
  schemesOf,
  writtenAccountingCurrencyOf,
  writtenCurrencyOf,
} from './common.ts';
import { as, type Context, check, context, type Holds, type PatternRule, patternScan, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { amountDue, charges, discounts, hasCharges, hasDiscounts, lineTotal, sumOf, twoDecimals } from './shared.ts';
import { ofCategory, once, placeOf, summed, suppliesOf, untaxed } from './supplies.ts';
import { taxTotals } from './tax-totals.ts';

const GST = 'GST';
const EXCLUSIVE = 'sgdtotal-excl-gst';
const INCLUSIVE = 'sgdtotal-incl-gst';
const TAXED = ['SR', 'SRCA-S', 'SRCA-C', 'ZR', 'SRRC', 'SROVR-RS', 'SROVR-LVG', 'SRLVG', 'NA'];
const CATEGORIES = `${TAXED.join(' ')} ES33 ESN33 DS OS NG`;

const bare = (rule: PatternRule, flag: Flag): PatternRule => ({ ...rule, flag });
const isIdentified = asked(({ root }) => has(root, 'UUID'));
const sellerOf = asked(({ root }) => all(root, `${SELLER}/`));
const buyerOf = asked(({ root }) => all(root, `${BUYER}/`));
const representativeOf = asked(({ root }) => all(root, 'TaxRepresentativeParty/'));
const means = (element: XmlElement) => text(element, 'PaymentMeansCode');

/** The rules that come from Peppol BIS. */
const peppol: readonly Context[] = [
  context(INVOICE, [
    ...identified(
      ['PEPPOL-EN16931-R004-SG', 'PEPPOL-EN16931-R007-SG'],
      ['urn:peppol:pint:billing-1@sg-1'],
      ['urn:peppol:bis:billing'],
      'is',
    ),
    needs(
      'PEPPOL-EN16931-R003-SG',
      'BT-10, BT-13',
      'BT-10 BT-13',
      (root) => has(root, 'BuyerReference') || has(root, 'OrderReference/ID'),
    ),
    ...taxTotals('PEPPOL-EN16931-R053-SG', 'PEPPOL-EN16931-R054-SG'),
  ]),
  context('cac:AllowanceCharge', [netPrice('PEPPOL-EN16931-R046-SG')], isIn('cac:Price')),
  context('cac:AllowanceCharge', [
    baseWithRate('PEPPOL-EN16931-R041-SG'),
    rateWithBase('PEPPOL-EN16931-R042-SG'),
    product('PEPPOL-EN16931-R040-SG', near('0.02')),
  ]),
  context('cac:PaymentMeans', [
    needs(
      'PEPPOL-EN16931-R061-SG',
      'BT-89',
      'BT-89',
      (element) => !['49', '59'].includes(means(element)) || has(element, 'PaymentMandate/ID'),
    ),
  ]),
  context(LINES, [netLine('PEPPOL-EN16931-R120-SG', near('0.02'), peppolNet)]),
];

const figure = (totals: XmlElement, name: string) => number(totals, name)?.round(2);

const equalTo = (totals: XmlElement, name: string, expected: Decimal | undefined): Verdict => {
  const found = figure(totals, name);
  return (
    (found !== undefined && expected?.equals(found)) || {
      element: all(totals, name)[0] ?? totals,
      values: { found: shown(found), expected: shown(expected) },
    }
  );
};

const totals = context('cac:LegalMonetaryTotal', [
  ...rows(`
    BR-13-GST-SG has TaxExclusiveAmount BR-13
    BR-14-GST-SG has TaxInclusiveAmount BR-14`),
  check('BR-CO-13-GST-SG', as('BR-CO-13'), (totals) => {
    const isPlain = !has(totals, 'AllowanceTotalAmount') && !has(totals, 'ChargeTotalAmount');
    const net = amount(totals, 'LineExtensionAmount')
      .minus(amount(totals, 'AllowanceTotalAmount'))
      .plus(amount(totals, 'ChargeTotalAmount'));
    const found = number(totals, 'TaxExclusiveAmount');
    if (!isPlain) return equalTo(totals, 'TaxExclusiveAmount', net.round(2));
    return found?.equals(net) || { values: { found: shown(found), expected: String(net) } };
  }),
  amountDue('BR-CO-16-GST-SG'),
  twoDecimals('BR-DEC-12-SG', 'TaxExclusiveAmount', 'BT-109'),
  twoDecimals('BR-DEC-14-SG', 'TaxInclusiveAmount', 'BT-112'),
  twoDecimals('BR-DEC-16-SG', 'PrepaidAmount', 'BT-113'),
  twoDecimals('BR-DEC-17-SG', 'PayableRoundingAmount', 'BT-114'),
  sumOf('BR-CO-10-SG', 'BR-CO-10', 'LineExtensionAmount', lineTotal, () => true),
  sumOf('BR-CO-11-SG', 'BR-CO-11', 'AllowanceTotalAmount', discounts, (_, judged) => judged.once(hasDiscounts)),
  sumOf('BR-CO-12-SG', 'BR-CO-12', 'ChargeTotalAmount', charges, (_, judged) => judged.once(hasCharges)),
  twoDecimals('BR-DEC-09-SG', 'LineExtensionAmount', 'BT-106'),
  twoDecimals('BR-DEC-10-SG', 'AllowanceTotalAmount', 'BT-107'),
  twoDecimals('BR-DEC-11-SG', 'ChargeTotalAmount', 'BT-108'),
]);

/** The references to the totals in Singapore dollars. */
const totalsInDollars = (root: XmlElement, ...types: string[]) =>
  all(root, 'AdditionalDocumentReference/').filter((each) => isOfType(each, ...types));
const hasBoth = (root: XmlElement) => [EXCLUSIVE, INCLUSIVE].every((type) => totalsInDollars(root, type).length > 0);

/** Next to a group NG, a place has no category other than NG. */
function alone(id: string, core: string, place: 'group' | 'line' | 'discount' | 'charge'): PatternRule {
  return check(
    id,
    worded(
      'An invoice with a group of the category {code} can have no other category ({term}); remove one of them.',
      as(core).terms.join(' '),
      { code: 'NG', term: as(core).terms[0] ?? '' },
    ),
    (_, judged) => {
      const { categories, count } = suppliesOf(judged);
      if (count('group', 'NG', GST) === 0) return true;
      const other = categories.find((each) => each.place === place && each.scheme === GST && each.code !== 'NG');
      return other === undefined || { element: other.element };
    },
  );
}

/** Neither seller nor buyer has a GST number if something of the category NG is supplied. */
function unnumbered(id: string, place: 'line' | 'discount' | 'charge'): PatternRule {
  return check(
    id,
    worded(
      'Supplies of the category NG need a seller, representative and buyer without GST numbers (BT-31, BT-63, BT-48); remove them, or correct the category.',
      'BT-31 BT-63 BT-48',
    ),
    (_, judged) => {
      if (suppliesOf(judged).count(place, 'NG', GST) === 0) return true;
      return ![sellerOf(judged), representativeOf(judged), buyerOf(judged)].some((party) => hasTaxNumber(party, GST));
    },
  );
}

const root = context(INVOICE, [
  needs('BR-53-GST-SG', 'BT-111, SGD', 'BT-111', (root, judged) => {
    if (!has(root, 'TaxCurrencyCode')) return true;
    const currency = writtenAccountingCurrencyOf(judged);
    return (
      all(everywhere(judged, 'cac:TaxTotal'), 'TaxAmount').some((each) => each.attribute('currencyID') === currency) &&
      hasBoth(root)
    );
  }),
  needs(
    'BR-110-GST-SG',
    'BT-6',
    'BT-6',
    (root) => totalsInDollars(root, EXCLUSIVE, INCLUSIVE).length === 0 || has(root, 'TaxCurrencyCode'),
  ),
  check('BR-CO-15-GST-SG', as('BR-CO-15'), (root, judged) => {
    const currency = writtenCurrencyOf(judged);
    if (currency === '') return true;
    const own = everywhere(judged, 'cbc:TaxAmount').filter(
      (each) => each.parent?.name === 'cac:TaxTotal' && each.attribute('currencyID') === currency,
    );
    const gross = number(root, 'LegalMonetaryTotal/TaxInclusiveAmount');
    const net = amount(root, 'LegalMonetaryTotal/TaxExclusiveAmount');
    const expected = own.length === 1 ? net.plus(Decimal.parse(own[0]?.value) ?? Decimal.ZERO).round(2) : undefined;
    return (
      (gross !== undefined && expected?.equals(gross)) || {
        values: { currency, count: own.length, found: shown(gross), expected: shown(expected) },
      }
    );
  }),
  check('BR-CO-18-GST-SG', as('BR-CO-18'), (root) => has(root, 'TaxTotal/TaxSubtotal/')),
  once('BR-NG-01-GST-SG', 'NG', GST),
  unnumbered('BR-NG-02-GST-SG', 'line'),
  unnumbered('BR-NG-03-GST-SG', 'discount'),
  unnumbered('BR-NG-04-GST-SG', 'charge'),
  alone('BR-NG-11-GST-SG', 'BR-O-11', 'group'),
  alone('BR-NG-12-GST-SG', 'BR-O-12', 'line'),
  alone('BR-NG-13-GST-SG', 'BR-O-13', 'discount'),
  alone('BR-NG-14-GST-SG', 'BR-O-14', 'charge'),
  check(
    'BR-110-SG',
    worded('Reference an order on the invoice (BT-13) or on its lines, not on both; remove one.', 'BT-13'),
    (root) => {
      const orders = texts(root, 'OrderReference/ID').filter((each) => each !== 'NA');
      return (
        orders.length === 0 ||
        !has(
          root,
          'InvoiceLine/OrderLineReference/OrderReference/ID|CreditNoteLine/OrderLineReference/OrderReference/ID',
        )
      );
    },
  ),
  check(
    'BR-CO-03-GST-SG',
    as('BR-CO-03'),
    (root) => !has(root, 'TaxPointDate') || !has(root, 'InvoicePeriod/DescriptionCode'),
  ),
]);

const isGst = (category: XmlElement) => text(category, 'TaxScheme/ID').toUpperCase() === GST;
const hasGst = (category: XmlElement) =>
  has(category, 'ID') && all(category, 'TaxScheme/ID').some(({ value }) => value === GST);

const group = context('cac:TaxSubtotal', [
  ...rows(`
    BR-45-GST-SG has TaxableAmount BR-45
    BR-46-GST-SG has TaxAmount BR-46`),
  check('BR-47-GST-SG', as('BR-47'), (group) => all(group, 'TaxCategory/').some(hasGst)),
  check('BR-CO-17-GST-SG', as('BR-CO-17'), (group) => {
    const [base, tax] = [number(group, 'TaxableAmount'), number(group, 'TaxAmount')];
    const rate = number(all(group, 'TaxCategory/').filter(isGst), 'Percent');
    if (rate === undefined || rate.round(0).isZero)
      return tax?.round(0).isZero === true || { values: { found: shown(tax), expected: '0' } };
    const expected = base?.abs().times(rate).percent().round(2);
    const isClose = expected && tax && tax.abs().minus(expected).abs().compare(TWO) < 0;
    return isClose === true || { values: { found: shown(tax), expected: shown(expected) } };
  }),
]);
const TWO = new Decimal(2, 0);

const model: readonly Context[] = [
  context(
    'cbc:UUID',
    [
      check(
        'BR-109-GST-SG',
        worded('{found} is not a UUID; correct it.', ''),
        ({ value }) =>
          /^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/.test(value) || { values: { found: value } },
      ),
    ],
    isIn(INVOICE),
  ),
  context(
    'cbc:PayableAmount',
    [
      needs('BR-CO-25-SG', 'BT-9, BT-20', 'BT-9 BT-20', ({ value }, judged) => {
        const due = Decimal.parse(value);
        return due === undefined || due.isZero || due.isNegative || judged.once(hasTerms);
      }),
    ],
    (element) => element.parent?.parent?.name === 'ubl:Invoice',
  ),
  context(
    'cac:PostalAddress',
    rows(`
    BR-11-SG text Country/IdentificationCode BR-11
  `),
    ofBuyer,
  ),
  totals,
  root,
  ofCategory('NG', GST, 'group', [summed('BR-NG-08-GST-SG'), untaxed('BR-NG-09-GST-SG')]),
  context(LINES, [
    check('BR-CO-04-GST-SG', as('BR-CO-04'), (line) => all(line, 'Item/ClassifiedTaxCategory/').some(hasGst)),
  ]),
  context('cac:AccountingSupplierParty', [
    check(
      'BR-CO-26-GST-SG',
      as('BR-CO-26'),
      (supplier) =>
        has(supplier, 'Party/PartyIdentification/ID') ||
        has(supplier, 'Party/PartyLegalEntity/CompanyID') ||
        hasTaxNumber(all(supplier, 'Party/'), GST),
    ),
  ]),
  context('cac:TaxRepresentativeParty', [check('BR-56-GST-SG', as('BR-56'), (party) => hasTaxNumber(party, GST))]),
  context(
    'cac:TaxTotal',
    [
      check('BR-CO-14-GST-SG', as('BR-CO-14'), (total) => {
        const expected = sum(all(total, 'TaxSubtotal/TaxAmount').map(({ value }) => value)).round(2);
        const found = number(total, 'TaxAmount')?.round(2);
        return (
          !has(total, 'TaxSubtotal/') ||
          found?.equals(expected) || { values: { found: shown(found), expected: String(expected) } }
        );
      }),
    ],
    isIn(INVOICE),
  ),
  group,
  context(
    'cac:AllowanceCharge',
    [
      ...rows(`
    BR-31-SG has Amount BR-31
  `),
      twoDecimals('BR-DEC-01-SG', 'Amount', 'BT-92'),
      twoDecimals('BR-DEC-02-SG', 'BaseAmount', 'BT-93'),
    ],
    (element, { root }) => element.parent === root && isDiscount(element),
  ),
  context(
    'cac:AllowanceCharge',
    [twoDecimals('BR-DEC-05-SG', 'Amount', 'BT-99'), twoDecimals('BR-DEC-06-SG', 'BaseAmount', 'BT-100')],
    (element, { root }) => element.parent === root && isCharged(element),
  ),
  context(
    'cbc:Note',
    [
      check(
        'BR-CL-08-SG',
        as('BR-CL-08'),
        (note) => ublCodes.isSubject(note.value) || { values: { found: note.value } },
      ),
    ],
    isIn(INVOICE),
  ),
  context(
    'cac:PayeeFinancialAccount',
    [
      check(
        'BR-50-SG',
        as('BR-50'),
        (account) => isFilled(account, 'ID') || { values: { found: means(account.parent as XmlElement) } },
      ),
    ],
    (element) => element.parent !== undefined && ['30', '58'].includes(means(element.parent)),
  ),
  context(
    'cac:CardAccount',
    [
      check(
        'BR-51-SG',
        as('BR-51'),
        (card) => {
          const count = [...text(card, 'PrimaryAccountNumberID')].length;
          return count <= 10 || { values: { count } };
        },
        'warning',
      ),
    ],
    isIn('cac:PaymentMeans'),
  ),
];

const hasTerms = (judged: Judged) =>
  everywhere(judged, 'cbc:DueDate').length > 0 || all(everywhere(judged, 'cac:PaymentTerms'), 'Note').length > 0;

const party = (
  id: string,
  path: string,
  party: (judged: Judged) => readonly XmlElement[],
  terms: string,
): PatternRule =>
  needs(id, path, terms, (_, judged) => {
    const addresses = all(party(judged), 'PostalAddress/');
    return has(addresses, 'StreetName') && has(addresses, 'PostalZone');
  });

/** The requirements of groups of taxed categories on the invoice. */
const taxed: readonly Context[] = [
  context(
    'cac:TaxCategory',
    [
      needs(
        'BR-105-GST-SG',
        'BT-31, BT-63',
        'BT-31 BT-63',
        (_, judged) => hasTaxNumber(sellerOf(judged), GST) || hasTaxNumber(representativeOf(judged), GST),
      ),
      party('BR-106-GST-SG', 'BT-35, BT-38', sellerOf, 'BT-35 BT-38'),
      party('BR-107-GST-SG', 'BT-50, BT-53', buyerOf, 'BT-50 BT-53'),
      needs('BR-108-GST-SG', 'UUID', '', (_, judged) => isIdentified(judged)),
      needs('BR-112-GST-SG', 'BT-30', 'BT-30', (_, judged) => has(sellerOf(judged), 'PartyLegalEntity/CompanyID')),
      check(
        'BR-113-GST-SG',
        worded(
          'An invoice in a currency other than SGD needs SGD as accounting currency (BT-6), and an invoice in SGD must not have one; correct it.',
          'BT-6',
        ),
        (_, judged) =>
          currencyOf(judged) === 'SGD' ? !has(judged.root, 'TaxCurrencyCode') : accountingCurrencyOf(judged) === 'SGD',
      ),
    ],
    (element) => placeOf(element) === 'group' && TAXED.includes(text(element, 'ID')),
  ),
];

const tooMany = (id: string, core: string, party: (judged: Judged) => readonly XmlElement[]): PatternRule =>
  bare(
    check(id, worded(core, ''), (_, judged) => {
      const count = schemesOf(party(judged), GST).filter((each) => has(each, 'CompanyID')).length;
      return count <= 1 || { values: { count } };
    }),
    'warning',
  );
const REGISTRATIONS = 'The party has {count} GST numbers; at most one is allowed. Keep one.';

const isReference = (element: XmlElement) => has(element, 'DocumentTypeCode');
const isOfType = (element: XmlElement, ...types: string[]) =>
  all(element, 'DocumentTypeCode').some(({ value }) => types.includes(value));

const dollars = (amountId: string, currencyId: string): PatternRule[] => [
  check(
    amountId,
    worded('The total in SGD must be a number with at most two decimals; correct it.', ''),
    (reference) => {
      const [amount, another] = all(reference, 'DocumentDescription');
      return another === undefined && /^\s*-?\d+(?:\s*|\.\d{1,2})$/.test(amount?.value ?? '');
    },
  ),
  check(currencyId, worded(CODE, '', { expected: ['SGD'] }), (reference) => {
    const found = all(reference, 'ID')[0]?.value ?? '';
    return found === 'SGD' || { values: { found } };
  }),
];

const isTyped: Holds = (reference, { kind }) =>
  isOfType(reference, '130', EXCLUSIVE, INCLUSIVE) || (kind === 'ubl-credit-note' && isOfType(reference, '50'));

const typeRules: readonly PatternRule[] = [
  check(
    'UBL-SR-43-GST-SG',
    worded(CODE, 'BT-122', { expected: ['130', EXCLUSIVE, INCLUSIVE] }),
    (reference, judged) => isTyped(reference, judged) || { values: { found: text(reference, 'DocumentTypeCode') } },
  ),
  check(
    'BR-102-GST-SG',
    worded(
      'A reference with a type code must have one that PINT allows, and no attachment; correct the code, or remove the attachment.',
      'BT-125',
    ),
    (reference, judged) => isTyped(reference, judged) === true && !has(reference, 'Attachment/'),
  ),
];

const syntax: readonly Context[] = [
  context(INVOICE, [
    tooMany('UBL-SR-12-GST-SG', REGISTRATIONS, sellerOf),
    tooMany('UBL-SR-18-SG', REGISTRATIONS, buyerOf),
  ]),
  context('cac:ClassifiedTaxCategory', [
    bare(
      rows(`
    UBL-SR-38-GST-SG one TaxExemptionReason
  `)[0] as PatternRule,
      'warning',
    ),
  ]),
  context('cac:TaxSubtotal', [
    bare(
      rows(`
    UBL-SR-32-SG one TaxCategory/TaxExemptionReason BT-120
  `)[0] as PatternRule,
      'warning',
    ),
  ]),
  context('cac:AdditionalDocumentReference', [...typeRules, ...dollars('BR-101-GST-SG', 'BR-104-GST-SG')], (element) =>
    isOfType(element, EXCLUSIVE),
  ),
  context('cac:AdditionalDocumentReference', [...typeRules, ...dollars('BR-100-GST-SG', 'BR-103-GST-SG')], (element) =>
    isOfType(element, INCLUSIVE),
  ),
  context('cac:AdditionalDocumentReference', typeRules, isReference),
];

const codes: readonly Context[] = [
  context(
    'cbc:PaymentMeansCode',
    [
      check(
        'BR-CL-16-SG',
        as('BR-CL-16'),
        ({ value }) => (isMeans(value) && !/^Z0[3-8]$/.test(normal(value))) || { values: { found: value } },
      ),
    ],
    isIn('cac:PaymentMeans'),
  ),
  context('cbc:ID', [coded('BR-CL-17-GST-SG', CATEGORIES, 'BT-95 BT-102 BT-118')], isIn('cac:TaxCategory')),
  context('cbc:ID', [coded('BR-CL-18-GST-SG', CATEGORIES, 'BT-151')], isIn('cac:ClassifiedTaxCategory')),
  context('cbc:DescriptionCode', [coded('BR-CL-06-GST-SG', '3 35 432', 'BT-8')], isIn('cac:InvoicePeriod')),
];

export const set: RuleSet = {
  key: 'pint-sg',
  name: 'Peppol PINT SG',
  version: '1.4.1',
  from: '2025-11-01',
  rules: [],
  scans: [peppol, model, taxed, syntax, codes].map(patternScan),
};
