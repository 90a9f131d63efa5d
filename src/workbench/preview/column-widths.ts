import type { Row, Table } from '../../paper/paper.ts';

/**
 * Returns the columns, as a value of `grid-template-columns`, of a table whose rows are laid out each by itself: wide
 * enough for their headings and their longest texts, the rest for the wide one.
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

/** The size of headings beside that of what is below. */
const HEADING = 0.9;

/** Returns the longest text in a column; the first cell of a row may take several columns. */
function longest(rows: readonly Row[], column: number): string {
  let found = '';
  for (const { cells, span = 1 } of rows) {
    const at = column - span + 1;
    if (at === 0 && column > 0) continue;
    for (const { text } of cells[at] ?? []) if (text.length > found.length) found = text;
  }
  return found;
}

/** The most that a sign takes in widths of a figure (`ch`), in the paper's font. */
const WIDTHS: readonly [signs: RegExp, width: number][] = [
  [/[\s.,'’:|]/, 0.5],
  [/[\d+-]/, 1.05], // figures of one width are a little wider than others
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
