import { factsOf } from '../../countries/countries.ts';
import type { SecondNumber } from '../../countries/facts.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import type { Step } from '../../engine/model/path.ts';
import { bareOf, isIban } from '../../engine/pay/iban.ts';
import { nationalAccount } from '../../engine/pay/national-accounts.ts';
import { readNumber } from '../../intake/numbers.ts';
import { isObject, partAt, text } from '../engine/document/values.ts';
import type { Entry, KeptFile, Kind } from '../state/memory/entries.ts';
import type { Notation } from './notation.ts';
import * as texts from './texts.ts';

/** A field of an entry. */
export interface EntryField {
  /** Its place in the entry. */
  path: readonly Step[];
  label: string;
  /** Columns of six. */
  share: 2 | 3 | 4 | 6;
  kind?: 'country' | 'days' | 'lines' | 'price' | 'unit';
  hint?: string;
  required?: true;
  /** What the identity with the code has besides it, such as its type. */
  members?: Readonly<Record<string, unknown>>;
}

const at = (...path: Step[]) => ['value', ...path];
const usual = (...path: Step[]) => ['usual', ...path];

const party: readonly EntryField[] = [
  { path: at('name'), label: texts.name, share: 6, required: true },
  { path: at('tax_id', 'country'), label: texts.country, share: 2, kind: 'country' },
  { path: at('tax_id', 'code'), label: texts.taxNumber, share: 4 },
  { path: at('addresses', 0, 'street'), label: texts.street, share: 4 },
  { path: at('addresses', 0, 'num'), label: texts.number, share: 2 },
  { path: at('addresses', 0, 'code'), label: texts.code, share: 2 },
  { path: at('addresses', 0, 'locality'), label: texts.locality, share: 2 },
  { path: at('addresses', 0, 'region'), label: texts.region, share: 2 },
  { path: at('emails', 0, 'addr'), label: texts.email, share: 3 },
  { path: at('telephones', 0, 'num'), label: texts.telephone, share: 3 },
];

const stateOf = at('addresses', 0, 'state');

/** What a company writes into every invoice. */
export const usualFields: readonly EntryField[] = [
  { path: usual('series'), label: texts.series, share: 2 },
  { path: usual('days'), label: texts.days, share: 4, kind: 'days' },
  { path: usual('instructions', 'credit_transfer', 0, 'iban'), label: texts.iban, share: 4 },
  { path: usual('instructions', 'credit_transfer', 0, 'bic'), label: texts.bic, share: 2 },
  { path: usual('terms'), label: texts.terms, share: 6 },
  { path: usual('notes', 0, 'text'), label: texts.note, share: 6, kind: 'lines', hint: texts.noteHint },
];

const partyFields: Readonly<Record<'supplier' | 'customer' | 'item', readonly EntryField[]>> = {
  supplier: [...party, { path: at('websites', 0, 'url'), label: texts.website, share: 6 }],
  customer: party,
  item: [
    { path: at('name'), label: texts.name, share: 6, required: true },
    { path: at('price'), label: texts.price, share: 2, kind: 'price' },
    { path: at('unit'), label: texts.unit, share: 2, kind: 'unit' },
  ],
};

/** Returns the fields of a party or an item: those that its country knows, or that have a value. */
export function fieldsOf(entry: Entry): readonly EntryField[] {
  const { kind } = entry;
  if (kind !== 'supplier' && kind !== 'customer') return partyFields.item;
  const { address, secondNumbers } = factsOf(text(partAt(entry, taxCountry)));
  return partyFields[kind].flatMap((field) => {
    if (field.label === texts.taxNumber) return [field, ...otherNumber(entry, secondNumbers?.[0])];
    const { provinceLabel, stateLabel } = address ?? {};
    const isKnown = partAt(entry, field.path) !== undefined;
    if (field.label === texts.region && stateLabel && !isKnown) return [{ ...field, path: stateOf }];
    return field.label !== texts.region || provinceLabel || isKnown ? [field] : [];
  });
}

/** Returns the field of the other number of a country's companies, such as the SIREN, at its place among the identities. */
function otherNumber(entry: Entry, number: SecondNumber | undefined): EntryField[] {
  if (!number) return [];
  const { label, members } = number;
  const known = partAt(entry, at('identities'));
  const list = Array.isArray(known) ? known : [];
  const found = list.findIndex(
    (each) => isObject(each) && (members.key ? each.key === members.key : each.type === members.type),
  );
  return [{ path: at('identities', found < 0 ? list.length : found, 'code'), label, share: 6, members }];
}

/** Returns a number typed in the notation of a country in the standard's form; undefined for other texts. */
export function numberTyped(typed: string, { decimal }: Pick<Notation, 'decimal'>): string | undefined {
  const read = readNumber(typed, decimal);
  if (read.kind === 'ambiguous') return read.readings[0];
  return read.kind === 'number' ? read.text : undefined;
}

