import { visit } from 'jsonc-parser';
import { tooDeepAt } from '../document/depth.ts';

/** Lines from 1; the last stays visible when folded. */
export interface Fold {
  start: number;
  end: number;
}

/** Returns objects and lists of more than one line, by the lines they can be folded from and to; none where these are too many levels. */
export function folds(text: string): Fold[] {
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
