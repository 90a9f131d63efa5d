/** All registered schemas (chapter 01 §10.1), found by their full ID. */
import { CodeMap } from './cbc/code-map.ts';
import { Meta } from './cbc/meta.ts';
import { corePackages } from './core.ts';
import { Envelope } from './envelope/envelope.ts';
import { LocalText } from './i18n/string.ts';
import type { ObjectType } from './model/object.ts';
import { complementSchemas, registry } from './registry.ts';
import { ExtensionsDocument } from './tax/extensions.ts';

export const SCHEMA_BASE = 'https://gobl.org/draft-0/';

/** Registered types that are plain values or lists of the standard, and no documents. */
const plain = new Set(
  [
    'cal/date',
    'cal/date-time',
    'cal/time',
    'cal/timestamp',
    'cbc/code',
    'cbc/key',
    'cbc/uri',
    'currency/code',
    'dsig/signature',
    'l10n/code',
    'l10n/iso-country-code',
    'l10n/tax-country-code',
    'num/amount',
    'num/percentage',
    'org/unit',
    'tax/addon-list',
    'tax/correction-set',
    'tax/regime-code',
    'tax/set',
  ].map((path) => SCHEMA_BASE + path),
);

/** Maps that may stand as documents. Their JSON Schema is that of the values that properties hold. */
const maps: ReadonlyMap<string, ObjectType<object>> = byId([CodeMap, Meta, LocalText, ExtensionsDocument]);

const objects: ReadonlyMap<string, ObjectType<object>> = byId(
  corePackages.flatMap((each) => each.objects).filter((type) => type.within === undefined),
);

/** The wrapper itself: it has a schema, but names no kind of document (chapter 09 §2.3). */
const WRAPPER_ID = `${SCHEMA_BASE}schema/object`;

function byId(types: readonly ObjectType<object>[]): ReadonlyMap<string, ObjectType<object>> {
  return new Map(types.map((type) => [idOf(type), type]));
}

/** The full ID of a registered type. */
export function idOf(type: ObjectType<object>): string {
  return SCHEMA_BASE + type.path;
}

/** The type of an ID, without the envelope, which is no content of a wrapper. */
export function typeOfSchema(id: string): ObjectType<object> | 'plain' | undefined {
  return objectOfSchema(id) ?? maps.get(id) ?? (plain.has(id) ? 'plain' : undefined);
}

/** The object of an ID, also of a loaded addon; undefined for plain values, maps and unknown IDs. */
export function objectOfSchema(id: string): ObjectType<object> | undefined {
  return objects.get(id) ?? registry.complements.find((type) => idOf(type) === id);
}

/** The IDs of all registered schemas, sorted. */
export function schemaIds(): string[] {
  const others = [...complementSchemas, idOf(Envelope), WRAPPER_ID];
  return [...objects.keys(), ...maps.keys(), ...plain, ...others].sort();
}
