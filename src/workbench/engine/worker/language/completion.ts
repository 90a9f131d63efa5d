import type { Edit } from 'jsonc-parser';
import { type Declared, declaredAt, objectAt } from '../../../../engine/model/locate.ts';
import type { AnyType, NamedField, ObjectType } from '../../../../engine/model/object.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Span } from '../../document/text.ts';
import { parsed } from '../text.ts';
import * as texts from '../texts.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { contextOf, type DocumentContext, type Offer, valueAt } from './document-context.ts';
import { keyOffersFor, offersFor } from './offers.ts';

/** A suggestion at the cursor. */
export interface Completion {
  kind: 'property' | 'value';
  label: string;
  /** Its name, next to the label. */
  name: string;
  /** A word or figure at the end of the row: `required`, `21%`. */
  note: string | undefined;
  /** Further information, as plain text. */
  about: string | undefined;
  /** The inserted text in snippet syntax: the cursor goes to `$1`. */
  snippet: string;
  /** The text that typing is matched against. */
  filter: string;
  /** Its position in the list. */
  order: number;
  /** After insertion, there is a choice for its content. */
  choiceFollows: boolean;
}

export interface Completions {
  items: Completion[];
  /** The span that an item replaces. */
  replace: Span;
  /** A missing comma before it. */
  comma: Edit | undefined;
}

export interface HelpRequest {
  text: string;
  offset: number;
  language: string;
}

const nothing: Completions = { items: [], replace: { offset: 0, length: 0 }, comma: undefined };

/** Returns the suggestions at an offset: missing properties of the object, or values of a property. */
export async function complete({ text, offset, language }: HelpRequest): Promise<Completions> {
  const cursor = cursorAt(text, offset);
  if (!cursor) return nothing;
  const context = await contextOf(parsed(withoutBegun(text, cursor)), language);
  const items = cursor.role === 'name' ? await names(cursor, context) : await values(cursor, context);
  const missing = cursor.commaMissingAt;
  return {
    items: items.map((item, order) => ({ ...item, order })),
    replace: cursor.span,
    comma: missing === undefined ? undefined : { offset: missing, length: 0, content: ',' },
  };
}

/** Returns the text without an unfinished name, which would hide what follows. */
function withoutBegun(text: string, { role, hasColon, span: { offset, length } }: Cursor): string {
  if (role !== 'name' || hasColon) return text;
  return text.slice(0, offset) + ' '.repeat(length) + text.slice(offset + length);
}

type Unordered = Omit<Completion, 'order'>;

async function names(cursor: Cursor, context: DocumentContext): Promise<Unordered[]> {
  const { path } = cursor;
  const present = new Set(Object.keys((valueAt(context.source.value, path) as object | undefined) ?? {}));
  present.delete(cursor.written);
  const type = objectAt(path, context.typeAt);
  if (!type) return mapKeys(cursor, context, present);
  const fields = inOrder(type).filter(({ name }) => !present.has(name));
  // Standalone objects name their kind, although they do not declare that property.
  const namesKind = type.field('$schema') === undefined && context.typeAt(path) !== undefined;
  const schema = namesKind ? schemaProperty(cursor, present) : [];
  const properties = fields.map(async (field) => {
    const target = { type: field.type, field, owner: type };
    return property(cursor, field, await hasChoice(target, [...path, field.name], context));
  });
  return [...schema, ...(await Promise.all(properties))];
}

/** Optional fields that most documents have, by type. */
const usual: { readonly [type: string]: readonly string[] } = {
  'bill.Invoice': ['customer', 'payment'],
  'bill.Line': ['taxes', 'discounts'],
  'bill.Ordering': ['code', 'period'],
  'bill.PaymentDetails': ['terms', 'instructions'],
  'org.Item': ['price', 'unit', 'ref'],
  'org.Party': ['addresses', 'emails', 'telephones', 'identities'],
  'pay.Instructions': ['credit_transfer'],
  'tax.Combo': ['rate'],
};

/** Sorts required fields first, then recommended and usual ones, each in the standard's order, with calculated ones last. */
function inOrder({ name: type, fields }: ObjectType<object>): NamedField[] {
  const rank = ({ name, calculated, required, recommended }: NamedField) => {
    if (calculated) return 5;
    if (required) return 0;
    if (recommended) return 1;
    if (usual[type]?.includes(name)) return 2;
    return name === 'uuid' ? 4 : 3;
  };
  return [...fields].sort((a, b) => rank(a) - rank(b));
}

function property(cursor: Cursor, field: NamedField, choice: boolean): Unordered {
  const { name, title, description, required, recommended, calculated } = field;
  const note = calculated ? texts.calculated : required ? texts.required : recommended ? texts.recommended : undefined;
  return {
    kind: 'property',
    label: name,
    name: say<string>(title),
    note: note && say(note),
    about: say<string>(description),
    ...written(cursor, name, inside(field.type)),
    choiceFollows: !cursor.hasColon && (choice || opensObject(field.type)),
  };
}

