/** Lays out a text in XML: each element on a line of its own, by its depth; what elements hold stays as it is. */

import { endOfTag } from './xml-places.ts';

/** What is no tag, though it begins with `<`: how it ends. */
const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const INDENT = '  ';

/** Returns a text in XML with a line for each element that holds others, and for each that holds a text. Where texts stand between elements it is left as it is. */
export function formatXml(text: string): string {
  let depth = 0;
  let written = '';
  /** Behind a start tag: its end tag stays on its line, where there is no element between. */
  let isOpen = false;
  for (let at = 0; at < text.length; ) {
    const begin = text.indexOf('<', at);
    const between = text.slice(at, begin < 0 ? text.length : begin);
    if (begin < 0) return `${written}${between.trim()}\n`;
    const opaque = OPAQUE.find(([mark]) => text.startsWith(mark, begin));
    const stop = opaque ? text.indexOf(opaque[1], begin) : endOfTag(text, begin);
    if (stop < begin) return text;
    const end = stop + (opaque?.[1].length ?? 0);
    const piece = text.slice(begin, end);
    const closes = !opaque && piece.startsWith('</');
    const isText = between.trim() !== '' || opaque?.[0] === '<![CDATA[';
    if (closes) depth--;
    if ((isOpen && closes) || isText) written += between;
    else if (written !== '') written += `\n${INDENT.repeat(Math.max(0, depth))}`;
    written += piece;
    isOpen = opaque?.[0] === '<![CDATA[' || (!opaque && !closes && !piece.endsWith('/>'));
    if (isOpen && !opaque) depth++;
    at = end;
  }
  return `${written}\n`;
}
