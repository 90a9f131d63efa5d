/** The rules of Oman on an invoice as a whole. */

import { dayOf } from '../../../rules/days.ts';
import type { Judged } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, has, number, text, texts } from '../../shared/paths.ts';
import {
  accountingCurrencyOf,
  CODE,
  currencyOf,
  hasTaxNumber,
  identified,
  linesOf,
  needs,
  references,
  schemesOf,
  totalsIn,
  typeOf,
} from './common.ts';
import {
  buyerOf,
  exchange,
  FIVE,
  hasAddress,
  hasBothDates,
  isDay,
  isForeign,
  isWithinMonth,
  line,
  RIAL,
  rateOf,
  sellerOf,
  VAT,
} from './om-common.ts';
import { countryOf, hasNumber, isAgent, isUnknownBuyer, registers, ZONE, zoneOf } from './om-parties.ts';
import { hasGroupInRials, isConverted, isMarginTotal, negatives, one, ratesOf } from './om-totals.ts';
import { bit, bitsOf, exclusive, hasBits, INVOICES, TYPE } from './om-types.ts';
import { as, check, type Holds, type PatternRule, worded } from './pattern.ts';
import { rows } from './rows.ts';

const UUID_5 = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-5[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/;

const hasExemption = (judged: Judged, code: string) =>
  linesOf(judged.root).some((line) => texts(line, 'Item/ClassifiedTaxCategory/TaxExemptionReasonCode').includes(code));

const delivery = (judged: Judged, name: string) => has(judged.root, `Delivery/DeliveryLocation/Address/${name}`);

const deliveryCountry = ({ root }: Judged) =>
  text(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode');

const specifications = (line: XmlElement) =>
  all(line, 'Item/ItemSpecificationDocumentReference/ID').filter((each) => each.attribute('schemeName') === 'MP');

const preceding = ({ root }: Judged) => all(root, 'BillingReference/InvoiceDocumentReference/');

const isCodeSet = (
  id: string,
  terms: string,
  isNeeded: (judged: Judged) => boolean,
  isThere: (judged: Judged) => boolean,
  path = terms.replaceAll(' ', ', '),
) => needs(id, path, terms, (_, judged) => !isNeeded(judged) || isThere(judged));

const isUuid = (text: string) => UUID_5.test(text);
const MARGIN = 'The total of a margin invoice (BTOM-020) must be the sum of its lines with VAT (BTOM-017); correct it.';

const currencyRule = (id: string, holds: (judged: Judged) => boolean, text: string, values = {}): PatternRule =>
  check(id, worded(text, 'BT-6', values), (_, judged) => holds(judged));

const MUSCAT = 4 * 60;

const issued: Holds = (root, { now }) => {
  const date = dayOf(text(root, 'IssueDate'));
  if (date === undefined || now === undefined || Number.isNaN(now.getTime())) return true;
  return date <= now.getTime() / 60_000 + MUSCAT;
};

export const rootRules = (type: string): readonly PatternRule[] => [
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
    worded('VAT category {code} must have the rate {expected}, not {found}; correct it.', 'BT-152', {
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
  check('IBR-002-OM', worded('The UUID (BTOM-002) must have version 5; correct it.', ''), (root) =>
    isUuid(root.child('cbc:UUID')?.value ?? ''),
  ),
  needs('IBR-004-OM', 'BTOM-003 (TaxExchangeRate)', 'BT-6', (_, judged) => !isForeign(judged) || rateOf(judged) !== ''),
  currencyRule(
    'IBR-005-OM',
    (judged) => accountingCurrencyOf(judged) !== RIAL || !/\.\d{8,}$/.test(rateOf(judged)),
    'The exchange rate (BTOM-003) can have at most seven decimals; round it.',
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
    worded('An export of services (VATZR-OM-09) must be delivered outside Oman (BT-80); correct it.', 'BT-80'),
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
    worded('The period of a summary invoice (BG-14) must be within one month; correct its dates.', 'BG-14'),
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
  // Regardless of the other places.
  check('IBR-043-OM', worded(INVOICES, 'BT-3'), (_, judged) => /^.?1/.test(bitsOf(judged))),
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
      'The exchange rate (BTOM-003) must convert the invoice currency (BT-5) to the accounting currency (BT-6); correct its currencies.',
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
  check('IBR-171-OM', worded('The issue date (BT-2) is in the future by Muscat time; correct it.', 'BT-2'), issued),
  currencyRule(
    'IBR-172-OM',
    (judged) => isForeign(judged) || exchange(judged) === undefined,
    'An invoice in rials cannot have an exchange rate (BTOM-003); remove it.',
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
      'A self-billed invoice (BT-3) must have the transaction type 3, 9, 11 or 13 (BTOM-001); correct one of them.',
      'BT-3',
    ),
    (_, judged) => !['261', '389'].includes(typeOf(judged)) || bit(judged, 3, 9, 11, 13),
  ),
];
