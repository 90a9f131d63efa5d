import { entryOf } from '../model/json.ts';
import { mod97, weightedSum } from '../text/check-digits.ts';
import { luhnValid } from '../text/luhn.ts';
import { bareOf, isBareIban, isIban } from './iban.ts';

/** A national account number: as the IBAN it is part of, or with the bank's own number next to it. */
export type NationalAccount = { iban: string } | { iban?: undefined; number: string; clearing?: string | undefined };

/** How a country writes account numbers. The patterns match a number without spaces, dots and hyphens unless they contain them. */
interface Layout {
  form: RegExp;
  /** Returns the national part of the IBAN; undefined if the check digits are wrong. */
  bban(number: string, ...parts: string[]): string | undefined;
}

const only = (isRight: (number: string) => boolean) => (number: string) => (isRight(number) ? number : undefined);

/** A number whose last two digits are those of ISO 7064, MOD 97-10. */
const bySelf = (form: RegExp): Layout => ({ form, bban: only((number) => mod97(number) === 1) });

/** `prefix-number/bank` in Czechia and Slovakia: prefix and number are divisible by 11 (Decree 169/2011, § 5). */
const czech: Layout = {
  form: /^(?:(\d{0,6})-)?(\d{2,10})\/(\d{4})$/,
  bban(_, prefix = '', number = '', bank = '') {
    const digits = prefix.padStart(6, '0') + number.padStart(10, '0');
    const parts = [weightedSum(digits.slice(0, 6), ELEVEN.slice(4)), weightedSum(digits.slice(6), ELEVEN)];
    return parts.every((sum) => sum % 11 === 0) ? bank + digits : undefined;
  },
};
const ELEVEN = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** Countries whose numbers have check digits, so that the IBAN is certain. */
const WITH_IBAN: Readonly<Record<string, Layout>> = {
  // Three digits each for bank and branch; the last two are the remainder of the first ten.
  BE: {
    form: /^\d{12}$/,
    bban: only((number) => (Number(number.slice(0, 10)) % 97 || 97) === Number(number.slice(10))),
  },
  BA: bySelf(/^\d{16}$/),
  CZ: czech,
  ES: {
    form: /^\d{20}$/,
    bban: only(
      (number) => number.slice(8, 10) === spanishDigit(`00${number.slice(0, 8)}`) + spanishDigit(number.slice(10)),
    ),
  },
  FI: {
    form: /^(\d{6})-?(\d{2,8})$/,
    bban(_, bank = '', rest = '') {
      // Savings banks have a digit of the branch in front of the zeros.
      const lead = /^[45]/.test(bank) ? 1 : 0;
      const number = bank + rest.slice(0, lead) + rest.slice(lead).padStart(8 - lead, '0');
      return luhnValid(number) ? number : undefined;
    },
  },
  FR: {
    form: /^\d{10}[0-9A-Z]{11}\d{2}$/,
    bban: only((number) => mod97(number.replace(/[A-Z]/g, frenchDigit)) === 0),
  },
  HU: {
    form: /^(?:\d{16}|\d{24})$/,
    bban(number) {
      const parts = [number.slice(0, 8), number.slice(8)];
      const isRight = parts.every((part) => weightedSum(part, [...'9731973197319731'].map(Number)) % 10 === 0);
      return isRight ? number.padEnd(24, '0') : undefined;
    },
  },
  IT: {
    form: /^[A-Z]\d{10}[0-9A-Z]{12}$/,
    bban: only((number) => number.charAt(0) === italianLetter(number.slice(1))),
  },
  ME: bySelf(/^\d{18}$/),
  MK: bySelf(/^\d{15}$/),
  NO: {
    form: /^\d{11}$/,
    bban: only((number) => weightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  },
  // NRB: it begins with the check digits of the IBAN.
  PL: {
    form: /^\d{26}$/,
    bban: (number) => (isBareIban(`PL${number}`) ? number.slice(2) : undefined),
  },
  PT: bySelf(/^\d{21}$/),
  RS: bySelf(/^\d{18}$/),
  SI: bySelf(/^\d{15}$/),
  SK: czech,
};
const MONACO_AND_SAN_MARINO: Readonly<Record<string, string>> = { MC: 'FR', SM: 'IT' };

/** Numbers of bank and account without common check digits: the first group is the bank's, unless `BLZ` follows. */
const WITH_BANK: Readonly<Record<string, RegExp>> = {
  AT: /^(?<number>\d{4,11})(?:\/|,|BLZ){1,9}(?<clearing>\d{5})$/,
  AU: /^(?<clearing>\d{3}-?\d{3})[ /]+(?<number>\d{5,10})$/,
  DE: /^(?<number>\d{1,10})(?:\/|,|BLZ){1,9}(?<clearing>\d{8})$/,
  DK: /^(?<clearing>\d{4})[ -]+(?<number>\d{6,10})$/,
  GB: /^(?<clearing>\d\d-?\d\d-?\d\d)[ /]*(?<number>\d{8})$/,
  IE: /^(?<clearing>\d\d-?\d\d-?\d\d)[ /]*(?<number>\d{8})$/,
  US: /^(?<clearing>\d{9})[ /-]+(?<number>\d{4,17})$/,
};

/** Countries whose numbers are unlike those of others, in any document. */
const UNMISTAKABLE = ['PL', 'ES', 'FR', 'IT'];

/**
 * Returns the account of a text that is not an IBAN, in the notation of a country. Undefined for other texts, and for numbers with
 * wrong check digits.
 */
export function nationalAccount(text: string, country: string | undefined): NationalAccount | undefined {
  if (isIban(text) || !/^[\d\s.,/–-]+$|^\D{0,12}\d/.test(text) || /^\s*[A-Z]{2}\s?\d\d/i.test(text)) return undefined;
  const own = country === 'EL' ? 'GR' : country;
  const iban = ibanOf(text, own) ?? UNMISTAKABLE.map((each) => ibanOf(text, each)).find(Boolean);
  if (iban !== undefined) return { iban };
  const layout = layoutOf(own);
  if (layout && matchOf(text, layout)) return undefined;
  return accountOf(text, own);
}

function layoutOf(country: string | undefined): Layout | undefined {
  return entryOf(WITH_IBAN, entryOf(MONACO_AND_SAN_MARINO, country) ?? country);
}

function compactOf(text: string): string {
  return bareOf(text).replace(/[.–-]/g, '');
}

function matchOf(text: string, { form }: Layout): RegExpExecArray | null {
  return form.exec(bareOf(text)) ?? form.exec(compactOf(text));
}

/** Returns the IBAN of a national number with right check digits. */
function ibanOf(text: string, country: string | undefined): string | undefined {
  const layout = layoutOf(country);
  const match = layout && matchOf(text, layout);
  const bban = match ? layout.bban(...(match as unknown as [string, ...string[]])) : undefined;
  if (bban === undefined) return undefined;
  const digits = String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');
  return `${country}${digits}${bban}`;
}

/** Returns the number of an account without known check digits, and its bank's where the country writes both. */
function accountOf(text: string, country = ''): NationalAccount | undefined {
  const trimmed = text.trim().toUpperCase();
  const inOne = trimmed.replace(/KONTO(?:-?(?:NR|NUMMER))?[.:]?|[:\s.]/g, '');
  const pattern = entryOf(WITH_BANK, country);
  const { number, clearing } = (pattern?.exec(trimmed) ?? pattern?.exec(inOne))?.groups ?? {};
  if (number !== undefined) return { number, clearing: clearing?.replaceAll('-', '') };
  return /^\d[\d\s./-]*\d$/.test(trimmed) && compactOf(trimmed).length > 4 ? { number: trimmed } : undefined;
}

function spanishDigit(ten: string): string {
  const digit = 11 - (weightedSum(ten, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return String(digit === 11 ? 0 : digit === 10 ? 1 : digit);
}

/** Returns the digit of a letter in a French number: A to I, J to R and S to Z count from 1, 1 and 2. */
function frenchDigit(letter: string): string {
  const index = letter.charCodeAt(0) - 65;
  return String(index < 18 ? (index % 9) + 1 : index - 16);
}

const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Returns the check letter (CIN) of an Italian number. */
function italianLetter(number: string): string {
  let sum = 0;
  for (const [place, sign] of [...number].entries()) {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    sum += place % 2 === 0 ? (ODD[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}
