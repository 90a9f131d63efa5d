/** Parses extension terms from text tables, as there are many, and adds them to the declaration of the core. */

import {
  type Cardinality,
  group,
  type Member,
  STEPS,
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

/**
 * Parses a table of CII terms with one entry per line. `in BG-25` starts the additions to a group. `X-7 ? code A/B Name
 * of the term` is a term: number, cardinality, type, path, name; steps without a prefix have `ram:`.
 *
 * `{ BG-X-1 * A/B Name` starts a group and `}` ends it. `party BG-X-49 * A/B 1,2-4,- Name` is a party with the numbers
 * of its terms in the order of `PARTY`; a dot instead of the first three words adds the terms to a party of the core.
 */
export function extensionsFrom(table: string, series = 'BT-X-'): Extension[] {
  const extensions: Extension[] = [];
  const open: { id: TermId; head: readonly string[]; members: Member[] }[] = [];
  let members: Member[] = [];
  for (const line of table.trim().split('\n')) {
    const words = line.trim().split(' ');
    const [first = '', ...rest] = words;
    if (first === 'in') {
      members = [];
      extensions.push({ group: rest[0] as TermId, members });
    } else if (first === '{') {
      open.push({ id: rest[0] as TermId, head: rest, members });
      members = [];
    } else if (first === '}') {
      const begun = open.pop();
      if (begun === undefined)
        throw new Error(`a table of terms ends a group that it has not begun: ${table.slice(0, 40)}`);
      const [, often = '', path = '', ...name] = begun.head;
      begun.members.push(group(begun.id, name.join(' '), cardinality(often), undefined, pathOf(path), members));
      members = begun.members;
    } else if (first === 'party') members.push(...partyFrom(rest, series));
    else members.push(...termFrom(words, series));
  }
  return extensions;
}

function termFrom(
  [number = '', often = '', type = '', path = '', ...name]: readonly string[],
  series: string,
): Member[] {
  return [term(idOf(number, series), name.join(' '), cardinality(often), type as TermType, undefined, pathOf(path))];
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

function partyFrom([id = '', often = '', at = '', numbers = '', ...name]: readonly string[], series: string): Member[] {
  const whose = name.join(' ');
  const isOfTheCore = id === '.';
  const before = isOfTheCore && at !== '.' ? `${at}/` : '';
  const known = numbersIn(numbers);
  const members = PARTY.split('\n').flatMap((line, index) => {
    const number = known[index];
    if (number === undefined || number === '-') return [];
    const [path = '', type = '', times = '', ...what] = line.split(' ');
    const own = termFrom([number, times, type, before + path, `${whose} ${what.join(' ')}`], series);
    if (!WITH_SCHEME.has(path)) return own;
    const scheme = `Scheme identifier of ${idOf(number, series)}`;
    return [...own, ...termFrom([`${number}-1`, '?', 'code', `${before + path}/@schemeID`, scheme], series)];
  });
  return isOfTheCore ? members : [group(id as TermId, whose, cardinality(often), undefined, pathOf(at), members)];
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

/** Returns a path with its omitted prefixes. */
function pathOf(path: string): string {
  return path
    .split('/')
    .map((step) => (/^[A-Z]/.test(step) && !STEPS.has(step) ? `ram:${step}` : step))
    .join('/');
}

/** Returns a declaration whose groups include the extensions. */
export function extended(declaration: TermGroup, extensions: readonly Extension[]): TermGroup {
  const added = new Map<TermId, Member[]>();
  for (const { group, members } of extensions) added.set(group, [...(added.get(group) ?? []), ...members]);
  const withMore = (group: TermGroup): TermGroup => {
    const members = [...group.members, ...(added.get(group.id) ?? [])];
    return { ...group, members: members.map((member) => (member.kind === 'group' ? withMore(member) : member)) };
  };
  return withMore(declaration);
}
