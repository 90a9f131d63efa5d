/**
 * The places of elements and attributes in the text of an XML file, so that a repair changes only the necessary parts. Written by hand,
 * because no maintained package keeps every blank, comment and quote.
 */

/** Offsets in the text, in UTF-16 units. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** An attribute with its value, as escaped in the text. */
interface SourceAttribute extends Range {
  /** As written, with its prefix. */
  readonly name: string;
  readonly value: Range;
}

/** An element in the text. */
export interface SourceElement extends Range {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: readonly SourceAttribute[];
  /** Between its tags; at its end for `<a/>`. */
  readonly content: Range;
  readonly isSelfClosing: boolean;
}

/** A change of a text. */
export interface Edit extends Range {
  readonly text: string;
}

/** Returns the elements of a well-formed text by the offset of their `<`. */
export function elementsIn(text: string): ReadonlyMap<number, SourceElement> {
  const found = new Map<number, SourceElement>();
  const open: { name: string; from: number; attributes: SourceAttribute[]; content: number }[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const other = END_OF.find(([start]) => text.startsWith(start, at));
    if (other) {
      const end = text.indexOf(other[1], at + other[0].length);
      if (end < 0) break;
      at = end + other[1].length;
      continue;
    }
    if (text[at + 1] === '/') {
      const end = text.indexOf('>', at) + 1;
      const opened = open.pop();
      if (end === 0 || !opened) break;
      const { name, from, attributes, content } = opened;
      found.set(from, { name, from, to: end, attributes, content: { from: content, to: at }, isSelfClosing: false });
      at = end;
      continue;
    }
    const tag = tagAt(text, at);
    if (tag.isSelfClosing) found.set(at, { ...tag, from: at, content: { from: tag.to, to: tag.to } });
    else open.push({ name: tag.name, from: at, attributes: tag.attributes, content: tag.to });
    at = tag.to;
  }
  return found;
}

/** Constructs other than elements, by how they start and end. */
const END_OF = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const NAME = /[^\s=/>]+/y;
const BLANKS = /\s*/y;

/** Reads the opening tag at an offset. */
function tagAt(
  text: string,
  from: number,
): { name: string; attributes: SourceAttribute[]; to: number; isSelfClosing: boolean } {
  const read = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const name = read(NAME, from + 1);
  const attributes: SourceAttribute[] = [];
  let at = from + 1 + name.length;
  while (at < text.length) {
    at += read(BLANKS, at).length;
    if (text[at] === '>') return { name, attributes, to: at + 1, isSelfClosing: false };
    if (text[at] === '/') return { name, attributes, to: at + 2, isSelfClosing: true };
    const start = at;
    const attribute = read(NAME, at);
    if (attribute === '') break;
    at += attribute.length;
    at += read(BLANKS, at).length + 1;
    at += read(BLANKS, at).length;
    const quote = text[at] ?? '';
    const end = text.indexOf(quote, at + 1);
    if (end < 0) break;
    attributes.push({ name: attribute, from: start, to: end + 1, value: { from: at + 1, to: end } });
    at = end + 1;
  }
  return { name, attributes, to: text.length, isSelfClosing: true };
}

/** Returns a text with changes, which do not overlap; of two at one place the first given comes first. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { from, to, text: own } of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from < done) continue;
    result += text.slice(done, from) + own;
    done = to;
  }
  return result + text.slice(done);
}

/** Returns characters as they are written in the content of an element or in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Returns the blanks in front of an offset, after the last text or tag. */
export function blanksBefore(text: string, at: number): string {
  let from = at;
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from--;
  return text.slice(from, at);
}
