/** The rules of Oman (chapter 23 §10). The lists of HS and industry codes are not here (CL-08-OM-HS, CL-08-OM-ISIC). */

import type { XmlElement } from '../../xml/element.ts';
import { dayOf } from '../days.ts';
import { Decimal, sum } from '../decimal.ts';
import { type Flag, type Judged, normal, type RuleSet, type Verdict } from '../declare.ts';
import { everywhere } from '../elements.ts';
import { shown } from '../en16931/scope.ts';
import { baseAndRate, NET_PRICE, NET_WORDING } from './adjustments.ts';
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
  isIn,
  LINES,
  linesOf,
  needs,
  references,
  SELLER,
  schemesOf,
  totalsIn,
  typeOf,
} from './common.ts';
import { all, amount, has, number, text, texts } from './paths.ts';
import { as, type Context, check, context, type Holds, type PatternRule, patternScan, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { isNear, isSupplied, suppliesOf } from './supplies.ts';

const VAT = 'VAT';
const RIAL = 'OMR';
const UNKNOWN_BUYER = '997770000099';
const UUID_5 = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-5[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/;
const HALF_CENT = '0.01';

const bitsOf = asked(({ root }) => all(root, 'InvoiceTypeCode|CreditNoteTypeCode')[0]?.attribute('name') ?? '');
const hasBits = (judged: Judged) => /^[01]{20}$/.test(bitsOf(judged));

/** Returns whether one of some bits of the transaction type (BTOM-001) is set; none is without twenty bits. */
function bit(judged: Judged, ...places: number[]): boolean {
  const bits = bitsOf(judged);
  return hasBits(judged) && places.some((place) => bits[place - 1] === '1');
}
const isSimplified = (judged: Judged) => bit(judged, 2);

const TYPE =
  'The transaction type (BTOM-001, the name of BT-3) needs 20 digits 0 or 1, at least one of them 1; correct it.';
const INVOICES = 'The transaction type (BTOM-001) is either a full or a simplified invoice (1 or 2); correct it.';
const EXCLUSIVE = 'Transaction type {type} (BTOM-001) excludes the types {others}; correct it.';

/** The bits that exclude each other. */
const EXCLUDED: readonly (readonly [number: string, type: number, others: readonly number[]])[] = [
  ['138', 3, [4, 7, 9, 10, 11, 13]],
  ['139', 4, [3]],
  ['140', 5, [6, 7, 10, 11, 13]],
  ['141', 6, [5, 8, 10, 11, 13]],
  ['142', 7, [3, 5, 8, 9, 10, 11, 13]],
  ['143', 8, [6, 7, 10, 11]],
  ['144', 9, [7, 10, 11, 13, 3]],
  ['145', 10, [5, 6, 7, 8, 9, 13, 3]],
  ['146', 11, [5, 6, 7, 8, 9, 10, 13, 3]],
  ['147', 13, [5, 6, 7, 9, 10, 11, 12, 3]],
  ['148', 12, [11]],
  ['149', 2, [3, 5, 7, 9, 10, 11, 13]],
  ['176', 15, [5, 8, 11]],
];

const exclusive: readonly PatternRule[] = EXCLUDED.map(([number, type, others]) =>
  check(
    `IBR-${number}-OM`,
    worded(EXCLUSIVE, 'BT-3', { type, others: others.map(String) }),
    (_, judged) => !bit(judged, type) || !bit(judged, ...others),
  ),
);

const sellerOf = asked(({ root }) => all(root, `${SELLER}/`));
const buyerOf = asked(({ root }) => all(root, `${BUYER}/`));
const countryOf = (party: readonly XmlElement[]) => text(party, 'PostalAddress/Country/IdentificationCode');
const hasAddress = (party: readonly XmlElement[], ...names: string[]) =>
  names.every((name) => has(party, `PostalAddress/${name}`));

const day = (from: XmlElement | readonly XmlElement[] | undefined, path: string) => dayOf(all(from, path)[0]?.value);

/** Returns whether a period ends within a month of its start. */
function isWithinMonth(period: XmlElement | undefined): boolean {
  if (period === undefined) return true;
  const [start, end] = [day(period, 'StartDate'), day(period, 'EndDate')];
  if (start === undefined || end === undefined) return false;
  const date = new Date(start * 60_000);
  const isSame = new Date(end * 60_000).toISOString().slice(0, 7) === date.toISOString().slice(0, 7);
  return isSame;
}
const hasBothDates = (period: XmlElement | undefined) => has(period, 'StartDate') && has(period, 'EndDate');

const groupsOf = (judged: Judged, code: string) => suppliesOf(judged).count('group', code);

/** A category that is supplied has exactly one group among all totals; in simplified invoices at most one. */
function one(id: string, code: string): PatternRule {
  return check(id, as('BR-Z-01'), (_, judged) => {
    const count = groupsOf(judged, code);
    const isUsed = isSupplied(judged, code, VAT);
    const isRight = isSimplified(judged) ? count <= 1 : !isUsed || count === 1;
    return isRight || { values: { code, count } };
  });
}

/** The rates of category S that are supplied. */
function ratesOf(judged: Judged): Map<string, number> {
  const { categories } = suppliesOf(judged);
  const rates = new Map<string, number>();
  const keyOf = (rate: Decimal | undefined) => String(rate?.shortened() ?? '');
  for (const { place, code, scheme, rate } of categories)
    if (place !== 'group' && code === 'S' && scheme === VAT && rate !== undefined) rates.set(keyOf(rate), 0);
  for (const { place, code, rate } of categories) {
    const known = rates.get(keyOf(rate));
    if (place === 'group' && code === 'S' && known !== undefined) rates.set(keyOf(rate), known + 1);
  }
  return rates;
}

const isForeign = (judged: Judged) => currencyOf(judged) !== RIAL;
const exchange = ({ root }: Judged) => root.child('cac:TaxExchangeRate');
const rateOf = (judged: Judged) => text(exchange(judged), 'CalculationRate');
const hasExemption = (judged: Judged, code: string) =>
  linesOf(judged.root).some((line) => texts(line, 'Item/ClassifiedTaxCategory/TaxExemptionReasonCode').includes(code));
const delivery = (judged: Judged, name: string) => has(judged.root, `Delivery/DeliveryLocation/Address/${name}`);
const deliveryCountry = ({ root }: Judged) =>
  text(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode');
const specifications = (line: XmlElement) =>
  all(line, 'Item/ItemSpecificationDocumentReference/ID').filter((each) => each.attribute('schemeName') === 'MP');
const itemTax = (line: XmlElement) => {
  const found = all(line, 'ItemPriceExtension/TaxTotal/TaxAmount');
  return found.length === 0 ? undefined : sum(found.map(({ value }) => value));
};
const withTax = (line: XmlElement) => number(line, 'ItemPriceExtension/Amount');
const preceding = ({ root }: Judged) => all(root, 'BillingReference/InvoiceDocumentReference/');

const isCodeSet = (
  id: string,
  terms: string,
  isNeeded: (judged: Judged) => boolean,
  isThere: (judged: Judged) => boolean,
  path = terms.replaceAll(' ', ', '),
) => needs(id, path, terms, (_, judged) => !isNeeded(judged) || isThere(judged));

function isAgent(judged: Judged): boolean {
  const agents = all(sellerOf(judged), 'AgentParty/');
  const [agent] = agents;
  return (
    agents.length === 1 &&
    agent !== undefined &&
    has(agent, 'PartyName/Name|PartyLegalEntity/RegistrationName') &&
    has(agent, 'PartyTaxScheme/CompanyID') &&
    has(agent, 'PartyTaxScheme/TaxScheme/ID') &&
    hasAddress(
      [agent],
      'StreetName',
      'AdditionalStreetName',
      'CityName',
      'PostalZone',
      'AddressLine/Line',
      'Country/IdentificationCode',
    )
  );
}

/** The tax in the accounting currency is the rate times the tax. */
function isConverted(judged: Judged): boolean {
  const other = accountingCurrencyOf(judged);
  if (!isForeign(judged) || other !== RIAL) return true;
  const at = (currency: string) =>
    all(judged.root, 'TaxTotal/TaxAmount')
      .filter((each) => each.attribute('currencyID') === currency)
      .map(({ value }) => Decimal.parse(value))[0];
  const [own, converted, rate] = [at(currencyOf(judged)), at(other), Decimal.parse(rateOf(judged))];
  return (
    own !== undefined && converted !== undefined && rate !== undefined && isNear(converted, own.times(rate), HALF_CENT)
  );
}

function hasGroupInRials(judged: Judged): boolean {
  const isUsed = everywhere(judged, 'cac:TaxCategory').some((each) => text(each, 'ID') === 'S');
  if (!isForeign(judged) || !isUsed) return true;
  const currency = accountingCurrencyOf(judged);
  return all(totalsIn(judged.root, currency), 'TaxSubtotal/').some(
    (group) =>
      texts(group, 'TaxCategory/ID').includes('S') &&
      all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === currency),
  );
}

const SIGNED = new Set(['cbc:PayableRoundingAmount', 'cbc:TaxableAmount']);
const negatives = (judged: Judged) =>
  [...judged.root.within()].filter(
    (element) =>
      element.first === undefined &&
      /(?:Amount|Quantity)$/.test(element.name) &&
      !SIGNED.has(element.name) &&
      Decimal.parse(element.value)?.isNegative === true,
  );

const registers = (party: readonly XmlElement[], name: string) =>
  all(party, 'PartyIdentification/ID').some((each) => each.attribute('schemeName') === name);
const ZONE = 'CountrySubentityCode';
const zoneOf = (party: readonly XmlElement[]) => text(party, 'PostalAddress/CountrySubentityCode');
const isUnknownBuyer = (judged: Judged) => text(buyerOf(judged), 'EndpointID') === UNKNOWN_BUYER;

const isUuid = (text: string) => UUID_5.test(text);
const MARGIN = 'The total of a margin invoice (BTOM-020) must be the sum of its lines with VAT (BTOM-017); correct it.';

function isMarginTotal(judged: Judged): boolean {
  const total = Decimal.parse(text(references(judged.root, 'PM_TOTAL'), 'DocumentDescription'));
  const expected = sum(linesOf(judged.root).map((line) => String(withTax(line) ?? Decimal.ZERO)));
  return total !== undefined && isNear(total, expected, HALF_CENT);
}

const currencyRule = (id: string, holds: (judged: Judged) => boolean, text: string, values = {}): PatternRule =>
  check(id, worded(text, 'BT-6', values), (_, judged) => holds(judged));

const MUSCAT = 4 * 60;
const issued: Holds = (root, { now }) => {
  const date = dayOf(text(root, 'IssueDate'));
  if (date === undefined || now === undefined || Number.isNaN(now.getTime())) return true;
  return date <= now.getTime() / 60_000 + MUSCAT;
};

const line = (judged: Judged) => linesOf(judged.root);

const rootRules = (type: string): readonly PatternRule[] => [
  check('ALIGNED-IBRP-000-OM', worded(TYPE, 'BT-3'), (_, judged) => hasBits(judged) && bitsOf(judged).includes('1')),
  ...identified(
    ['ALIGNED-IBRP-001-OM', 'ALIGNED-IBRP-002-OM'],
    [`urn:peppol:pint:${type}-1@om-1`],
    [`urn:peppol:bis:${type}`],
    'contains',
  ),
  currencyRule(
    'ALIGNED-IBRP-003-OM',
    (judged) => !has(judged.root, 'TaxCurrencyCode') || accountingCurrencyOf(judged) === RIAL,
    'The accounting currency (BT-6) must be {expected}; correct it.',
    { expected: RIAL },
  ),
  ...rows(`
    ALIGNED-IBRP-016-OM has IssueTime
  `),
  one('ALIGNED-IBRP-E-01-OM', 'E'),
  one('ALIGNED-IBRP-O-01-OM', 'O'),
  one('ALIGNED-IBRP-Z-01-OM', 'Z'),
  check(
    'ALIGNED-IBRP-SR-12',
    worded('{path} may occur only once; keep one of them.', 'BT-31', { path: 'BT-31' }),
    (_, judged) => schemesOf(sellerOf(judged), VAT).length <= 1,
  ),
  check('ALIGNED-IBRP-S-01-OM', as('BR-S-01'), (_, judged) => {
    const wrong = [...ratesOf(judged)].find(([, count]) => count !== 1);
    return wrong === undefined || { values: { code: 'S', count: wrong[1] } };
  }),
  check(
    'ALIGNED-IBRP-S-05-OM',
    worded('VAT category {code} has the rate {expected}, not {found}; correct it.', 'BT-152', {
      code: 'S',
      expected: '5',
    }),
    (_, judged) =>
      line(judged).flatMap((each) =>
        all(each, 'Item/ClassifiedTaxCategory/')
          .filter((category) => text(category, 'ID') === 'S' && number(category, 'Percent')?.equals(FIVE) !== true)
          .map((element) => ({ element, values: { found: text(element, 'Percent') } })),
      ),
  ),
  check('IBR-001-OM', worded(TYPE, 'BT-3'), (_, judged) => hasBits(judged)),
  check('IBR-002-OM', worded('The UUID (BTOM-002) must be one of version 5; correct it.', ''), (root) =>
    isUuid(root.child('cbc:UUID')?.value ?? ''),
  ),
  needs('IBR-004-OM', 'BTOM-003 (TaxExchangeRate)', 'BT-6', (_, judged) => !isForeign(judged) || rateOf(judged) !== ''),
  currencyRule(
    'IBR-005-OM',
    (judged) => accountingCurrencyOf(judged) !== RIAL || !/\.\d{8,}$/.test(rateOf(judged)),
    'The exchange rate (BTOM-003) has at most seven decimals; round it.',
  ),
  isCodeSet(
    'IBR-006-OM',
    'BT-31',
    (judged) => !bit(judged, 9, 11, 13),
    (judged) => hasNumber(sellerOf(judged)),
  ),
  isCodeSet(
    'IBR-007-OM',
    'BT-29',
    (judged) => bit(judged, 9, 11, 13, 14),
    (judged) => has(sellerOf(judged), 'PartyIdentification/ID'),
  ),
  isCodeSet(
    'IBR-010-OM',
    'BT-35 BT-36 BT-37 BT-38 BT-162',
    () => true,
    (judged) =>
      hasAddress(sellerOf(judged), 'StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'AddressLine/Line'),
  ),
  isCodeSet(
    'IBR-011-OM',
    'BT-42',
    () => true,
    (judged) => has(sellerOf(judged), 'Contact/Telephone'),
  ),
  check(
    'IBR-012-OM',
    worded('An export of services (VATZR-OM-09) is delivered outside of Oman (BT-80); correct it.', 'BT-80'),
    (_, judged) =>
      !bit(judged, 7) || !hasExemption(judged, 'VATZR-OM-09') || !['', 'OM'].includes(deliveryCountry(judged)),
  ),
  isCodeSet(
    'IBR-013-OM',
    'BG-24',
    (judged) => bit(judged, 7) && hasExemption(judged, 'VATZR-OM-12'),
    ({ root }) =>
      all(root, 'AdditionalDocumentReference/').some(
        (each) => !texts(each, 'DocumentTypeCode').includes('130') && has(each, 'ID') && has(each, 'UUID'),
      ),
  ),
  isCodeSet(
    'IBR-014-OM',
    'BT-80',
    (judged) => bit(judged, 7),
    (judged) => delivery(judged, 'Country/IdentificationCode'),
  ),
  isCodeSet('IBR-015-OM', '', (judged) => bit(judged, 4), isAgent, 'BTOM-006 (AgentParty)'),
  isCodeSet(
    'IBR-016-OM',
    'BT-46 BT-48',
    (judged) => bit(judged, 1, 4, 5, 6, 7, 10, 12),
    (judged) => has(buyerOf(judged), 'PartyIdentification/ID') || hasTaxNumber(buyerOf(judged), VAT),
  ),
  isCodeSet(
    'IBR-017-OM',
    'BT-48',
    (judged) => bit(judged, 3, 9, 11, 13),
    (judged) => hasTaxNumber(buyerOf(judged), VAT),
  ),
  isCodeSet(
    'IBR-019-OM',
    'BT-50 BT-51 BT-52 BT-53 BT-163',
    (judged) => bit(judged, 1, 3, 4, 5, 7, 9, 10, 11, 13, 14),
    (judged) =>
      hasAddress(buyerOf(judged), 'StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'AddressLine/Line'),
  ),
  check(
    'IBR-020-OM',
    worded('The buyer must be in Oman (BT-55) for this transaction type (BTOM-001); correct it.', 'BT-55'),
    (_, judged) => !bit(judged, 3, 9, 11, 13) || countryOf(buyerOf(judged)) === 'OM',
  ),
  isCodeSet(
    'IBR-023-OM',
    '',
    (judged) => ['381', '383', '261'].includes(typeOf(judged)),
    (judged) => has(preceding(judged), 'DocumentStatusCode'),
    'BTOM-032 (InvoiceDocumentReference/DocumentStatusCode)',
  ),
  isCodeSet(
    'IBR-032-OM',
    'BT-25 BT-26',
    (judged) => ['381', '383', '261'].includes(typeOf(judged)),
    (judged) => ['ID', 'IssueDate', 'UUID'].every((name) => has(preceding(judged), name)),
    'BT-25, BT-26, UUID',
  ),
  isCodeSet('IBR-034-OM', 'BT-6', isForeign, ({ root }) => has(root, 'TaxCurrencyCode')),
  check(
    'IBR-036-OM',
    worded('The period of a summary invoice (BG-14) is within one month; correct its dates.', 'BG-14'),
    (root, judged) => !bit(judged, 5) || isWithinMonth(root.child('cac:InvoicePeriod')),
  ),
  isCodeSet(
    'IBR-037-OM',
    'BT-73 BT-74',
    (judged) => bit(judged, 5, 6),
    ({ root }) => hasBothDates(root.child('cac:InvoicePeriod')),
  ),
  isCodeSet(
    'IBR-040-OM',
    'BT-75 BT-76 BT-77 BT-78 BT-80 BT-165',
    (judged) => bit(judged, 12),
    (judged) =>
      [
        'StreetName',
        'AdditionalStreetName',
        'CityName',
        'PostalZone',
        'AddressLine/Line',
        'Country/IdentificationCode',
      ].every((name) => delivery(judged, name)),
  ),
  check('IBR-043-OM', worded(INVOICES, 'BT-3'), (_, judged) => bit(judged, 1, 2)),
  isCodeSet(
    'IBR-058-OM',
    '',
    ({ root }) => has(root, 'LegalMonetaryTotal/PrepaidAmount'),
    ({ root }) => references(root, 'PDR').some((each) => has(each, 'ID') && has(each, 'UUID')),
    'BTOM-014, BTOM-027 (AdditionalDocumentReference PDR)',
  ),
  check(
    'IBR-059-OM',
    worded(
      'The exchange rate (BTOM-003) leads from the currency of the invoice (BT-5) to the accounting currency (BT-6); correct its currencies.',
      'BT-6',
    ),
    (_, judged) => {
      const rate = exchange(judged);
      return (
        rate === undefined ||
        (text(rate, 'SourceCurrencyCode') === currencyOf(judged) &&
          text(rate, 'TargetCurrencyCode') === accountingCurrencyOf(judged))
      );
    },
  ),
  currencyRule(
    'IBR-065-OM',
    isConverted,
    'The tax in rials (BT-111) must be the tax (BT-110) times the exchange rate (BTOM-003); correct one of them.',
  ),
  isCodeSet('IBR-066-OM', 'BT-111', () => true, hasGroupInRials),
  currencyRule('IBR-082-OM', (judged) => !bit(judged, 10, 11) || isMarginTotal(judged), MARGIN),
  isCodeSet(
    'IBR-085-OM',
    '',
    (judged) => bit(judged, 13),
    ({ root }) =>
      has(root, 'Delivery/Shipment/ID') &&
      has(root, 'Delivery/Shipment/Delivery/ActualDeliveryDate') &&
      has(root, 'Delivery/DeliveryTerms/ID'),
    'BTOM-021, BTOM-022, BTOM-030 (Shipment, DeliveryTerms)',
  ),
  check(
    'IBR-087-OM',
    worded('The seller must be in Oman (BT-40) for this transaction type (BTOM-001); correct it.', 'BT-40'),
    (_, judged) => !bit(judged, 11) || countryOf(sellerOf(judged)) === 'OM',
  ),
  isCodeSet(
    'IBR-136-OM',
    'BT-111',
    ({ root }) => has(root, 'TaxCurrencyCode'),
    (judged) => {
      const currency = accountingCurrencyOf(judged);
      return totalsIn(judged.root, currency).some((total) => {
        const groups = all(total, 'TaxSubtotal/TaxAmount');
        return groups.every((each) => each.attribute('currencyID') === currency);
      });
    },
  ),
  check(
    'IBR-137-OM',
    worded('Amounts and quantities cannot be negative, but {found} is; correct it.', ''),
    (_, judged) => negatives(judged).map((element) => ({ element, values: { found: element.value } })),
  ),
  ...exclusive,
  isCodeSet(
    'IBR-150-OM',
    '',
    (judged) => bit(judged, 14),
    (judged) => hasAddress(sellerOf(judged), ZONE) && hasAddress(buyerOf(judged), ZONE),
    'BTOM-026 (CountrySubentityCode)',
  ),
  isCodeSet(
    'IBR-151-OM',
    'BT-29',
    (judged) => bit(judged, 14) && !['', 'MO'].includes(zoneOf(sellerOf(judged))),
    (judged) => registers(sellerOf(judged), 'SZLN'),
    'BT-29 (SZLN)',
  ),
  isCodeSet(
    'IBR-152-OM',
    'BT-46',
    (judged) => bit(judged, 14) && !['', 'MO'].includes(zoneOf(buyerOf(judged))) && !isUnknownBuyer(judged),
    (judged) => registers(buyerOf(judged), 'SZLN'),
    'BT-46 (SZLN)',
  ),
  isCodeSet(
    'IBR-153-OM',
    'BT-46',
    (judged) => bit(judged, 13),
    (judged) => registers(buyerOf(judged), 'ICID'),
    'BT-46 (ICID)',
  ),
  isCodeSet(
    'IBR-155-OM',
    '',
    (judged) => bit(judged, 7) && hasExemption(judged, 'VATZR-OM-09'),
    (judged) => line(judged).some((each) => specifications(each).length > 0),
    'BTOM-018 (ItemSpecificationDocumentReference)',
  ),
  check(
    'IBR-156-OM',
    worded('The date of import (BTOM-030) must be a day without a time zone; correct it.', ''),
    (root) => all(root, 'Delivery/Shipment/Delivery/ActualDeliveryDate').every(({ value }) => isDay(value)),
  ),
  check(
    'IBR-160-OM',
    worded('The seller cannot be in Oman (BT-40) for an import of services; correct it.', 'BT-40'),
    (_, judged) => !bit(judged, 9) || countryOf(sellerOf(judged)) !== 'OM',
  ),
  check(
    'IBR-169-OM',
    worded(CODE, '', { expected: [RIAL] }),
    (root, judged) =>
      !bit(judged, 10, 11) ||
      references(root, 'PM_TOTAL').every((each) => all(each, 'ID').some(({ value }) => value === RIAL)) || {
        values: { found: text(references(root, 'PM_TOTAL'), 'ID') },
      },
  ),
  check('IBR-171-OM', worded('The issue date (BT-2) cannot be after today in Muscat; correct it.', 'BT-2'), issued),
  currencyRule(
    'IBR-172-OM',
    (judged) => isForeign(judged) || exchange(judged) === undefined,
    'An invoice in rials has no exchange rate (BTOM-003); remove it.',
  ),
  isCodeSet(
    'IBR-173-OM',
    '',
    isUnknownBuyer,
    ({ root }) => isUuid(text(root, 'AccountingSupplierParty/AdditionalAccountID')),
    'BTOM-004 (AdditionalAccountID)',
  ),
  isCodeSet(
    'IBR-175-OM',
    'BT-25',
    (judged) => bit(judged, 10),
    (judged) => has(preceding(judged), 'ID') && has(preceding(judged), 'UUID'),
    'BT-25, UUID',
  ),
  check(
    'IBR-177-OM',
    worded(
      'A self-billed invoice (BT-3) has the transaction type 3, 9, 11 or 13 (BTOM-001); correct one of them.',
      'BT-3',
    ),
    (_, judged) => !['261', '389'].includes(typeOf(judged)) || bit(judged, 3, 9, 11, 13),
  ),
];

const FIVE = new Decimal(5, 0);
const hasNumber = (party: readonly XmlElement[]) =>
  all(party, 'PartyTaxScheme/').some(
    (each) => all(each, 'TaxScheme/ID').some(({ value }) => value === VAT) && has(each, 'CompanyID'),
  );
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && dayOf(value) !== undefined;

const codeOf = (element: XmlElement) => text(element, 'TaxCategory/ID');
const isCode = (element: XmlElement, ...codes: string[]) =>
  all(element, 'TaxCategory/').length > 0 && codes.includes(codeOf(element));
const percent = (element: XmlElement) => number(element, 'TaxCategory/Percent');
const isZero = (number: Decimal | undefined) => number?.isZero === true;

const categoryValues = (element: XmlElement, term: string) => ({
  code: codeOf(element),
  term,
  found: text(element, 'TaxCategory/Percent'),
});

function rateRule(
  id: string,
  code: string,
  how: 'five' | 'zero' | 'none',
  term: string,
  isMeant: (element: XmlElement, judged: Judged) => boolean = () => true,
): PatternRule {
  const wording =
    how === 'none'
      ? as('BR-O-05')
      : how === 'zero'
        ? as('BR-Z-05')
        : worded('VAT category {code} has the rate {expected}, not {found}; correct it.', term, { expected: '5' });
  return check(id, { ...wording, terms: worded('', term).terms }, (element, judged) => {
    if (!isCode(element, code) || !isMeant(element, judged)) return true;
    const isRight =
      how === 'none'
        ? !has(element, 'TaxCategory/Percent')
        : how === 'zero'
          ? isZero(percent(element))
          : percent(element)?.equals(FIVE) === true;
    return isRight || { element: all(element, 'TaxCategory/')[0], values: categoryValues(element, term) };
  });
}

const isOwn = (group: XmlElement, judged: Judged) =>
  all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === currencyOf(judged));
const isAccounting = (group: XmlElement, judged: Judged) =>
  all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === accountingCurrencyOf(judged));

function whenOwn(rule: PatternRule): PatternRule {
  return { ...rule, holds: (group, judged) => !isOwn(group, judged) || rule.holds(group, judged) };
}

const figures = (element: XmlElement, found: Decimal | undefined, expected: Decimal | undefined): Verdict => ({
  values: { code: codeOf(element), found: shown(found), expected: shown(expected) },
});

function totalOf(id: string, code: string): PatternRule {
  return whenOwn(
    check(id, as('BR-Z-08'), (group, judged) => {
      if (isSimplified(judged) || !isCode(group, code)) return true;
      const [found, expected] = [number(group, 'TaxableAmount'), judged.once(vatOf).base(code).round(2)];
      return (found !== undefined && isNear(found, expected, HALF_CENT)) || figures(group, found, expected);
    }),
  );
}

function noTax(id: string, code: string): PatternRule {
  return check(id, as('BR-Z-09'), (group, judged) => {
    const found = number(group, 'TaxAmount');
    return isSimplified(judged) || !isCode(group, code) || isZero(found) || figures(group, found, Decimal.ZERO);
  });
}

interface Vat {
  /** The VAT of the lines of a rate, with that of charges and without that of discounts. */
  readonly of: (rate: Decimal) => Decimal;
  /** Lines and charges less discounts of a category, at a rate if given. */
  readonly base: (code: string, rate?: Decimal) => Decimal;
  /** How far the VAT of a group may differ from that of its lines. */
  readonly slack: Decimal;
}

function vatOf(judged: Judged): Vat {
  const sums = new Map<string, Decimal>();
  const add = (key: string, amount: Decimal) => sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(amount));
  const keyOf = (code: string, rate: Decimal | undefined) => `${code} ${rate?.shortened() ?? ''}`;
  const addAll = (categories: readonly XmlElement[], net: Decimal, tax: (rate: Decimal) => Decimal) => {
    const keys = new Map<string, Decimal | undefined>();
    for (const category of categories) {
      const [code, rate] = [text(category, 'ID'), number(category, 'Percent')];
      keys.set(code, undefined);
      keys.set(keyOf(code, rate), code === 'S' ? rate : undefined);
    }
    for (const [key, rate] of keys) {
      add(key, net);
      if (rate !== undefined) add(`tax ${rate.shortened()}`, tax(rate));
    }
  };
  const lines = line(judged);
  for (const each of lines) {
    addAll(
      all(each, 'Item/ClassifiedTaxCategory/'),
      amount(each, 'LineExtensionAmount'),
      () => itemTax(each) ?? Decimal.ZERO,
    );
  }
  for (const each of all(judged.root, 'AllowanceCharge/')) {
    const indicator = each.child('cbc:ChargeIndicator')?.value;
    if (indicator !== 'true' && indicator !== 'false') continue;
    const net = indicator === 'true' ? amount(each, 'Amount') : Decimal.ZERO.minus(amount(each, 'Amount'));
    addAll(all(each, 'TaxCategory/'), net, (rate) => net.times(rate).percent());
  }
  const at = (key: string) => sums.get(key) ?? Decimal.ZERO;
  return {
    of: (rate) => at(`tax ${rate.shortened()}`),
    base: (code, rate) => at(rate === undefined ? code : keyOf(code, rate)),
    slack: new Decimal(lines.length, 3),
  };
}

const standard =
  (holds: (found: Decimal | undefined, expected: Decimal, slack: Decimal) => boolean, mayMiss = false): Holds =>
  (group, judged) => {
    if (!isOwn(group, judged) || !isCode(group, 'S')) return true;
    const rate = percent(group);
    const { of, slack } = judged.once(vatOf);
    const [found, expected] = [number(group, 'TaxAmount')?.round(2), rate && of(rate).round(2)];
    return (expected === undefined ? mayMiss : holds(found, expected, slack)) || figures(group, found, expected);
  };
const isWithin = (found: Decimal | undefined, expected: Decimal, slack: Decimal) =>
  found !== undefined && found.minus(expected).abs().compare(slack) <= 0;

const reasoned = (id: string, isRight: (group: XmlElement) => boolean, template: string, terms: string): PatternRule =>
  check(id, worded(template, terms), (group) => isRight(group) || { values: { code: codeOf(group) } });
const NO_REASON = as('BR-S-10').text.template;
const NEEDS_REASON = as('BR-E-10').text.template;
const REASONS = 'TaxCategory/TaxExemptionReason|TaxCategory/TaxExemptionReasonCode';

const group = context(
  'cac:TaxSubtotal',
  [
    ...rows(`
    ALIGNED-IBRP-045 has TaxableAmount BR-45
  `).map(whenOwn),
    whenOwn(
      check('ALIGNED-IBRP-047', as('BR-47'), (group) => all(group, 'TaxCategory/').some((each) => has(each, 'ID'))),
    ),
    whenOwn(
      check('ALIGNED-IBRP-048', as('BR-48'), (group) => has(group, 'TaxCategory/Percent') || isCode(group, 'E', 'O')),
    ),
    totalOf('ALIGNED-IBRP-E-08-OM', 'E'),
    noTax('ALIGNED-IBRP-E-09-OM', 'E'),
    totalOf('ALIGNED-IBRP-O-08-OM', 'O'),
    noTax('ALIGNED-IBRP-O-09-OM', 'O'),
    totalOf('ALIGNED-IBRP-Z-08-OM', 'Z'),
    noTax('ALIGNED-IBRP-Z-09-OM', 'Z'),
    whenOwn(
      check('ALIGNED-IBRP-S-08-OM', as('BR-S-08'), (group, judged) => {
        if (!isCode(group, 'S')) return true;
        const rate = percent(group);
        const [found, expected] = [number(group, 'TaxableAmount'), judged.once(vatOf).base('S', rate).round(2)];
        return (
          (rate !== undefined && found !== undefined && isNear(found, expected, HALF_CENT)) || {
            values: { code: 'S', rate: shown(rate), found: shown(found), expected: String(expected) },
          }
        );
      }),
    ),
    check('ALIGNED-IBRP-S-09-OM', as('BR-S-09'), standard(isWithin)),
    check(
      'ALIGNED-IBRP-S-09-OM-WARN',
      as('BR-S-09'),
      standard((found, expected, slack) => !isWithin(found, expected, slack) || found?.equals(expected) === true, true),
      'warning',
    ),
    reasoned(
      'ALIGNED-IBRP-S-10-OM',
      (group) => !isCode(group, 'S') || !has(group, REASONS),
      NO_REASON,
      'BT-121 BT-120',
    ),
    rateRule('IBR-053-OM', 'S', 'five', 'BT-119', isAccounting),
    rateRule('IBR-061-OM', 'O', 'none', 'BT-119'),
    rateRule('IBR-067-OM', 'E', 'none', 'BT-119'),
    reasoned(
      'IBR-069-OM',
      (group) => !isCode(group, 'E', 'Z') || has(group, 'TaxCategory/TaxExemptionReasonCode'),
      NEEDS_REASON,
      'BT-121',
    ),
    reasoned('IBR-070-OM', (group) => !isCode(group, 'O') || !has(group, REASONS), NO_REASON, 'BT-121 BT-120'),
    rateRule('IBR-095-OM', 'E', 'none', 'BT-119', isAccounting),
    rateRule('IBR-096-OM', 'O', 'none', 'BT-119', isAccounting),
    rateRule('IBR-097-OM', 'Z', 'zero', 'BT-119', isAccounting),
  ],
  (element) => element.parent?.parent?.parent === undefined,
);

const hasRate = (element: XmlElement) => has(element, 'MultiplierFactorNumeric');
const isProduct = (element: XmlElement) => {
  const [found, base, rate] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) => number(element, name));
  if (rate === undefined || base === undefined) return true;
  return found !== undefined && isNear(found, base.times(rate).percent().round(2), HALF_CENT);
};
const product = (id: string): PatternRule =>
  check(
    id,
    worded('The amount of a discount must be its base times its rate; correct one of them.', 'BT-92 BT-136'),
    (element) => isProduct(element),
  );
