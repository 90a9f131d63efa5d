import { isoCode } from '../../engine/country/iso-code.ts';
import { SCHEMA_BASE } from '../../engine/model/schema-id.ts';
import { inLanguage } from '../texts/say.ts';

const countries = inLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

/** Returns a country's name by the code that tax offices use: Greece's is not its country code. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return countries().of(isoCode(code)) ?? code;
}

/** Returns a key as words: `credit-note` → `Credit note`. */
export function words(key: string): string {
  const text = key.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a schema's path: `https://gobl.org/draft-0/bill/invoice` → `bill/invoice`. Other texts stay as they are. */
export function schemaPath(schema: string): string {
  return schema.startsWith(SCHEMA_BASE) ? schema.slice(SCHEMA_BASE.length) : schema;
}

/** Documents that people write from nothing, as schema paths. */
export const writtenTypes: readonly string[] = [
  'bill/invoice',
  'bill/order',
  'bill/delivery',
  'bill/payment',
  'bill/status',
  'org/party',
  'note/message',
];

/** Packages whose documents are known by their own names. */
const familiar = ['bill', 'note', 'org'];

/** Returns what a document of a schema is called: `bill/invoice` → `Invoice`, `tax/identity` → `Tax identity`. */
export function nameOfSchema(path: string): string {
  const [room = '', ...rest] = path.split('/');
  const name = rest.join(' ');
  return words(familiar.includes(room) || name === '' ? name || room : `${room} ${name}`);
}
