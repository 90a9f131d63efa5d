/** ZATCA's rules on seller and buyer (chapter 17 §8.2). */

import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, isFilled, text } from '../../shared/paths.ts';
import { each, formed, found, length, needs, placeOf } from './demands.ts';
import {
  addressOf,
  at,
  BUYER,
  buyerIsSaudi,
  groups,
  isFlagged,
  isSaudi,
  isSimplified,
  isStandard,
  SELLER,
  type Select,
  vatNumbers,
  when,
} from './invoice.ts';

const SELLER_SCHEMES = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'];
const BUYER_SCHEMES = ['TIN', 'NAT', 'IQA', 'PAS', 'CRN', 'MOM', 'MLS', '700', 'SAG', 'GCC', 'OTH'];
const CITIZENS = ['VATEX-SA-EDU', 'VATEX-SA-HEA'];
const VAT_NUMBER = /^3\d{13}3$/;
const WRONG_VAT_NUMBER =
  'A VAT number of Saudi Arabia must have 15 digits and begin and end with 3, but this is {found}; correct it.';
const WRONG_FORM = 'The identifier {found} does not have the form of {scheme}: {form}. Correct it.';
const LONGEST_TEXT = 1000;
const LONGEST_NUMBER = 127;

const seller = at(SELLER);
const buyer = at(BUYER);
const sellerAddress = addressOf(SELLER);
const buyerAddress = addressOf(BUYER);
const ids =
  (party: Select): Select =>
  (judged) =>
    all(party(judged), 'PartyIdentification/ID');
const schemeOf = (id: XmlElement) => normal(id.attribute('schemeID'));
const both =
  (select: (party: Select) => Select): Select =>
  (judged) => [...select(seller)(judged), ...select(buyer)(judged)];
const standardInSaudi = (judged: Judged) => isStandard(judged) && buyerIsSaudi(judged);
/** The codes as written: the validator does not trim them. */
const reasons = (judged: Judged) =>
  all(groups(judged), 'TaxCategory/TaxExemptionReasonCode')
    .map(({ value }) => value)
    .filter((each) => each !== '');
const hasBuyerName = ({ root }: Judged) => isFilled(root, `${BUYER}PartyLegalEntity/RegistrationName`);
const buyerName = (judged: Judged) => {
  const [party] = buyer(judged);
  return party === undefined ? { element: judged.root } : placeOf(party, 'PartyLegalEntity/');
};

/** Demands the form of the identifiers of a scheme. */
function formOf(id: string, scheme: string, select: Select, pattern: RegExp, form: string): Rule {
  return each(
    id,
    'warning',
    'BT-29 BT-46',
    (judged) => select(judged).filter((each) => schemeOf(each) === scheme),
    WRONG_FORM,
    ({ value }) => pattern.test(normal(value)) || { values: { found: normal(value), scheme, form } },
  );
}

const RUNS = ['01234567', '12345678', '23456789'];
const INVENTED = [...RUNS, ...RUNS.map((each) => [...each].reverse().join(''))];
const looksInvented = (text: string) =>
  /^\d+$/.test(text) && (INVENTED.some((each) => text.includes(each)) || /(\d)\1{7}/.test(text));

const TEN = '3000000000';

const numbers: readonly Rule[] = [
  found(
    'BR-KSA-39',
    'fatal',
    'BT-31',
    'The seller needs its VAT number (BT-31), with the tax scheme VAT; add it.',
    (judged) => {
      if (vatNumbers(SELLER)(judged).some(({ value }) => normal(value) !== '')) return true;
      const [party] = seller(judged);
      return party === undefined ? { element: judged.root } : placeOf(party, 'PartyTaxScheme/');
    },
  ),
  formed('BR-KSA-40', 'fatal', 'BT-31', vatNumbers(SELLER), VAT_NUMBER, WRONG_VAT_NUMBER),
  formed(
    'BR-KSA-44',
    'fatal',
    'BT-48',
    (judged) => vatNumbers(BUYER)(judged).filter(({ value }) => value !== ''),
    VAT_NUMBER,
    'A VAT number of Saudi Arabia must have 15 digits and begin and end with 3, but this is {found}; correct it, or give a foreign number as an identifier with the scheme OTH.',
  ),
  each(
    'BR-KSA-99',
    'warning',
    'BT-48',
    when(isStandard, (judged) => all(judged.root, `${BUYER}PartyTaxScheme/CompanyID`)),
    "The buyer's VAT number (BT-48) is empty; leave it out.",
    ({ value }) => normal(value) !== '',
  ),
  found(
    'BR-CUSTOM-VALIDATION-01',
    'fatal',
    'BT-48 BT-31',
    "The buyer's VAT number (BT-48) is the same as the seller's (BT-31); correct one of them.",
    ({ root }) => {
      const [number] = all(root, `${BUYER}PartyTaxScheme/CompanyID`);
      const other = text(root, `${SELLER}PartyTaxScheme/CompanyID`);
      return number === undefined || other === '' || normal(number.value) !== other || { element: number };
    },
  ),
];