const exempted = (id: string, term: string): PatternRule =>
  needs(
    id,
    'IBT-196',
    term,
    (element) => !isCode(element, 'E', 'Z') || has(element, 'TaxCategory/TaxExemptionReasonCode'),
  );

const indicated =
  (value: string) =>
  (element: XmlElement, { root }: Judged) =>
    element.parent === root && element.child('cbc:ChargeIndicator')?.value === value;

const adjustments: readonly Context[] = [
  context(
    'cac:AllowanceCharge',
    [
      baseAndRate('ALIGNED-IBRP-058'),
      ...rows(`
    IBR-042-OM has AllowanceChargeReasonCode BT-105
  `),
      rateRule('IBR-045-OM', 'S', 'five', 'BT-103'),
      exempted('IBR-064-OM', 'BT-102'),
      rateRule('IBR-098-OM', 'E', 'none', 'BT-103'),
      rateRule('IBR-099-OM', 'O', 'none', 'BT-103'),
      rateRule('IBR-100-OM', 'Z', 'zero', 'BT-103'),
    ],
    indicated('true'),
  ),
  context(
    'cac:AllowanceCharge',
    [
      baseAndRate('ALIGNED-IBRP-057'),
      product('IBR-033-OM'),
      rateRule('IBR-047-OM', 'S', 'five', 'BT-96'),
      exempted('IBR-062-OM', 'BT-95'),
      rateRule('IBR-092-OM', 'E', 'none', 'BT-96'),
      rateRule('IBR-093-OM', 'O', 'none', 'BT-96'),
      rateRule('IBR-094-OM', 'Z', 'zero', 'BT-96'),
    ],
    indicated('false'),
  ),
  context(
    'cac:AllowanceCharge',
    [
      needs(
        'IBR-041-OM',
        'BT-93, BT-100',
        'BT-93 BT-100',
        (element) => !hasRate(element) || has(element, 'BaseAmount'),
      ),
      product('IBR-063-OM'),
    ],
    (element, { root }) => element.parent === root,
  ),
  context(
    'cac:AllowanceCharge',
    [
      needs(
        'IBR-035-OM',
        'BT-137, BT-142',
        'BT-137 BT-142',
        (element) => !hasRate(element) || has(element, 'BaseAmount'),
      ),
      baseAndRate('IBR-073-OM'),
    ],
    isIn(LINES),
  ),
];

