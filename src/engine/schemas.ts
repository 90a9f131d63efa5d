/** All registered schemas (chapter 01 §10.1), found by their full ID. */
import { corePackages } from './core.ts';
import { Envelope } from './envelope/envelope.ts';
import type { ObjectType } from './model/object.ts';

export const SCHEMA_BASE = 'https://gobl.org/draft-0/';

/** Registered types that are plain values, maps or lists of the standard, and no documents. */
const PLAIN = [
  'cal/date',
  'cal/date-time',
  'cal/time',
  'cal/timestamp',
  'cbc/code',
  'cbc/code-map',
  'cbc/key',
  'cbc/meta',
  'cbc/uri',
  'currency/code',
  'dsig/signature',
  'i18n/string',
  'l10n/code',
  'l10n/iso-country-code',
  'l10n/tax-country-code',
  'num/amount',
  'num/percentage',
  'org/unit',
  'tax/addon-list',
  'tax/extensions',
  'tax/regime-code',
  'tax/set',
].map((path) => SCHEMA_BASE + path);

const objects = new Map<string, ObjectType<object>>();
for (const { objects: own } of corePackages)
  for (const type of own) if (type.within === undefined) objects.set(idOf(type), type);

const plain = new Set(PLAIN);

/** The full ID of a registered type. */
export function idOf(type: ObjectType<object>): string {
  return SCHEMA_BASE + type.path;
}

/** The type of an ID, without the envelope, which is no content of a wrapper. */
export function typeOfSchema(id: string): ObjectType<object> | 'plain' | undefined {
  return objects.get(id) ?? (plain.has(id) ? 'plain' : undefined);
}

/** The object of an ID; undefined for plain values and unknown IDs. */
export function objectOfSchema(id: string): ObjectType<object> | undefined {
  return objects.get(id);
}

/** The IDs of all registered schemas, sorted. */
export function schemaIds(): string[] {
  return [...objects.keys(), ...plain, idOf(Envelope)].sort();
}
