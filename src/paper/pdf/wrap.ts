import type { Weight } from './fonts.ts';
import type { Shaped, Shaper } from './shape.ts';

/**
 * Breaks a text into lines of a width in thousandths of its size: at line feeds, spaces and hyphens, and inside words
 * that are too long.
 */
export function wrap(text: string, weight: Weight, width: number, shaper: Shaper): Shaped[] {
  if (!/[\r\n]/.test(text)) return wrapLine(text, weight, width, shaper);
  return text.split(/\r\n?|\n/).flatMap((line) => wrapLine(line, weight, width, shaper));
}

function wrapLine(line: string, weight: Weight, width: number, shaper: Shaper): Shaped[] {
  const whole = shaper.shape(line.trimEnd(), weight);
  if (whole.width <= width) return [whole];
  const lines: string[] = [];
  let current = '';
  let used = 0;
  const fits = (part: string) => shaper.shape(part.trimEnd(), weight).width <= width;
  for (const part of partsOf(line, fits)) {
    const length = shaper.shape(part, weight).width;
    const room = shaper.shape(part.trimEnd(), weight).width;
    if (used + room <= width) {
      current += part;
      used += length;
      continue;
    }
    if (current.trim() !== '') lines.push(current);
    const pieces = room <= width ? [part] : cut(part, weight, width, shaper);
    current = pieces.pop() ?? '';
    for (const piece of pieces) lines.push(piece);
    used = shaper.shape(current, weight).width;
  }
  if (current.trim() !== '') lines.push(current);
  return lines.map((each) => shaper.shape(each.trim(), weight));
}

/**
 * Returns the parts between possible line breaks, each with its final space or hyphen. Non-breaking spaces do not
 * count, nor do those within an IBAN that fits into a line.
 */
function partsOf(line: string, fits: (part: string) => boolean): string[] {
  return line.split(IBAN).flatMap((text, at) => {
    if (at % 2 === 1 && fits(text)) return [text];
    return text.match(/[^ \t-]*(?:[ \t]+|-+|$)/g)?.filter((part) => part !== '') ?? [];
  });
}

/** An IBAN in groups, with the spaces and signs after it. */
const IBAN = /(?<!\S)([A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?(?![A-Z\d])[^ ]*[ ]*)/;

/** Cuts a word that is too long, such as a web address, into pieces that fit. */
function cut(word: string, weight: Weight, width: number, shaper: Shaper): string[] {
  const pieces: string[] = [];
  let current = '';
  let used = 0;
  for (const sign of signsOf(word)) {
    const { width: own } = shaper.shape(sign, weight);
    if (current !== '' && used + own > width) {
      pieces.push(current);
      current = '';
      used = 0;
    }
    current += sign;
    used += own;
  }
  return [...pieces, current];
}

/** The number of UTF-16 units to segment at a time, as the time of a segmenter grows faster than the text. */
const PORTION = 256;

/** Yields the characters of a word as a reader sees them, with their accents and marks. */
function* signsOf(word: string): Generator<string> {
  let from = 0;
  while (from < word.length) {
    let to = from + PORTION;
    // Two units may form one character.
    if (/[\ud800-\udbff]/.test(word.charAt(to - 1))) to++;
    for (const { segment } of graphemes().segment(word.slice(from, to))) yield segment;
    from = to;
  }
}

let segmenter: Intl.Segmenter | undefined;

function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en');
  return segmenter;
}
