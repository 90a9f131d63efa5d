/** Names schemas and keys. */

import { SCHEMA_BASE } from '../engine/model/schema-id.ts';

/** Returns a key as words: `credit-note` → `Credit note`, `b2g` → `B2G`. */
export function words(key: string): string {
  const text = key
    .replaceAll('-', ' ')
    .replace(/\b(?:vat|b2[bcg])\b/, (short) => short.toUpperCase())
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns the path of a schema: `https://gobl.org/draft-0/bill/invoice` → `bill/invoice`. Leaves other texts unchanged.
 */
export function schemaPath(schema: string): string {
  return schema.startsWith(SCHEMA_BASE) ? schema.slice(SCHEMA_BASE.length) : schema;
}

/** Packages whose names belong to the names of their schemas: `tax/total` is a tax total, not any total. */
const distinguishing = ['tax', 'currency'];

/** Returns the name of a schema's documents: `bill/invoice` → `Invoice`, `tax/identity` → `Tax identity`. */
export function nameOfSchema(path: string): string {
  const [first = '', ...rest] = path.split('/');
  const name = rest.at(-1);
  if (name === undefined) return words(first);
  return words(distinguishing.includes(first) ? `${first} ${name}` : name);
}
