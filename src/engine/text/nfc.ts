/**
 * Unicode Normalization Form C in linear time. `String.prototype.normalize` orders the marks that follow a letter in
 * quadratic time, so that a few hundred thousand of them take minutes.
 */

/** The most marks in a row that the Stream-Safe Text Format has. */
const MOST_MARKS = 30;

/** Fewer marks than these come to no more than 30, although one may stand for up to four. */
const MANY_MARKS = /\p{M}{7}/u;

/** Parts runs of marks without being seen. */
const COMBINING_GRAPHEME_JOINER = '\u034f';

/**
 * Returns a text in Normalization Form C. Where more than 30 marks follow each other, it is first brought into the
 * Stream-Safe Text Format (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format): a joiner stands after each 30.
 */
export function nfc(text: string): string {
  return (MANY_MARKS.test(text) ? streamSafe(text) : text).normalize('NFC');
}

function streamSafe(text: string): string {
  let safe = '';
  let marks = 0;
  for (const character of text) {
    const parts = Array.from(character.normalize('NFKD'));
    const firstLetter = parts.findIndex((part) => !isMark(part));
    if (marks + (firstLetter < 0 ? parts.length : firstLetter) > MOST_MARKS) {
      safe += COMBINING_GRAPHEME_JOINER;
      marks = 0;
    }
    safe += character;
    marks = firstLetter < 0 ? marks + parts.length : parts.length - 1 - parts.findLastIndex((part) => !isMark(part));
  }
  return safe;
}

/** The mark that stands behind all others, and so shows which are put in order at all. */
const LAST_MARK = '\u0345';

const known = new Map<string, boolean>();

/** Whether a character is put in order with its neighbours: its combining class is not 0. */
function isMark(character: string): boolean {
  if (!/\p{M}/u.test(character)) return false;
  let mark = known.get(character);
  if (mark === undefined) {
    mark =
      character === LAST_MARK || `${LAST_MARK}${character}`.normalize('NFD') !== LAST_MARK + character.normalize('NFD');
    known.set(character, mark);
  }
  return mark;
}
