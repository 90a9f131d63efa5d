/** Collects visible names and descriptions of the standard: schemas, fields, keys, units, rates, regimes, addons, codes; and titles of examples. */

import { existsSync } from 'node:fs';
import { invoiceTypes } from '../../src/engine/bill/invoice.ts';
import { catalogues } from '../../src/engine/catalogues/index.ts';
import { SCHEMA_BASE } from '../../src/engine/model/schema-id.ts';
import { units } from '../../src/engine/org/units.ts';
import { registry } from '../../src/engine/registry.ts';
import { jsonSchema } from '../../src/engine/schema/json-schema.ts';
import { schemaIds } from '../../src/engine/schemas.ts';
import { formatSummaries } from '../../src/formats/index.ts';
import { syntaxList } from '../../src/formats/list/facts.ts';
import { INVOICE } from '../../src/formats/terms/core.ts';
import { XRECHNUNG } from '../../src/formats/terms/xrechnung.ts';
import { nameOfSchema, words } from '../../src/paper/names.ts';
import { examples } from '../../src/service/examples/index.ts';

export interface NameSource {
  /** `fields/title`, `regimes/ES`, `addons/it-sdi-v1`, `units`. */
  reference: string;
  text: string;
}

/** The names of elements in the syntaxes that have a file for them. */
const elements = await Promise.all(
  syntaxList
    .flatMap(({ key }) => ['national', 'messages'].map((folder) => `../../src/formats/${folder}/${key}/names.ts`))
    .map((file) => new URL(file, import.meta.url))
    .filter((file) => existsSync(file))
    .map(async ({ href }): Promise<string[]> => Object.values((await import(href)).NAMES)),
);

/**
 * Yields the names of business terms of EN 16931 and XRechnung, and of the elements of national formats. Names of
 * other extensions, which only experts read, stay as published.
 */
export function* namesOfTerms(): Generator<NameSource> {
  for (const text of [...namesIn([INVOICE, XRECHNUNG]), ...elements.flat()]) yield { reference: 'formats/terms', text };
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { id, name } = value as { id?: unknown; name?: unknown };
  if (typeof id === 'string' && typeof name === 'string') yield name;
  for (const member of Object.values(value)) yield* namesIn(member);
}

/** Code lists with thousands of entries for experts; their names stay as published. */
const AS_PUBLISHED = new Set(['untdid', 'cef', 'iso']);

/** Countries and currencies are named by `Intl`. */
const BY_INTL = /^(?:l10n|currency)\//;

/** Yields each name with its reference; the regimes and addons must be loaded. */
export function* namesOfStandard(): Generator<NameSource> {
  const paths = schemaIds().map((id) => id.slice(SCHEMA_BASE.length));
  for (const path of paths) {
    yield { reference: 'schemas', text: nameOfSchema(path) };
    if (!BY_INTL.test(path)) yield* titlesIn(jsonSchema(path), 'fields');
  }
  for (const [, , description = ''] of invoiceTypes.choices) yield { reference: 'fields/type', text: description };
  for (const { title } of examples) yield { reference: 'examples', text: title };
  for (const [, text] of units) yield { reference: 'units', text };
  for (const regime of registry.regimes) {
    yield* textsIn(regime, `regimes/${regime.country}`);
    for (const { rates = [] } of regime.categories ?? [])
      for (const { rate } of rates) if (!rate.includes('+')) yield { reference: 'rates', text: words(rate) };
  }
  for (const addon of registry.addons) yield* textsIn(addon, `addons/${addon.key}`);
  for (const { name, description } of formatSummaries()) {
    // Other names are the same in all languages.
    if (name.fr !== undefined && name.fr !== name.en) yield* textsIn(name, 'formats');
    yield* textsIn(description, 'formats');
  }
  for (const catalogue of catalogues)
    if (!AS_PUBLISHED.has(catalogue.key)) yield* textsIn(catalogue, `catalogues/${catalogue.key}`);
}

/** Titles and descriptions in a JSON Schema. */
function* titlesIn(value: unknown, reference: string): Generator<NameSource> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if ((key === 'title' || key === 'description') && typeof member === 'string')
      yield { reference: `${reference}/${key}`, text: member };
    else yield* titlesIn(member, reference);
  }
}

/** Yields English texts of a definition. Titles of sources and names of extension codes stay in the language of their country. */
function* textsIn(value: unknown, reference: string): Generator<NameSource> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === 'sources' || key === 'values') continue;
    if (key === 'en' && typeof member === 'string') yield { reference, text: member };
    else yield* textsIn(member, reference);
  }
}
