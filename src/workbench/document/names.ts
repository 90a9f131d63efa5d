import { isoCode } from '../../engine/country/iso-code.ts';
import { inLanguage } from '../texts/say.ts';

const countries = inLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

export { nameOfSchema, schemaPath, words } from '../../paper/names.ts';

/** Returns a country's name by the code that tax offices use: Greece's is not its country code. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return countries().of(isoCode(code)) ?? code;
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
