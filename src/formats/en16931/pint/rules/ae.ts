/** The rules of the United Arab Emirates (chapter 23 §5). */

import { COUNTRIES_UBL } from '../../../codes/generated/lists.ts';
import { dayOf } from '../../../rules/days.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type RuleSet } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, has, number, text, texts } from '../../shared/paths.ts';
import { baseAndRate, categorised, NET_WORDING, netPrice, product } from './adjustments.ts';
import {
  asked,
  BUYER,
  CODE,
  coded,
  hasTaxNumber,
  INVOICE,
  identified,
  isCharged,
  isDiscount,
  isIn,
  isOfDocument,
  LINES,
  needs,
  ofBuyer,
  ofSeller,
  references,
  SELLER,
  schemesOf,
  totalsIn,
  typeOf,
  writtenAccountingCurrencyOf,
  writtenCurrencyOf,
} from './common.ts';
import { as, type Context, check, context, type Holds, type PatternRule, patternScan, worded } from './pattern.ts';
import { rows } from './rows.ts';
import {
  isSupplied,
  ofCategory,
  once,
  type Place,
  rated,
  reckoned,
  summed,
  suppliesOf,
  together,
  unreasoned,
  untaxed,
} from './supplies.ts';

const EMIRATES = 'AUH DXB SHJ UAQ FUJ AJM RAK';
const NUMBER_TYPES = ['TL', 'EID', 'PAS', 'CD'];
const EXTENSION = 'ItemPriceExtension';
const DIRHAM = 'AED';
const GTIN = '0160';

const bitsOf = asked(({ root }) => root.child('cbc:ProfileExecutionID')?.value ?? '');
const hasTin = asked(({ root }) =>
  all(root, `${SELLER}/PartyTaxScheme/CompanyID`).some(({ value }) => /^1\d{9}$/.test(normal(value))),
);
const hasBuyerNumber = asked(({ root }) => hasTaxNumber(all(root, `${BUYER}/`), 'VAT'));

/** Returns whether a bit of the transaction type (BTAE-02) is set. A malformed type has no bits. */
function bit(place: number, judged: Judged): boolean {
  const bits = bitsOf(judged);
  return /^[01]{8}$/.test(bits) && bits[place - 1] === '1';
}

const isType = (judged: Judged, ...types: string[]) => types.includes(typeOf(judged));

const address = (party: XmlElement | undefined) => all(party, 'EndpointID')[0];
const isLocal = (party: XmlElement) => address(party)?.attribute('schemeID') === '0235';
const legal = (party: XmlElement) => all(party, 'PartyLegalEntity/CompanyID')[0];
const agency = (party: XmlElement) => legal(party)?.attribute('schemeAgencyID');
const agencyName = (party: XmlElement) => legal(party)?.attribute('schemeAgencyName');

const atLegal = (party: XmlElement, step: string) => {
  const element = legal(party);
  return element === undefined ? { step: 'cac:PartyLegalEntity' } : { element, step };
};

const country: Holds = (party) =>
  agency(party) !== 'PAS' || COUNTRIES_UBL.has(normal(agencyName(party))) || atLegal(party, '@schemeAgencyName');
const authority: Holds = (party) =>
  agency(party) !== 'TL' || agencyName(party) !== undefined || atLegal(party, '@schemeAgencyName');
const typed: Holds = (party) =>
  !isLocal(party) ||
  legal(party) === undefined ||
  all(party, 'PartyLegalEntity/CompanyID').some((each) => each.attribute('schemeAgencyID') !== undefined) ||
  atLegal(party, '@schemeAgencyID');

const PASSPORT =
  'A passport needs the country that issued it as an ISO 3166-1 code in @schemeAgencyName ({term}); add it.';
const LICENCE = 'A trade licence needs the authority that issued it in @schemeAgencyName ({term}); add it.';
const KIND = 'The legal identifier ({term}) needs its kind in @schemeAgencyID: one of {expected}.';
const party = (text: string, term: string) => worded(text, term, { term });
const kind = (term: string, ...more: string[]) => worded(KIND, term, { term, expected: [...NUMBER_TYPES, ...more] });

