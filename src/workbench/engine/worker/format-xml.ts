/** Formats XML text: each element on a line, indented by depth, with content unchanged. */

import { endOfTag } from './xml-locations.ts';

/** Constructs that begin with `<` but are not tags, with their end. */
const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const INDENT = '  ';

/** Returns XML text with a line for each element with children, and for each with text. Mixed content stays unchanged. */
export function formatXml(text: string): string {
  let depth = 0;
  let written = '';
  /** After a start tag: without child elements, its end tag stays on the same line. */
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
