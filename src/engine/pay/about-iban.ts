import { type Message, message } from '../text/message.ts';
import { mistyped } from '../text/mistyped.ts';
import { bareOf, isBareIban } from './iban.ts';

/** Countries by the length of their IBANs. Source: SWIFT's IBAN Registry, ISO 13616. */
const COUNTRIES: readonly (readonly [length: number, countries: string])[] = [
  [15, 'NO'],
  [16, 'BE'],
  [18, 'DK FI FO GL NL SD'],
  [19, 'MK SI'],
  [20, 'AT BA EE KZ LT LU MN XK'],
  [21, 'CH HR LI LV'],
  [22, 'BG BH CR DE GB GE IE ME RS VA'],
  [23, 'AE GI IL IQ OM SO TL'],
  [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
  [25, 'LY PT ST'],
  [26, 'IS TR'],
  [27, 'BI DJ FR GR IT MC MR SM'],
  [28, 'AL AZ BY CY DO GT HN HU LB NI PL SV'],
  [29, 'BR EG PS QA UA'],
  [30, 'JO KW MU YE'],
  [31, 'MT SC'],
  [32, 'LC'],
  [33, 'RU'],
];
const LENGTHS = new Map(COUNTRIES.flatMap(([length, codes]) => codes.split(' ').map((code) => [code, length])));

/** Returns the likely mistake in an IBAN with wrong check digits; undefined if the text does not resemble an IBAN. */
export function aboutIban(text: string): Message | undefined {
  const bare = bareOf(text);
  const country = bare.slice(0, 2);
  const expected = LENGTHS.get(country);
  const count = bare.length;
  if (!/^[A-Z]{2}[0-9OIL]{2}[0-9A-Z]{9,}$/.test(bare)) return undefined;
  if (expected === undefined)
    return mistyped(bare, (other) => LENGTHS.get(other.slice(0, 2)) === count && isBareIban(other));
  if (expected === count) return mistyped(bare, (other) => other.startsWith(country) && isBareIban(other));
  const values = { count, country, expected };
  return message('It has {count} characters; an IBAN of {country} has {expected}.', values);
}