const identifiers: readonly Rule[] = [
  found(
    'BR-KSA-08',
    'warning',
    'BT-29',
    'The seller needs one identifier of letters and digits with one of the schemes {expected} (BT-29); correct it.',
    (judged) => {
      const given = ids(seller)(judged);
      const known = given.filter((each) => SELLER_SCHEMES.includes(schemeOf(each)));
      const isRight = given.length === 1 && known.length === 1 && /^[A-Za-z0-9]+$/.test(normal(known[0]?.value));
      const [party] = seller(judged);
      const place = given[0] ?? party ?? judged.root;
      return isRight || { element: place, values: { expected: SELLER_SCHEMES } };
    },
  ),
  each(
    'BR-KSA-14',
    'fatal',
    'BT-46',
    ids(buyer),
    "The buyer's identifier (BT-46) needs one of the schemes {expected}, not {found}; correct it.",
    (id) =>
      BUYER_SCHEMES.includes(schemeOf(id)) || {
        step: '@schemeID',
        values: { expected: BUYER_SCHEMES, found: schemeOf(id) },
      },
  ),
  found(
    'BR-KSA-81',
    'warning',
    'BT-46 BT-48',
    "A standard invoice needs the buyer's VAT number (BT-48) or another identifier (BT-46); add one.",
    (judged) => {
      const isIdentified =
        isFilled(judged.root, `${BUYER}PartyTaxScheme/CompanyID`) ||
        isFilled(judged.root, `${BUYER}PartyIdentification/ID`);
      const [party] = buyer(judged);
      return !isStandard(judged) || isIdentified || { element: party ?? judged.root };
    },
  ),
  found(
    'BR-KSA-49',
    'fatal',
    'BT-46',
    "Private education or health care of a citizen needs the buyer's national ID with the scheme NAT (BT-46); add it.",
    (judged) => {
      const isCitizen = reasons(judged).some((each) => CITIZENS.includes(each));
      const [party] = buyer(judged);
      return (
        !isCitizen || ids(buyer)(judged).some((each) => schemeOf(each) === 'NAT') || { element: party ?? judged.root }
      );
    },
  ),
  formOf('BR-KSA-F-07', 'TIN', ids(buyer), /^3\d{9}$/, TEN),
  formOf('BR-KSA-F-08', 'CRN', both(ids), /^\d{10}$/, '1010010000'),
  formOf('BR-KSA-F-09', '700', both(ids), /^7\d{9}$/, '7000000000'),
  formOf('BR-KSA-F-10', 'NAT', ids(buyer), /^1\d{9}$/, '1000000000'),
  formOf('BR-KSA-F-11', 'IQA', ids(buyer), /^2\d{9}$/, '2000000000'),
  each(
    'BR-KSA-F-12',
    'warning',
    'BT-29 BT-46',
    both(ids),
    'The scheme of the identifier has spaces around it; remove them.',
    (id) => {
      const scheme = id.attribute('schemeID') ?? '';
      const isKnown = BUYER_SCHEMES.includes(scheme.trim().toUpperCase());
      return !isKnown || scheme === scheme.trim() || { step: '@schemeID' };
    },
  ),
  each(
    'BR-KSA-F-13',
    'warning',
    'BT-29 BT-46',
    both(ids),
    'The identifier {found} looks invented: it has eight equal or consecutive digits. Correct it.',
    (id) =>
      !BUYER_SCHEMES.includes(schemeOf(id)) ||
      !looksInvented(normal(id.value)) || { values: { found: normal(id.value) } },
  ),
];

const digits = (count: number, name: string) => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  text: '{path} must have {count} digits, but is {found}; correct it.',
  values: { path: name, count },
});

/** Demands some digits. */
function digitsOf(id: string, terms: string, select: Select, path: string, count: number): Rule {
  const { pattern, text, values } = digits(count, path);
  return each(
    id,
    'warning',
    terms,
    (judged) => all(select(judged), path),
    text,
    ({ value }) => {
      return pattern.test(normal(value)) || { values: { ...values, found: normal(value) } };
    },
  );
}

/** Demands each of several parts of an address. */
function partsOf(id: string, terms: string, select: Select, paths: string): Rule {
  return each(id, 'warning', terms, select, '{path} is missing; add it.', (address) => {
    const missing = paths.split(' ').find((path) => !isFilled(address, path));
    return missing === undefined || { ...placeOf(address, missing), values: { path: missing } };
  });
}