const buyer = context(
  'cac:Party',
  [
    check('ibr-010-ae', party(PASSPORT, 'BT-47'), country),
    check('ibr-101-ae', party(LICENCE, 'BT-47'), authority),
    needs('ibr-149-ae', 'BT-48', 'BT-48', (party) => {
      const endpoint = address(party);
      if (hasTaxNumber(party, 'VAT')) return true;
      return endpoint !== undefined && (!isLocal(party) || /^[19]/.test(normal(endpoint.value)));
    }),
    ...rows(`
    ibr-179-ae one PartyTaxScheme/CompanyID BT-48
  `),
    needs(
      'ibr-135-ae',
      'BT-46, BT-48',
      'BT-48 BT-46',
      (party, judged) =>
        bit(8, judged) ||
        !isLocal(party) ||
        /^1\d{9}$/.test(normal(address(party)?.value)) ||
        has(party, 'PartyIdentification/ID') ||
        hasTaxNumber(party, 'VAT'),
    ),
    check('ibr-180-ae', kind('BT-47', 'CL'), typed),
    check(
      'ibr-183-ae',
      kind('BT-47', 'CL'),
      (party) =>
        legal(party) === undefined ||
        !isLocal(party) ||
        /^[19]/.test(normal(address(party)?.value)) ||
        [...NUMBER_TYPES, 'CL'].includes(agency(party) ?? '') ||
        atLegal(party, '@schemeAgencyID'),
    ),
  ],
  isIn('cac:AccountingCustomerParty'),
);

const addressOf = (id: string, terms: string) =>
  needs(id, terms.replaceAll(' ', ', '), terms, (address) =>
    ['StreetName', 'CityName', 'CountrySubentity'].every((name) => has(address, name)),
  );

const seller = context(
  'cac:Party',
  [
    check('ibr-012-ae', party(PASSPORT, 'BT-30'), country),
    check('ibr-172-ae', party(LICENCE, 'BT-30'), authority),
    needs('ibr-177-ae', 'BT-31', 'BT-31', (party, judged) => !bit(6, judged) || has(party, 'PartyTaxScheme/CompanyID')),
    check(
      'ibr-178-ae',
      worded(
        'If the seller has two tax registrations (BT-31, BT-32), exactly one must be for VAT; correct their schemes.',
        'BT-31 BT-32',
      ),
      (party) => {
        const schemes = all(party, 'PartyTaxScheme/').length;
        return schemes < 2 || (schemes === 2 && schemesOf(party, 'VAT').length === 1);
      },
    ),
    needs('ibr-150-ae', 'BT-30', 'BT-30', (party) => !isLocal(party) || legal(party) !== undefined),
    check(
      'ibr-173-ae',
      kind('BT-30'),
      (party) =>
        legal(party) === undefined ||
        !isLocal(party) ||
        text(party, 'PostalAddress/Country/IdentificationCode') !== 'AE' ||
        all(party, 'PartyLegalEntity/CompanyID').some((each) =>
          NUMBER_TYPES.includes(each.attribute('schemeAgencyID') ?? ''),
        ) ||
        atLegal(party, '@schemeAgencyID'),
    ),
    check('ibr-181-ae', kind('BT-30'), typed),
  ],
  isIn('cac:AccountingSupplierParty'),
);

/** Rounds a product as the official rule does, with binary numbers: half a cent may be rounded down. */
const isProduct = product(
  'ibr-131-ae',
  (found, expected, rounded) => found.equals(expected) || found.equals(rounded),
  (base, rate) => Decimal.parse(String(cents((Number(base) * Number(rate)) / 100))) ?? Decimal.ZERO,
);

const notN = (id: string, term: string) =>
  check(
    id,
    worded('VAT category {code} ({term}) is not allowed here; use another one.', term, { code: 'N', term }),
    (element) => !texts(element, 'TaxCategory/ID').includes('N'),
  );
const reasonCode = (id: string, term: string) =>
  needs(
    id,
    term,
    term,
    (element) => !texts(element, 'TaxCategory/ID').includes('E') || has(element, 'AllowanceChargeReasonCode'),
  );
const onDocument = (rule: PatternRule): PatternRule => ({
  ...rule,
  holds: (element, judged) => !isOfDocument(element, judged) || rule.holds(element, judged),
});

const itemTax = (line: XmlElement | undefined) => all(line, `${EXTENSION}/TaxTotal/TaxAmount`);
const categories = (line: XmlElement) => all(line, 'Item/ClassifiedTaxCategory/');
const codesOf = (line: XmlElement) => categories(line).map((each) => text(each, 'ID'));