const isPercentage = ({ value }: XmlElement) => {
  const rate = Decimal.parse(value);
  return /^\s*\d+(?:\.\d{1,2})?\s*$/.test(value) && rate !== undefined && rate.compare(new Decimal(100, 0)) <= 0;
};

const VATIN = /^OM\d{10}$/;
const isPartyNumber = (id: XmlElement) =>
  id.parent?.name === 'cac:PartyTaxScheme' &&
  text(id.parent, 'TaxScheme/ID') === VAT &&
  id.parent.parent?.parent?.name !== undefined &&
  id.parent.parent.name !== 'cac:TaxRepresentativeParty';

const exact = (element: XmlElement) => all(element, 'TaxScheme/ID').some(({ value }) => value === VAT);

/** The registrations of each party, and those for VAT. */
const registrationsOf = asked((judged) => {
  const counts = new Map<XmlElement | undefined, { all: number; exact: number }>();
  for (const each of everywhere(judged, 'cac:PartyTaxScheme')) {
    const count = counts.get(each.parent) ?? { all: 0, exact: 0 };
    count.all++;
    if (exact(each)) count.exact++;
    counts.set(each.parent, count);
  }
  return counts;
});

const scheme: Holds = (element, judged) => {
  if (element.name !== 'cac:PartyTaxScheme') return exact(element);
  const { all: count = 0, exact: ofVat = 0 } = registrationsOf(judged).get(element.parent) ?? {};
  const role = element.parent?.parent?.name;
  if (role === 'cac:AccountingCustomerParty') return count === 1 && exact(element);
  return !(role === 'cac:AccountingSupplierParty' || element.parent?.name === 'cac:AgentParty') || ofVat === 1;
};

