/** Schemas of documents as they are written, before they are built. */

import { isJsonObject, type JsonObject } from '../model/json.ts';
import { bundledSchema } from './bundle.ts';

/** Members that building fills in, besides calculated ones. A draft may omit them. */
const FILLED_IN: ReadonlySet<string> = new Set([
  'bill.Payment.total',
  'bill.StatusLine.index',
  'gobl.Envelope.head',
  'pay.DueDate.amount',
  'pay.Record.amount',
  'tax.CategoryTotal.amount',
  'tax.RateTotal.amount',
  'tax.RateTotalSurcharge.amount',
  'tax.Total.sum',
]);

/** Returns the properties that are required in a built object but not in its draft. */
export function filledIn(name: string, { properties, required }: JsonObject): string[] {
  const names = Array.isArray(required) ? required.map(String) : [];
  return names.filter((each) => {
    const property = isJsonObject(properties ?? null) ? (properties as JsonObject)[each] : undefined;
    return FILLED_IN.has(`${name}.${each}`) || (isJsonObject(property ?? null) && (property as JsonObject).calculated);
  });
}

/**
 * Returns the schema of drafts at a path, with all schemas that it refers to. Drafts may omit what building fills in, and have
 * numbers as amounts. It has no `$id`, because the ID belongs to built documents.
 */
export function draftSchema(path: string): JsonObject | undefined {
  const bundle = bundledSchema(path);
  if (!bundle) return undefined;
  const { $schema, $ref, $defs } = bundle;
  const drafts = Object.entries($defs as JsonObject).map(([name, each]) => [name, drafted(name, each as JsonObject)]);
  return { $schema, $ref, $defs: Object.fromEntries(drafts) } as JsonObject;
}

function drafted(name: string, definition: JsonObject): JsonObject {
  if (name === 'num.Amount') return withNumbers(definition);
  const { required, ...others } = definition;
  const left = filledIn(name, definition);
  const kept = (Array.isArray(required) ? required : []).filter((each) => !left.includes(String(each)));
  return { ...others, ...(kept.length > 0 && { required: kept }) } as JsonObject;
}

function withNumbers({ type = 'string', pattern = '', ...others }: JsonObject): JsonObject {
  return { ...others, anyOf: [{ type, pattern }, { type: 'number' }] };
}
