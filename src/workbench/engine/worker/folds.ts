import { visit } from 'jsonc-parser';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { tooDeepAt } from '../document/depth.ts';
import { endOfTag, XmlLocations } from './xml-locations.ts';

/** Lines from 1; the last stays visible when folded. */
export interface Fold {
  start: number;
  end: number;
}

/** Returns the foldable lines of objects, lists or elements with more than one line; empty if nested too deeply. */
export function folds(text: string): Fold[] {
  if (isXmlText(text)) return elementFolds(text);
  if (tooDeepAt(text) !== undefined) return [];
  const found: Fold[] = [];
  const open: number[] = [];
  const begin = (_offset: number, _length: number, line: number) => void open.push(line + 1);
  const end = (_offset: number, _length: number, line: number) => {
    const start = open.pop();
    if (start !== undefined && line > start) found.push({ start, end: line });
  };
  visit(text, { onObjectBegin: begin, onArrayBegin: begin, onObjectEnd: end, onArrayEnd: end });
  return found;
}

/** Constructs whose content is not tags, with their start and end. */
const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Returns elements of more than one line. The XML reader reports unclosed ones. */
function elementFolds(text: string): Fold[] {
  const found: Fold[] = [];
  const open: number[] = [];
  const places = new XmlLocations(text);
  for (let at = text.indexOf('<'); at >= 0; ) {
    const opaque = OPAQUE.find(([begin]) => text.startsWith(begin, at));
    const end = opaque ? text.indexOf(opaque[1], at) : endOfTag(text, at);
    if (end < 0) break;
    const line = places.lineOf(at);
    if (!opaque && text[at + 1] === '/') {
      const start = open.pop();
      if (start !== undefined && line - 1 > start) found.push({ start, end: line - 1 });
    } else if (!opaque && text[end - 2] !== '/') open.push(line);
    at = text.indexOf('<', end);
  }
  return found;
}
