/** The rules of the French reform shared by both syntaxes, on their own places (chapter 12 §13). */

import type { CodeList } from '../../../codes/code-list.ts';
import { FRAMES } from '../../../codes/generated/frames.ts';
import { ATTACHMENTS, CATEGORIES, DOCUMENT_TYPES, RATES, TREATMENTS } from '../../../codes/generated/france.ts';
import { type Judged, normal, type Rule, rule } from '../../../rules/declare.ts';
import { reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isInvoiceNumber, isNumber, isPlain, isSiren, isSiret, lengthOf, SELF_BILLED } from '../../shared/forms.ts';
import type { DocumentStatements } from './document.ts';
import { type Find, places, type RuleLocation, rowsOf, rulesAt } from './places.ts';
import { withScheme } from './schemes.ts';

/** Returns the rules on invoice numbers; one syntax has two rules on their characters. */
export function numberRules(where: readonly RuleLocation[], length: string, form: readonly string[]): Rule[] {
  const isShort = ({ value }: XmlElement) => lengthOf(value) <= 35 || { count: lengthOf(value) };
  return [
    ...rulesAt(
      'BR-FR-01_',
      where,
      isShort,
      'The invoice number ({term}) has {count} characters, more than 35; shorten it.',
      { ending: length },
    ),
    ...form.flatMap((id) => {
      const [series = '', ending = ''] = id.split('…');
      return rulesAt(
        series,
        where,
        ({ value }) => isInvoiceNumber(value),
        'The invoice number ({term}) is {found}, but can contain only the letters A to Z and a to z, digits, and + - _ /. Correct it.',
        { ending },
      );
    }),
  ];
}

/** Returns the rules on days from 2000 to 2099. */
export function dayRules(where: readonly RuleLocation[], isDay: (text: string) => boolean): Rule[] {
  return rulesAt(
    'BR-FR-03_',
    where,
    ({ value }) => isDay(value),
    'The date {found} ({term}) is not a valid date between 2000 and 2099; correct it.',
  );
}

export function typeRules(where: readonly RuleLocation[]): Rule[] {
  return rulesAt(
    'BR-FR-04_',
    where,
    ({ value }) => DOCUMENT_TYPES.has(value) || { expected: [...DOCUMENT_TYPES.codes] },
    'The document type {found} ({term}) is not used in France; choose one of {expected}.',
  );
}

/**
 * Returns the rules on legal notes of an invoice between businesses: each occurs once. `count` returns the number of notes with a subject.
 */
export function noteRules(
  count: (subject: string, judged: Judged) => number,
  find: Find,
  missing: readonly string[],
  doubled: readonly string[],
): Rule[] {
  const subjects = ['PMT', 'PMD', 'AAB', 'TXD'];
  return [
    ...missing.map((id, at) => {
      const subject = subjects[at] ?? '';
      return ruleAt(
        id,
        ['BT-22', 'BT-21'],
        find,
        (_, judged) => count(subject, judged) > 0 || { subject },
        'The note with the subject {subject} is missing, but France requires it: PMT is the fixed compensation for recovery costs, PMD the penalties for late payment, AAB the discount for early payment or its absence. Add it.',
      );
    }),
    ...doubled.map((id, at) => {
      const subject = subjects[at] ?? '';
      return ruleAt(
        id,
        'BT-21',
        find,
        (_, judged) => count(subject, judged) <= 1 || { subject, count: count(subject, judged) },
        'There are {count} notes with the subject {subject} (BT-21); at most one is allowed. Merge them.',
      );
    }),
  ];
}

export function frameRule(find: Find, way: readonly string[]): Rule {
  return ruleAt(
    'BR-FR-08_BT-23',
    'BT-23',
    find,
    (element) => {
      const found = reach(element, ...way)[0]?.value ?? '';
      return FRAMES.includes(found) || { found, expected: FRAMES };
    },
    'The invoicing framework (BT-23) is {found}, not one of {expected}; choose one of these.',
    { step: way.join('/') },
  );
}

/** What releases allow: characters of addresses, and names of supporting documents. */
export interface Forms {
  isAllowed(text: string): boolean;
  readonly attachments: CodeList;
}

const NEWEST: Forms = { isAllowed: isPlain, attachments: ATTACHMENTS };

/** The paths from a party to its identifiers. */
export interface PartyWays {
  readonly identifier: string;
  readonly registration: string;
  readonly address: string;
}

/**
 * Returns the rules on parties in a table: the numbers of identifier and electronic address (`-` for none), and the path. `whole` requires
 * the registration for a valid SIRET.
 */
