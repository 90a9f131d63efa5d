/** The rules that all countries of PINT share (chapter 23 §4). Their lists of document types differ. */

import { dayOf } from '../../../rules/days.ts';
import { Decimal, sum } from '../../../rules/decimal.ts';
import { type Judged, normal, type RuleSet, type Verdict } from '../../../rules/declare.ts';
import { everywhere, ublLinesAnywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { equal, shown } from '../../core/rules/scope.ts';
import { isCharge } from '../../core/rules/vat.ts';
import {
  isAbn,
  isBelgian,
  isCodiceFiscale,
  isGln,
  isNorwegian,
  isPartitaIva,
  isSwedish,
} from '../../shared/check-digits.ts';
import { all, amount, has, number, text, texts } from '../../shared/paths.ts';
import { codePattern } from './codes.ts';
import {
  asked,
  BUYER,
  currencyOf,
  INVOICE,
  isIn,
  LINES,
  ofBuyer,
  ofSeller,
  references,
  SELLER,
  writtenAccountingCurrencyOf,
  writtenCurrencyOf,
} from './common.ts';
import { as, type Context, check, context, type Holds, patternScan, worded } from './pattern.ts';
import { rows } from './rows.ts';

/** The checks of identifiers, by their schemes. */
const SCHEMES: readonly (readonly [id: string, schemes: string, holds: (text: string) => boolean])[] = [
  ['ibr-068', '0088', isGln],
  ['ibr-127', '0007', (id) => id.length === 10 && isSwedish(id)],
  ['ibr-069', '0192', isNorwegian],
  ['ibr-070', '0184', (id) => /^DK\d{8}$/.test(id)],
  ['ibr-113', '0208', isBelgian],
  ['ibr-114', '0201', (id) => /^[A-Za-z0-9]{6}$/.test(id)],
  ['ibr-115', '0210 9907', isCodiceFiscale],
  ['ibr-116', '0211 9906', isPartitaIva],
  ['ibr-120', '0151', isAbn],
];
const IDENTIFIER =
  '{identifier} is not a valid identifier of the scheme {scheme}. Correct the identifier, or its scheme.';

const isIdentifier = (element: XmlElement) =>
  element.name !== 'cbc:ID' || element.parent?.name === 'cac:PartyIdentification';

const identifierContexts: readonly Context[] = SCHEMES.map(([id, schemes, holds]) => {
  const wanted = schemes.split(' ');
  return context(
    'cbc:EndpointID cbc:ID cbc:CompanyID',
    [
      check(id, worded(IDENTIFIER, 'BT-29 BT-30 BT-34 BT-46 BT-47 BT-49'), (element) => {
        const found = element.value;
        const values = { identifier: found, scheme: element.attribute('schemeID') ?? '' };
        return holds(id === 'ibr-070' ? found : normal(found)) || { values };
      }),
    ],
    (element) => wanted.includes(element.attribute('schemeID') ?? '') && isIdentifier(element),
  );
});

const hasReason: Holds = (element) =>
  has(element, 'AllowanceChargeReason') || has(element, 'AllowanceChargeReasonCode');

const ofDocument =
  (holds: Holds): Holds =>
  (element, judged) =>
    element.parent !== judged.root || holds(element, judged);
const ofLine =
  (holds: Holds): Holds =>
  (element, judged) =>
    !isIn(LINES)(element) || holds(element, judged);

const hasAmount: Holds = (element) => has(element, 'Amount');

const allowances: readonly Context[] = [
  context(
    'cac:AllowanceCharge',
    [
      check(
        'ibr-083',
        worded('A discount in the price (BG-29) needs the indicator false; correct it.', 'BG-29'),
        (element) => text(element, 'ChargeIndicator') === 'false',
      ),
    ],
    isIn('cac:Price'),
  ),
  context(
    'cac:AllowanceCharge',
    [
      ...rows(`
    ibr-sr-30 one AllowanceChargeReason BT-97 BT-139
  `),
      check('ibr-031', as('BR-31'), ofDocument(hasAmount)),
      check('ibr-033', as('BR-33'), ofDocument(hasReason)),
      check('ibr-041', as('BR-41'), ofLine(hasAmount)),
      check('ibr-042', as('BR-42'), ofLine(hasReason)),
    ],
    (element) => isCharge(element) === false,
  ),
  context(
    'cac:AllowanceCharge',
    [
      check('ibr-036', as('BR-36'), ofDocument(hasAmount)),
      ...rows(`
    ibr-sr-31 one AllowanceChargeReason BT-104 BT-144
  `),
      check('ibr-038', as('BR-38'), ofDocument(hasReason)),
      check('ibr-043', as('BR-43'), ofLine(hasAmount)),
      check('ibr-044', as('BR-44'), hasReason),
    ],
    (element) => isCharge(element) === true,
  ),
  context('cac:AllowanceCharge', [
    check(
      'ibr-082',
      worded('The indicator of a discount or charge must be true or false; correct it.', 'BG-20 BG-21 BG-27 BG-28'),
      () => false,
    ),
  ]),
  context(
    'cac:TaxCategory',
    rows(`
    ibr-sr-61 one TaxExemptionReason
  `),
    isIn('cac:AllowanceCharge'),
  ),
];

export const TWO_DECIMALS = as('BR-DEC-09').text.template;

/** Returns whether an amount has at most two characters after its point; blanks count. */
export function hasTwoDecimals(element: XmlElement | undefined): boolean {
  const found = element?.value ?? '';
  const point = found.indexOf('.');
  return point < 0 || found.length - point - 1 <= 2;
}

export function twoDecimals(id: string, name: string, term: string) {
  return check(id, worded(TWO_DECIMALS, term, { term }), (totals) =>
    all(totals, name)
      .filter((each) => !hasTwoDecimals(each))
      .map((element) => ({ element, values: { found: element.value } })),
  );
}

const isTaxIncluded = ({ root }: Judged) =>
  all(root, 'TaxTotal/TaxIncludedIndicator').some(({ value }) => ['true', '1'].includes(value.trim()));

export const lineTotal = (judged: Judged) =>
  sum(all(ublLinesAnywhere(judged), 'LineExtensionAmount').map(({ value }) => value));

const adjusted = (wanted: boolean) => (judged: Judged) =>
  sum(
    all(judged.root, 'AllowanceCharge/')
      .filter((each) => isCharge(each) === wanted)
      .flatMap((each) => all(each, 'Amount').map(({ value }) => value)),
  );
export const discounts = adjusted(false);
export const charges = adjusted(true);

export function sumOf(id: string, core: string, name: string, total: (judged: Judged) => Decimal, isNeeded: Holds) {
  return check(id, as(core), (totals, judged) => {
    if (!has(totals, name) && isNeeded(totals, judged) !== true) return true;
    return placed(equal(number(totals, name), judged.once(total).round(2)), all(totals, name)[0]);
  });
}

function placed(verdict: Verdict, element: XmlElement | undefined): Verdict {
  return verdict === true || element === undefined ? verdict : { element, ...(verdict as object) };
}

const hasAdjustment = (wanted: boolean) => (judged: Judged) =>
  all(judged.root, 'AllowanceCharge/').some((each) => isCharge(each) === wanted);
export const hasDiscounts = hasAdjustment(false);
export const hasCharges = hasAdjustment(true);

export function amountDue(id: string) {
  return check(id, as('BR-CO-16'), (totals) => {
    const [paid, rounding] = [number(totals, 'PrepaidAmount'), number(totals, 'PayableRoundingAmount')];
    const [found, total] = [number(totals, 'PayableAmount'), number(totals, 'TaxInclusiveAmount')];
    const due = rounding ? found?.minus(rounding).round(2) : found;
    const left = paid ? total?.minus(paid).round(2) : total;
    const expected = total?.minus(paid ?? Decimal.ZERO).plus(rounding ?? Decimal.ZERO);
    return (due !== undefined && left?.equals(due)) || { values: { found: shown(found), expected: shown(expected) } };
  });
}

const totals = context('cac:LegalMonetaryTotal', [
  ...rows(`
    ibr-012 has LineExtensionAmount BR-12
    ibr-013 has TaxExclusiveAmount BR-13
    ibr-014 has TaxInclusiveAmount BR-14
    ibr-015 has PayableAmount BR-15`),
  twoDecimals('ibr-091', 'PayableAmount', 'BT-115'),
  twoDecimals('ibr-121', 'AllowanceTotalAmount', 'BT-107'),
  twoDecimals('ibr-122', 'ChargeTotalAmount', 'BT-108'),
  twoDecimals('ibr-123', 'TaxExclusiveAmount', 'BT-109'),
  twoDecimals('ibr-125', 'TaxInclusiveAmount', 'BT-112'),
  sumOf('ibr-co-10', 'BR-CO-10', 'LineExtensionAmount', lineTotal, () => true),
  sumOf('ibr-co-11', 'BR-CO-11', 'AllowanceTotalAmount', discounts, (_, judged) => judged.once(hasDiscounts)),
  sumOf('ibr-co-12', 'BR-CO-12', 'ChargeTotalAmount', charges, (_, judged) => judged.once(hasCharges)),
  check('ibr-co-13', as('BR-CO-13'), (totals, judged) => {
    if (isTaxIncluded(judged)) return true;
    const net = amount(totals, 'LineExtensionAmount')
      .minus(amount(totals, 'AllowanceTotalAmount'))
      .plus(amount(totals, 'ChargeTotalAmount'));
    const isPlain = !has(totals, 'AllowanceTotalAmount') && !has(totals, 'ChargeTotalAmount');
    return equal(number(totals, 'TaxExclusiveAmount'), isPlain ? net : net.round(2));
  }),
  amountDue('ibr-co-16'),
]);

const REFERENCE = '{path} may occur only once; keep one of them.';
const OBJECT = 'A reference to the invoiced object (BT-18, type 130) cannot have {part}; remove it.';

/** The amount of tax in the currency of the invoice, of the first total. */
function grossTotal(root: XmlElement, judged: Judged): Verdict {
  const currency = writtenCurrencyOf(judged);
  const [first] = all(root, 'TaxTotal/TaxAmount');
  const net = number(root, 'LegalMonetaryTotal/TaxExclusiveAmount');
  const gross = number(root, 'LegalMonetaryTotal/TaxInclusiveAmount');
  const tax = first?.attribute('currencyID') === currency ? Decimal.parse(first.value) : undefined;
  const expected = tax && net?.plus(tax).round(2);
  const element = all(root, 'LegalMonetaryTotal/TaxInclusiveAmount')[0];
  return (
    (gross !== undefined && expected?.equals(gross)) || {
      ...(element && { element }),
      values: { currency, expected: shown(expected), found: shown(gross) },
    }
  );
}

/** Returns whether the totals of tax in both currencies have the same sign. */
function haveSameSign(root: XmlElement): boolean {
  if (!has(root, 'TaxCurrencyCode')) return true;
  const [own, other] = [text(root, 'DocumentCurrencyCode'), text(root, 'TaxCurrencyCode')];
  const at = (currency: string) =>
    all(root, 'TaxTotal/TaxAmount')
      .filter((each) => each.attribute('currencyID') === currency)
      .map(({ value }) => Decimal.parse(value));
  const [[ownTax], [otherTax]] = [at(own), at(other)];
  if (ownTax === undefined || otherTax === undefined) return false;
  return ownTax.isZero || otherTax.isZero || ownTax.isNegative === otherTax.isNegative;
}

/** Returns whether the payee has the seller's name. */
function isSellerPayee(root: XmlElement): boolean {
  const names = texts(root, 'PayeeParty/PartyName/Name');
  return texts(root, `${SELLER}/PartyLegalEntity/RegistrationName`).some((name) => names.includes(name));
}

const atMostOne = (paths: string, root: XmlElement, isCounted: (element: XmlElement) => boolean = () => true) => {
  const found = all(root, paths).filter(isCounted);
  return found.length <= 1 || { element: found[1] };
};

const TYPE_CODES = 'InvoiceTypeCode|CreditNoteTypeCode';

const root = context(INVOICE, [
  ...rows(`
    ibr-001 text CustomizationID BR-01
  `),
  check(
    'ibr-sr-63',
    worded('The specification (BT-24) cannot contain *; remove it.', 'BT-24'),
    (root) => !text(root, 'CustomizationID').includes('*'),
  ),
  ...rows(`
    ibr-002 text ID BR-02
    ibr-003 text IssueDate BR-03
    ibr-004 text ${TYPE_CODES} BR-04
    ibr-005 text DocumentCurrencyCode BR-05
    ibr-006 text ${SELLER}/PartyLegalEntity/RegistrationName BR-06
    ibr-007 text ${BUYER}/PartyLegalEntity/RegistrationName BR-07
    ibr-008 has ${SELLER}/PostalAddress/ BR-08
    ibr-010 has ${BUYER}/PostalAddress/ BR-10
    ibr-016 has InvoiceLine/|CreditNoteLine/ BR-16`),
  check('ibr-053', as('BR-53'), (root, judged) => {
    const currency = writtenAccountingCurrencyOf(judged);
    const isThere = all(everywhere(judged, 'cac:TaxTotal'), 'TaxAmount').some(
      (each) => each.attribute('currencyID') === currency,
    );
    return !has(root, 'TaxCurrencyCode') || isThere || { values: { currency } };
  }),
  ...rows(`
    ibr-066 one PaymentMeans/CardAccount/ BG-18
    ibr-067 one PaymentMeans/PaymentMandate/ BG-19`),
  check('ibr-071', worded(OBJECT, 'BT-18', { part: 'cac:Attachment' }), (root) =>
    references(root, '130').flatMap((each) => all(each, 'Attachment/').map((element) => ({ element }))),
  ),
  check('ibr-072', worded(OBJECT, 'BT-18', { part: 'cbc:DocumentDescription' }), (root) =>
    references(root, '130').flatMap((each) => all(each, 'DocumentDescription').map((element) => ({ element }))),
  ),
  ...rows(`
    ibr-076 has ProfileID BT-23
  `),
  check('ibr-078', worded(REFERENCE, 'BT-18', { path: 'BT-18' }), (root) => {
    const found = references(root, '130');
    return found.length <= 1 || { element: found[1] };
  }),
  check(
    'ibr-084',
    worded(
      'The tax totals in both currencies (BT-110, BT-111) must have the same sign; correct one of them.',
      'BT-111 BT-110',
    ),
    haveSameSign,
  ),
  check('ibr-090', worded(REFERENCE, 'BT-11', { path: 'BT-11' }), (root) => {
    const found = [...all(root, 'ProjectReference/'), ...references(root, '50')];
    return found.length <= 1 || { element: found[1] };
  }),
  ...rows(`
    ibr-094 one ContractDocumentReference/ BT-12
    ibr-095 one ReceiptDocumentReference/ BT-15
    ibr-096 one DespatchDocumentReference/ BT-16
    ibr-097 one InvoicePeriod/ BG-14
    ibr-098 one ${SELLER}/PartyLegalEntity/RegistrationName BT-27
    ibr-099 one ${SELLER}/PartyName/Name BT-28
    ibr-100 one ${SELLER}/PartyLegalEntity/CompanyID BT-30
    ibr-101 one ${SELLER}/PartyLegalEntity/CompanyLegalForm BT-33
    ibr-102 one ${BUYER}/PartyLegalEntity/RegistrationName BT-44
    ibr-103 one ${BUYER}/PartyLegalEntity/CompanyID BT-47
    ibr-104 one ${BUYER}/PartyTaxScheme/CompanyID BT-48
    ibr-107 one Delivery/ BG-13
    ibr-112 one ${BUYER}/PartyName/Name BT-45`),
  check(
    'ibr-co-15',
    worded(
      'The total with tax (BT-112) must be the total without tax (BT-109) plus the first tax total (BT-110), which must be in {currency}: {expected}, not {found}. Correct the wrong amount.',
      'BT-112',
    ),
    (root, judged) => isTaxIncluded(judged) || grossTotal(root, judged),
  ),
  ...rows(`
    ibr-sr-16 one ${BUYER}/PartyIdentification/ID BT-46
    ibr-sr-39 one ProjectReference/ID BT-11
    ibr-sr-49 one InvoicePeriod/DescriptionCode BT-8
    ibr-sr-51 one Note BT-22
    ibr-sr-52 one OriginatorDocumentReference/ID BT-17`),
]);

const isZero = (found: Decimal | undefined) => found?.isZero === true;
const isNegative = (found: Decimal | undefined) => found?.isNegative === true;

const isNotNegative =
  (path: string): Holds =>
  (line) => {
    const element = all(line, path)[0];
    return !isNegative(Decimal.parse(element?.value)) || { element, values: { found: element?.value ?? '' } };
  };

const lines = context(LINES, [
  ...rows(`
    ibr-021 text ID BR-21
    ibr-022 has InvoicedQuantity|CreditedQuantity BR-22`),
  check('ibr-023', as('BR-23'), (line) => {
    const quantities = all(line, 'InvoicedQuantity|CreditedQuantity');
    return (
      quantities.some((each) => each.attribute('unitCode') !== undefined) || {
        element: quantities[0] ?? line,
        step: '@unitCode',
      }
    );
  }),
  ...rows(`
    ibr-024 has LineExtensionAmount BR-24
    ibr-025 text Item/Name BR-25
    ibr-026 has Price/PriceAmount BR-26`),
  check(
    'ibr-027',
    as('BR-27'),
    (line, judged) => has(line, 'Price/PriceAmount') && isNotNegative('Price/PriceAmount')(line, judged),
  ),
  check('ibr-028', as('BR-28'), isNotNegative('Price/AllowanceCharge/BaseAmount')),
  check(
    'ibr-087',
    worded('The base quantity of a price (BT-149) must be greater than 0; correct it.', 'BT-149'),
    (line) => {
      const base = number(line, 'Price/BaseQuantity');
      return (
        base === undefined || !(isZero(base) || isNegative(base)) || { element: all(line, 'Price/BaseQuantity')[0] }
      );
    },
  ),
  check('ibr-089', worded(REFERENCE, 'BT-128', { path: 'BT-128' }), (line) => {
    const found = all(line, 'DocumentReference/').filter((each) => texts(each, 'DocumentTypeCode').includes('130'));
    return found.length <= 1 || { element: found[1] };
  }),
  ...rows(`
    ibr-109 one OrderLineReference/LineID BT-132
    ibr-110 one InvoicePeriod/ BG-26
    ibr-111 one Price/AllowanceCharge/Amount BT-147
    ibr-sr-34 one Note BT-127
    ibr-sr-38 one Item/ClassifiedTaxCategory/TaxExemptionReason
    ibr-sr-50 one Item/Description BT-154`),
]);

const day = (element: XmlElement | undefined, path: string) => dayOf(all(element, path)[0]?.value);

const periodOf = asked(({ root }) => root.child('cac:InvoicePeriod'));

/** Compares a date of a line's period with that of the document. */
function isWithin(name: 'StartDate' | 'EndDate'): Holds {
  return (period, judged) => {
    const own = day(period, name);
    const whole = day(periodOf(judged), name);
    if (own === undefined || whole === undefined) return true;
    return (name === 'StartDate' ? own >= whole : own <= whole) || { element: all(period, name)[0] };
  };
}

const isOrdered: Holds = (period) => {
  const [start, end] = [day(period, 'StartDate'), day(period, 'EndDate')];
  const values = { start: text(period, 'StartDate'), end: text(period, 'EndDate') };
  return start === undefined || end === undefined || end >= start || { values };
};
const hasDate: Holds = (period) => has(period, 'StartDate') || has(period, 'EndDate');
const PERIOD = 'A line period (BG-26) must be within the invoicing period (BG-14); correct one of the dates.';

const periods: readonly Context[] = [
  context(
    'cac:InvoicePeriod',
    [
      check('ibr-085', worded(PERIOD, 'BT-134'), isWithin('StartDate')),
      check('ibr-086', worded(PERIOD, 'BT-135'), isWithin('EndDate')),
      check('ibr-030', as('BR-30'), isOrdered),
      check('ibr-co-20', as('BR-CO-20'), hasDate),
    ],
    isIn(LINES),
  ),
  context('cac:InvoicePeriod', [
    check('ibr-029', as('BR-29'), isOrdered),
    check(
      'ibr-co-19',
      as('BR-CO-19'),
      (period) => hasDate(period, undefined as never) === true || has(period, 'DescriptionCode'),
    ),
  ]),
];

const hasAttribute =
  (name: string): Holds =>
  (element) =>
    element.attribute(name) !== undefined || { step: `@${name}` };

const items: readonly Context[] = [
  context('cac:AdditionalItemProperty', [
    check('ibr-054', as('BR-54'), (property) => has(property, 'Name') && has(property, 'Value')),
  ]),
  context('cbc:ItemClassificationCode', [check('ibr-065', as('BR-65'), hasAttribute('listID'))]),
  context('cbc:ID', [check('ibr-064', as('BR-64'), hasAttribute('schemeID'))], isIn('cac:StandardItemIdentification')),
  context(
    'cac:ClassifiedTaxCategory',
    rows(`
    ibr-sr-58 has ID BT-151
  `),
    (element) => element.parent?.parent?.name === 'cac:InvoiceLine',
  ),
];

const payment: readonly Context[] = [
  context('cac:PayeeParty', [
    check('ibr-017', as('BR-17'), (payee, { root }) => {
      const names = texts(root, `${SELLER}/PartyName/Name`);
      return has(payee, 'PartyName/Name') && !texts(payee, 'PartyName/Name').some((name) => names.includes(name));
    }),
    check(
      'ibr-105',
      worded(REFERENCE, 'BT-60', { path: 'BT-60' }),
      (payee, { root }) =>
        isSellerPayee(root) || atMostOne('PartyIdentification/ID', payee, (id) => id.attribute('schemeID') !== 'SEPA'),
    ),
    check(
      'ibr-106',
      worded(REFERENCE, 'BT-61', { path: 'BT-61' }),
      (payee, { root }) => isSellerPayee(root) || atMostOne('PartyLegalEntity/CompanyID', payee),
    ),
    ...rows(`
    ibr-sr-19 one PartyName/Name BT-59
  `),
  ]),
  context(
    'cac:Address',
    rows(`
    ibr-sr-59 one AddressLine/Line
  `),
    isIn('cac:FinancialInstitutionBranch'),
  ),
  context('cac:PaymentMeans', [
    ...rows(`
      ibr-049 has PaymentMeansCode BR-49
      ibr-sr-27 one PaymentMeansCode BT-81
      ibr-sr-28 one PaymentMandate/ID BT-89`),
    check(
      'ibr-sr-46',
      worded(REFERENCE, 'BT-82', { path: 'BT-82' }),
      (means) => all(means, 'PaymentMeansCode').filter((each) => each.attribute('name') !== undefined).length <= 1,
    ),
  ]),
];

const AMOUNTS =
  'cbc:Amount cbc:BaseAmount cbc:PriceAmount cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount cbc:TaxAmount cbc:TaxableAmount';

/** Returns whether an amount of tax is in a total of the invoice whose amount is in the currency of the invoice. */
function isInOwnTotal(element: XmlElement, judged: Judged): boolean {
  let total: XmlElement | undefined = element.parent;
  while (total !== undefined && total.name !== 'cac:TaxTotal') total = total.parent;
  return all(total, 'TaxAmount').some((each) => each.attribute('currencyID') === writtenCurrencyOf(judged));
}

const amounts = context(
  AMOUNTS,
  [
    check(
      'ibr-126',
      worded('The amount is in {found}, but the invoice currency (BT-5) is {currency}; correct it.', 'BT-5'),
      (element, judged) => {
        const [found, currency] = [element.attribute('currencyID') ?? '', writtenCurrencyOf(judged)];
        return found === currency || isWithinExtension(element) || { step: '@currencyID', values: { found, currency } };
      },
    ),
  ],
  (element, judged) =>
    !element.name.startsWith('cbc:Tax') || /sive/.test(element.name) || isInOwnTotal(element, judged),
);

function isWithinExtension({ parent }: XmlElement): boolean {
  for (let at = parent; at !== undefined; at = at.parent) if (at.name === 'cac:ItemPriceExtension') return true;
  return false;
}

const parties: readonly Context[] = [
  context(
    'cac:PaymentTerms',
    rows(`
    ibr-sr-05 one Note BT-20
    ibr-sr-60 one PaymentMeansID`),
  ),
  context('cac:BillingReference', [
    ...rows(`
      ibr-055 has InvoiceDocumentReference/ID BR-55
      ibr-sr-07 has InvoiceDocumentReference/ID BR-55
      ibr-sr-06 one InvoiceDocumentReference/ BG-3`),
  ]),
  context(
    'cac:Party',
    [
      check(
        'ibr-co-26',
        as('BR-CO-26'),
        (party) =>
          has(party, 'PartyTaxScheme/CompanyID') ||
          has(party, 'PartyIdentification/ID') ||
          has(party, 'PartyLegalEntity/CompanyID'),
      ),
      ...rows(`
    ibr-081 has EndpointID BT-34
  `),
      check(
        'ibr-sr-42',
        worded('The seller may have at most two tax registrations (BT-31, BT-32); remove the others.', 'BT-31 BT-32'),
        (party) => all(party, 'PartyTaxScheme/').length <= 2,
      ),
    ],
    isIn('cac:AccountingSupplierParty'),
  ),
  context('cbc:EndpointID', [check('ibr-062', as('BR-62'), hasAttribute('schemeID'))], ofSeller),
  context(
    'cac:PostalAddress',
    rows(`
    ibr-009 text Country/IdentificationCode BR-09
    ibr-sr-53 one AddressLine/Line BT-162`),
    ofSeller,
  ),
  context(
    'cac:TaxRepresentativeParty',
    rows(`
    ibr-018 text PartyName/Name BR-18
    ibr-019 has PostalAddress/ BR-19
    ibr-056 has PartyTaxScheme/CompanyID BR-56
    ibr-sr-22 one PartyName/Name BT-62`),
  ),
  context(
    'cac:PostalAddress',
    rows(`
    ibr-020 text Country/IdentificationCode BR-20
    ibr-sr-55 one AddressLine/Line BT-164`),
    isIn('cac:TaxRepresentativeParty'),
  ),
];

const buyer: readonly Context[] = [
  context(
    'cac:AdditionalDocumentReference',
    rows(`
    ibr-052 text ID BR-52
    ibr-sr-33 one DocumentDescription BT-123`),
  ),
  context(
    'cac:Party',
    rows(`
    ibr-080 has EndpointID BT-49
  `),
    isIn('cac:AccountingCustomerParty'),
  ),
  context('cbc:EndpointID', [check('ibr-063', as('BR-63'), hasAttribute('schemeID'))], ofBuyer),
  context(
    'cac:PostalAddress',
    rows(`
    ibr-011 text Country/IdentificationCode BR-11
    ibr-sr-54 one AddressLine/Line BT-163`),
    ofBuyer,
  ),
  context(
    'cac:Address',
    rows(`
    ibr-057 text Country/IdentificationCode BR-57
    ibr-sr-56 one AddressLine/Line BT-165`),
    isIn('cac:DeliveryLocation'),
  ),
];

const taxes: readonly Context[] = [
  context(
    'cac:TaxTotal',
    [
      check('ibr-124', worded(TWO_DECIMALS, 'BT-110', { term: 'BT-110' }), (total) =>
        all(total, 'TaxAmount')
          .filter((each) => !hasTwoDecimals(each))
          .map((element) => ({ element, values: { found: element.value } })),
      ),
      check('ibr-co-14', as('BR-CO-14'), (total) => {
        const groups = all(total, 'TaxSubtotal/TaxAmount');
        const expected = sum(groups.map(({ value }) => value)).round(2);
        return !has(total, 'TaxSubtotal/') || equal(number(total, 'TaxAmount'), expected);
      }),
    ],
    isIn('ubl:Invoice'),
  ),
  context(
    'cac:TaxSubtotal',
    rows(`
    ibr-sr-32 one TaxCategory/TaxExemptionReason BT-120
  `),
  ),
  context(
    'cac:PartyTaxScheme',
    rows(`
    ibr-sr-57 has CompanyID BT-31
  `),
  ),
];

const DATES = 'cbc:IssueDate cbc:DueDate cbc:TaxPointDate cbc:StartDate cbc:EndDate cbc:ActualDeliveryDate';
const TIMES = 'cbc:IssueTime cbc:StartTime cbc:EndTime cbc:ActualDeliveryTime cbc:ValidationTime';
const TIME =
  /^\s*(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)?\s*$/;
const BINARY = 'cbc:EmbeddedDocumentBinaryObject';

const hasDespatch = asked(({ root }) => has(root, 'DespatchDocumentReference/ID'));

const rest: readonly Context[] = [
  context(DATES, [
    check(
      'ibr-073',
      worded('{date} is not a date without a time zone, such as 2026-04-30. Correct it.', 'BT-2 BT-7 BT-9 BT-72'),
      ({ value }) => (/^\d{4}-\d\d-\d\d$/.test(value) && dayOf(value) !== undefined) || { values: { date: value } },
    ),
  ]),
  context(TIMES, [
    check(
      'ibr-119',
      worded('{time} is not a time, such as 16:30:00. Correct it.', ''),
      ({ value }) => TIME.test(value) || { values: { time: value } },
    ),
  ]),
  context(BINARY, [
    check('ibr-074', worded('{path} is missing; add it.', 'BT-125-1', { path: '@mimeCode' }), hasAttribute('mimeCode')),
    check('ibr-075', worded('{path} is missing; add it.', 'BT-125-2', { path: '@filename' }), hasAttribute('filename')),
  ]),
  context('cbc:TaxCurrencyCode', [
    check(
      'ibr-077',
      worded(
        'The accounting currency (BT-6) must differ from the invoice currency (BT-5); leave it out if they are the same.',
        'BT-6',
      ),
      (code, judged) => normal(code.value) !== currencyOf(judged),
    ),
  ]),
  context(
    '*',
    [check('ibr-079', worded('An element is empty; give it a value or leave it out.', ''), () => false)],
    (element) => element.first === undefined && normal(element.value) === '',
  ),
  context(
    'cbc:BaseQuantity',
    [
      check(
        'ibr-088',
        worded(
          'The base quantity (BT-150) must have the same unit as the quantity (BT-130), {expected}; correct one of them.',
          'BT-150 BT-130',
        ),
        (base) => {
          const line = base.parent?.parent;
          const expected = all(line, 'InvoicedQuantity|CreditedQuantity')[0]?.attribute('unitCode');
          return (
            expected === undefined ||
            base.attribute('unitCode') === expected || { step: '@unitCode', values: { expected } }
          );
        },
      ),
    ],
    (element) => element.attribute('unitCode') !== undefined,
  ),
  context(
    'cbc:ID',
    [
      check(
        'ibr-092',
        worded('Reference a despatch advice on the invoice (BT-16) or on its lines, not on both; remove one.', 'BT-16'),
        (_, judged) => !hasDespatch(judged),
      ),
    ],
    (element) => element.parent?.parent?.name === 'cac:DespatchLineReference',
  ),
  context(
    'cac:DespatchLineReference',
    rows(`
    ibr-sr-62 one DocumentReference/
  `),
  ),
  context(
    'cac:PrepaidPayment',
    rows(`
    ibr-093 has PrepaidAmount BT-113
  `).map((rule) => ({
      ...rule,
      holds: (_, { root }: Judged) => has(root, 'LegalMonetaryTotal/PrepaidAmount'),
    })),
    (element, { root }) => root.child('cac:PrepaidPayment') === element,
  ),
  context(
    'cac:Delivery',
    rows(`
    ibr-108 one DeliveryParty/PartyName/Name BT-70
  `),
  ),
];

const model: readonly Context[] = [
  ...identifierContexts,
  ...allowances,
  ...buyer,
  totals,
  root,
  lines,
  ...periods,
  ...items,
  ...payment,
  amounts,
  ...parties,
  ...taxes,
  ...rest,
];

const modelScan = patternScan(model);

/** Returns the set of the shared rules for one kind of invoice of a country. */
export function sharedSet(key: string, types: Parameters<typeof codePattern>[0]): RuleSet {
  return {
    key: `${key}-base`,
    name: 'Peppol PINT',
    version: '1.1.3',
    from: '2025-05-15',
    rules: codePattern(types),
    scans: [modelScan],
  };
}
