import type { Weight } from './fonts.ts';
import type { Shaped, Shaper } from './shape.ts';

/** Returns the lines that a text takes at a width in thousandths of its size: broken at line feeds, spaces and hyphens, and within words that are too long. */
export function wrap(text: string, weight: Weight, width: number, shaper: Shaper): Shaped[] {
  return text.split(/\r\n?|\n/).flatMap((line) => wrapLine(line, weight, width, shaper));
}

function wrapLine(line: string, weight: Weight, width: number, shaper: Shaper): Shaped[] {
  const whole = shaper.shape(line.trimEnd(), weight);
  if (whole.width <= width) return [whole];
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const part of partsOf(line)) {
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

/** Returns the parts between which a line may be broken, each with the space or hyphen at its end. Spaces that do not break are none. */
function partsOf(line: string): string[] {
  return line.match(/[^ \t-]*(?:[ \t]+|-+|$)/g)?.filter((part) => part !== '') ?? [];
}

/** Returns a word that is too long, such as an address on the web, in pieces that fit. */
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

/** Parts of so many UTF-16 units are searched for signs by themselves: what a segmenter takes grows faster than the text. */
const PORTION = 256;

/** Returns the signs of a word as people see them, with their accents and marks. */
function* signsOf(word: string): Generator<string> {
  let from = 0;
  while (from < word.length) {
    let to = from + PORTION;
    // Two units may be one sign.
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