const price = at('price');
const taxCountry = at('tax_id', 'country');
const address = at('addresses', 0);
const account = usual('instructions', 'credit_transfer', 0);

/** Returns an entry as users type it: the price in their notation, a national account number in the field of the IBAN. */
export function typedEntry(entry: Entry, { typed }: Notation): Entry {
  const amount = text(partAt(entry, price));
  const priced = amount === undefined ? entry : withPart(entry, price, typed(amount));
  const members = ['iban', 'clearing', 'number'].map((name) => text(partAt(entry, [...account, name])));
  const shown = members.filter(Boolean).join(' ');
  return shown === '' || members[0] !== undefined ? priced : withPart(priced, [...account, 'iban'], shown);
}

/** Returns a typed entry as the standard writes it. The country of the address follows that of the tax number. */
export function settledEntry(typed: Entry, before: Entry, writing: Notation): Entry {
  const amount = text(partAt(typed, price));
  const country = text(partAt(typed, taxCountry));
  const place = partAt(typed, address);
  const isFollowing =
    isObject(place) && [undefined, isoCode(text(partAt(before, taxCountry)) ?? '')].includes(text(place.country));
  const iban = text(partAt(typed, [...account, 'iban']));
  const found = iban === undefined || isIban(iban) ? undefined : nationalAccount(iban, country);
  const none = { iban: undefined, number: undefined, clearing: undefined };
  return [
    ...(amount === undefined ? [] : [{ path: price, value: numberTyped(amount, writing) ?? amount }]),
    ...(country && isFollowing ? [{ path: [...address, 'country'], value: isoCode(country) }] : []),
    ...(iban === undefined ? [] : Object.entries({ ...none, ...(found ?? { iban: bareOf(iban) }) })).map(
      ([name, value]) => ({ path: [...account, name], value }),
    ),
  ].reduce((entry, { path, value }) => withPart(entry, path, value), typed);
}

function withPart(entry: Entry, path: readonly Step[], value: unknown): Entry {
  return written(entry, path, value) as Entry;
}

/** Returns an empty entry of a kind. */
export function emptyEntry(kind: Kind): Entry {
  return { kind, name: '', value: {}, usedAt: 0 };
}

export function fieldValue(entry: Entry, { path }: EntryField): string {
  const value = partAt(entry, path);
  return typeof value === 'number' ? String(value) : (text(value) ?? '');
}

/** Returns an entry with a value at a field; without it if the value is empty. */
export function withField(entry: Entry, { path, kind, members }: EntryField, value: string): Entry {
  const given = value === '' ? undefined : kind === 'days' ? Number(value) : value;
  const changed = members
    ? withPart(entry, path.slice(0, -1), given && { ...members, ...objectAt(entry, path.slice(0, -1)), code: given })
    : withPart(entry, path, given);
  return completed({ ...changed, value: changed.value ?? {} });
}

function objectAt(entry: Entry, path: readonly Step[]): object {
  const found = partAt(entry, path);
  return isObject(found) ? found : {};
}

/** Adds what an entry needs besides its fields: the way of payment of an account, and its own name. */
function completed(entry: Entry): Entry {
  const iban = text(partAt(entry, ['usual', 'instructions', 'credit_transfer', 0, 'iban']));
  const instructions = partAt(entry, ['usual', 'instructions']);
  const named = { ...entry, name: text(entry.value.name) ?? '' };
  if (iban === undefined || !isObject(instructions) || instructions.key !== undefined) return named;
  return { ...named, usual: { ...named.usual, instructions: { key: 'credit-transfer', ...instructions } } };
}

/** Returns a value with another one at a path. Objects and lists that become empty are removed. */
function written(here: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = written(partAt(here, [step]), rest, value);
  if (typeof step === 'number') {
    const list = Array.isArray(here) ? [...here] : [];
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list.length > 0 ? list : undefined;
  }
  const { [step]: _, ...others } = isObject(here) ? here : {};
  if (inner === undefined) return Object.keys(others).length > 0 ? others : undefined;
  // Keeps the order of members.
  return isObject(here) && step in here ? { ...here, [step]: inner } : { ...others, [step]: inner };
}

/** Returns an entry with a logo, or without one. */
export function withLogo(entry: Entry, logo: { data: string; mime: string } | undefined): Entry {
  const changed = written(entry, ['value', 'logos'], logo && [logo]) as Entry;
  return { ...changed, value: changed.value ?? {} };
}

/** Returns a company with the files that go with every e-mail. */
export function withFiles(entry: Entry, files: readonly KeptFile[]): Entry {
  return written(entry, ['usual', 'files'], files.length > 0 ? files : undefined) as Entry;
}

export function logoOf(entry: Entry): string | undefined {
  const [data, mime, url] = ['data', 'mime', 'url'].map((name) => text(partAt(entry, ['value', 'logos', 0, name])));
  return data === undefined ? url : `data:${mime ?? 'image/png'};base64,${data}`;
}
