import { factsOf, numberNames, schemeNames, speaks } from '../countries/countries.ts';
import { masked } from '../countries/masked.ts';
import { entryOf } from '../engine/model/json.ts';
import { addressLines } from './addresses.ts';
import type { Party, PersonName } from './documents.ts';
import { describeHead } from './head.ts';
import { words } from './names.ts';
import type { Block, Parties, TextLine } from './paper.ts';
import { printedCodes } from './printed-codes.ts';
import { taxNumberOf } from './tax-number.ts';
import { filled, joined } from './texts.ts';
import { said, type Writing } from './writing.ts';

/** A party with its label, and the data for additions by its country. */
interface Named {
  label: string;
  party: Party | undefined;
  /** The role of the party in an invoice, with the codes and tags of the invoice. */
  stated?: { isSupplier: boolean; ext: Codes | undefined; tags: readonly string[] };
}

type Codes = Readonly<Record<string, string | undefined>>;

/** Describes the parties that the document names; returns undefined if there are none. */
export function describeParties(named: readonly Named[], writing: Writing): Parties | undefined {
  const parties = named.flatMap(({ label, party, stated }) =>
    party ? { label, lines: partyLines(party, writing, stated) } : [],
  );
  return parties.length > 0 ? { kind: 'parties', parties } : undefined;
}

/** Describes the paper of a party on its own: its name, and the rest like a letterhead. */
export function describeParty({ name, ...party }: Party, title: string, writing: Writing): Block[] {
  const head = describeHead({ title: name ?? title, supplier: party }, writing);
  const lines = partyLines(party, writing);
  return lines.length > 0 ? [head, { kind: 'section', label: title, lines }] : [head];
}

/** Returns the official number that a party has within its tax number, such as a SIREN; undefined if it has such a number by itself. */
function identityInTaxNumber({ tax_id, identities = [] }: Party): NonNullable<Party['identities']>[number] | undefined {
  const { secondNumbers = [] } = factsOf(tax_id?.country);
  const [{ inTaxNumber, members } = {}] = secondNumbers;
  const [, code] = inTaxNumber?.exec(tax_id?.code ?? '') ?? [];
  const isStated = identities.some(({ type }) => secondNumbers.some((each) => each.members.type === type));
  return code === undefined || isStated ? undefined : { ...members, code };
}

/** Returns a party in the form of a letterhead. */
function partyLines(party: Party, writing: Writing, stated?: Named['stated']): TextLine[] {
  const { labels, format } = writing;
  const { name, alias, tax_id, registration, identities = [], inboxes = [], addresses = [], people = [] } = party;
  const taxNumber = taxNumberOf(tax_id, writing);
  const country = tax_id?.country ?? addresses[0]?.country;
  const { label: registered, capital, currency, ext: _, uuid: __, ...entries } = registration ?? {};
  const { registration: partNames = {} } = factsOf(country);
  const registry = [
    ...Object.entries(entries).map(([part, text]) => joined(' ', text && entryOf(partNames, part), text)),
    joined(' ', capital && labels.capital, capital && format.money(capital, currency)),
  ];
  const asked = stated
    ? (factsOf(writing.country).partyLines?.({ ...stated, name, ext: { ...stated.ext, ...party.ext } }) ?? [])
    : [];
  const known = JSON.stringify([identities, registration]);
  const own = country === writing.country ? identityInTaxNumber(party) : undefined;
  return filled([
    { text: name ?? alias, look: 'strong' },
    { text: name && alias !== name ? alias : undefined },
    taxNumber,
    ...(own ? [own, ...identities] : identities)
      .map(({ label, type, key, code, ext }) => ({
        name: identityName({ label, type, key }, writing, country) || entryOf(schemeNames, ext?.['iso-scheme-id']),
        text: code && masked(code, masksOf(country, type)),
      }))
      .filter((identity) => !repeats(identity, taxNumber)),
    ...asked.filter(({ text }) => !known.includes(text)),
    ...printedCodes(party.ext, writing),
    ...addresses.flatMap((address) => addressLines(address, format.country)),
    ...people.map(({ name, role }) => ({ text: joined(', ', fullName(name), role) })),
    ...contacts(party).map((text) => ({ text })),
    ...inboxes.map(({ label, key, scheme, code, url, email }) => ({
      name:
        label ?? (entryOf(numberNames, key) && identityName({ label, type: undefined, key }, writing)) ?? labels.inbox,
      text: joined(':', scheme, code) || (email ?? url),
    })),
    { name: registered ?? labels.registration, text: registry.filter(isText).join(', ') },
  ]);
}

/** Returns the usual form of an official number of a country. */
function masksOf(country: string | undefined, type = ''): string[] {
  const mask = entryOf(factsOf(country).numberMasks ?? {}, type);
  return mask === undefined ? [] : [mask];
}

interface NamedNumber {
  name: string | undefined;
  text: string | undefined;
}

/** Returns whether an identity is the tax number once more, under its name or without one. */
function repeats(identity: NamedNumber, taxNumber: NamedNumber): boolean {
  const signs = ({ text = '' }: NamedNumber) => text.replace(/[^\p{L}\p{N}]/gu, '');
  const isNamed = identity.name !== undefined && identity.name !== '';
  return (
    (!isNamed || identity.name === taxNumber.name) &&
    signs(identity) !== '' &&
    signs(taxNumber).includes(signs(identity))
  );
}

/** Returns the name of a party's or item's identity: that in the document, that of its country, or its key in words. */
export function identityName(
  { label, type, key = '' }: { label: string | undefined; type: string | undefined; key: string | undefined },
  writing: Writing,
  country = writing.country,
): string {
  const { labels, language } = writing;
  const own = factsOf(country).numbers ?? {};
  const name = entryOf(own, type ?? key);
  if (label ?? (name && speaks(country, language))) return label ?? said(name ?? '', writing);
  const known = name ?? entryOf(numberNames, type ?? key);
  const found = entryOf(labels.identities, key) ?? (known && said(known, writing));
  return found ?? type ?? words(key.replace(/^[a-z]{2}-/, ''));
}

function fullName(name: PersonName = {}): string {
  return joined(' ', name.prefix, name.given, name.middle, name.surname, name.surname2, name.suffix);
}

function contacts({ emails = [], telephones = [], websites = [] }: Party): string[] {
  const all = [
    ...emails.map(({ addr }) => addr),
    ...telephones.map(({ num }) => num),
    ...websites.map(({ url }) => url),
  ];
  return [...new Set(all.filter(isText))];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
