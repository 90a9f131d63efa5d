import { entryOf } from '../model/json.ts';
import { bareOf, isIban } from './iban.ts';

/** The lengths of the groups of national account numbers, by country. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  BE: [3, 7, 2],
  ES: [4, 4, 2, 10],
  FR: [5, 5, 11, 2],
  HU: [8, 8, 8],
  IT: [1, 5, 5, 12],
  NO: [4, 2, 5],
  PL: [2, 4, 4, 4, 4, 4, 4],
  PT: [4, 4, 11, 2],
};

/** Returns an account number as its country prints it: in groups. Other texts are returned unchanged. */
export function printedAccount(text: string, country: string | undefined): string {
  if (isIban(text)) return inGroups(bareOf(text), []);
  const bare = bareOf(text);
  // No other country has numbers of 26 digits.
  const groups = entryOf(GROUPS, /^\d{26}$/.test(bare) ? 'PL' : country);
  const length = groups?.reduce((sum, each) => sum + each, 0);
  return groups && /^[0-9A-Z]+$/.test(bare) && length === bare.length ? inGroups(bare, groups) : text;
}

/** Returns whether a text is an account number in groups, which papers keep on one line if it fits. */
export function isInGroups(text: string): boolean {
  return /^(?:[A-Z]{2}\d{2}|\d+)(?: [A-Z\d]+){2,}$/.test(text);
}

/** Returns a text in groups of the given lengths, otherwise of four. */
function inGroups(text: string, lengths: readonly number[]): string {
  const groups: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = lengths[groups.length] ?? 4;
    groups.push(text.slice(at, at + length));
    at += length;
  }
  return groups.join(' ');
}
