import { isoCode } from './iso-code.ts';
import { isoCountries, taxCountries } from './names.ts';

/** Codes in use that are not in ISO 3166-1: Northern Ireland, and Kosovo as written by EN 16931 and by the Union. */
const BEYOND_ISO: ReadonlySet<string> = new Set(['XI', '1A', 'XK']);

/** Returns whether a text is a country code. With `tax`, codes used only by tax offices count too, such as EL or EU. */
export function isCountry(code: string, tax: boolean): boolean {
  return isoCountries.has(code) || BEYOND_ISO.has(code) || (tax && taxCountries.has(code));
}

/**
 * Returns the country code that a text probably stands for: `UK`, `Spain`, `España`, `esp` or `es`. Undefined for
 * any other text.
 */
export function likelyCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const iso = isoCode(code);
  if (isCountry(iso, false)) return iso;
  return COMMON.get(code.replaceAll('.', '')) ?? countryNamed(text);
}

/** Three-letter codes (ISO 3166-1 alpha-3), vehicle and postal codes, and short names in common use. */
const COMMON: ReadonlyMap<string, string> = new Map(
  `GB UK GBR ENG ENGLAND SCOTLAND WALES GREATBRITAIN|US USA|NL HOLLAND NLD|CZ CZE|AE UAE ARE|CH CHE SUI
AT AUT|BE BEL|BG BGR BUL|HR HRV|CY CYP|DK DNK DEN|EE EST|FI FIN|FR FRA|DE DEU GER BRD|GR GRC GRE ELL|HU HUN|IE IRL EIRE|IT ITA|LV LVA|LT LTU
LU LUX|MT MLT|PL POL|PT PRT POR|RO ROU ROM|SK SVK|SI SVN SLO|ES ESP|SE SWE|NO NOR|IS ISL|LI LIE|AD AND|MC MCO|SM SMR|RS SRB|ME MNE|MK MKD
AL ALB|BA BIH|UA UKR|MD MDA|TR TUR|RU RUS|CA CAN|MX MEX|BR BRA|AR ARG|CL CHL|CO COL|PE PER|AU AUS|NZ NZL|JP JPN|CN CHN PRC|IN IND|KR KOR
SG SGP|HK HKG|MY MYS|ID IDN|TH THA|VN VNM|PH PHL|ZA ZAF RSA|EG EGY|MA MAR|IL ISR|SA SAU KSA|QA QAT|KW KWT|NG NGA|KE KEN`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [code = '', ...names] = row.split(' ');
      return names.map((name) => [name, code] as const);
    }),
);

/** The languages of recognised country names. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'pl', 'nl', 'sv', 'da', 'nb', 'fi'];

let names: Map<string, string> | undefined;

/** Returns the code of a country by its name in one of twelve languages, ignoring case, accents and spaces. */
export function countryNamed(text: string): string | undefined {
  const wanted = comparable(text.slice(0, 100));
  if (wanted === '') return undefined;
  names ??= new Map([
    ...LANGUAGES.flatMap((language) => {
      const called = new Intl.DisplayNames(language, { type: 'region' });
      return Array.from(isoCountries.keys(), (code) => [comparable(called.of(code) ?? code), code] as const);
    }),
    ...Array.from(isoCountries, ([code, name]) => [comparable(name), code] as const),
  ]);
  return names.get(wanted) ?? COMMON.get(wanted.toUpperCase());
}

function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
