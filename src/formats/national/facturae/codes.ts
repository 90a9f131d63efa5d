/** The code lists of the Facturae schema, and what their codes are in documents. */

import { codeOfUnit, unitOfCode } from '../../../engine/org/units.ts';
import { FACTURAE_322 } from '../../schema/generated/facturae-322.ts';

function listOf(name: string): readonly string[] {
  const found = FACTURAE_322.facets?.[name]?.enumeration ?? [];
  return typeof found === 'string' ? found.split(' ') : found;
}

/** The Spanish text that each reason for a correction must have. */
export const REASONS = pairs('ReasonCode', 'ReasonDescription');

/** The Spanish text that each method of correction must have. */
export const METHODS = pairs('CorrectionMethod', 'CorrectionMethodDescription');

/** The schema lists codes and their texts in the same order. */
function pairs(codes: string, texts: string): ReadonlyMap<string, string> {
  const names = listOf(texts);
  return new Map(listOf(codes).map((code, at) => [code, names[at] ?? '']));
}

export const CURRENCIES: ReadonlySet<string> = new Set(listOf('CurrencyCode'));
export const LANGUAGES: ReadonlySet<string> = new Set(listOf('LanguageCode'));

/** Codes of taxes that documents have as categories. */
export const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['01', 'VAT'],
  ['02', 'IPSI'],
  ['03', 'IGIC'],
]);
export const TAX_CODES: ReadonlyMap<string, string> = inverse(CATEGORIES);

/** Codes of taxes that the customer withholds: the income tax of residents and of others. */
export const WITHHELD: ReadonlyMap<string, string> = new Map([
  ['04', 'IRPF'],
  ['28', 'IRNR'],
]);
export const WITHHELD_CODES: ReadonlyMap<string, string> = inverse(WITHHELD);
export const OTHER_TAX = '05';

/** Means of payment by their keys in documents; the first key of a code is the one that reading gives. */
export const MEANS: ReadonlyMap<string, string> = new Map([
  ['cash', '01'],
  ['direct-debit', '02'],
  ['credit-transfer', '04'],
  ['debit-transfer', '04'],
  ['promissory-note', '09'],
  ['cheque', '11'],
  ['other', '13'],
  ['online', '13'],
  ['any', '13'],
  ['netting', '14'],
  ['bank-draft', '17'],
  ['card', '19'],
]);
const KEYS_OF_MEANS = inverse(MEANS);

export function keyOfMeans(code: string): string | undefined {
  return KEYS_OF_MEANS.get(code);
}

/** Units of the schema by the UN/ECE codes of ours; the first code of a unit is the one that reading gives. */
const UNITS: ReadonlyMap<string, string> = new Map(
  `XUN 01, C62 01, H87 01, EA 01, HUR 02, KGM 03, LTR 04, XBX 06, XDS 07, XBA 08, XJY 09, XBG 10, XCO 11, XBO 12, XCI 13,
  XCT 14, CLT 15, CMT 16, XBI 17, DZN 18, XCS 19, XDJ 20, GRM 21, KMT 22, XCA 23, XBH 24, MTR 25, MMT 26, XPK 28, 13 29, PTN 29,
  XRO 30, XEN 31, XTB 32, MTQ 33, SEC 34, WTT 35, KWH 36`
    .split(',')
    .flatMap((pair) => {
      const [code = '', unit = ''] = pair.trim().split(' ');
      return [[code, unit] as const, ...(code.startsWith('X') ? [[code.slice(1), unit] as const] : [])];
    }),
);
const UNIT_CODES = inverse(UNITS);

export const OTHER_UNIT = '05';

/** Returns the unit of the schema, `05` for one that it does not have. */
export function unitOf(unit: string | undefined, code: string | undefined): string | undefined {
  const known = (unit === undefined ? undefined : codeOfUnit(unit)) ?? code;
  if (unit === undefined && code === undefined) return undefined;
  return UNITS.get(known ?? '') ?? OTHER_UNIT;
}

/** Returns the unit that documents have: a key, or the UN/ECE code of one without a key. */
export function keyOfUnit(unit: string): string | undefined {
  const code = UNIT_CODES.get(unit);
  return code === undefined ? undefined : (unitOfCode(code) ?? code);
}

/** Returns the first key of each value. */
function inverse(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].reverse().map(([key, value]) => [value, key]));
}

/** The form of a code of the common directory of public bodies (DIR3). */
export const DIR3 = /^(?=.{9}$)[A-Z]{1,2}[0-9]{7,8}$/;

/** Roles of the centres that FACe routes by. */
export const ROLES = { accounting: '01', body: '02', unit: '03', proposing: '04' } as const;

/** Returns whether a Spanish number belongs to a public body: a municipality, another public body, or a part of the state. */
export function isPublicBody(number: string): boolean {
  return /^(?:ES)?[PQS]/.test(number);
}

/** Provinces by the first two digits of postcodes. */
const PROVINCES =
  `Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Illes Balears,Barcelona,Burgos,Cáceres,Cádiz,Castellón,Ciudad Real,Córdoba,
A Coruña,Cuenca,Girona,Granada,Guadalajara,Gipuzkoa,Huelva,Huesca,Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,
Asturias,Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz Tenerife,Cantabria,Segovia,Sevilla,Soria,Tarragona,Teruel,Toledo,Valencia,
Valladolid,Bizkaia,Zamora,Zaragoza,Ceuta,Melilla`
    .split(',')
    .map((name) => name.trim());

export function provinceOf(postcode: string): string | undefined {
  return PROVINCES[Number(postcode.slice(0, 2)) - 1];
}
