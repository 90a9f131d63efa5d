import type { Block, Paper, Row, Table, TextLine } from '../../../paper/paper.ts';

/**
 * Names the places of texts on a paper, to mark them. A place is named by what stands around it (the label of a figure, the row and column of
 * a cell), so that the same place has the same name on two papers of a document, before and after a change.
 */
export const placeOf = {
  documentTitle: 'head/title',
  number: 'head/number',
  date: (name: string) => `head/${name}`,
  party: (label: string, line: number) => `party/${label}/${line}`,
  fact: (name: string) => `fact/${name}`,
  cell: (table: number, row: string, heading: string, line: number) => `table/${table}/${row}/${heading}/${line}`,
  figure: (label: string) => `figure/${label}`,
  section: (label: string, line: number) => `section/${label}/${line}`,
};

/** Returns all texts of a paper that can be marked, by their places. The first of two equal places counts. */
export function textsByPlace({ blocks }: Pick<Paper, 'blocks'>): Map<string, string> {
  const texts = blocks.flatMap((block, index) => textsOf(block, countOf('table', blocks, index)));
  return new Map(texts.reverse());
}

type Placed = [place: string, text: string];

function textsOf(block: Block, table: number): Placed[] {
  switch (block.kind) {
    case 'head':
      return [
        [placeOf.documentTitle, block.title],
        [placeOf.number, block.number],
        ...block.dates.map(({ name, text }): Placed => [placeOf.date(name), text]),
      ];
    case 'parties':
      return block.parties.flatMap(({ label, lines }) => placed(lines, (line) => placeOf.party(label, line)));
    case 'facts':
      return block.facts.map(({ name, text }) => [placeOf.fact(name), text]);
    case 'table':
      return rowsOf(block).flatMap(({ key, row }) =>
        row.cells.flatMap((lines, cell) =>
          placed(lines, (line) => placeOf.cell(table, key, headingOf(block, row, cell), line)),
        ),
      );
    case 'figures':
      return block.rows.map(({ label, amount }) => [placeOf.figure(label), amount]);
    case 'section':
      return placed(block.lines, (line) => placeOf.section(block.label, line));
    default:
      return [];
  }
}

function placed(lines: readonly TextLine[], place: (line: number) => string): Placed[] {
  return lines.map(({ text }, index) => [place(index), text]);
}

/** Returns the places whose texts differ from those of another paper of the document, or that it lacks. Empty texts cannot be marked. */
export function changedPlaces(before: Pick<Paper, 'blocks'>, after: Pick<Paper, 'blocks'>): Set<string> {
  const known = textsByPlace(before);
  return new Set(
    [...textsByPlace(after)].flatMap(([place, text]) => (text === '' || known.get(place) === text ? [] : [place])),
  );
}

function rowsOf({ rows, rest }: Table): { key: string; row: Row }[] {
  return [
    ...rows.map((row, index) => ({ key: rowKey(0, index), row })),
    ...rest.map((row, index) => ({ key: rowKey('rest', index), row })),
  ];
}

/** Returns the key of a row in a group that begins with the row at an index, or in the rows below. */
export function rowKey(first: number | 'rest', index: number): string {
  return first === 'rest' ? `rest ${index}` : `${first + index}`;
}

/** Returns the heading above a cell. The first cell of a row may span several columns. */
export function headingOf({ columns }: Pick<Table, 'columns'>, { span = 1 }: Row, cell: number): string {
  return columns[cell === 0 ? 0 : cell + span - 1]?.heading ?? '';
}

/** Returns the number of blocks of a kind before another block. */
export function countOf(kind: Block['kind'], blocks: readonly Block[], index: number): number {
  return blocks.slice(0, index).filter((block) => block.kind === kind).length;
}
