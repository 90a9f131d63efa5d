import type { Paper } from '../../../paper/paper.ts';
import type { Mark, Marks } from './marks.tsx';
import { placeOf, rowKey, textsByPlace } from './places.ts';

/** What is wrong in a document. */
export interface Wrong {
  /** Whether the page is marked as incomplete. A wrong account number alone is only marked in its place. */
  isIncomplete: boolean | undefined;
  values: readonly string[];
  /** Values of lines. */
  inLines: readonly WrongInLine[];
}

interface WrongInLine {
  /** The index of the line. */
  line: number;
  /** The property within the line: `item.price`. */
  property: string;
  /** The value as it was written; undefined if it is missing. */
  value: string | undefined;
}

const WRONG: Mark = { look: 'wrong' };

/** The columns of figures that the paper leaves out if they cannot be read. */
const COLUMNS: Readonly<Record<string, number>> = { quantity: 1, 'item.price': 2 };

/** The number of columns from which there is one for prices. */
const PRICED = 4;

/** Returns marks for the values at fault: wherever the paper shows them, in the place of a figure of a line, otherwise at the item of the line. */
export function wrongPlaces(paper: Pick<Paper, 'blocks'>, { values, inLines }: Omit<Wrong, 'isIncomplete'>): Marks {
  const texts = textsByPlace(paper);
  const wanted = new Set(values.map(bare));
  const columns = paper.blocks.find((block) => block.kind === 'table')?.columns ?? [];
  const placeIn = (line: number, column: number) => placeOf.cell(0, rowKey(0, line), columns[column]?.heading ?? '', 0);
  return new Map([
    ...[...texts].filter(([, text]) => wanted.has(bare(text))).map(([place]) => [place, WRONG] as const),
    ...inLines.map(({ line, property, value }) => {
      const column = COLUMNS[property] ?? 0;
      if (!value || column === 0 || (column > 1 && columns.length < PRICED)) return [placeIn(line, 0), WRONG] as const;
      const place = placeIn(line, column);
      const shown = texts.get(place) ?? '';
      // A quantity that cannot be read leaves its unit.
      const unit = /^[\d\s]/.test(shown) ? '' : shown;
      return [place, { ...WRONG, text: `${value} ${unit}`.trim() }] as const;
    }),
  ]);
}

/** Numbers are written in groups on paper. */
function bare(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}