/** Compares a net amount as the official rule does, with binary numbers. */
const isNet: Holds = (line) => {
  const figure = (from: XmlElement | undefined, path: string) => Number(all(from, path)[0]?.value ?? Number.NaN);
  const sum = (indicator: string) =>
    all(line, 'AllowanceCharge/')
      .filter((each) => text(each, 'ChargeIndicator') === indicator)
      .reduce((total, each) => total + figure(each, 'Amount'), 0);
  const each = figure(line, 'Price/PriceAmount') / figure(line, 'Price/BaseQuantity');
  const expected = cents(figure(line, 'InvoicedQuantity|CreditedQuantity') * each + sum('true') - sum('false'));
  const found = cents(figure(line, 'LineExtensionAmount'));
  return (
    found === expected || {
      element: all(line, 'LineExtensionAmount')[0],
      values: { amount: String(found), expected: String(expected) },
    }
  );
};
const cents = (figure: number) => Math.floor(figure * 100 + 0.5) / 100;

const line = context(LINES, [
  needs(
    'ibr-104-ae',
    `BTAE-08, BTAE-10 (${EXTENSION})`,
    '',
    (line) =>
      codesOf(line).every((code) => code === 'E') || (itemTax(line).length > 0 && has(line, `${EXTENSION}/Amount`)),
  ),
  check('ibr-111-ae', as('BR-S-05', ['BT-152']), (line) => {
    const [wrong] = categories(line).filter((each) => text(each, 'ID') === 'N' && !isAbove(each));
    return (
      wrong === undefined || { element: wrong, values: { code: 'N', term: 'BT-152', found: text(wrong, 'Percent') } }
    );
  }),
  ...rows(`
    ibr-145-ae has Item/ClassifiedTaxCategory/ BT-151
  `),
  check('ibr-147-ae', NET_WORDING, isNet),
  needs('ibr-167-ae', 'IBT-186', '', (line) =>
    categories(line).every((each) => text(each, 'ID') !== 'E' || has(each, 'TaxExemptionReasonCode')),
  ),
  check(
    'ibr-123-ae',
    worded('A line of a commercial invoice needs exactly one VAT category (BT-151); correct it.', 'BT-151'),
    (line, judged) => !isType(judged, '81', '480') || categories(line).length === 1,
  ),
  needs('ibr-194-ae', `BTAE-10 (${EXTENSION}/Amount)`, '', (line) => has(line, `${EXTENSION}/Amount`)),
]);

function isAbove(category: XmlElement): boolean {
  const rate = number(category, 'Percent');
  return rate !== undefined && !rate.isZero && !rate.isNegative;
}

const hasReason = (root: XmlElement) => text(root, 'DiscrepancyResponse/ResponseCode');
const hasPlace = (root: XmlElement) =>
  ['StreetName', 'CityName', 'CountrySubentity'].every((name) =>
    has(root, `Delivery/DeliveryLocation/Address/${name}`),
  );
const isPlain = (judged: Judged) => isType(judged, '81', '381', '261') || bit(2, judged);
const allCategories = (judged: Judged) =>
  suppliesOf(judged).categories.flatMap(({ element, code }) => (has(element, 'ID') ? code : []));
const isForeign = (judged: Judged) => !['', DIRHAM].includes(writtenCurrencyOf(judged));
const rate = (root: XmlElement) => root.child('cac:TaxExchangeRate');
const RULE_SPECIFICATIONS = ['urn:peppol:pint:billing-1@ae-1', 'urn:peppol:pint:selfbilling-1@ae-1'];
const EXCHANGE = 'BTAE-04 (TaxExchangeRate)';

