/** Documents that are large in one or all respects: the lists and maps of the declarations, extended. */
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import type { AnyType, NamedField, ObjectType } from '../model/object.ts';
import type { Step } from '../model/path.ts';

/**
 * The kinds of entries in a long list or map: like the existing entry, with all declared members, without members,
 * null, of a wrong type, or with an unknown member.
 */
export const entries = ['alike', 'whole', 'empty', 'null', 'unreadable', 'unknown'] as const;
export type Entry = (typeof entries)[number];

/** A list or map that a document may have, such as `['lines', 0, 'taxes']`. */
export interface Respect {
  readonly path: readonly Step[];
  readonly field: NamedField;
}

/** Returns the lists and maps of a type at paths of up to `most` steps. Members of recursive objects appear once. */
export function respectsOf(type: ObjectType<object>, most: number, above: readonly Step[] = []): Respect[] {
  return type.fields.flatMap((field) => {
    const path = [...above, field.name];
    if (path.length > most) return [];
    if (field.type.kind === 'object') return respectsOf(field.type, most, path);
    if (field.type.kind === 'map') return [{ path, field }];
    if (field.type.kind !== 'list') return [];
    const { element } = field.type;
    const below = element.kind === 'object' ? respectsOf(element, most, [...path, 0]) : [];
    return [{ path, field }, ...below];
  });
}

/**
 * Returns a copy of a document with `count` entries in the lists and maps at these paths. Missing parents are created.
 */
export function grown(document: JsonObject, respects: readonly Respect[], count: number, entry: Entry): JsonObject {
  const copy = structuredClone(document);
  for (const { path, field } of respects) {
    const owner = ownerOf(copy, path);
    const given = owner[field.name];
    const list = field.type.kind === 'list' ? field.type : undefined;
    owner[field.name] = list
      ? listOf(list.element, field, Array.isArray(given) ? given : [], count, entry)
      : { ...(isJsonObject(given ?? null) && (given as JsonObject)), ...mapOf(count, entry) };
  }
  return copy;
}

function ownerOf(document: JsonObject, path: readonly Step[]): JsonObject {
  let here: Json = document;
  for (const [depth, step] of path.slice(0, -1).entries()) {
    const parent = here as Record<Step, Json>;
    if (typeof parent[step] !== 'object' || parent[step] === null)
      parent[step] = typeof path[depth + 1] === 'number' ? [] : {};
    here = parent[step] as Json;
  }
  return here as JsonObject;
}

function listOf(element: AnyType, field: NamedField, given: readonly Json[], count: number, entry: Entry): Json[] {
  const more = (i: number) =>
    entry === 'alike' && given[0] !== undefined ? similarValue(given[0], i, element) : undefined;
  return Array.from({ length: count }, (_, i) => given[i] ?? more(i) ?? entryOf(element, field, i, entry));
}

function entryOf(element: AnyType, field: NamedField, i: number, entry: Entry): Json {
  const isObject = element.kind === 'object';
  // A tax without category and rate is not calculated.
  const least = isObject && element.name === 'tax.Combo' ? rated(i) : {};
  if (entry === 'null') return null;
  if (entry === 'empty' && (isObject || element.kind === 'map')) return least;
  if (entry === 'empty' && element.kind === 'text') return '';
  if (entry === 'unreadable') return isObject || element.kind === 'wrapper' ? 'unreadable' : {};
  if (entry === 'unknown' && isObject) return { ...least, [`unknown-${numeral(i)}`]: 'x' };
  return sample(element, i, field, 1);
}

const MAP_VALUES: Partial<Record<Entry, Json>> = { null: null, empty: '', unreadable: {} };

function mapOf(count: number, entry: Entry): JsonObject {
  const given = MAP_VALUES[entry];
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`key-${numeral(i)}`, given === undefined ? `V${numeral(i)}` : given]),
  );
}

/** Returns a numeral with the same number of digits for every index, so that results have equal length. */
const numeral = (i: number) => String(1000 + i);

/** Names of free texts, which make the entries of a list distinct. */
const TELLING = ['code', 'name', 'text', 'label', 'val', 'url', 'uri', 'ref', 'description', 'reason', 'prv'];

/** Returns an entry that differs from an existing one in its free texts. */
function similarValue(given: Json, i: number, type: AnyType): Json {
  if (typeof given === 'string') return `${given}-${numeral(i)}`;
  if (!isJsonObject(given) || type.kind !== 'object') return given;
  const copy = { ...given };
  for (const name of TELLING) {
    const text = copy[name];
    const known = type.field(name);
    if (typeof text === 'string' && !(known && choicesOf(known.type))) copy[name] = `${text}${numeral(i)}`;
  }
  return copy;
}

function choicesOf(type: AnyType) {
  return 'choices' in type && type.choices?.length ? type.choices : undefined;
}

/**
 * Returns a value of a type, distinct for each index, with all declared members except calculated figures and bytes.
 */
export function sample(type: AnyType, i: number, field?: NamedField, depth = 0): Json {
  if (field?.name === 'cat' && type.kind === 'text') return 'VAT';
  const choices = choicesOf(type);
  if (choices) return choices[i % choices.length]?.[0] ?? '';
  const name = ('name' in type && type.name) || '';
  switch (type.kind) {
    case 'object':
      if (name === 'tax.Combo') return rated(i);
      return Object.fromEntries(
        type.fields
          .filter((each) => depth < 3 && !each.name.startsWith('$') && !each.calculated && each.name !== 'data')
          .map((each) => [each.name, sample(each.type, i, each, depth + 1)]),
      );
    case 'list':
      return depth < 2 ? [sample(type.element, i, field, depth + 1)] : [];
    case 'map':
      return { [`key-${numeral(i)}`]: `V${numeral(i)}` };
    case 'wrapper':
      return { $schema: 'https://gobl.org/draft-0/org/note', key: 'general', text: `Text ${numeral(i)}` };
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1000 + i;
    case 'amount':
      return `${numeral(i)}.00`;
    case 'percentage':
      return percentageOf(i);
    default:
      return SAMPLES[name]?.(i) ?? `T${numeral(i)}`;
  }
}

/** Returns a tax with a percentage, which needs no regime. */
const rated = (i: number): JsonObject => ({ cat: 'VAT', percent: percentageOf(i) });

const percentageOf = (i: number) => `${(10 + i / 1000).toFixed(3)}%`;

/** Texts and dates of types with a fixed form. */
const SAMPLES: Readonly<Record<string, (i: number) => string>> = {
  'cbc.Key': (i) => `key-${numeral(i)}`,
  'currency.Code': () => 'EUR',
  'l10n.ISOCountryCode': () => 'ES',
  'l10n.TaxCountryCode': () => 'ES',
  'uuid.UUID': (i) => `01890a5d-ac96-774b-bcce-${i.toString(16).padStart(12, '0')}`,
  'cal.Date': () => '2024-06-13',
  'cal.Time': () => '10:00:00',
  'cal.DateTime': () => '2024-06-13T10:00:00',
  'cal.Timestamp': () => '2024-06-13T10:00:00Z',
};
