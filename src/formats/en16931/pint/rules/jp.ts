/** The rules of Japan (chapter 23 §8): for invoices, self-billed ones, and those of sellers without registration. */

import { dayOf } from '../../../rules/days.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type RuleSet } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, has, number, text } from '../../shared/paths.ts';
import {
  coded,
  INVOICE,
  identified,
  isCharged,
  isDiscount,
  isIn,
  needs,
  ofSeller,
  SELLER,
  writtenCurrencyOf,
} from './common.ts';
import { transferAccount } from './means.ts';
import { as, type Context, check, context, type PatternRule, patternScan, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { ofCategory, once, type Place, type Rate, rated, untaxed } from './supplies.ts';

const VAT = 'VAT';
const QUALIFIED = dayOf('2023-10-01') ?? 0;

const isVat = (element: XmlElement) => text(element, 'TaxScheme/ID').toUpperCase() === VAT;

/** A category with a rate needs its code. */
const rateWithCode = (id: string, term: string): PatternRule =>
  needs(id, term, term, (element, { root }) => {
    if (element.parent !== root) return true;
    const own = all(element, 'TaxCategory/').filter(isVat);
    return !has(own, 'Percent') || own.some((each) => has(each, 'ID') && has(each, 'Percent'));
  });

const registrations = (id: string, path: string, term: string, isCounted: (scheme: XmlElement) => boolean) =>
  check(
    id,
    worded('{path} may occur only once; keep one of them.', term, { path: term }),
    (root) => all(root, path).filter((each) => isCounted(each) && has(each, 'CompanyID')).length <= 1,
  );

const sellerRule = (kind: Kind): PatternRule =>
  kind === 'nontax'
    ? check(
        'aligned-ibr-jp-04-ntr',
        worded('The seller of a non-tax invoice must have no tax registration (BT-31, BT-32); remove it.', 'BT-31'),
        (root) => !has(root, `${SELLER}/PartyTaxScheme/CompanyID`),
      )
    : needs('aligned-ibr-jp-04', 'BT-31', 'BT-31', (root) => has(root, `${SELLER}/PartyTaxScheme/CompanyID`));

type Kind = 'billing' | 'selfbilling' | 'nontax';

const SPECIFICATIONS: Readonly<Record<Kind, readonly string[]>> = {
  billing: ['urn:peppol:pint:billing-1@jp-1', 'urn:fdc:peppol:jp:billing:3.0'],
  selfbilling: ['urn:peppol:pint:selfbilling-1@jp-1'],
  nontax: ['urn:peppol:pint:nontaxinvoice-1@jp-1'],
};
const OLDER_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const IDS: Readonly<Record<Kind, readonly [string, string]>> = {
  billing: ['aligned-ibrp-001-jp', 'aligned-ibrp-002-jp'],
  selfbilling: ['aligned-ibrp-001-jp-sb', 'aligned-ibrp-002-jp-sb'],
  nontax: ['aligned-ibrp-001-jp-ntr', 'aligned-ibrp-002-jp'],
};

const rootRules = (kind: Kind): readonly PatternRule[] => [
  ...identified(
    IDS[kind],
    SPECIFICATIONS[kind],
    kind === 'selfbilling' ? ['urn:peppol:bis:selfbilling'] : ['urn:peppol:bis:billing', OLDER_PROCESS],
    'contains',
  ),
  registrations('aligned-ibrp-009', `${SELLER}/PartyTaxScheme/`, 'BT-31', isVat),
  check(
    'aligned-ibrp-014',
    worded('All payment references (BT-83) must be the same; correct them.', 'BT-83'),
    (root) => new Set(all(root, 'PaymentMeans/PaymentID').map(({ value }) => value)).size <= 1,
  ),
  needs('aligned-ibrp-052', 'BG-14, BG-26', 'BG-14', (_, judged) => everywhere(judged, 'cac:InvoicePeriod').length > 0),
  once('aligned-ibrp-e-01', 'E', VAT),
  once('aligned-ibrp-g-01', 'G', VAT),
  once('aligned-ibrp-o-01', 'O', VAT),
  registrations('aligned-ibrp-sr-12', `${SELLER}/PartyTaxScheme/`, 'BT-31', isVat),
  registrations('aligned-ibrp-sr-13', `${SELLER}/PartyTaxScheme/`, 'BT-32', (each) => !isVat(each)),
  sellerRule(kind),
  check(
    'aligned-ibr-jp-05',
    worded('The accounting currency (BT-6) must be {expected}, not {found}; correct it.', 'BT-6', { expected: 'JPY' }),
    (root) =>
      !has(root, 'TaxCurrencyCode') ||
      text(root, 'TaxCurrencyCode') === 'JPY' || { values: { found: text(root, 'TaxCurrencyCode') } },
  ),
  check(
    'aligned-ibrp-053-jp',
    worded('{path} may occur only once; keep one of them.', 'BT-110', { path: 'BT-110' }),
    (root, judged) =>
      all(root, 'TaxTotal/TaxAmount').filter((each) => each.attribute('currencyID') === writtenCurrencyOf(judged))
        .length <= 1,
  ),
];

/** Returns whether the tax of a group is in the currency of the invoice. */
const isOwn = (group: XmlElement, judged: Judged) =>
  all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === writtenCurrencyOf(judged));