export function partyRules(
  table: string,
  { identifier, registration, address }: PartyWays,
  anywhere: string,
  { isAllowed }: Forms = NEWEST,
): Rule[] {
  const rows = rowsOf(table);
  const within = (way: string) => way.split('/');
  const identifiers = rows.map(([id = '', , way = '']) => `${id} ${way}`).join('\n');
  const everyIdentifier = rows.map(([id = '', , way = '']) => `${id} ${anywhere}${way}`).join('\n');
  const whole = new Set(rows.filter(([, , , mark]) => mark === 'whole').map(([id]) => id));
  const addresses = rows
    .filter(([, id]) => id !== '-')
    .map(([, id = '', way = '']) => `${id} ${way}/${address}`)
    .join('\n');
  const own = rows
    .filter(([, , , mark]) => mark === 'whole')
    .map(([id = '', , way = '']) => `${id} ${way}/${identifier}`)
    .join('\n');
  return [
    ...places(identifiers).flatMap((place) => siretRule(place, within(identifier), within(registration), whole)),
    ...rulesAt(
      'BR-FR-23_',
      places(addresses, '0225'),
      ({ value }) => isAllowed(value),
      'The electronic address {found} ({term}) of the scheme 0225 can contain only unaccented letters, digits and + - _ .; correct it.',
    ),
    ...rulesAt(
      'BR-FR-24_',
      places(own, '0224'),
      ({ value }) => isAllowed(value),
      'The identifier {found} ({term}) of the scheme 0224 can contain only unaccented letters, digits and + - _ .; correct it.',
    ),
    ...rulesAt(
      'BR-FR-25_',
      places(addresses),
      ({ value }) => lengthOf(value) <= 125 || { count: lengthOf(value) },
      'The electronic address ({term}) has {count} characters, more than 125; shorten it.',
    ),
    ...rulesAt(
      'BR-FR-26_',
      places(own, '0224'),
      ({ value }) => lengthOf(value) <= 100 || { count: lengthOf(value) },
      'The identifier of the scheme 0224 ({term}) has {count} characters, more than 100; shorten it.',
    ),
    ...schemeRules(places(everyIdentifier), within(identifier)),
  ];
}

/** A SIRET has 14 digits that begin with the SIREN. */
export function siretRule(
  place: RuleLocation,
  identifier: readonly string[],
  registration: readonly string[],
  whole: ReadonlySet<string | undefined>,
): Rule[] {
  return rulesAt(
    'BR-FR-09_',
    [place],
    (party) => {
      const siret = withScheme(reach(party, ...identifier), '0009')[0]?.value;
      if (siret === undefined) return true;
      const registered = withScheme(reach(party, ...registration), '0002')[0]?.value;
      // Without a SIREN, the SIRET alone suffices, except for seller and buyer.
      const siren = registered || whole.has(place.name) ? registered : siret.slice(0, 9);
      return (isSiret(siret) && siret.slice(0, 9) === siren) || { found: siret, siren: siren ?? '' };
    },
    'The SIRET {found} ({term}, scheme 0009) must have 14 digits and begin with the SIREN of the party (scheme 0002), {siren}; correct one of them.',
  );
}

/** Returns the rules that identifiers have schemes, each once. */
export function schemeRules(where: readonly RuleLocation[], identifier: readonly string[]): Rule[] {
  return where.flatMap((place) => [
    ...rulesAt(
      'BR-FR-CO-10_',
      [place],
      (party) => reach(party, ...identifier).every((each) => each.attribute('schemeID') !== undefined),
      'An identifier ({term}) has no scheme; add it, such as 0009 for a SIRET.',
      { ending: '-1' },
    ),
    ...rulesAt(
      'BR-FR-CO-10_',
      [place],
      (party) => {
        const seen = new Set<string>();
        const schemes = reach(party, ...identifier).flatMap((each) => each.attribute('schemeID') ?? []);
        const twice = schemes.find((scheme) => seen.size === seen.add(scheme).size);
        return twice === undefined || { scheme: twice };
      },
      'There are several identifiers ({term}) of the scheme {scheme}; at most one is allowed. Keep one.',
      { ending: '-2' },
    ),
  ]);
}

export function sellerSiren(find: Find, sirens: (element: XmlElement, judged: Judged) => readonly XmlElement[]): Rule {
  return ruleAt(
    'BR-FR-10_BT-30',
    'BT-30',
    find,
    (element, judged) => {
      const found = sirens(element, judged)[0]?.value;
      return isSiren(normal(found)) || { found: found ?? '' };
    },
    "The seller's registration (BT-30) must be its SIREN, nine digits with the scheme 0002, not {found}. Correct it.",
  );
}

type Say = (judged: Judged) => DocumentStatements;

