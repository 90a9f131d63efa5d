/**
 * The codes that Peppol accepts, fewer than in EN 16931 (chapter 12 §9). Written by hand, because the official files state no licence.
 */

import {
  ADDRESS_SCHEMES,
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  CURRENCIES,
  TAX_POINTS_UBL,
} from '../../../codes/generated/lists.ts';
import { MEDIA_TYPES } from '../../../codes/generated/media-types.ts';
import { dayOf } from '../../../rules/days.ts';
import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { everywhere, listRule, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { areGerman, areSlovak } from './parties.ts';
import { profileOf } from './profile.ts';

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Schemes of electronic addresses in EN 16931 that Peppol does not accept. */
const NO_SCHEMES = list('0219 0220 AN AQ AS AU EM');
const NO_UBL_SCHEMES = list('0037 0147 0154 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217');
const NO_CII_SCHEMES = list('0242 0246 0248');
const isUblScheme = (code: string) => ADDRESS_SCHEMES.has(code) && !NO_SCHEMES.has(code) && !NO_UBL_SCHEMES.has(code);
const isCiiScheme = (code: string) => ADDRESS_SCHEMES.has(code) && !NO_SCHEMES.has(code) && !NO_CII_SCHEMES.has(code);

/** The rules for CII use the currency list from before 2026, with the guilder and the lev. */
const isCiiCurrency = (code: string) => (CURRENCIES.has(code) && code !== 'XCG') || code === 'ANG' || code === 'BGN';

const INVOICES_BEFORE =
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877';
const INVOICES = `${INVOICES_BEFORE} 389`;
const CREDIT_NOTES = '381 396 81 83 532';

/** The categories required by exemption reasons. */
const CATEGORIES: readonly (readonly [id: string, reason: string, category: string])[] = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
];

const UBL_AMOUNTS =
  'cbc:Amount cbc:BaseAmount cbc:PriceAmount cbc:TaxableAmount cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount'.split(
    ' ',
  );

/** Returns the amounts whose currencies Peppol checks, except VAT amounts. */
export function ublAmounts(judged: Judged): readonly XmlElement[] {
  return judged.once(amountsOf);
}

function amountsOf(judged: Judged): readonly XmlElement[] {
  return UBL_AMOUNTS.flatMap((name) => everywhere(judged, name));
}

const DATES = [
  'cbc:IssueDate',
  'cbc:DueDate',
  'cbc:TaxPointDate',
  'cbc:StartDate',
  'cbc:EndDate',
  'cbc:ActualDeliveryDate',
];

const TEXTS = {
  mime: 'Peppol allows attached documents (BT-125) of the types {expected}, not {code}.',
  allowance:
    'The allowance reason (BT-98, BT-140) must be a UNTDID 5189 code that Peppol allows: {expected}, not {code}.',
  charge: 'The charge reason (BT-105, BT-145) must be a UNTDID 7161 code that Peppol allows, not {code}.',
  currency: 'A currency must be an ISO 4217 code that Peppol allows, not {code}.',
  scheme: 'The scheme of an electronic address (BT-34-1, BT-49-1) must be one that Peppol allows, not {code}.',
  type: 'This process does not allow the invoice type {code} (BT-3). It allows {expected}.',
};

/** Returns the values of a text about a code. */
function wrong(code: string | undefined, expected?: ReadonlySet<string>) {
  return { code: code ?? '', ...(expected && { expected: [...expected] }) };
}

type Indicator = 'true' | 'false';

/** Returns the rules on file types and on reason codes of allowances and charges, by their places in a syntax. */
function fileAndReasonRules(
  file: string,
  reasonsOf: (indicator: Indicator) => (judged: Judged) => readonly XmlElement[],
): Rule[] {
  return [
    ruleAt(
      'PEPPOL-EN16931-CL001',
      'BT-125-1',
      (judged) => everywhere(judged, file),
      (object) => {
        const code = object.attribute('mimeCode');
        return code === undefined || MEDIA_TYPES.has(code) || wrong(code, MEDIA_TYPES);
      },
      TEXTS.mime,
      { step: '@mimeCode' },
    ),
    ruleAt(
      'PEPPOL-EN16931-CL002',
      ['BT-98', 'BT-140'],
      reasonsOf('false'),
      ({ text }) => ALLOWANCE_REASONS.has(normal(text)) || wrong(text, ALLOWANCE_REASONS.codes),
      TEXTS.allowance,
    ),
    listRule(
      'PEPPOL-EN16931-CL003',
      ['BT-105', 'BT-145'],
      reasonsOf('true'),
      ({ text }) => text,
      (code) => CHARGE_REASONS.has(normal(code)),
      (code) => wrong(code),
      TEXTS.charge,
    ),
  ];
}

