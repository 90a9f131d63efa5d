/**
 * Suggests how a number with check digits may be mistyped: by one character, two swapped neighbours, or its length. Also returns the likely
 * numbers; only the owner knows which one is right.
 */
import { type Message, message } from './message.ts';

/** More characters than any checked number has. Longer texts are not searched. */
const LONGEST = 40;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters that are easily typed instead of a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Returns whether a number has the right form and check digits. */
type Fits = (text: string) => boolean;

/**
 * Returns the likely mistake in an invalid number. Positions help nobody: only a look at the original does.
 * @param text in upper case, without spaces
 */
export function mistyped(text: string, fits: Fits): Message {
  const count = text.length;
  if (count > LONGEST) return message('It has {count} characters.', { count });
  const most = mostOf(count);
  const swaps = placesWhere(text, (place) => isSwap(text, place, fits), most).length;
  const others = placesWhere(text, (place) => isOther(text, place, fits), most).length;
  if (swaps > 0 && swaps + others <= most) {
    return message('Compare it with the original: one character may be mistyped, or two adjacent ones swapped.');
  }
  if (others > 0 && others <= most) return message('Compare it with the original: one character may be mistyped.');
  if (others + swaps > 0) {
    return message('It has the right number of characters, {count}: compare each of them with the original.', {
      count,
    });
  }
  return ofOtherLength(text, fits);
}

/**
 * Returns the valid numbers that differ from an invalid one by two swapped neighbours, or by a digit instead of the letter that looks like
 * it. Any other valid number nearby is somebody else's.
 * @param text in upper case, without spaces
 */
export function likelyNumbers(text: string, fits: Fits): string[] {
  if (text.length > LONGEST) return [];
  const places = Array.from(text, (_, place) => place);
  const swapped = places.filter((place) => isSwap(text, place, fits)).map((place) => exchanged(text, place));
  const alike = places
    .filter((place) => LOOKALIKES[text.charAt(place)] !== undefined)
    .map((place) => replaced(text, place, 1, LOOKALIKES[text.charAt(place)] ?? ''))
    .filter(fits);
  return [...new Set([...swapped, ...alike])];
}

/** Returns how many positions are worth naming. Beyond that, a list would not help. */
function mostOf(count: number): number {
  return Math.min(Math.max(4, count / 4), count / 2);
}

/**
 * Describes a number that changing one character does not make valid: it has a character too many or too few, or
 * another form.
 */
function ofOtherLength(text: string, fits: Fits): Message {
  const count = text.length;
  const surplus = placesWhere(text, (place) => fits(replaced(text, place, 1, '')), mostOf(count));
  if (surplus.length > mostOf(count)) return message('It has {count} characters, probably one too many.', { count });
  if (surplus.length > 0) {
    const places = surplus.map((place) => at(text, place, 1));
    return message('It has {count} characters, probably one too many, at position {places}.', { count, places });
  }
  const lacks = placesWhere(`${text} `, (place) => isLacking(text, place, fits), 0).length > 0;
  if (lacks) return message('It has {count} characters, probably one too few.', { count });
  return message('It has {count, plural, one {# character} other {# characters}}.', { count });
}

/** Returns the positions that meet a condition: at most `most` + 1. */
function placesWhere(text: string, holds: (place: number) => boolean, most: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < text.length && found.length <= most; place++) if (holds(place)) found.push(place);
  return found;
}

/** Returns a position, counted from 1, with its characters: `7 (B)`, `3–4 (21)`. */
function at(text: string, place: number, length: 1 | 2): string {
  const written = text.slice(place, place + length);
  return `${place + 1}${length === 1 ? '' : `–${place + 2}`} (${written})`;
}

/** Returns whether another character makes the number valid. */
function isOther(text: string, place: number, fits: Fits): boolean {
  return othersAt(text, place).some((other) => fits(replaced(text, place, 1, other)));
}

/**
 * Returns the characters that may be meant at a position: other characters of the same kind, or the digit that a letter
 * resembles.
 */
function othersAt(text: string, place: number): string[] {
  const written = text.charAt(place);
  const meant = (DIGITS.includes(written) ? DIGITS : LETTERS) + (LOOKALIKES[written] ?? '');
  return [...meant].filter((other) => other !== written);
}

function isSwap(text: string, place: number, fits: Fits): boolean {
  const [one = '', next = ''] = text.slice(place, place + 2);
  return next !== '' && one !== next && fits(exchanged(text, place));
}

function exchanged(text: string, place: number): string {
  return replaced(text, place, 2, text.charAt(place + 1) + text.charAt(place));
}

function isLacking(text: string, place: number, fits: Fits): boolean {
  return [...(DIGITS + LETTERS)].some((other) => fits(replaced(text, place, 0, other)));
}

function replaced(text: string, place: number, length: number, by: string): string {
  return text.slice(0, place) + by + text.slice(place + length);
}
