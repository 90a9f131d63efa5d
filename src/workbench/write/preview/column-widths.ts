import type { Row, Table } from '../../../paper/paper.ts';

/**
 * Returns the columns, as `grid-template-columns`, of a table whose rows are laid out separately: wide enough for headings and longest
 * texts, with the rest for the wide one.
 */
export function gridColumns({ columns, rows, rest }: Table): string {
  const widths = columns.map(({ heading, isWide }, index) => {
    if (isWide) return 'minmax(6em, 1fr)';
    const texts = [longest(rows, index), longest(rest, index)];
    const most = Math.ceil(Math.max(HEADING * width(heading.toUpperCase()), ...texts.map(width)));
    return `calc(var(--gap) + ${most}ch)`;
  });
  return widths.join(' ');
}

/** The size of headings relative to cells. */
const HEADING = 0.9;

/** Returns the longest text in a column. The first cell of a row may span several. */
function longest(rows: readonly Row[], column: number): string {
  let found = '';
  for (const { cells, span = 1 } of rows) {
    const at = column - span + 1;
    if (at === 0 && column > 0) continue;
    for (const { text } of cells[at] ?? []) if (text.length > found.length) found = text;
  }
  return found;
}

/** The largest width of characters in the paper's font, in widths of a figure (`ch`). */
const WIDTHS: readonly [signs: RegExp, width: number][] = [
  [/[\s.,'’:|]/, 0.5],
  [/[\d+-]/, 1.05], // Tabular figures are slightly wider than others.
  [/[MWmw%€]/, 1.5],
  [/\p{Lu}/u, 1.2],
  [/\p{Ll}/u, 1],
];
const OTHER_WIDTH = 1.7;

function width(text: string): number {
  let sum = 0;
  for (const sign of text) sum += WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER_WIDTH;
  return sum;
}