const root = context(INVOICE, [
  ...identified(['aligned-ibrp-001-ae', 'aligned-ibrp-002-ae'], RULE_SPECIFICATIONS, [
    'urn:peppol:bis:billing',
    'urn:peppol:bis:selfbilling',
  ]),
  once('aligned-ibrp-e-01', 'E', 'VAT'),
  once('aligned-ibrp-o-01', 'O', 'VAT'),
  together('aligned-ibrp-s-01', 'S'),
  once('aligned-ibrp-z-01', 'Z', 'VAT'),
  check('aligned-ibrp-ae-01-ae', as('BR-S-01'), (_, judged) => {
    const values = { code: 'AE', count: 0 };
    return suppliesOf(judged).count('group', 'AE', 'VAT') > 0 || !isSupplied(judged, 'AE', 'VAT') || { values };
  }),
  check(
    'aligned-ibrp-sr-12',
    worded('{path} may occur only once; keep one of them.', 'BT-31', { path: 'BT-31' }),
    (root) => schemesOf(all(root, `${SELLER}/`), 'VAT').length <= 1,
  ),
  needs(
    'ibr-007-ae',
    'BTAE-01 (BuyerCustomerParty)',
    '',
    (root, judged) => !bit(1, judged) || has(root, 'BuyerCustomerParty/Party/PartyIdentification/ID'),
  ),
  needs(
    'ibr-134-ae',
    'BT-31',
    'BT-31',
    (root, judged) => isType(judged, '480', '81') || hasTaxNumber(all(root, `${SELLER}/`), 'VAT'),
  ),
  needs(
    'ibr-136-ae',
    'BT-47',
    'BT-47',
    (root, judged) => !isType(judged, '480', '81') || has(root, `${BUYER}/PartyLegalEntity/CompanyID`),
  ),
  needs(
    'ibr-137-ae',
    'BTAE-14 (SellerSupplierParty)',
    '',
    (root, judged) => !bit(6, judged) || has(root, 'SellerSupplierParty/Party/PartyIdentification/ID'),
  ),
  needs('ibr-138-ae', 'BG-14', 'BG-14', (root, judged) => !bit(4, judged) || has(root, 'InvoicePeriod/')),
  check(
    'ibr-141-ae',
    worded('The tax point (BT-7) must be before the issue date (BT-2); correct one of them.', 'BT-7'),
    (root) => {
      const [point, issue] = [dayOf(text(root, 'TaxPointDate')), dayOf(text(root, 'IssueDate'))];
      return point === undefined || issue === undefined || point < issue;
    },
  ),
  check(
    'ibr-055-ae',
    worded(
      'A credit note needs the preceding invoice (BG-3) and a reason, or the reason VD (volume discount) without an invoice; correct it.',
      'BG-3',
    ),
    (root, judged) => {
      if (!isType(judged, '381', '81')) return true;
      const reason = hasReason(root);
      const isGiven = has(root, 'DiscrepancyResponse/ResponseCode');
      return has(root, 'BillingReference/') ? isGiven && reason !== 'VD' : reason === 'VD';
    },
  ),
  needs('ibr-142-ae', 'BT-75, BT-77, BT-79', 'BT-75 BT-77 BT-79', (root, judged) => !bit(7, judged) || hasPlace(root)),
  check('ibr-105-ae', as('BR-Z-01'), (_, judged) => {
    const count = suppliesOf(judged).count('group', 'N', 'VAT');
    const isUsed = everywhere(judged, 'cac:TaxCategory').some(
      (each) => text(each, 'ID') === 'N' && text(each, 'TaxScheme/ID') === 'VAT',
    );
    return !isUsed || count === 1 || { values: { code: 'N', count } };
  }),
  check('ibr-122-ae', worded(CODE, 'BT-151', { expected: ['E', 'O', 'Z'] }), (_, judged) => {
    const found = allCategories(judged).find((code) => !['E', 'O', 'Z'].includes(code));
    return !isType(judged, '81', '480') || found === undefined || { values: { found } };
  }),
  check(
    'ibr-124-ae',
    worded('A credit note cannot have a tax point (BT-7); remove it.', 'BT-7'),
    (root, judged) => !isType(judged, '381', '81') || !has(root, 'TaxPointDate'),
  ),
  needs('ibr-127-ae', 'BT-9', 'BT-9', (root, judged) => {
    const due = number(root, 'LegalMonetaryTotal/PayableAmount');
    return isPlain(judged) || due === undefined || due.isZero || due.isNegative || has(root, 'DueDate');
  }),
  check('ibr-116-ae', worded(CODE, 'BT-151', { expected: ['N'] }), (_, judged) => {
    const found = allCategories(judged).find((code) => code !== 'N');
    return !bit(3, judged) || found === undefined || { values: { found } };
  }),
  check(
    'ibr-151-ae',
    worded(
      'If all lines of an invoice are exempt or out of scope (E, O), its type (BT-3) must be 480 or 81. Correct it.',
      'BT-3',
    ),
    (_, judged) =>
      !isType(judged, '380', '381') ||
      suppliesOf(judged).categories.some(({ place, code }) => place === 'line' && code !== 'E' && code !== 'O'),
  ),
  needs(
    'ibr-152-ae',
    'BT-75, BT-77, BT-79',
    'BT-80 BT-75 BT-77 BT-79',
    (root, judged) =>
      !bit(8, judged) ||
      text(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode') === 'AE' ||
      hasPlace(root),
  ),
  needs('ibr-153-ae', EXCHANGE, 'BT-6', (root, judged) => {
    const currency = writtenAccountingCurrencyOf(judged);
    if (currency !== DIRHAM || !isForeign(judged)) return true;
    const found = rate(root);
    return (
      text(found, 'SourceCurrencyCode') === writtenCurrencyOf(judged) &&
      text(found, 'TargetCurrencyCode') === currency &&
      has(found, 'CalculationRate')
    );
  }),
  check(
    'ibr-157-ae',
    worded(
      'A commercial invoice cannot be for a deemed supply or under the margin scheme, or be a summary invoice (BTAE-02); correct its type (BT-3).',
      'BT-3',
    ),
    (_, judged) => !isType(judged, '480', '81') || !(bit(2, judged) || bit(3, judged) || bit(4, judged)),
  ),
  needs(
    'ibr-158-ae',
    'BTAE-03 (DiscrepancyResponse/ResponseCode)',
    '',
    (root, judged) => !isType(judged, '381') || has(root, 'DiscrepancyResponse/ResponseCode'),
  ),
  needs(
    'ibr-159-ae',
    EXCHANGE,
    'BT-5',
    (root, judged) => writtenCurrencyOf(judged) === DIRHAM || (isForeign(judged) && has(rate(root), 'CalculationRate')),
  ),
  needs(
    'ibr-160-ae',
    'BT-22',
    'BT-22',
    (root) => !texts(root, 'InvoicePeriod/DescriptionCode').includes('OTH') || has(root, 'Note'),
  ),
  needs(
    'ibr-175-ae',
    'BT-6, BT-111, BTAE-20',
    'BT-6 BT-111',
    (root, judged) =>
      writtenCurrencyOf(judged) === DIRHAM ||
      (isForeign(judged) &&
        writtenAccountingCurrencyOf(judged) === DIRHAM &&
        totalsIn(root, DIRHAM).length > 0 &&
        references(root, 'aedtotal-incl-vat').some((each) => has(each, 'DocumentDescription'))),
  ),
  check(
    'ibr-176-ae',
    worded('The principal (BTAE-14) must have a different number from the seller (BT-31); correct it.', 'BT-31'),
    (root, judged) => {
      if (!bit(6, judged)) return true;
      const principals = texts(root, 'SellerSupplierParty/Party/PartyIdentification/ID');
      const sellers = texts(root, `${SELLER}/PartyTaxScheme/CompanyID`);
      return principals.some((principal) => sellers.some((each) => each !== principal));
    },
  ),
  check(
    'ibr-190-ae',
    worded('VAT category {code} must have the rate {expected}, not {found}; correct it.', 'BT-119', {
      code: 'S',
      expected: '5',
    }),
    (_, judged) =>
      everywhere(judged, 'cac:TaxCategory')
        .filter(
          (each) =>
            text(each, 'ID') === 'S' && has(each, 'Percent') && String(number(each, 'Percent')?.shortened()) !== '5',
        )
        .map((element) => ({ element, values: { found: text(element, 'Percent') } })),
  ),
  needs(
    'ibr-191-ae',
    'BT-81',
    'BT-81',
    (root, judged) => isPlain(judged) || has(root, 'PaymentMeans/PaymentMeansCode'),
  ),
  check(
    'ibr-154-ae',
    worded('The transaction type (BTAE-02) must have eight digits, each 0 or 1; correct it.', ''),
    (root) => /^[01]{8}$/.test(root.child('cbc:ProfileExecutionID')?.value ?? ''),
  ),
  check(
    'ibr-140-ae',
    worded('The accounting currency (BT-6) must be {expected}, not {found}; correct it.', 'BT-6', { expected: DIRHAM }),
    (root) =>
      !has(root, 'TaxCurrencyCode') ||
      text(root, 'TaxCurrencyCode') === DIRHAM || { values: { found: text(root, 'TaxCurrencyCode') } },
  ),
  ...rows(`
    ibr-193-ae has UUID
  `),
]);

const CLASSIFICATION = 'CommodityClassification';
const isKind = (item: XmlElement, ...kinds: string[]) =>
  texts(item, `${CLASSIFICATION}/CommodityCode`).some((code) => kinds.includes(code));
const hasCode = (item: XmlElement) => has(item, `${CLASSIFICATION}/ItemClassificationCode`);
const hasService = (item: XmlElement) => has(item, 'AdditionalItemIdentification/ID');

const item = context('cac:Item', [
  ...rows(`
    ibr-125-ae has Description BT-154
  `),
  needs(
    'ibr-166-ae',
    'BTAE-09 (NatureCode)',
    '',
    (item) => !texts(item, 'ClassifiedTaxCategory/ID').includes('AE') || has(item, `${CLASSIFICATION}/NatureCode`),
  ),
  needs('ibr-184-ae', 'BT-158', 'BT-158', (item) => !isKind(item, 'G') || hasCode(item)),
  needs('ibr-185-ae', 'BTAE-17 (AdditionalItemIdentification)', '', (item) => !isKind(item, 'S') || hasService(item)),
  needs(
    'ibr-186-ae',
    'BT-158, BTAE-17 (AdditionalItemIdentification)',
    'BT-158',
    (item) => !isKind(item, 'B') || (hasCode(item) && hasService(item)),
  ),
  check('ibr-188-ae', worded(CODE, 'BT-158-1', { expected: ['HS'] }), (item) => {
    const codes = all(item, `${CLASSIFICATION}/ItemClassificationCode`);
    return (
      codes.length === 0 ||
      codes.some((each) => each.attribute('listID') === 'HS') || {
        element: codes[0],
        values: { found: codes[0]?.attribute('listID') ?? '' },
      }
    );
  }),
  check('ibr-189-ae', worded(CODE, '', { expected: ['SAC'] }), (item) => {
    const codes = all(item, 'AdditionalItemIdentification/ID');
    return (
      codes.length === 0 ||
      codes.some((each) => each.attribute('schemeID') === 'SAC') || {
        element: codes[0],
        values: { found: codes[0]?.attribute('schemeID') ?? '' },
      }
    );
  }),
]);

const groupCategory = (group: XmlElement) => all(group, 'TaxCategory/')[0];
const isUnrated = (group: XmlElement) => ['E', 'O'].includes(text(group, 'TaxCategory/ID'));

const group = context('cac:TaxSubtotal', [
  ...rows(`
    aligned-ibrp-045 has TaxableAmount BR-45
    aligned-ibrp-046 has TaxAmount BR-46`),
  check('aligned-ibrp-047', as('BR-47'), (group) => {
    const category = groupCategory(group);
    return has(category, 'ID') && text(category, 'TaxScheme/ID').toUpperCase() === 'VAT';
  }),
  check(
    'aligned-ibrp-048',
    as('BR-48'),
    (group) =>
      text(group, 'TaxCategory/TaxScheme/ID').toUpperCase() === 'VAT' &&
      (has(group, 'TaxCategory/Percent') || isUnrated(group)),
  ),
  check(
    'ibr-119-ae',
    worded('A tax group needs a rate (BT-119), except in the categories E and O; correct it.', 'BT-119'),
    (group) => has(group, 'TaxCategory/Percent') !== isUnrated(group),
  ),
]);

/** The line of a category. */
const lineOf = (category: XmlElement) => category.parent?.parent;
const noItemTax: Holds = (category) => itemTax(lineOf(category)).length === 0;
const zeroItemTax: Holds = (category) => {
  const found = number(lineOf(category), `${EXTENSION}/TaxTotal/TaxAmount`);
  return found?.isZero === true;
};
const ITEM_TAX = 'A line of VAT category {code} must have no VAT (BTAE-08); set it to 0, or leave it out for E.';
const itemTaxRule = (id: string, code: string, holds: Holds) => check(id, worded(ITEM_TAX, '', { code }), holds);

const vat = (code: string, place: Place, ...rules: PatternRule[]) => ofCategory(code, 'VAT', place, rules);

const taxes: readonly Context[] = [
  vat('S', 'line', rated('aligned-ibrp-s-05', 'above')),
  vat('S', 'discount', rated('aligned-ibrp-s-06', 'above')),
  vat('S', 'charge', rated('aligned-ibrp-s-07', 'above')),
  vat(
    'S',
    'group',
    summed('aligned-ibrp-s-08', { near: '0.02', byRate: true }),
    reckoned('aligned-ibrp-s-09', '0.02'),
    unreasoned('aligned-ibrp-s-10'),
  ),
  vat('N', 'group', summed('ibr-102-ae', { near: '0.02', byRate: true }), untaxed('ibr-108-ae')),
  vat('E', 'group', summed('aligned-ibrp-e-08'), untaxed('aligned-ibrp-e-09'), rated('ibr-121-ae', 'none')),
  vat('E', 'line', rated('aligned-ibrp-e-05', 'none'), itemTaxRule('ibr-163-ae', 'E', noItemTax)),
  vat('E', 'discount', rated('aligned-ibrp-e-06', 'zero')),
  vat('E', 'charge', rated('aligned-ibrp-e-07', 'zero')),
  vat('Z', 'line', rated('aligned-ibrp-z-05', 'zero'), itemTaxRule('ibr-165-ae', 'Z', zeroItemTax)),
  vat('Z', 'discount', rated('aligned-ibrp-z-06', 'zero')),
  vat('Z', 'charge', rated('aligned-ibrp-z-07', 'zero')),
  vat('Z', 'group', summed('aligned-ibrp-z-08'), untaxed('aligned-ibrp-z-09'), rated('ibr-120-ae', 'zero')),
  vat('O', 'line', rated('aligned-ibrp-o-05', 'none')),
  vat('O', 'discount', rated('aligned-ibrp-o-06', 'none')),
  vat('O', 'charge', rated('aligned-ibrp-o-07', 'none')),
  vat('O', 'group', summed('aligned-ibrp-o-08'), untaxed('aligned-ibrp-o-09'), rated('aligned-ibrp-o-11-ae', 'none')),
  vat(
    'AE',
    'line',
    ...rows(`
    aligned-ibrp-ae-05-ae has Percent BT-152
  `),
    needs('ibr-103-ae', 'BT-48', 'BT-48', (_, judged) => hasBuyerNumber(judged)),
    itemTaxRule('ibr-162-ae', 'AE', zeroItemTax),
    needs('ibr-174-ae', `BT-157 (${GTIN})`, 'BT-157', (category) =>
      all(category.parent, 'StandardItemIdentification/ID').some(
        (each) => (each.attribute('schemeID') ?? GTIN) === GTIN,
      ),
    ),
  ),
  vat('AE', 'discount', rated('aligned-ibrp-ae-06', 'zero')),
  vat('AE', 'charge', rated('aligned-ibrp-ae-07', 'zero')),
  vat('AE', 'group', summed('aligned-ibrp-ae-08-ae'), untaxed('aligned-ibrp-ae-09-ae')),
];

const schemeOf = (id: XmlElement) => text(id.parent, 'TaxScheme/ID').toUpperCase();
const NUMBER = '{found} does not have the form {expected}; correct it.';

const identifiers: readonly Context[] = [
  context(
    'cbc:CompanyID',
    [
      check(
        'ibr-132-ae',
        worded(NUMBER, 'BT-31 BT-48', { expected: '1xxxxxxxxxxxx03' }),
        ({ value }) => /^1\d{12}03$/.test(value) || { values: { found: value } },
      ),
    ],
    (id) =>
      id.parent?.name === 'cac:PartyTaxScheme' &&
      schemeOf(id) === 'VAT' &&
      text(id.parent.parent, 'PostalAddress/Country/IdentificationCode') === 'AE',
  ),
  context(
    'cbc:CompanyID',
    [
      check(
        'ibr-148-ae',
        worded(NUMBER, 'BT-32', { expected: '1xxxxxxxxx' }),
        ({ value }) => /^1\d{9}$/.test(normal(value)) || { values: { found: value } },
      ),
    ],
    (id) =>
      id.parent?.name === 'cac:PartyTaxScheme' &&
      id.parent.parent !== undefined &&
      ofSeller(id.parent) &&
      schemeOf(id) !== 'VAT',
  ),
  context(
    'cbc:ID',
    [
      check(
        'ibr-133-ae',
        worded('The tax scheme must be VAT, not {found}; correct it.', ''),
        ({ value }, judged) =>
          value === 'VAT' ||
          hasTin(judged) || {
            values: { found: value },
          },
      ),
    ],
    isIn('cac:TaxScheme'),
  ),
];

const model: readonly Context[] = [
  buyer,
  context(
    'cac:DeliveryTerms',
    rows(`
    ibr-196-ae has ID
  `),
  ),
  context('cac:PostalAddress', [addressOf('ibr-144-ae', 'BT-50 BT-52 BT-54')], ofBuyer),
  context('cac:PostalAddress', [addressOf('ibr-143-ae', 'BT-35 BT-37 BT-39')], ofSeller),
  seller,
  context('cac:AllowanceCharge', [netPrice('aligned-ibrp-004')], isIn('cac:Price')),
  context('cac:Price', [
    needs(
      'ibr-126-ae',
      'BT-148, BT-149',
      'BT-148 BT-149',
      (price) => has(price, 'BaseQuantity') && has(price, 'AllowanceCharge/BaseAmount'),
    ),
  ]),
  context('cac:PaymentMeans', [
    needs(
      'ibr-192-ae',
      'BT-84',
      'BT-84',
      (means) => text(means, 'PaymentMeansCode') !== '30' || has(means, 'PayeeFinancialAccount/ID'),
    ),
  ]),
  context('cac:PostalAddress', [
    check('ibr-128-ae', worded(CODE, 'BT-68', { expected: EMIRATES.split(' ') }), (address) => {
      const found = text(address, 'CountrySubentity');
      return (
        text(address, 'Country/IdentificationCode') !== 'AE' ||
        EMIRATES.split(' ').includes(found) || { values: { found } }
      );
    }),
  ]),
  context(
    'cac:AllowanceCharge',
    [
      onDocument(categorised('aligned-ibrp-032', 'discount', 'VAT')),
      baseAndRate('aligned-ibrp-057'),
      isProduct,
      notN('ibr-115-ae', 'BT-95'),
      reasonCode('ibr-168-ae', 'BT-98'),
    ],
    isDiscount,
  ),
  context(
    'cac:AllowanceCharge',
    [
      onDocument(categorised('aligned-ibrp-037', 'charge', 'VAT')),
      baseAndRate('aligned-ibrp-058'),
      { ...isProduct, id: 'ibr-146-ae' },
      notN('ibr-114-ae', 'BT-102'),
      reasonCode('ibr-169-ae', 'BT-105'),
    ],
    isCharged,
  ),
  context('cbc:CalculationRate', [
    check(
      'ibr-002-ae',
      worded('The exchange rate (BTAE-04) must be a number with at most six decimals; correct it.', ''),
      ({ value }) => /^\d+(?:\.\d{1,6})?$/.test(value),
    ),
  ]),
  line,
  root,
  item,
  group,
  ...taxes,
  ...identifiers,
];

const codes: readonly Context[] = [
  context(
    'cbc:ResponseCode',
    [coded('ibr-001-ae', 'DL8.61.1.A DL8.61.1.B DL8.61.1.C DL8.61.1.D DL8.61.1.E VD', '')],
    isIn('cac:DiscrepancyResponse'),
  ),
  context(
    'cbc:DescriptionCode',
    [coded('ibr-005-ae', 'DLY WKY Q15 MTH Q45 Q60 QTR YRL HYR OTH', 'BT-8')],
    isIn('cac:InvoicePeriod'),
  ),
  context(
    'cbc:ID',
    [coded('ibr-139-ae', 'S E O AE Z N', 'BT-151 BT-95 BT-102 BT-118')],
    isIn('cac:TaxCategory cac:ClassifiedTaxCategory'),
  ),
  context('cbc:NatureCode', [coded('ibr-006-ae', 'DL8.48.8.2 DL8.48.8.1 DL8.48.3.1 DL8.48.3.2 DL8.48.3.3', '')]),
];

const scans = [patternScan(model), patternScan(codes)];

const setOf = (key: string): RuleSet => ({
  key,
  name: 'Peppol PINT AE',
  version: '2026.5',
  from: '2026-07-01',
  rules: [],
  scans,
});
export const set = setOf('pint-ae');
export const selfBilling = setOf('pint-ae-sb');
