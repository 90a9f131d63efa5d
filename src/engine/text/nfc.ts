/**
 * Unicode Normalization Form C in linear time. `String.prototype.normalize` sorts the marks after a letter in quadratic
 * time, so a few hundred thousand of them take minutes.
 */

/** The maximum number of marks in a row in the Stream-Safe Text Format. */
const MOST_MARKS = 30;

/** Fewer marks than these expand to at most 30, although one may stand for up to four. */
const MANY_MARKS = /\p{M}{7}/u;

/** Separates runs of marks invisibly. */
const COMBINING_GRAPHEME_JOINER = '\u034f';

/**
 * Returns a text in Normalization Form C. If more than 30 marks follow each other, the text is first converted to the
 * Stream-Safe Text Format (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format), with a joiner after every
 * 30.
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

/** The mark that sorts after all others, which shows which characters are sorted at all. */
const LAST_MARK = '\u0345';

const known = new Map<string, boolean>();

/** Returns whether a character is sorted with its neighbours: its combining class is not 0. */
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