const lineCode = (line: XmlElement) => text(line, 'Item/ClassifiedTaxCategory/ID');
const lineRate = (line: XmlElement) => number(line, 'Item/ClassifiedTaxCategory/Percent');

function lineRateRule(id: string, code: string, how: 'zero' | 'none'): PatternRule {
  return check(id, as(how === 'none' ? 'BR-O-05' : 'BR-Z-05', ['BT-152']), (line) => {
    if (lineCode(line) !== code) return true;
    const isRight =
      how === 'none' ? !has(line, 'Item/ClassifiedTaxCategory/Percent') : lineRate(line)?.isZero !== false;
    return isRight || { values: { code, term: 'BT-152', found: text(line, 'Item/ClassifiedTaxCategory/Percent') } };
  });
}

const untaxed = (id: string, code: string): PatternRule =>
  check(
    id,
    worded('A line of VAT category {code} has no VAT (BTOM-016); set it to 0.', '', { code }),
    (line) => lineCode(line) !== code || itemTax(line) === undefined || isZero(itemTax(line)),
  );

const classified = (line: XmlElement, list: string) =>
  all(line, 'Item/CommodityClassification/ItemClassificationCode').filter((each) => each.attribute('listID') === list);
const isGoods = (line: XmlElement) =>
  texts(line, 'Item/ItemSpecificationDocumentReference/DocumentTypeCode').includes('G');
