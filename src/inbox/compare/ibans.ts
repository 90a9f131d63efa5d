/** Finds IBANs in texts: with spaces, and broken over lines. */

import { isBareIban } from '../../engine/pay/iban.ts';
import type { Cell } from '../../pdf/pages/read.ts';
import { belowOf, inReadingOrder } from './layout.ts';

const START = /(?<![\p{L}\p{N}])([A-Z]{2}\d{2})(?=[\s.·\p{Pd}]?[A-Z0-9])/gu;

/** The lengths of IBANs by country (ISO 13616, registry of SWIFT). Others are as long as their check digits say. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
  // Further countries of the registry.
  AE: 23,
  AL: 28,
  AZ: 28,
  BA: 20,
  BH: 22,
  BR: 29,
  BY: 28,
  CR: 22,
  DO: 28,
  EG: 29,
  FO: 18,
  GE: 22,
  GL: 18,
  IL: 23,
  IQ: 23,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LY: 25,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MU: 30,
  PK: 24,
  PS: 29,
  QA: 29,
  RS: 22,
  SA: 24,
  SC: 31,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VG: 24,
  XK: 20,
};

/** Returns the IBANs with right check digits in a text. */
export function ibansIn(text: string): string[] {
  const found = new Set<string>();
  for (const { index, 1: start = '' } of text.matchAll(START)) {
    const rest = text
      .slice(index, index + 80)
      .replace(/[^A-Za-z0-9\s.·\p{Pd}].*$/su, '')
      .replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase();
    const length = LENGTHS[start.slice(0, 2)];
    const lengths = length === undefined ? [] : [length];
    const iban = lengths
      .map((each) => rest.slice(0, each))
      .find((each, i) => each.length === lengths[i] && isBareIban(each));
    if (iban !== undefined) found.add(iban);
  }
  return [...found];
}

/** Returns the IBANs on pages. */
export function ibansOn(cells: readonly Cell[]): string[] {
  return [...new Set(textsOn(cells).flatMap(ibansIn))];
}

/** Returns the texts that may have an account: in the order of the file, in reading order, and broken within a column. */
function textsOn(cells: readonly Cell[]): string[] {
  const texts = [cells, inReadingOrder(cells)].map((each) => each.map(({ text }) => text).join('\n'));
  const broken = cells.flatMap((cell) => {
    const [last] = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[A-Z0-9 .·\p{Pd}]{0,40}$/u.exec(cell.text) ?? [];
    const below = last === undefined ? undefined : belowOf(cell, cells);
    return below ? [`${last}\n${below.text}`] : [];
  });
  return [...texts, ...broken];
}

/** Returns whether an account is on the pages, even in two pieces anywhere. */
export function hasAccount(account: string, cells: readonly Cell[]): boolean {
  const texts = cells.map(({ text }) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  if (texts.some((text) => text.includes(account)) || texts.join('').includes(account)) return true;
  for (let at = 4; at <= account.length - 2; at++) {
    const [first, second] = [account.slice(0, at), account.slice(at)];
    if (texts.some((text) => text.endsWith(first)) && texts.some((text) => text.startsWith(second))) return true;
  }
  return false;
}

/** Returns a text in the form of an IBAN that has few other characters, even if its check digits are wrong. */
export function misprintOf(account: string, cells: readonly Cell[]): string | undefined {
  for (const text of textsOn(cells)) {
    for (const { index } of text.matchAll(START)) {
      const found = text
        .slice(index, index + 80)
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, account.length);
      const others = Array.from(account).filter((each, i) => each !== found[i]).length;
      if (found.length === account.length && others > 0 && others <= MOST_MISPRINTED) return found;
    }
  }
  return undefined;
}

/** Typing errors change a few characters; two digits and the check digits at most. */
const MOST_MISPRINTED = 4;
