/** Parses tables of terms, and adds those of extensions to the declaration of the core. */

import { addTo } from '../../engine/model/group-by.ts';
import {
  type Cardinality,
  type Choose,
  group,
  type Member,
  type Term,
  type TermGroup,
  type TermId,
  type TermType,
  term,
} from './declare.ts';

/** The terms that an extension adds to a group of the core or of an earlier extension. */
export interface Extension {
  readonly group: TermId;
  readonly members: readonly Member[];
}

const CARDINALITIES: Readonly<Record<string, Cardinality>> = { '?': '0..1', '1': '1..1', '*': '0..n', '+': '1..n' };

/** Functions that choose one of several places, by the name in `choose`. */
const CHOICES: Readonly<Record<string, Choose>> = {
  // CII has a separate element for identifiers with a scheme, UBL only one place.
  scheme: (_, scheme) => (scheme === undefined ? 1 : 0),
  account: (text, scheme) =>
    scheme === 'IBAN' || /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i.test(text.replace(/\s/g, '')) ? 0 : 1,
  payee: (_text, _scheme, isThere) => (isThere('BG-10') ? 1 : 0),
  discounted: (_text, _scheme, isThere) => (isThere('BT-148') ? 'all' : 0),
};

/**
 * Returns the members that a table declares, one term in each line: `BT-5 1 code cbc:A $S/B Name of the term` is its number, cardinality,
 * type, path in UBL, path in CII, and name. `-` stands for a missing place, `a|b` for one of two places, `a~b` for the places in invoices and
 * in credit notes; CII steps without a prefix have `ram:`. A bare number belongs to the `series`.
 *
 * The type may have options: `fixed=VAT`, `currency=BT-6`, `stated` and `repeated` as in `Term`, `choose=scheme` with a name of `CHOICES`.
 *
 * `{ BG-1 * cbc:A $X/B Name` starts a group and `}` ends it; `*,nested=a` says where it is in a group of its kind. `party BG-X-49 * - A/B
 * 1,2-4,- Name` is a party with the numbers of its terms in the order of `PARTY`; a dot as its number adds the terms to the group.
 */
export function termsFrom(table: string, series = ''): Member[] {
  const top: Member[] = [];
  const open: { head: readonly string[]; members: Member[] }[] = [];
  let members = top;
  for (const line of table.trim().split('\n')) {
    const words = line.trim().split(' ');
    const [first = '', ...rest] = words;
    if (first === '{') {
      open.push({ head: rest, members });
      members = [];
    } else if (first === '}') {
      const begun = open.pop();
      if (begun === undefined)
        throw new Error(`a table of terms ends a group that it has not begun: ${table.slice(0, 40)}`);
      begun.members.push(groupFrom(begun.head, members));
      members = begun.members;
    } else if (first === 'party') members.push(...partyFrom(rest, series));
    else members.push(termFrom(words, series));
  }
  return top;
}

/** Returns the terms that a table adds to groups: `in BG-25` starts the additions to BG-25. */
export function extensionsFrom(table: string, series = 'BT-X-'): Extension[] {
  return table
    .split(/^in /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { group: part.slice(0, end) as TermId, members: termsFrom(part.slice(end), series) };
    });
}

function groupFrom([id, head = '', ubl, cii, ...name]: readonly string[], members: readonly Member[]): TermGroup {
  const [often = '', ...options] = head.split(',');
  const nested = optionsIn(options).get('nested');
  const places = nested === undefined ? undefined : { ubl: ublPath(nested), cii: undefined };
  return group(id as TermId, name.join(' '), cardinality(often), ublPath(ubl), ciiPath(cii), members, places);
}

function termFrom([number = '', often = '', head = '', ubl, cii, ...name]: readonly string[], series: string): Term {
  const [type, ...words] = head.split(',');
  const options = optionsIn(words);
  const choose = options.get('choose');
  return term(idOf(number, series), name.join(' '), cardinality(often), type as TermType, ublPath(ubl), ciiPath(cii), {
    ...(options.has('fixed') && { fixed: options.get('fixed') }),
    ...(options.has('currency') && { currency: options.get('currency') as TermId }),
    ...(options.has('stated') && { stated: true }),
    ...(options.has('repeated') && { repeated: true }),
    ...(choose !== undefined && { choose: CHOICES[choose] }),
  });
}

function optionsIn(words: readonly string[]): Map<string, string> {
  return new Map(words.map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)]));
}

