import { visit } from 'jsonc-parser';

/** Lines from 1; the last stays visible when folded. */
export interface Fold {
  start: number;
  end: number;
}

/** Objects and lists of more than one line, by the lines they can be folded from and to. */
export function folds(text: string): Fold[] {
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