const industry = (line: XmlElement) =>
  all(line, 'Item/AdditionalItemIdentification/ID').filter((each) => each.attribute('schemeName') === 'CC');

/** The VAT of a line: its net amount times its rate, to three decimals. */
const lineTax = (line: XmlElement) =>
  amount(line, 'LineExtensionAmount')
    .times(lineRate(line) ?? Decimal.ZERO)
    .percent()
    .round(3);

const netOf = (line: XmlElement): Decimal | undefined => {
  const quantity = number(line, 'InvoicedQuantity|CreditedQuantity') ?? new Decimal(1, 0);
  const price = amount(line, 'Price/PriceAmount');
  const base = number(line, 'Price/BaseQuantity');
  if (base?.isZero) return undefined;
  const adjusted = (indicator: string) =>
    all(line, 'AllowanceCharge/')
      .filter((each) => text(each, 'ChargeIndicator') === indicator)
      .reduce((total, each) => total.plus(amount(each, 'Amount')), Decimal.ZERO);
  const each = base === undefined ? price : price.dividedBy(base);
  return quantity.times(each).plus(adjusted('true')).minus(adjusted('false'));
};

const TAX_LINE =
  'The VAT of a line (BTOM-016) must be its net amount (BT-131) times its rate, {expected}, not {found}; correct it.';