/** `ceiling` rounds up: it negates, rounds down and negates again. */
const floor = (number: Decimal) => {
  const rounded = number.round(0);
  return rounded.compare(number) > 0 ? rounded.minus(ONE) : rounded;
};
const ceiling = (number: Decimal) => {
  const rounded = number.round(0);
  return rounded.compare(number) < 0 ? rounded.plus(ONE) : rounded;
};
const ONE = new Decimal(1, 0);

const tax = check('aligned-ibrp-051-jp', as('BR-CO-17'), (group) => {
  const [base, tax] = [number(group, 'TaxableAmount'), number(group, 'TaxAmount')];
  const category = group.child('cac:TaxCategory');
  const rate = number(category, 'Percent');
  if (text(category, 'ID') === 'O')
    return (!has(category, 'Percent') && tax?.isZero === true) || { values: { found: shown(tax), expected: '0' } };
  if (rate?.round(0).isZero) return tax?.isZero === true || { values: { found: shown(tax), expected: '0' } };
  const expected = rate && base?.times(rate).percent();
  if (expected && tax && floor(expected).compare(tax) <= 0 && tax.compare(ceiling(expected)) <= 0) return true;
  return { values: { found: shown(tax), expected: shown(expected) } };
});

const noTax = check(
  'aligned-ibr-jp-07-ntr',
  worded('A non-tax invoice cannot have tax, but it is {found} here; set it to 0.', 'BT-110 BT-117'),
  (element) => {
    const found = Decimal.parse(element.value);
    return found?.isZero === true || { values: { found: element.value } };
  },
);

const groups = (kind: Kind): readonly Context[] => [
  context(
    'cac:TaxSubtotal',
    [
      ...rows(`
    aligned-ibrp-045 has TaxableAmount BR-45
  `),
      ...(kind === 'nontax' ? [] : [tax]),
    ],
    (group, judged) => judged.kind === 'ubl-invoice' && isOwn(group, judged),
  ),
  context('cac:TaxSubtotal', [
    ...rows(`
    aligned-ibrp-046 has TaxAmount BR-46
  `),
    check('aligned-ibrp-047', as('BR-47'), (group) =>
      all(group, 'TaxCategory/').some((each) => isVat(each) && has(each, 'ID')),
    ),
    check('aligned-ibrp-048', as('BR-48'), (group) =>
      all(group, 'TaxCategory/').some((each) => isVat(each) && (has(each, 'Percent') || text(each, 'ID') === 'O')),
    ),
    check(
      'aligned-ibr-jp-06',
      worded('Amounts in yen have no decimals, but this is {found}; round it.', 'BT-117'),
      (group) => {
        const [wrong] = all(group, 'TaxAmount').filter(
          (each) => each.attribute('currencyID') === 'JPY' && each.value.includes('.'),
        );
        return wrong === undefined || { element: wrong, values: { found: wrong.value } };
      },
    ),
  ]),
];