/** Returns the reason codes of allowances or charges. */
function reasons(indicator: Indicator): (judged: Judged) => readonly XmlElement[] {
  return (judged) =>
    everywhere(judged, 'cbc:AllowanceChargeReasonCode').filter(
      ({ parent }) =>
        parent?.name === 'cac:AllowanceCharge' && parent.child('cbc:ChargeIndicator')?.value === indicator,
    );
}

/** Returns a rule on the types of documents in some profiles. */
function typeRule(id: string, element: string, types: ReadonlySet<string>, own: string, profiles: readonly string[]) {
  return ruleAt(
    id,
    'BT-3',
    (judged) => everywhere(judged, element),
    ({ text }, judged) =>
      !profiles.includes(profileOf(judged, own) ?? '') || types.has(normal(text)) || wrong(text, types),
    TEXTS.type,
  );
}

/** Returns the rules on codes in UBL; the document types depend on the format. */
export function ublCodeRules(own: string, invoices: string, creditNotes: string, profiles: readonly string[]): Rule[] {
  return [
    ...fileAndReasonRules('cbc:EmbeddedDocumentBinaryObject', reasons),
    ruleAt(
      'PEPPOL-EN16931-CL006',
      'BT-8',
      (judged) =>
        everywhere(judged, 'cbc:DescriptionCode').filter(({ parent }) => parent?.name === 'cac:InvoicePeriod'),
      ({ text }) => TAX_POINTS_UBL.has(normal(text)) || wrong(text, TAX_POINTS_UBL.codes),
      'The tax point code (BT-8) must be a UNTDID 2005 code: {expected}, not {code}.',
    ),
    listRule(
      'PEPPOL-EN16931-CL007',
      'BT-5',
      (judged) => [...ublAmounts(judged), ...everywhere(judged, 'cbc:TaxAmount')],
      (amount) => amount.attribute('currencyID') ?? '',
      (code) => CURRENCIES.has(code),
      (code) => wrong(code),
      TEXTS.currency,
      { step: '@currencyID' },
    ),
    typeRule('PEPPOL-EN16931-P0100', 'cbc:InvoiceTypeCode', list(invoices), own, profiles),
    typeRule('PEPPOL-EN16931-P0101', 'cbc:CreditNoteTypeCode', list(creditNotes), own, profiles),
    ruleAt(
      'PEPPOL-EN16931-F001',
      ['BT-2', 'BT-7', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
      (judged) => DATES.flatMap((name) => everywhere(judged, name)),
      ({ text }) => (text.length === 10 && dayOf(text) !== undefined) || { date: text },
      'A date must be a valid year, month and day without a time zone: 2026-04-30, not {date}.',
    ),
    listRule(
      'PEPPOL-EN16931-CL008',
      ['BT-34-1', 'BT-49-1'],
      (judged) => everywhere(judged, 'cbc:EndpointID').filter((address) => address.attribute('schemeID') !== undefined),
      (address) => address.attribute('schemeID') ?? '',
      isUblScheme,
      (code) => wrong(code),
      TEXTS.scheme,
      { step: '@schemeID' },
    ),
    ...CATEGORIES.map(([id, reason, category]) =>
      ruleAt(
        `PEPPOL-EN16931-${id}`,
        'BT-118',
        (judged) =>
          everywhere(judged, 'cac:TaxCategory').filter(
            (each) => each.child('cbc:TaxExemptionReasonCode')?.value.toUpperCase() === reason,
          ),
        (each) => {
          const given = normal(each.child('cbc:ID')?.value);
          return given === category || { reason, category, given };
        },
        'The reason {reason} (BT-121) is for the VAT category {category} (BT-118), not for {given}. Correct one of them.',
      ),
    ),
  ];
}

const OWN = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const PROFILES = ['01', '02'];

/** The rules on codes of Peppol BIS Billing in UBL. */
export const ublBillingCodes: readonly Rule[] = [
  ...ublCodeRules(OWN, INVOICES, CREDIT_NOTES, PROFILES),
  ruleAt(
    'PEPPOL-EN16931-P0112',
    'BT-3',
    (judged) => everywhere(judged, 'cbc:InvoiceTypeCode'),
    ({ value }, judged) => {
      const code = normal(value);
      const isOpen = !['326', '384', '389'].includes(code) || (code === '384' && areSlovak(judged));
      return isOpen || areGerman(judged) || { code };
    },
    'The type {code} (BT-3) is only for invoices from German sellers to German buyers, and 384 also between Slovaks; use another, such as 380.',
  ),
];

/** The rules on document types until 3.0.21. */
export const ublTypesBefore: readonly Rule[] = [
  typeRule('PEPPOL-EN16931-P0100', 'cbc:InvoiceTypeCode', list(INVOICES_BEFORE), OWN, PROFILES),
  ruleAt(
    'PEPPOL-EN16931-P0112',
    'BT-3',
    (judged) => everywhere(judged, 'cbc:InvoiceTypeCode'),
    ({ value }, judged) => !['326', '384'].includes(normal(value)) || areGerman(judged) || { code: normal(value) },
    'The type {code} (BT-3) is only for invoices from German sellers to German buyers; use another, such as 380.',
  ),
];

const CII_TYPES = list(`${INVOICES_BEFORE} ${CREDIT_NOTES}`);

function ciiReasons(indicator: Indicator): (judged: Judged) => readonly XmlElement[] {
  return (judged) =>
    everywhere(judged, 'ram:ReasonCode').filter(
      ({ parent }) =>
        parent?.name === 'ram:SpecifiedTradeAllowanceCharge' &&
        textAt(parent, 'ram:ChargeIndicator', 'udt:Indicator') === indicator,
    );
}

/** The rules on codes of Peppol BIS Billing in CII. */
export const ciiCodeRules: readonly Rule[] = [
  ...fileAndReasonRules('ram:AttachmentBinaryObject', ciiReasons),
  ruleAt(
    'PEPPOL-EN16931-CL007',
    ['BT-110', 'BT-111'],
    (judged) => everywhere(judged, 'ram:TaxTotalAmount').filter((total) => total.attribute('currencyID') !== undefined),
    (total) => isCiiCurrency(total.attribute('currencyID') ?? '') || wrong(total.attribute('currencyID')),
    TEXTS.currency,
    { step: '@currencyID' },
  ),
  ruleAt(
    'PEPPOL-EN16931-P0100',
    'BT-3',
    (judged) => reach(everywhere(judged, 'rsm:ExchangedDocument'), 'ram:TypeCode'),
    ({ text }, judged) => profileOf(judged, OWN) === undefined || CII_TYPES.has(normal(text)) || wrong(text, CII_TYPES),
    TEXTS.type,
  ),
  ruleAt(
    'PEPPOL-EN16931-F001',
    ['BT-2', 'BT-9', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
    (judged) => everywhere(judged, 'udt:DateTimeString'),
    (date) => (normal(date.attribute('format')) === '102' && /^20\d{6}$/.test(date.text)) || { date: date.text },
    'A date must be year, month and day in eight digits, in the format 102: 20260430, not {date}.',
  ),
  ruleAt(
    'PEPPOL-EN16931-CL008',
    ['BT-34-1', 'BT-49-1'],
    (judged) =>
      everywhere(judged, 'ram:URIID').filter(({ parent }) =>
        ['ram:BuyerTradeParty', 'ram:SellerTradeParty'].includes(parent?.parent?.name ?? ''),
      ),
    (address) => isCiiScheme(address.attribute('schemeID') ?? '') || wrong(address.attribute('schemeID')),
    TEXTS.scheme,
    { step: '@schemeID' },
  ),
];