/** The terms of a party in the order of their numbers: path, type, cardinality and name. */
const PARTY = `ID* identifier * identifier
GlobalID* identifier * global identifier
Name text ? name
RoleCode code ? role
Description text ? legal information
SpecifiedLegalOrganization/ID identifier ? legal registration identifier
SpecifiedLegalOrganization/TradingBusinessName text ? trading name
SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode text ? registered post code
SpecifiedLegalOrganization/PostalTradeAddress/LineOne text ? registered address line 1
SpecifiedLegalOrganization/PostalTradeAddress/LineTwo text ? registered address line 2
SpecifiedLegalOrganization/PostalTradeAddress/LineThree text ? registered address line 3
SpecifiedLegalOrganization/PostalTradeAddress/CityName text ? registered city
SpecifiedLegalOrganization/PostalTradeAddress/CountryID code ? registered country code
SpecifiedLegalOrganization/PostalTradeAddress/CountrySubDivisionName text ? registered country subdivision
DefinedTradeContact/PersonName text ? contact person
DefinedTradeContact/DepartmentName text ? contact department
DefinedTradeContact/TypeCode code ? contact type
DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber text ? contact telephone number
DefinedTradeContact/FaxUniversalCommunication/CompleteNumber text ? contact fax number
DefinedTradeContact/EmailURIUniversalCommunication/URIID text ? contact email address
PostalTradeAddress/PostcodeCode text ? post code
PostalTradeAddress/LineOne text ? address line 1
PostalTradeAddress/LineTwo text ? address line 2
PostalTradeAddress/LineThree text ? address line 3
PostalTradeAddress/CityName text ? city
PostalTradeAddress/CountryID code ? country code
PostalTradeAddress/CountrySubDivisionName text ? country subdivision
URIUniversalCommunication/URIID identifier ? electronic address
SpecifiedTaxRegistration/ID[@schemeID='VA'] identifier ? VAT identifier`;

/** The terms whose scheme is a term too. */
const WITH_SCHEME = new Set(['GlobalID*', 'SpecifiedLegalOrganization/ID', 'URIUniversalCommunication/URIID']);

function partyFrom(
  [id = '', often = '', ubl = '', at = '', numbers = '', ...name]: readonly string[],
  series: string,
): Member[] {
  const whose = name.join(' ');
  const isOfTheCore = id === '.';
  const before = isOfTheCore && at !== '.' ? `${at}/` : '';
  const known = numbersIn(numbers);
  const members = PARTY.split('\n').flatMap((line, index) => {
    const number = known[index];
    if (number === undefined || number === '-') return [];
    const [path = '', type = '', times = '', ...what] = line.split(' ');
    const own = termFrom([number, times, type, '-', before + path, `${whose} ${what.join(' ')}`], series);
    if (!WITH_SCHEME.has(path)) return [own];
    const scheme = `Scheme identifier of ${idOf(number, series)}`;
    return [own, termFrom([`${number}-1`, '?', 'code', '-', `${before + path}/@schemeID`, scheme], series)];
  });
  return isOfTheCore ? members : [groupFrom([id, often, ubl, at, whose], members)];
}

/** Returns the numbers in a list such as `1,3-5,-`: 1, 3, 4, 5 and an empty one. */
function numbersIn(list: string): string[] {
  return list.split(',').flatMap((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    if (from === undefined || to === undefined) return [part];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
  });
}

function idOf(number: string, series: string): TermId {
  return (/^[A-Z]/.test(number) ? number : series + number) as TermId;
}

function cardinality(often: string): Cardinality {
  const known = CARDINALITIES[often];
  if (known === undefined) throw new Error(`a table of terms says ${often} where it should say how often`);
  return known;
}

/** Returns a path in UBL, with the path in credit notes if it differs. */
function ublPath(path = '-'): TermGroup['ubl'] {
  const [invoice = '', creditNote] = path.replaceAll('|', ' or ').split('~');
  if (creditNote !== undefined) return { invoice, creditNote };
  return path === '-' ? undefined : invoice;
}

/** Returns a path in CII with its omitted prefixes. */
function ciiPath(path = '-'): string | undefined {
  if (path === '-') return undefined;
  const places = path
    .split('|')
    .map((place) => place.split('/').map((step) => (/^[A-Z]/.test(step) ? `ram:${step}` : step)));
  return places.map((steps) => steps.join('/')).join(' or ');
}

/** Returns a declaration whose groups include the extensions. */
export function extended(declaration: TermGroup, extensions: readonly Extension[]): TermGroup {
  const added = new Map<TermId, Member[]>();
  for (const { group, members } of extensions) for (const each of members) addTo(added, group, each);
  const withMore = (group: TermGroup): TermGroup => {
    const members = [...group.members, ...(added.get(group.id) ?? [])];
    return { ...group, members: members.map((member) => (member.kind === 'group' ? withMore(member) : member)) };
  };
  return withMore(declaration);
}