/** The places of a party's SIREN and electronic address. */
export interface Addressed {
  readonly sirens: Find;
  readonly addresses: Find;
}

const isBetweenFirms = ({ treatments }: DocumentStatements) => treatments.includes('B2B');

/** Returns the rules on the buyer, or the seller of a self-billed invoice, between French businesses. */
export function businessRules(
  statements: Say,
  seller: Addressed,
  buyer: Addressed & { readonly siren: Find; readonly form: (text: string) => string },
  isSellerAsked: (stated: DocumentStatements) => boolean = isBetweenFirms,
): Rule[] {
  const isReached = ({ sirens, addresses }: Addressed, judged: Judged) => {
    const address = addresses(judged)[0];
    const siren = sirens(judged)[0]?.value ?? '';
    const isRight = (address?.value ?? '').startsWith(siren) && address?.attribute('schemeID') === '0225';
    return isRight || { element: address, values: { found: address?.value ?? '', siren } };
  };
  return [
    rule(
      'BR-FR-11_BT-47',
      'BG-0',
      'BT-47',
      (_, judged) => {
        if (!isBetweenFirms(statements(judged))) return true;
        const siren = buyer.siren(judged)[0];
        return isSiren(buyer.form(siren?.value ?? '')) || { element: siren, values: { found: siren?.value ?? '' } };
      },
      "Between French companies, the buyer's registration (BT-47) must be its SIREN, nine digits with the scheme 0002, not {found}. Correct it.",
    ),
    rule(
      'BR-FR-21_BT-49',
      'BG-0',
      'BT-49',
      (_, judged) => {
        const stated = statements(judged);
        return !isBetweenFirms(stated) || SELF_BILLED.includes(stated.type) || isReached(buyer, judged);
      },
      "Between French companies, the buyer's electronic address (BT-49) must have the scheme 0225 and begin with the SIREN, {siren}, not {found}. Correct it.",
    ),
    rule(
      'BR-FR-22_BT-34',
      'BG-0',
      'BT-34',
      (_, judged) => {
        const stated = statements(judged);
        return !isSellerAsked(stated) || !SELF_BILLED.includes(stated.type) || isReached(seller, judged);
      },
      "If the buyer issues the invoice, the seller's electronic address (BT-34) must have the scheme 0225 and begin with the SIREN, {siren}, not {found}. Correct it.",
    ),
  ];
}

/** Returns the rules on required electronic addresses. */
export function addressRules(seller: Find, buyer: Find, text: (found: string) => string): Rule[] {
  return [
    rule(
      'BR-FR-12_BT-49',
      'BG-0',
      'BT-49',
      (_, judged) => text(buyer(judged)[0]?.value ?? '') !== '',
      "The buyer's electronic address (BT-49), where the invoice is sent, is missing; add it.",
    ),
    rule(
      'BR-FR-13_BT-34',
      'BG-0',
      'BT-34',
      (_, judged) => text(seller(judged)[0]?.value ?? '') !== '',
      "The seller's electronic address (BT-34) is missing; add it.",
    ),
  ];
}

export const TREATMENT =
  'The note with the subject BAR must contain the processing type, one of {expected}, not {found}. Correct it.';

export const TREATED_ONCE =
  '{count} notes with the subject BAR contain a processing type; keep one and remove the others.';

/** Returns true for a known handling of an invoice, or the expected values. */
export function treatmentHeld(found: string): true | WrongCode {
  return isOf(TREATMENTS, found);
}

export const CATEGORY = 'The VAT category {found} ({term}) is not used in France; choose one of {expected}.';
export const ISLANDS =
  'The VAT category {found} ({term}) is for the Canary Islands, or for Ceuta and Melilla, not for France; choose another.';
export const RATE = 'The VAT rate {found} ({term}) is not used in France; choose one of {expected}.';

export function categoryHeld(found: string): true | WrongCode {
  return isOf(CATEGORIES, found);
}

export function islandsHeld(found: string): true | { found: string } {
  return (found !== 'L' && found !== 'M') || { found };
}

export function rateHeld(found: string): true | WrongCode {
  return found === '' || isOf(RATES, found);
}

type WrongCode = { readonly found: string; readonly expected: readonly string[] };

/** Returns true for a code of a list, or the expected codes. */
function isOf(list: CodeList, found: string): true | WrongCode {
  return list.has(found) || { found, expected: [...list.codes] };
}

