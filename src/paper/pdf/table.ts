import type { Column, Row, Table, TextLine } from '../paper.ts';
import type { Cell, Flow, Line } from './flow.ts';
import type { Element } from './structure.ts';
import { colours, type Style, scaled, styleOf, styles } from './style.ts';

/** The layout of a table: the positions of the columns and the scale of the letters. */
interface Layout {
  columns: readonly { column: Column; left: number; width: number }[];
  /** The styles with scaled letters. */
  styles: Styles;
}

type Styles = Readonly<Record<keyof typeof styles, Style>>;

/** The space between columns, and above and below rows, in points. */
const GAP = 12;
const PADDING = 4.5;

/** The minimum share of the width for the wide column, and the smallest scale of letters that makes room for it. */
const LEAST_WIDE = 0.34;
const SMALLEST = 0.72;

/** The maximum share of the width for a text column other than the wide one. */
const MOST_TEXT = 0.3;

/** Draws a table and repeats its head on each page. `after` is the height of the content to keep below its last row. */
export function drawTable(flow: Flow, table: Table, parent: Element, after: number): void {
  const layout = layOut(flow, table);
  const element = parent.add('Table');
  const head = element.add('THead').add('TR');
  const firstRow = table.rows[0] ?? table.rest[0];
  const least = firstRow ? Math.min(flow.whole / 3, heightIn(cellsOf(flow, firstRow, layout, undefined))) : 0;
  flow.need(headHeight(flow, layout) + least + 2 * PADDING);
  drawHead(flow, layout, head);
  const body = element.add('TBody');
  const rows = [...table.rows, ...table.rest];
  const { carried } = table;
  const carriedHeight = carried ? styles.soft.leading + 2 * PADDING : 0;
  let drawn = 0;
  const drawCarried = (label: string | undefined) => {
    const sum = drawn > 0 ? carried?.after(drawn) : undefined;
    if (label !== undefined && sum !== undefined) drawSum(flow, label, sum);
  };
  flow.onTurn = () => flow.room >= carriedHeight && drawCarried(carried?.forward);
  flow.onPage = () => {
    drawHead(flow, layout, undefined);
    drawCarried(carried?.brought);
  };
  rows.forEach((row, index) => {
    const cells = cellsOf(flow, row, layout, body.add('TR'));
    const isLast = index === rows.length - 1;
    flow.row(cells, { above: PADDING, below: PADDING, after: isLast ? after : carriedHeight });
    drawn = index + 1;
    flow.canvas.mark(undefined, () => flow.line(flow.left, flow.width, 0.5, colours.line));
  });
  flow.onPage = undefined;
  flow.onTurn = undefined;
}

/** Draws the sum of the rows so far as a decoration of the page, which is not a row of the table. */
function drawSum(flow: Flow, label: string, sum: string): void {
  const { left, width } = flow;
  const cells: Cell[] = [
    { lines: flow.lines(label, styles.soft, width / 2), left, width, align: 'start', owner: undefined },
    { lines: flow.lines(sum, styles.soft, width / 2), left, width, align: 'end', owner: undefined },
  ];
  const { onPage, onTurn } = flow;
  [flow.onPage, flow.onTurn] = [undefined, undefined];
  flow.row(cells, { above: PADDING, below: PADDING });
  [flow.onPage, flow.onTurn] = [onPage, onTurn];
}

/**
 * Computes the column widths: figures take the width of their texts, the wide column the rest. Letters shrink if that
 * is too little.
 */
function layOut(flow: Flow, { columns, rows, rest }: Table): Layout {
  const longest = columns.map(({ heading, isWide }, index) => {
    if (isWide) return 0;
    const texts = [...rows, ...rest].flatMap((row) => textsIn(row, index));
    const widths = texts.map(({ text, look }) => flow.measure(text, styleOf(look)));
    return Math.max(
      ...flow
        .capitals(heading)
        .split('\n')
        .map((line) => flow.measure(line, styles.caption)),
      widths.reduce((most, each) => Math.max(most, each), 0),
    );
  });
  const capped = columns.map(({ align }, index) => {
    const width = longest[index] ?? 0;
    return align === 'start' ? Math.min(width, flow.width * MOST_TEXT) : width;
  });
  const sum = capped.reduce((total, width) => total + width, 0);
  const room = flow.width * (1 - LEAST_WIDE) - GAP * (columns.length - 1);
  const factor = Math.min(1, Math.max(SMALLEST, room / sum));
  const scaledStyles = Object.entries<Style>(styles).map(([name, style]) => [name, scaled(style, factor)]);
  // If that is not enough, figures wrap.
  const fit = Math.min(1, room / (sum * factor));
  const widths = capped.map((width) => width * factor * fit + 0.01);
  const wide = flow.width - GAP * (columns.length - 1) - widths.reduce((total, width) => total + width, 0);
  let left = flow.left;
  const placed = columns.map((column, index) => {
    const width = column.isWide ? (widths[index] ?? 0) + wide : (widths[index] ?? 0);
    const place = { column, left, width };
    left += width + GAP;
    return place;
  });
  return { columns: placed, styles: Object.fromEntries(scaledStyles) };
}

/** Returns the texts in a column of a row; the first cell may span several columns. */
function textsIn({ span = 1, cells }: Row, column: number): readonly TextLine[] {
  const at = column - span + 1;
  return at === 0 && column > 0 ? [] : (cells[at] ?? []);
}

function drawHead(flow: Flow, { columns, styles }: Layout, row: Element | undefined): void {
  const cells = columns.map(({ column, left, width }): Cell => {
    const owner = row?.add('TH');
    if (owner) owner.scope = 'Column';
    const lines = flow.lines(flow.capitals(column.heading), styles.caption, width);
    return { lines, left, width, align: column.align, owner };
  });
  const { onPage } = flow;
  flow.onPage = undefined;
  flow.row(cells, { below: 3 });
  flow.onPage = onPage;
  flow.canvas.mark(undefined, () => flow.line(flow.left, flow.width, 0.75, colours.ink));
}

function headHeight(flow: Flow, { columns, styles }: Layout): number {
  const style = styles.caption;
  const lines = columns.map(({ column, width }) => flow.lines(flow.capitals(column.heading), style, width).length);
  return Math.max(...lines) * style.leading + 3;
}

function cellsOf(flow: Flow, { span = 1, cells }: Row, { columns, styles }: Layout, row: Element | undefined): Cell[] {
  return cells.map((lines, index) => {
    const first = columns[index === 0 ? 0 : index + span - 1];
    const last = columns[index === 0 ? span - 1 : index + span - 1] ?? first;
    const left = first?.left ?? flow.left;
    const width = (last?.left ?? left) + (last?.width ?? 0) - left;
    const owner = row?.add('TD');
    if (owner && index === 0 && span > 1) owner.span = span;
    return { lines: textLines(flow, lines, width, styles), left, width, align: first?.column.align ?? 'start', owner };
  });
}

function textLines(flow: Flow, lines: readonly TextLine[], width: number, styles: Styles): Line[] {
  const [first, ...others] = lines.map(({ text, look }) => flow.lines(text, styles[look ?? 'plain'], width));
  return first?.concat(...others) ?? [];
}

function heightIn(cells: readonly Cell[]): number {
  return Math.max(0, ...cells.map(({ lines }) => lines.reduce((sum, { height }) => sum + height, 0)));
}
