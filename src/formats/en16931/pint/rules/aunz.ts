/** The rules of Australia and New Zealand (chapter 23 §7). */

import { MEDIA_TYPES } from '../../../codes/generated/media-types.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type RuleSet } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, has, number, text, texts } from '../../shared/paths.ts';
import { baseAndRate, categorised, near, netLine, netPrice, product } from './adjustments.ts';
import {
  CODE,
  coded,
  INVOICE,
  identified,
  isCharged,
  isDiscount,
  isIn,
  isOfDocument,
  LINES,
  needs,
  SELLER,
} from './common.ts';
import { isTransfer, means, transferAccount } from './means.ts';
import { as, type Context, check, context, type PatternRule, patternScan, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { hasTwoDecimals, TWO_DECIMALS } from './shared.ts';
import {
  ofCategory,
  once,
  type Place,
  type Rate,
  rated,
  reckoned,
  summed,
  suppliesOf,
  together,
  unreasoned,
  untaxed,
} from './supplies.ts';
import { taxTotals } from './tax-totals.ts';

const GST = 'GST';

const onDocument = (rule: PatternRule): PatternRule => ({
  ...rule,
  holds: (element, judged) => !isOfDocument(element, judged) || rule.holds(element, judged),
});

const adjustments: readonly Context[] = [
  context('cac:AllowanceCharge', [netPrice('aligned-ibrp-004')], isIn('cac:Price')),
  context(
    'cac:AllowanceCharge',
    [
      product('aligned-ibrp-054', near('0.02')),
      onDocument(categorised('aligned-ibrp-032-aunz', 'discount', GST)),
      baseAndRate('aligned-ibrp-057'),
    ],
    isDiscount,
  ),
  context(
    'cac:AllowanceCharge',
    [
      product('aligned-ibrp-055', near('0.02')),
      onDocument(categorised('aligned-ibrp-037-aunz', 'charge', GST)),
      baseAndRate('aligned-ibrp-058'),
    ],
    isCharged,
  ),
];

const isGst = (category: XmlElement) => text(category, 'TaxScheme/ID').toUpperCase() === GST;

const line = context(LINES, [
  check('aligned-ibrp-050-aunz', as('BR-CO-04'), (line) =>
    all(line, 'Item/ClassifiedTaxCategory/').some((each) => isGst(each) && has(each, 'ID')),
  ),
  netLine('aligned-ibrp-053', near('0.02')),
  check(
    'aligned-ibrp-059',
    worded('A line needs exactly one tax category (BG-30); correct it.', 'BG-30'),
    (line) => all(line, 'Item/ClassifiedTaxCategory/').length === 1,
  ),
  check('aligned-ibrp-060', worded(CODE, 'BT-128', { expected: ['130'] }), (line) => {
    const wrong = all(line, 'DocumentReference/').find((each) => !texts(each, 'DocumentTypeCode').includes('130'));
    return wrong === undefined || { element: wrong, values: { found: text(wrong, 'DocumentTypeCode') } };
  }),
]);

/** Next to a group O, a place has no category other than O. */
function alone(id: string, core: string, place: Place): PatternRule {
  return check(id, as(core), (_, judged) => {
    const { categories, count } = suppliesOf(judged);
    if (count('group', 'O', GST) === 0) return true;
    const other = categories.find((each) => each.place === place && each.scheme === GST && each.code !== 'O');
    return other === undefined || { element: other.element };
  });
}

const registrations = (id: string, term: string, isCounted: (scheme: XmlElement) => boolean) =>
  check(
    id,
    worded('{path} may occur only once; keep one of them.', term, { path: term }),
    (root) =>
      all(root, `${SELLER}/PartyTaxScheme/`).filter((each) => isCounted(each) && has(each, 'CompanyID')).length <= 1,
  );

const rootRules = (ids: readonly [string, string], process: string, type: string): readonly PatternRule[] => [
  ...identified(ids, [`urn:peppol:pint:${type}-1@aunz-1`], [process], 'contains'),
  needs(
    'aligned-ibrp-003',
    'BT-10, BT-13',
    'BT-10 BT-13',
    (root) => has(root, 'BuyerReference') || has(root, 'OrderReference/ID'),
  ),
  check(
    'aligned-ibrp-006',
    as('BR-CO-03'),
    (root) => !has(root, 'TaxPointDate') || !has(root, 'InvoicePeriod/DescriptionCode'),
  ),
  ...rows(`
    aligned-ibrp-008 one PaymentTerms/ BT-20
  `),
  ...taxTotals('aligned-ibrp-021', 'aligned-ibrp-022'),
  once('aligned-ibrp-e-01-aunz', 'E', GST),
  once('aligned-ibrp-g-01-aunz', 'G', GST),
  once('aligned-ibrp-o-01-aunz', 'O', GST),
  alone('aligned-ibrp-o-11-aunz', 'BR-O-11', 'group'),
  alone('aligned-ibrp-o-12-aunz', 'BR-O-12', 'line'),
  alone('aligned-ibrp-o-13-aunz', 'BR-O-13', 'discount'),
  alone('aligned-ibrp-o-14-aunz', 'BR-O-14', 'charge'),
  together('aligned-ibrp-s-01-aunz', 'S'),
  once('aligned-ibrp-z-01-aunz', 'Z', GST),
  registrations('aligned-ibrp-sr-12-aunz', 'BT-31', isGst),
  registrations('aligned-ibrp-sr-13-aunz', 'BT-32', (each) => !isGst(each)),
];

const AMOUNTS =
  'cbc:Amount cbc:BaseAmount cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount cbc:TaxAmount cbc:TaxableAmount cbc:PaidAmount cbc:TotalTaxInclusiveAmount';

const group = context('cac:TaxSubtotal', [
  ...rows(`
    aligned-ibrp-045 has TaxableAmount BR-45
    aligned-ibrp-046 has TaxAmount BR-46`),
  check('aligned-ibrp-047-aunz', as('BR-47'), (group) =>
    all(group, 'TaxCategory/').some((each) => isGst(each) && has(each, 'ID')),
  ),
  check('aligned-ibrp-048-aunz', as('BR-48'), (group) =>
    all(group, 'TaxCategory/').some((each) => isGst(each) && (has(each, 'Percent') || text(each, 'ID') === 'O')),
  ),
  check('aligned-ibrp-051-aunz', as('BR-CO-17'), (group) => {
    const [base, tax] = [number(group, 'TaxableAmount'), number(group, 'TaxAmount')];
    const rate = number(all(group, 'TaxCategory/').filter(isGst), 'Percent');
    if (rate === undefined || rate.round(0).isZero)
      return tax?.round(0).isZero === true || { values: { found: shown(tax), expected: '0' } };
    const expected = base?.abs().times(rate).percent().round(2);
    const isClose = expected && tax && tax.abs().minus(expected).abs().compare(new Decimal(1, 0)) <= 0;
    return isClose === true || { values: { found: shown(tax), expected: shown(expected) } };
  }),
]);

const hasTerms = (judged: Judged) =>
  everywhere(judged, 'cbc:DueDate').length > 0 || all(everywhere(judged, 'cac:PaymentTerms'), 'Note').length > 0;

const payment: readonly Context[] = [
  transferAccount,
  context(
    'cac:LegalMonetaryTotal',
    [
      needs('aligned-ibrp-061', 'BT-9, BT-20', 'BT-9 BT-20', (totals, judged) => {
        const due = number(totals, 'PayableAmount');
        return due === undefined || due.isZero || due.isNegative || judged.once(hasTerms);
      }),
    ],
    isIn('ubl:Invoice'),
  ),
  context('cac:PaymentMeans', [
    check(
      'aligned-ibrp-018',
      as('BR-61'),
      (element) =>
        !isTransfer(element) || has(element, 'PayeeFinancialAccount/ID') || { values: { found: means(element) } },
    ),
    ...rows(`
    aligned-ibrp-065 one PaymentID BT-83
  `),
  ]),
];

const OF: Readonly<Record<string, Rate>> = { s: 'above', z: 'zero', e: 'zero', g: 'zero', o: 'none' };
const PLACES: readonly (readonly [number: string, place: Place])[] = [
  ['05', 'line'],
  ['06', 'discount'],
  ['07', 'charge'],
];

const taxes: readonly Context[] = Object.entries(OF).flatMap(([letter, rate]) => {
  const code = letter.toUpperCase();
  const id = (number: string) => `aligned-ibrp-${letter}-${number}-aunz`;
  const groups =
    letter === 's'
      ? [summed(id('08'), { near: '1', byRate: true }), reckoned(id('09'), '1'), unreasoned(id('10'))]
      : [summed(id('08')), untaxed(id('09')), ...(letter === 'z' ? [unreasoned(id('10'))] : [])];
  return [
    ...PLACES.map(([number, place]) => ofCategory(code, GST, place, [rated(id(number), rate)])),
    ofCategory(code, GST, 'group', groups),
  ];
});

const reference = context('cac:AdditionalDocumentReference', [
  check('aligned-ibrp-sr-43', worded(CODE, 'BT-122', { expected: ['130'] }), (reference, { kind }) => {
    const types = all(reference, 'DocumentTypeCode').map(({ value }) => value);
    const isPlain = types.length === 0 && all(reference, 'ID').every((id) => id.attribute('schemeID') === undefined);
    return (
      isPlain ||
      types.includes('130') ||
      (kind === 'ubl-credit-note' && types.includes('50')) || { values: { found: text(reference, 'DocumentTypeCode') } }
    );
  }),
]);

const amounts = context(
  AMOUNTS,
  [
    check(
      'aligned-ibrp-005',
      worded(TWO_DECIMALS, '', { term: 'cbc' }),
      (element) => hasTwoDecimals(element) || { values: { found: element.value, term: element.name } },
    ),
  ],
  (element) => element.parent?.parent?.name !== 'cac:Price',
);

const codes: readonly Context[] = [
  context(
    'cbc:ID',
    [coded('aligned-ibrp-cl-01-aunz', 'S Z E G O', 'BT-151 BT-95 BT-102 BT-118')],
    isIn('cac:TaxCategory cac:ClassifiedTaxCategory'),
  ),
  context('cbc:DescriptionCode', [coded('aligned-ibrp-cl-02', '3 35 432', 'BT-8')], isIn('cac:InvoicePeriod')),
  context('cbc:EmbeddedDocumentBinaryObject', [
    check('aligned-ibrp-cl-04', as('BR-CL-24'), (file) => {
      const found = file.attribute('mimeCode') ?? '';
      return (MEDIA_TYPES.has(found) && found !== 'application/xml') || { values: { found } };
    }),
  ]),
];

const IDENTIFIER = 'A party in {country} needs its legal identifier ({term}) with the scheme {scheme}; add it.';

/** The legal identifier of a party in a country. */
function registered(id: string, country: string, scheme: string, term: string): PatternRule {
  return check(
    id,
    worded(IDENTIFIER, term, { country, term, scheme }),
    (party) =>
      text(party, 'PostalAddress/Country/IdentificationCode') !== country ||
      all(party, 'PartyLegalEntity/CompanyID').some(
        (each) => each.attribute('schemeID') === scheme && normal(each.value) !== '',
      ),
  );
}

const registers: readonly Context[] = [
  context(
    'cac:Party',
    [
      registered('aligned-ibr-001-aunz', 'AU', '0151', 'BT-30'),
      registered('aligned-ibr-002-aunz', 'NZ', '0088', 'BT-30'),
    ],
    isIn('cac:AccountingSupplierParty'),
  ),
  context(
    'cac:Party',
    [
      registered('aligned-ibr-004-aunz', 'AU', '0151', 'BT-47'),
      registered('aligned-ibr-005-aunz', 'NZ', '0088', 'BT-47'),
    ],
    isIn('cac:AccountingCustomerParty'),
  ),
];

function setOf(key: string, ids: readonly [string, string], process: string, type: string): RuleSet {
  const model: readonly Context[] = [
    reference,
    ...adjustments,
    line,
    context(INVOICE, rootRules(ids, process, type)),
    amounts,
    group,
    ...payment,
    ...taxes,
  ];
  return {
    key,
    name: 'Peppol PINT A-NZ',
    version: '1.1.3',
    from: '2025-05-15',
    rules: [],
    scans: [model, codes, registers].map(patternScan),
  };
}

export const set = setOf(
  'pint-aunz',
  ['aligned-ibrp-001-aunz', 'aligned-ibrp-002'],
  'urn:peppol:bis:billing',
  'billing',
);
export const selfBilling = setOf(
  'pint-aunz-sb',
  ['aligned-ibrp-001-aunz-sb', 'aligned-ibrp-002-aunz-sb'],
  'urn:peppol:bis:selfbilling',
  'selfbilling',
);
