import type { Paper } from '../../../paper/paper.ts';
import type { Mark, Marks } from './marks.tsx';
import { placeOf, rowKey, textsByPlace } from './places.ts';

/** What is wrong in a document. */
export interface Wrong {
  values: readonly string[];
  /** The indexes of lines with a fault. */
  lines: readonly number[];
}

const WRONG: Mark = { look: 'wrong' };

/** Returns marks for the values at fault, wherever the paper shows them, and for the items of lines with a fault. */
export function wrongPlaces(paper: Pick<Paper, 'blocks'>, { values, lines }: Wrong): Marks {
  const wanted = new Set(values.map(bare));
  const heading = paper.blocks.find((block) => block.kind === 'table')?.columns[0]?.heading ?? '';
  return new Map([
    ...[...textsByPlace(paper)].filter(([, text]) => wanted.has(bare(text))).map(([place]) => [place, WRONG] as const),
    ...lines.map((line) => [placeOf.cell(0, rowKey(0, line), heading, 0), WRONG] as const),
  ]);
}

/** Numbers are written in groups on paper. */
function bare(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}
