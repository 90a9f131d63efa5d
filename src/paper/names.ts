/** What schemas and keys are called. */

import { SCHEMA_BASE } from '../engine/model/schema-id.ts';

/** Returns a key as words: `credit-note` → `Credit note`. */
export function words(key: string): string {
  const text = key.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a schema's path: `https://gobl.org/draft-0/bill/invoice` → `bill/invoice`. Other texts stay as they are. */
export function schemaPath(schema: string): string {
  return schema.startsWith(SCHEMA_BASE) ? schema.slice(SCHEMA_BASE.length) : schema;
}

/** Packages whose documents are known by their own names. */
const familiar = ['bill', 'note', 'org'];

/** Returns what a document of a schema is called: `bill/invoice` → `Invoice`, `tax/identity` → `Tax identity`. */
export function nameOfSchema(path: string): string {
  const [room = '', ...rest] = path.split('/');
  const name = rest.join(' ');
  return words(familiar.includes(room) || name === '' ? name || room : `${room} ${name}`);
}
