/** BR-CL of EN 16931: codes must be in lists (chapter 12 §5). The places of codes differ by syntax, as do some lists. */

import type { CodeList } from '../../../codes/code-list.ts';
import {
  ADDRESS_SCHEMES,
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  CURRENCIES,
  EXEMPTION_REASONS,
  IDENTIFIER_SCHEMES,
  ITEM_CLASSIFICATIONS,
  PAYMENT_MEANS,
  REFERENCES,
  UNITS,
  VAT_CATEGORIES,
} from '../../../codes/generated/lists.ts';
import { MEDIA_TYPES } from '../../../codes/generated/media-types.ts';
import { type CodeTest, type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { everywhere, listRule } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';

/** Elements with a code, and the attribute that holds it if not the text. */
export interface Coded {
  readonly elements: (judged: Judged) => readonly XmlElement[];
  readonly attribute?: string | undefined;
}

type CodeNumber =
  | ('01' | '03' | '04' | '05' | '06' | '07' | '08' | '10' | '11' | '13' | '14' | '15')
  | ('16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26');

/** The differences between syntaxes. */
export interface CodeElements {
  /** By rule number. */
  readonly at: Readonly<Record<CodeNumber, Coded>>;
  readonly isType: (code: string, element: XmlElement) => boolean;
  readonly taxPoints: CodeList;
  readonly countries: CodeList;
  readonly isSubject: (text: string) => boolean;
  readonly isPartyScheme: (scheme: string, element: XmlElement) => boolean;
}

/** Restricts the elements of a name that have codes. */
interface Narrowing {
  /** The names of their parents. */
  readonly parent?: string;
  /** The attribute with the code, required unless it may be missing. */
  readonly attribute?: string;
  readonly mayMiss?: true;
  readonly where?: (element: XmlElement) => boolean;
}

/** Returns the places of codes: elements of some names, with restrictions. */
export function codesAt(names: string, { parent, attribute, mayMiss, where }: Narrowing = {}): Coded {
  const all = names.split(' ');
  const parents = parent?.split(' ');
  const isStated = (element: XmlElement) =>
    (attribute === undefined || mayMiss || element.attribute(attribute) !== undefined) &&
    (where === undefined || where(element));
  const elements = (judged: Judged) => {
    const found: XmlElement[] = [];
    for (const name of parents ?? all) {
      for (const element of everywhere(judged, name)) {
        if (parents !== undefined) addWithin(element, found);
        else if (isStated(element)) found.push(element);
      }
    }
    return found;
  };
  const addWithin = ({ first }: XmlElement, found: XmlElement[]) => {
    for (let child = first; child !== undefined; child = child.next) {
      if (all.includes(child.name) && isStated(child)) found.push(child);
    }
  };
  return { elements, attribute };
}

/** Returns a test of codes that ignores spaces around them. */
export function inList(list: CodeList): (code: string) => boolean {
  return (code) => list.has(code) || list.has(normal(code));
}

/** Declares a rule on codes. */
export function codeRule(
  id: string,
  terms: TermId | readonly TermId[],
  { elements, attribute }: Coded,
  isCode: CodeTest,
  text: string,
): Rule {
  const codeOf = (element: XmlElement) =>
    (attribute === undefined ? element.value : element.attribute(attribute)) ?? '';
  const step = attribute && `@${attribute}`;
  return listRule(id, terms, elements, codeOf, isCode, (found) => ({ found }), text, step ? { step } : {});
}

const CURRENCY = 'The currency {found} is not in ISO 4217; use a listed code, such as EUR.';
const COUNTRY = 'The country {found} is not in ISO 3166-1; use a listed code, such as DE.';
const CATEGORY =
  'The VAT category {found} is not one of S, Z, E, AE, K, G, O, L, M and B (UNTDID 5305); use one of these.';
const SCHEME =
  'The scheme {found} of an identifier is not registered under ISO/IEC 6523; use a listed code, such as 0088 for a GLN.';

export function codeRules({ at, isType, taxPoints, countries, isSubject, isPartyScheme }: CodeElements): Rule[] {
  const declare = (
    number: CodeNumber,
    terms: TermId | readonly TermId[],
    isCode: (code: string, element: XmlElement) => boolean,
    text: string,
  ) => codeRule(`BR-CL-${number}`, terms, at[number], isCode, text);
  const isScheme = inList(IDENTIFIER_SCHEMES);
  const isCountry = inList(countries);
  const isCategory = inList(VAT_CATEGORIES);
  const isReason = inList(EXEMPTION_REASONS);
  return [
    declare(
      '01',
      'BT-3',
      isType,
      'The code {found} (BT-3) is not a UNTDID 1001 code for this kind of document; use a listed code, such as 380 for an invoice or 381 for a credit note, which has its own root in UBL.',
    ),
    declare('03', ['BT-5', 'BT-6'], inList(CURRENCIES), CURRENCY),
    declare('04', 'BT-5', inList(CURRENCIES), CURRENCY),
    declare('05', 'BT-6', inList(CURRENCIES), CURRENCY),
    declare(
      '06',
      'BT-8',
      inList(taxPoints),
      'The code {found} for when VAT becomes due (BT-8) is not allowed; use 3, 35 or 432 in UBL, 5, 29 or 72 in CII.',
    ),
    declare(
      '07',
      ['BT-18-1', 'BT-128-1'],
      inList(REFERENCES),
      'The scheme {found} of an invoiced object (BT-18-1, BT-128-1) is not in UNTDID 1153; use a listed code, such as AVT.',
    ),
    declare(
      '08',
      'BT-21',
      isSubject,
      'A note begins with a subject (BT-21) that is not in UNTDID 4451; use a listed code, such as AAI, or remove the characters #: {found}',
    ),
    declare('10', ['BT-29-1', 'BT-46-1', 'BT-60-1'], isPartyScheme, SCHEME),
    declare('11', ['BT-30-1', 'BT-47-1', 'BT-61-1'], isScheme, SCHEME),
    declare(
      '13',
      'BT-158-1',
      inList(ITEM_CLASSIFICATIONS),
      'The item classification list {found} (BT-158-1) is not in UNTDID 7143; use a listed code, such as STI for CPV.',
    ),
    declare('14', ['BT-40', 'BT-55', 'BT-69', 'BT-80'], isCountry, COUNTRY),
    declare('15', 'BT-159', isCountry, COUNTRY),
    declare(
      '16',
      'BT-81',
      inList(PAYMENT_MEANS),
      'The means of payment {found} (BT-81) is not in UNTDID 4461; use a listed code, such as 58 for a SEPA credit transfer.',
    ),
    declare('17', ['BT-95', 'BT-102', 'BT-118'], isCategory, CATEGORY),
    declare('18', ['BT-151', 'BT-118'], isCategory, CATEGORY),
    declare(
      '19',
      ['BT-98', 'BT-140'],
      inList(ALLOWANCE_REASONS),
      'The reason for an allowance {found} (BT-98, BT-140) is not an allowed UNTDID 5189 code; use a listed code, such as 95 for a discount.',
    ),
    declare(
      '20',
      ['BT-105', 'BT-145'],
      inList(CHARGE_REASONS),
      'The reason for a charge {found} (BT-105, BT-145) is not in UNTDID 7161; use a listed code, such as FC for freight.',
    ),
    declare('21', 'BT-157-1', isScheme, SCHEME),
    declare(
      '22',
      'BT-121',
      (code) => isReason(code.toUpperCase()),
      'The exemption reason {found} (BT-121) is not in the list VATEX; use a listed code, such as VATEX-EU-IC, or write the reason as text (BT-120).',
    ),
    declare(
      '23',
      ['BT-130', 'BT-150'],
      inList(UNITS),
      'The unit {found} (BT-130, BT-150) is not in Recommendations 20 and 21 of UN/ECE; use a listed code, such as C62 for pieces.',
    ),
    declare(
      '24',
      'BT-125-1',
      (type) => MEDIA_TYPES.has(type),
      'A file of type {found} (BT-125-1) cannot be attached; use PDF, PNG, JPEG, CSV, XLSX or ODS.',
    ),
    declare(
      '25',
      ['BT-34-1', 'BT-49-1'],
      inList(ADDRESS_SCHEMES),
      'The scheme {found} of an electronic address (BT-34-1, BT-49-1) is not in the list EAS; use a listed code, such as 0088 or EM.',
    ),
    declare('26', 'BT-71-1', isScheme, SCHEME),
  ];
}