/** Inserts only the name if it already has a value. */
function written(cursor: Cursor, name: string, value: string): { snippet: string; filter: string } {
  const quoted = JSON.stringify(name);
  const whole = `${escaped(quoted)}: ${value}${cursor.needsComma ? ',' : ''}`;
  return { snippet: cursor.hasColon ? escaped(quoted) : whole, filter: quoted };
}

/** Returns an empty value of a type, with the cursor inside, at `$1`. */
export function inside(type: AnyType): string {
  switch (type.kind) {
    case 'object':
    case 'wrapper':
    case 'map':
      return '{$1}';
    case 'list':
      return `[${inside(type.element)}]`;
    case 'boolean':
    case 'integer':
    case 'number':
      return '$1';
    default:
      return '"$1"';
  }
}

function opensObject(type: AnyType): boolean {
  return ['object', 'wrapper', 'map', 'boolean'].includes(type.kind === 'list' ? type.element.kind : type.kind);
}

async function hasChoice(declared: Declared, path: readonly Step[], context: DocumentContext): Promise<boolean> {
  const { type } = declared;
  const inner = type.kind === 'list' ? type.element : type;
  // Addons can be chosen, which is known without loading them.
  if (declared.field?.name === '$addons') return true;
  return (await offersFor({ ...declared, type: inner }, path, context)).length > 0;
}

const SCHEMA = '$schema';

/** Suggests the property that names the kind of an object, if missing. */
function schemaProperty(cursor: Cursor, present: ReadonlySet<string>): Unordered[] {
  const wording = { name: say(texts.schemaTitle), note: say(texts.required), about: say(texts.schemaAbout) };
  return present.has(SCHEMA) ? [] : [keyed(cursor, SCHEMA, wording)];
}

/** Suggests a property that is a text. */
function keyed(cursor: Cursor, label: string, wording: Pick<Completion, 'name' | 'note' | 'about'>): Unordered {
  return { kind: 'property', label, ...wording, ...written(cursor, label, '"$1"'), choiceFollows: !cursor.hasColon };
}

async function mapKeys(cursor: Cursor, context: DocumentContext, present: ReadonlySet<string>): Promise<Unordered[]> {
  const { path } = cursor;
  const declared = declaredAt(path, context.typeAt);
  if (!declared) {
    // In a document without a kind, that comes first.
    return path.length === context.root.length ? schemaProperty(cursor, present) : [];
  }
  if (declared.type.kind === 'wrapper') return schemaProperty(cursor, present);
  const offers = await keyOffersFor(declared, path, context);
  return offers
    .filter(({ value }) => !present.has(value))
    .map(({ value, name, about }) => ({
      ...keyed(cursor, value, { name, note: undefined, about }),
      filter: JSON.stringify(`${value} ${name}`),
    }));
}

async function values(cursor: Cursor, context: DocumentContext): Promise<Unordered[]> {
  const { path, needsComma } = cursor;
  const end = needsComma ? ',' : '';
  if (path.at(-1) === '$schema') {
    const id = { type: context.typeAt([]) as never, field: undefined as never };
    const target = declaredAt(path, context.typeAt) ?? id;
    return (await offersFor(target, path, context)).map((offer) => value(offer, end));
  }
  const declared = declaredAt(path, context.typeAt);
  if (!declared) return [];
  if (declared.type.kind === 'boolean') {
    return ['true', 'false'].map((word) => ({
      ...value({ value: word, name: '' }, end),
      snippet: word + end,
      filter: word,
    }));
  }
  const taken = siblingValues(path, context);
  const offers = await offersFor(declared, path, context);
  const complete = offers.some((offer) => offer.value === cursor.written);
  const items = offers
    .filter((offer) => !taken.has(offer.value))
    .map((offer) => value(offer, end))
    // If there is a complete value, the user wants another one, so all are shown.
    .map((item) => (complete ? { ...item, filter: JSON.stringify(cursor.written) } : item));
  if (items.length > 0 || cursor.written !== '' || cursor.span.length > 0) return items;
  return emptyValue(declared.type, end);
}

/** A list of texts contains each of them once. */
function siblingValues(path: readonly Step[], { source }: DocumentContext): Set<unknown> {
  const list = valueAt(source.value, path.slice(0, -1));
  const own = Number(path.at(-1));
  return new Set(Array.isArray(list) ? list.filter((_, index) => index !== own) : []);
}

function value({ value: code, name, figure, about }: Offer, end: string): Unordered {
  const quoted = JSON.stringify(code);
  return {
    kind: 'value',
    label: code,
    name,
    note: figure,
    about,
    snippet: escaped(quoted) + end,
    filter: JSON.stringify(`${code} ${name}`),
    choiceFollows: false,
  };
}

/** Suggests the form of a value if any value is allowed. */
function emptyValue(type: AnyType, end: string): Unordered[] {
  const shape = inside(type);
  if (shape === '$1') return [];
  const label = shape.replace('$1', '');
  const names: { [label: string]: string } = { '{}': 'object', '[]': 'list', '""': 'text' };
  return [
    {
      kind: 'value',
      label,
      name: names[label] ?? 'list',
      note: undefined,
      about: undefined,
      snippet: shape + end,
      filter: label,
      choiceFollows: opensObject(type),
    },
  ];
}

/** Escapes a text for a snippet. */
function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
