import type { TextPosition } from '../../engine/reading/problem.ts';
import { printable } from './printable.ts';

/** Columns before the position, if a line is too long to show whole. */
const LEAD = 24;
const MARK = '…';

/** The lines of a source, to show those with faults. */
export class SourceLines {
  readonly #text: string;
  #lines: readonly string[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns a line and a caret below a position in it; nothing if the source has no text there. */
  excerpt({ line, column }: TextPosition, width: number): string[] {
    this.#lines ??= this.#text.split(/\r\n|\r|\n/);
    const characters = Array.from(this.#lines[line - 1] ?? '', (each) => (each === '\t' ? ' ' : printable(each)));
    if (characters.length === 0) return [];
    const gutter = `  ${line} | `;
    const room = width - gutter.length;
    const before = characters.slice(0, column - 1).join('');
    const whole = characters.join('');
    const from = whole.length <= room ? 0 : Math.max(0, Math.min(before.length - LEAD, whole.length - room + 1));
    const shown = from === 0 ? whole : MARK + whole.slice(from);
    const cut = shown.length <= room ? shown : shown.slice(0, room - 1) + MARK;
    const caret = before.length - from + (from === 0 ? 0 : MARK.length);
    return [`${gutter}${cut}`, `${' '.repeat(gutter.length - 2)}| ${' '.repeat(caret)}^`];
  }
}