const payment: readonly Context[] = [
  context('cac:TaxRepresentativeParty', [registrations('aligned-ibrp-010', 'PartyTaxScheme/', 'BT-63', isVat)]),
  transferAccount,
  context(
    'cac:CardAccount',
    [
      check(
        'aligned-ibrp-017',
        worded('The card number (BT-87) needs its last four to six digits; correct it.', 'BT-87'),
        (card) => {
          const { length } = [...(all(card, 'PrimaryAccountNumberID')[0]?.value ?? '')];
          return length >= 4 && length <= 6;
        },
      ),
    ],
    isIn('cac:PaymentMeans'),
  ),
  context(
    'cac:PaymentMeans',
    rows(`
    aligned-ibrp-049 has PaymentMeansCode BR-49
  `),
  ),
];

const OF: Readonly<Record<string, Rate>> = { e: 'zero', g: 'zero', o: 'none' };
const PLACES: readonly (readonly [number: string, place: Place])[] = [
  ['05', 'line'],
  ['06', 'discount'],
  ['07', 'charge'],
];

const taxes: readonly Context[] = Object.entries(OF).flatMap(([letter, rate]) => {
  const id = (number: string) => `aligned-ibrp-${letter}-${number}`;
  const code = letter.toUpperCase();
  return [
    ...PLACES.map(([number, place]) => ofCategory(code, VAT, place, [rated(id(number), rate)])),
    ofCategory(code, VAT, 'group', [untaxed(id('09'))]),
  ];
});

const registered = context(
  'cac:PartyTaxScheme',
  [
    check(
      'aligned-ibr-jp-01',
      worded(
        'From 1 October 2023 on, the tax number of the seller (BT-31) must be T and 13 digits; correct it.',
        'BT-31',
      ),
      (scheme, judged) => {
        const isLater = [...everywhere(judged, 'cbc:StartDate'), ...everywhere(judged, 'cbc:EndDate')].some(
          ({ value, parent }) => parent?.name === 'cac:InvoicePeriod' && (dayOf(value) ?? 0) >= QUALIFIED,
        );
        return !isLater || all(scheme, 'CompanyID').some(({ value }) => /^T\d{13}$/.test(normal(value)));
      },
    ),
  ],
  (scheme, { kind }) => kind === 'ubl-invoice' && isVat(scheme) && ofSeller(scheme),
);

const schemes = context(
  'cbc:ID',
  [
    check(
      'aligned-ibr-jp-03',
      worded('The tax scheme must be VAT, not {found}; correct it.', ''),
      ({ value }) => value.includes(VAT) || { values: { found: value } },
    ),
  ],
  (id) =>
    id.parent?.name === 'cac:TaxScheme' &&
    ['cac:TaxCategory', 'cac:ClassifiedTaxCategory'].includes(id.parent.parent?.name ?? ''),
);

const codes = (kind: Kind): readonly Context[] => [
  context(
    'cbc:ID',
    [coded('aligned-ibrp-cl-01-jp', 'S AA E G O', 'BT-151 BT-95 BT-102 BT-118')],
    isIn('cac:TaxCategory cac:ClassifiedTaxCategory'),
  ),
  ...(kind === 'billing' ? [context('cbc:InvoiceTypeCode', [coded('aligned-ibrp-cl-02-jp', '380', 'BT-3')])] : []),
];

function setOf(key: string, kind: Kind): RuleSet {
  const model: readonly Context[] = [
    context('cac:AllowanceCharge', [rateWithCode('aligned-ibrp-032-jp', 'BT-95')], isDiscount),
    context('cac:AllowanceCharge', [rateWithCode('aligned-ibrp-037-jp', 'BT-102')], isCharged),
    context(INVOICE, rootRules(kind)),
    ...groups(kind),
    ...payment,
    ...taxes,
    ...(kind === 'nontax' ? [context('cbc:TaxAmount', [noTax])] : [registered]),
    schemes,
  ];
  return {
    key,
    name: 'Peppol PINT JP',
    version: '1.1.3',
    from: '2025-05-15',
    rules: [],
    scans: [model, codes(kind)].map(patternScan),
  };
}

export const set = setOf('pint-jp', 'billing');
export const selfBilling = setOf('pint-jp-sb', 'selfbilling');
export const nonTax = setOf('pint-jp-ntr', 'nontax');