const taxLine =
  (isRight: (found: Decimal, expected: Decimal) => boolean): Holds =>
  (line) => {
    const rate = lineRate(line);
    if (rate === undefined || rate.isZero) return true;
    const [found, expected] = [itemTax(line) ?? Decimal.ZERO, lineTax(line)];
    return isRight(found, expected) || { values: { found: String(found), expected: String(expected) } };
  };

const lines = context(LINES, [
  lineRateRule('ALIGNED-IBRP-E-05-OM', 'E', 'none'),
  lineRateRule('ALIGNED-IBRP-O-05-OM', 'O', 'none'),
  untaxed('IBR-039-OM', 'E'),
  untaxed('IBR-054-OM', 'O'),
  check('IBR-056-OM', worded(CODE, 'BT-158-1', { expected: ['HS', 'MP'] }), (line) => {
    const wrong = all(line, 'Item/CommodityClassification/ItemClassificationCode').find(
      (each) => !['HS', 'MP'].includes(each.attribute('listID') ?? ''),
    );
    return wrong === undefined || { element: wrong, values: { found: wrong.attribute('listID') ?? '' } };
  }),
  lineRateRule('ALIGNED-IBRP-Z-05-OM', 'Z', 'zero'),
  check('IBR-071-OM', NET_WORDING, (line) => {
    const [found, expected] = [number(line, 'LineExtensionAmount'), netOf(line)];
    return (
      (found !== undefined && expected !== undefined && isNear(found, expected, HALF_CENT)) || {
        values: { amount: shown(found), expected: shown(expected) },
      }
    );
  }),
  ...rows(`
    IBR-076-OM text Item/ClassifiedTaxCategory/ID BT-151
  `),
  untaxed('IBR-077-OM', 'Z'),
  needs(
    'IBR-078-OM',
    'BTOM-019 (ItemSpecificationDocumentReference/DocumentTypeCode)',
    '',
    (line, judged) => isSimplified(judged) || has(line, 'Item/ItemSpecificationDocumentReference/DocumentTypeCode'),
  ),
  needs(
    'IBR-079-OM',
    'BT-158',
    'BT-158',
    (line, judged) => isSimplified(judged) || !isGoods(line) || classified(line, 'HS').length > 0,
  ),
  check(
    'IBR-080-OM',
    worded('An HS code (BT-158) has 12 digits, unlike {found}; correct it.', 'BT-158'),
    (line, judged) => {
      const wrong = classified(line, 'HS').find(({ value }) => !/^\d{12}$/.test(normal(value)));
      return isSimplified(judged) || wrong === undefined || { element: wrong, values: { found: wrong.value } };
    },
  ),
  needs(
    'IBR-081-OM',
    'BTOM-033 (AdditionalItemIdentification)',
    '',
    (line, judged) => isSimplified(judged) || bit(judged, 9, 11, 13) || industry(line).length > 0,
  ),
  needs(
    'IBR-084-OM',
    'BT-159',
    'BT-159',
    (line, judged) => !bit(judged, 13) || has(line, 'Item/OriginCountry/IdentificationCode'),
  ),
  check(
    'IBR-086-OM',
    worded(CODE, 'BT-151', { expected: ['O'] }),
    (line, judged) => !bit(judged, 11) || lineCode(line) === 'O' || { values: { found: lineCode(line) } },
  ),
  check(
    'IBR-091-OM',
    worded('Goods with the HS code {found} (BT-158) are not sold under the margin scheme; correct it.', 'BT-158'),
    (line, judged) => {
      const wrong = classified(line, 'HS').find(({ value }) => /^(?:01|06|710[1-4])/.test(value));
      return !bit(judged, 10) || wrong === undefined || { element: wrong, values: { found: wrong.value } };
    },
  ),
  check(
    'IBR-057-OM',
    worded('The period of a line of a summary invoice (BG-26) is within one month; correct its dates.', 'BG-26'),
    (line, judged) => !bit(judged, 5) || isWithinMonth(line.child('cac:InvoicePeriod')),
  ),
  needs(
    'IBR-038-OM',
    'BTOM-016 (ItemPriceExtension)',
    '',
    (line, judged) => isSimplified(judged) || itemTax(line) !== undefined,
  ),
  needs(
    'IBR-072-OM',
    'BT-134, BT-135',
    'BT-134 BT-135',
    (line, judged) => !bit(judged, 1) || !bit(judged, 5) || hasBothDates(line.child('cac:InvoicePeriod')),
  ),
  check('IBR-157-OM', NET_PRICE, (line) => {
    const [gross, net] = [number(line, 'Price/AllowanceCharge/BaseAmount'), number(line, 'Price/PriceAmount')];
    if (gross === undefined) return true;
    const expected = gross.minus(sum(all(line, 'Price/AllowanceCharge/Amount').map(({ value }) => value))).round(2);
    return (
      (net !== undefined && isNear(net, expected, HALF_CENT)) || {
        values: { price: shown(net), expected: String(expected) },
      }
    );
  }),
  check(
    'IBR-168-OM',
    worded(TAX_LINE, ''),
    taxLine((found, expected) => isNear(found, expected, '0.001')),
  ),
  check(
    'IBR-168-OM-WARN',
    worded(TAX_LINE, ''),
    taxLine((found, expected) => !isNear(found, expected, '0.001') || found.equals(expected)),
    'warning',
  ),
  check(
    'IBR-158-OM',
    worded(
      'The amount of a line with VAT (BTOM-017) must be its net amount (BT-131) plus its VAT (BTOM-016); correct it.',
      '',
    ),
    (line, judged) => {
      const [total, tax] = [withTax(line), itemTax(line)];
      if (bit(judged, 10) || (isSimplified(judged) && tax === undefined)) return true;
      return (
        total !== undefined &&
        tax !== undefined &&
        isNear(total, amount(line, 'LineExtensionAmount').plus(tax), HALF_CENT)
      );
    },
  ),
  needs('IBR-174-OM', 'BT-158', 'BT-158', (line) => !isGoods(line) || classified(line, 'HS').length > 0),
]);

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