/** Returns the rules on names of supporting documents. `holds` gets the names of one. */
export function documentRules(
  documents: Find,
  namesOf: (document: XmlElement) => string[],
  all: Find,
  name: string,
  { attachments }: Forms = NEWEST,
): Rule[] {
  return [
    ruleAt(
      'BR-FR-17_BT-123',
      'BT-123',
      documents,
      (document) => {
        const found = namesOf(document).find((each) => !attachments.has(each));
        return found === undefined || isOf(attachments, found);
      },
      'The description of a supporting document (BT-123) must be one of {expected}, not {found}. Choose one.',
      { step: name },
    ),
    rule(
      'BR-FR-18_BT-123',
      'BG-0',
      'BT-123',
      (_, judged) => {
        const readable = all(judged).filter((each) => each.all(name).some(({ value }) => value === 'LISIBLE'));
        return readable.length <= 1 || { element: readable[1], values: { count: readable.length } };
      },
      'There are {count} supporting documents with the description LISIBLE (BT-123), the readable form of the invoice; at most one is allowed. Keep one.',
    ),
  ];
}

/** Returns the rule on the value of an item attribute: either a text or a quantity with its unit. */
export function attributeValueRule(attributes: Find, value: string, quantity: string): Rule {
  return ruleAt(
    'BR-FR-28-Value',
    ['BT-161', 'EXT-FR-FE-160'],
    attributes,
    (attribute) => {
      if (attribute.child(value)) return attribute.child(quantity) === undefined;
      return attribute.all(quantity).some((each) => (each.attribute('unitCode') ?? '') !== '');
    },
    'An item attribute (BG-32) must have either a value (BT-161) or a quantity with its unit (EXT-FR-FE-160); add one, or remove the other.',
  );
}

export const NOT_EMPTY = '{term} is empty; add a value, or remove the element.';
export const NAMED = 'An item attribute (BG-32) has neither a name (BT-160) nor a code (EXT-FR-FE-159); add one.';
export const OBJECTS_ONCE =
  'There are several objects ({term}) of the scheme AFL, or of AVV; at most one of each is allowed. Keep one.';

export const isFilled = ({ value }: XmlElement) => normal(value) !== '';

export const NINE_DIGITS = 'The SIREN {found} must have nine digits; correct it.';

/** Returns the rules on the single taxable person, whose members have an identifier of the scheme 0231. */
export function memberRules(
  isMember: (judged: Judged) => boolean,
  hasNote: (judged: Judged) => boolean,
  hasRepresentative: (judged: Judged) => boolean,
): Rule[] {
  return [
    rule(
      'BR-FR-CO-14_BT-29-1',
      'BG-0',
      ['BT-22', 'BT-29-1'],
      (_, judged) => !isMember(judged) || hasNote(judged),
      'The seller is a member of a single taxable person (scheme 0231) and needs a note with the subject TXD and the text MEMBRE_ASSUJETTI_UNIQUE. Add the note.',
    ),
    rule(
      'BR-FR-CO-15_BT-29-1',
      'BG-0',
      ['BT-63', 'BT-29-1'],
      (_, judged) => !isMember(judged) || hasRepresentative(judged),
      'The seller is a member of a single taxable person (scheme 0231), which must be the tax representative (BG-11) with its VAT identifier (BT-63); add it.',
    ),
  ];
}

const AMOUNT = 'The amount {found} ({term}) can have at most 19 characters and two decimals after a point; correct it.';
const QUANTITY =
  'The quantity {found} ({term}) can have at most 19 characters and four decimals after a point; correct it.';
const PRICE =
  'The price {found} ({term}) can have at most 19 characters and six decimals after a point, and cannot be negative except in a two-way invoice (B9, S9, M9 in BT-23); correct it.';
const PERCENT =
  'The VAT rate {found} ({term}) can have at most four digits and two decimals after a point; correct it.';

export function amountRules(where: readonly RuleLocation[]): Rule[] {
  return rulesAt('BR-FR-DEC-01_', where, ({ value }) => isNumber(normal(value), 19, 2, 'signed'), AMOUNT);
}

export function quantityRules(where: readonly RuleLocation[]): Rule[] {
  return rulesAt('BR-FR-DEC-02_', where, ({ value }) => isNumber(normal(value), 19, 4, 'signed'), QUANTITY);
}

export function priceRules(where: readonly RuleLocation[], goesBothWays: (judged: Judged) => boolean): Rule[] {
  return rulesAt(
    'BR-FR-DEC-03_',
    where,
    ({ value }, judged) => isNumber(normal(value), 19, 6, goesBothWays(judged) ? 'signed' : 'positive'),
    PRICE,
  );
}

export function percentRules(where: readonly RuleLocation[]): Rule[] {
  return rulesAt('BR-FR-DEC-04_', where, ({ value }) => isNumber(normal(value), 4, 2, 'positive'), PERCENT);
}
