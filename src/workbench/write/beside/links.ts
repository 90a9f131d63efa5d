import type { Span } from '../../engine/document/text.ts';
import type { ShownLink } from '../../engine/worker/side-by-side.ts';

interface Position {
  lineNumber: number;
  column: number;
}

/** Returns the link of the property at a text offset: the innermost property, and the first element written from it. */
export function linkAtOffset(links: readonly ShownLink[], offset: number): ShownLink | undefined {
  let found: ShownLink | undefined;
  for (const link of links) {
    const { inText, isCalculated } = link;
    // Calculated values are not in the text, and the object around them is not meant.
    if (!inText || isCalculated || !isIn(inText, offset)) continue;
    if (!found?.inText || inText.length < found.inText.length) found = link;
  }
  return found;
}

function isIn({ offset, length }: Span, at: number): boolean {
  return offset <= at && at <= offset + length;
}

/** Returns the link of the element on a line of the XML. */
export function linkInXml(links: readonly ShownLink[], { lineNumber }: Position): ShownLink | undefined {
  return links.find(({ inXml }) => inXml.startLineNumber <= lineNumber && lineNumber <= inXml.endLineNumber);
}

/** Returns the offset of a position in a text. The name before a value, and a comma after it at the end of a line, count as the value. */
export function offsetAt(text: string, { lineNumber, column }: Position): number {
  let start = 0;
  for (let line = 1; line < lineNumber; line++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  let at = start + column - 1;
  const end = text.indexOf('\n', at);
  if (text.slice(at, end < 0 ? undefined : end).trim() === '') {
    while (at > start && /[,\s]/.test(text[at - 1] ?? '')) at--;
  }
  const [name] = /^[\s{,]*"[^"\n]{0,100}"\s*:\s*/.exec(text.slice(start, start + 300)) ?? [''];
  return at < start + name.length && !/[[{]$/.test(name) ? Math.max(at, start + name.length) : at;
}