const SERVICES =
  '64000000 70000000 71000000 72000000 73000000 76000000 77000000 78000000 80000000 81000000 82000000 83000000 84000000 85000000 86000000 90000000 91000000 92000000 93000000 94000000 00000000';
const numbered = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, at) => `${prefix}-OM-${String(at + 1).padStart(2, '0')}`).join(' ');

const isReason = (code: string) => (element: XmlElement) => text(element.parent, 'ID') === code;

const codes: readonly Context[] = [
  context(
    'cbc:DocumentStatusCode',
    [coded('CL-02-OM', 'CAN VAT VAL QTY OTH', '')],
    isIn('cac:InvoiceDocumentReference'),
  ),
  context(
    'cbc:InvoiceTypeCode cbc:CreditNoteTypeCode',
    [
      check('CL-03-OM-1', worded(INVOICES, 'BT-3'), (_, judged) => !(bit(judged, 1) && bit(judged, 2))),
      check('CL-03-OM-2', worded(INVOICES, 'BT-3'), (_, judged) => !hasBits(judged) || bit(judged, 1, 2)),
    ],
    (element) => element.attribute('name') !== undefined,
  ),
  context(
    'cbc:ID',
    [coded('CL-04-OM', 'S E O Z', 'BT-151 BT-95 BT-102 BT-118')],
    isIn('cac:TaxCategory cac:ClassifiedTaxCategory'),
  ),
  context('cbc:TaxExemptionReasonCode', [coded('CL-05-OM', numbered('VATEX', 12), 'BT-121')], isReason('E')),
  context('cbc:TaxExemptionReasonCode', [coded('CL-10-OM', numbered('VATZR', 16), 'BT-121')], isReason('Z')),
  context(
    'cbc:ID',
    [
      check(
        'CL-06-OM',
        worded(CODE, 'BT-29-1 BT-46-1', { expected: 'CR TIN CID PASNUM OTHID ICID SZLN'.split(' ') }),
        (id) => {
          const found = id.attribute('schemeName') ?? '';
          return (
            'CR TIN CID PASNUM OTHID ICID SZLN'.split(' ').includes(found) || { step: '@schemeName', values: { found } }
          );
        },
      ),
    ],
    (element) => element.parent?.name === 'cac:PartyIdentification' && element.attribute('schemeName') !== undefined,
  ),
  context('cbc:DocumentTypeCode', [coded('CL-07-OM', 'G S', '')], isIn('cac:ItemSpecificationDocumentReference')),
  context('cbc:ID', [coded('CL-09-OM', 'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF', '')], isIn('cac:DeliveryTerms')),
  context(
    'cbc:NameCode',
    [coded('CL-11-OM', numbered('VATPM', 5), '')],
    (element, judged) => element.parent?.name === 'cac:AdditionalItemProperty' && bit(judged, 10, 11),
  ),
  context(
    'cbc:ID',
    [coded('CL-12-OM', SERVICES, '')],
    (element) =>
      element.parent?.name === 'cac:ItemSpecificationDocumentReference' && element.attribute('schemeName') === 'MP',
  ),
  context('cbc:CountrySubentityCode', [coded('CL-13-OM', 'SHRFZ SEZAD SLLFZ AFZ MO OTH', '')]),
];

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
        worded('{date} is not a day without a time zone, such as 2026-04-30. Correct it.', 'BT-9'),
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
          'A rate has digits with at most two decimals and is at most 100, unlike {found}; correct it.',
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
          worded('{found} has not the form {expected}; correct it.', 'BT-31 BT-48', { expected: 'OM1234567890' }),
          ({ value }) => VATIN.test(value.replace(/\s/g, '')) || { values: { found: value } },
        ),
      ],
      isPartyNumber,
    ),
    context('cac:TaxCategory cac:ClassifiedTaxCategory cac:PartyTaxScheme', [
      check(
        'IBR-009-OM',
        worded('The tax scheme must be VAT, and only one registration of a party is for VAT; correct it.', ''),
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