const ADDRESS = 'StreetName BuildingNumber CitySubdivisionName CityName PostalZone Country/IdentificationCode';
const standardAddress = when(isStandard, buyerAddress);
const saudiAddress = when(standardInSaudi, (judged) => buyerAddress(judged).filter(isSaudi));

const addresses: readonly Rule[] = [
  partsOf('BR-KSA-09', 'BG-5', sellerAddress, ADDRESS),
  digitsOf('BR-KSA-37', 'KSA-17', sellerAddress, 'BuildingNumber', 4),
  digitsOf('BR-KSA-66', 'BT-38', sellerAddress, 'PostalZone', 5),
  length('BR-KSA-F-06-C4', 'warning', 'BT-35', sellerAddress, 'StreetName', LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C6', 'warning', 'BT-36', sellerAddress, 'AdditionalStreetName', LONGEST_NUMBER),
  length('BR-KSA-F-06-C7', 'warning', 'BT-37', sellerAddress, 'CityName', LONGEST_NUMBER, 1),
  length('BR-KSA-F-06-C9', 'warning', 'KSA-3', sellerAddress, 'CitySubdivisionName', LONGEST_NUMBER, 1),
  length('BR-KSA-F-06-C8', 'warning', 'BT-39', sellerAddress, 'CountrySubentity', LONGEST_NUMBER),
  partsOf('BR-KSA-10', 'BG-8', standardAddress, 'StreetName CityName Country/IdentificationCode'),
  partsOf('BR-KSA-63', 'BG-8', saudiAddress, ADDRESS),
  digitsOf('BR-KSA-67', 'BT-53', saudiAddress, 'PostalZone', 5),
  length('BR-KSA-F-06-C11', 'warning', 'BT-51', buyerAddress, 'AdditionalStreetName', LONGEST_NUMBER),
  length('BR-KSA-F-06-C23', 'warning', 'BT-50', standardAddress, 'StreetName', LONGEST_TEXT, 1, true),
  length('BR-KSA-F-06-C24', 'warning', 'BT-50', when(isSimplified, buyerAddress), 'StreetName', LONGEST_TEXT),
  needs('BR-KSA-F-06-C25', 'warning', 'BT-52', standardAddress, 'CityName'),
  length('BR-KSA-F-06-C26', 'warning', 'BT-52', buyerAddress, 'CityName', LONGEST_NUMBER),
  length('BR-KSA-F-06-C27', 'warning', 'BT-54', buyerAddress, 'CountrySubentity', LONGEST_NUMBER),
  needs('BR-KSA-F-06-C28', 'warning', 'KSA-4', saudiAddress, 'CitySubdivisionName'),
  length('BR-KSA-F-06-C29', 'warning', 'KSA-4', saudiAddress, 'CitySubdivisionName', LONGEST_NUMBER),
];

const NAME = 'PartyLegalEntity/RegistrationName';
const names: readonly Rule[] = [
  length('BR-KSA-F-06-C10', 'warning', 'BT-27', seller, NAME, LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C12', 'warning', 'BT-44', when(isStandard, buyer), NAME, LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C32', 'warning', 'BT-44', when(isSimplified, buyer), NAME, LONGEST_TEXT),
  found(
    'BR-KSA-42',
    'warning',
    'BT-44',
    'A standard invoice needs the name of the buyer (BT-44); add it.',
    (judged) => !isStandard(judged) || hasBuyerName(judged) || buyerName(judged),
  ),
  found(
    'BR-KSA-25',
    'warning',
    'BT-44',
    'A simplified invoice for private education or health care needs the name of the buyer (BT-44); add it.',
    (judged) => {
      const codes = reasons(judged);
      const isCitizen = codes.length > 0 && codes.every((each) => CITIZENS.includes(each));
      return !isSimplified(judged) || !isCitizen || hasBuyerName(judged) || buyerName(judged);
    },
  ),
  found(
    'BR-KSA-71',
    'warning',
    'BT-44',
    'A simplified summary invoice needs the name of the buyer (BT-44); add it.',
    (judged) => !isSimplified(judged) || !isFlagged(judged, 6) || hasBuyerName(judged) || buyerName(judged),
  ),
  each(
    'BR-KSA-85',
    'warning',
    'BT-57',
    (judged) => all(buyer(judged), 'Contact/Telephone'),
    "The buyer's telephone number {found} (BT-57) must begin with 0 or + and have 4 to 15 digits after it, without spaces; correct it.",
    ({ value }) => normal(value) === '' || /^[0+]\d{4,15}$/.test(value) || { values: { found: value } },
  ),
  length('BR-KSA-F-06-C37', 'warning', 'BT-56', buyer, 'Contact/Name', LONGEST_TEXT),
  length('BR-KSA-F-06-C38', 'warning', '', buyer, 'Contact/Note', LONGEST_TEXT),
];

export const partyRules: readonly Rule[] = [...numbers, ...identifiers, ...addresses, ...names];
