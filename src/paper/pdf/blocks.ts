import type {
  Block,
  Content,
  Facts,
  Figures,
  Member,
  Members,
  Parties,
  ScannedCode,
  Section,
  TextLine,
} from '../paper.ts';
import { modulesOf } from '../qr.ts';
import { type Cell, type Flow, heightOf, type Line, lineOf, SPACE } from './flow.ts';
import { drawHead } from './head.ts';
import type { Picture } from './picture.ts';
import type { Element } from './structure.ts';
import { colours, styleOf, styles } from './style.ts';
import { drawTable } from './table.ts';

/** The space between blocks, in points. */
const GAP = 19;

/** Draws the blocks of a paper. */
export function drawBlocks(flow: Flow, blocks: readonly Block[], logo: Picture | undefined): void {
  const { document } = flow.canvas;
  blocks.forEach((block, index) => {
    // A slip has its place at the lower edge.
    if (block.kind !== 'slip') flow.space(GAP);
    if (block.kind === 'figures') flow.need(figuresHeight(flow, block) + endHeight(flow, blocks, index + 1));
    drawBlock(flow, block, document, logo, block.kind === 'table' ? endHeight(flow, blocks, index + 1) : 0);
  });
}

/** Returns the height of the blocks that must stay with the end of a table: its totals, and the sections after them while there is room. */
function endHeight(flow: Flow, blocks: readonly Block[], from: number): number {
  let height = 0;
  for (const block of blocks.slice(from)) {
    const own = block.kind === 'figures' ? figuresHeight(flow, block) : sectionHeight(flow, block);
    if (own === undefined || (block.kind === 'section' && height + GAP + own > flow.whole / 2)) break;
    height += GAP + own;
  }
  return height;
}

/** Returns the height of a section; undefined for other blocks. */
function sectionHeight(flow: Flow, block: Block): number | undefined {
  if (block.kind !== 'section') return undefined;
  const { label, lines, code } = block;
  const heading = flow.lines(flow.capitals(label), styles.caption, flow.width);
  const width = flow.width - (code ? CODE.side + 2 * CODE.room : 0);
  const texts = lines.flatMap((line) => textLines(flow, line, width));
  const height = heightOf([{ lines: [...heading, ...texts] }]) + lines.length + 1;
  return code ? Math.max(height, codeHeight(code)) : height;
}

function drawBlock(flow: Flow, block: Block, parent: Element, logo: Picture | undefined, after: number): void {
  switch (block.kind) {
    case 'head':
      drawHead(flow, block, parent, logo);
      break;
    case 'parties':
      drawParties(flow, block, parent);
      break;
    case 'facts':
      drawFacts(flow, block, parent);
      break;
    case 'table':
      drawTable(flow, block, parent, after);
      break;
    case 'figures':
      drawFigures(flow, block, parent);
      break;
    case 'section':
      drawSection(flow, block, parent.add('Sect'));
      break;
    case 'content':
      drawContent(flow, block, parent);
      break;
    case 'members':
      drawMembers(flow, block, parent);
      break;
    case 'slip':
      // Drawn last, by a module that is loaded for it.
      break;
  }
}

const COLUMN_GAP = 24;

/** Draws the parties, two side by side. */
function drawParties(flow: Flow, { parties }: Parties, parent: Element): void {
  const width = (flow.width - COLUMN_GAP) / 2;
  for (let index = 0; index < parties.length; index += 2) {
    if (index > 0) flow.space(14);
    const cells = parties.slice(index, index + 2).map(({ label, lines }, column): Cell => {
      const owner = parent.add('P');
      const text = [
        ...flow.lines(flow.capitals(label), styles.caption, width),
        ...lines.flatMap((line, at) =>
          at === 0 && line.look === 'strong'
            ? flow.lines(line.text, styles.party, width)
            : textLines(flow, line, width),
        ),
      ];
      return { lines: text, left: flow.left + column * (width + COLUMN_GAP), width, align: 'start', owner };
    });
    flow.row(cells);
  }
}

/** Returns the laid out lines of a text, preceded by its name. */
function textLines(flow: Flow, { name, text, look }: TextLine, width: number): Line[] {
  return name ? flow.named(name, styles.soft, text, styleOf(look), width) : flow.lines(text, styleOf(look), width);
}

/** Draws references and other details, side by side if there is room. */
function drawFacts(flow: Flow, { facts }: Facts, parent: Element): void {
  let row: Cell[] = [];
  let left = flow.left;
  const draw = () => {
    flow.row(row, { below: 6 });
    row = [];
    left = flow.left;
  };
  for (const { name, text } of facts) {
    const natural =
      Math.max(flow.measure(flow.capitals(name), styles.caption), flow.measure(text, styles.plain)) + 0.01;
    const width = Math.min(natural, flow.width);
    if (row.length > 0 && left + width > flow.left + flow.width) draw();
    const lines = [...flow.lines(flow.capitals(name), styles.caption, width), ...flow.lines(text, styles.plain, width)];
    row.push({ lines, left, width, align: 'start', owner: parent.add('P') });
    left += width + COLUMN_GAP;
  }
  if (row.length > 0) draw();
}

/** The share of the width for figures and their names. */
const FIGURES = 0.62;

/** The space above and below strong and other figures. */
const STRONG_PADDING = { above: 5, below: 3 };
const PADDING = { above: 2, below: 2 };

/** Draws figures one below the other at the right edge, with a QR code at the left one. */
function drawFigures(flow: Flow, block: Figures, parent: Element): void {
  flow.need(figuresHeight(flow, block));
  const { code } = block;
  const end = code && flow.top + codeHeight(code);
  if (code) drawCode(flow, code, { top: flow.top, edge: flow.left + CODE.room / 2 }, parent.add('Sect'));
  const body = parent.add('Table').add('TBody');
  for (const row of figureRows(flow, block)) {
    const { isStrong, label, amount, left, width } = row;
    if (isStrong) flow.canvas.mark(undefined, () => flow.line(left, width, 0.75, colours.ink));
    const element = body.add('TR');
    const heading = element.add('TH');
    heading.scope = 'Row';
    const cells: Cell[] = [
      { lines: label, left, width, align: 'start', owner: heading },
      { lines: amount, left, width, align: 'end', owner: element.add('TD') },
    ];
    flow.row(cells, isStrong ? STRONG_PADDING : PADDING);
  }
  if (end !== undefined) flow.top = Math.max(flow.top, end);
}

function figuresHeight(flow: Flow, block: Figures): number {
  const height = figureRows(flow, block).reduce((sum, { label, amount, isStrong }) => {
    const { above, below } = isStrong ? STRONG_PADDING : PADDING;
    return sum + heightOf([{ lines: label }, { lines: amount }]) + above + below;
  }, 0);
  return block.code ? Math.max(height, codeHeight(block.code)) : height;
}

function figureRows(flow: Flow, { rows }: Figures) {
  const width = flow.width * FIGURES;
  const left = flow.left + flow.width - width;
  return rows.map(({ label, base, amount, isStrong }) => {
    const style = isStrong ? styles.sum : styles.plain;
    const figure = flow.lines(amount, style, width);
    const used = Math.max(...figure.map((line) => line.width));
    const room = Math.max(width - used - 12, width / 3);
    const named = base ? [{ label, base }] : [];
    const lines = named.flatMap(({ label, base }) => withBase(flow, label, base, room));
    return { isStrong, left, width, amount: figure, label: base ? lines : flow.lines(label, style, room) };
  });
}

/** Returns the name of a figure with its base in paler letters next to or below it. */
function withBase(flow: Flow, label: string, base: string, width: number): Line[] {
  const offset = flow.measure(label, styles.plain) + styles.plain.size * SPACE;
  if (offset + flow.measure(base, styles.soft) > width) {
    return [...flow.lines(label, styles.plain, width), ...flow.lines(base, styles.soft, width)];
  }
  return [
    lineOf([
      { shaped: flow.shaper.shape(label, styles.plain.weight), style: styles.plain, left: 0 },
      { shaped: flow.shaper.shape(base, styles.soft.weight), style: styles.soft, left: offset },
    ]),
  ];
}

/** The side length of a QR code and the space around it, in points: Spain and Portugal ask for 30 to 40 millimetres. */
const CODE = { side: 88, room: 16 };

/** Returns the height of a code with its texts. */
function codeHeight({ above }: ScannedCode): number {
  return aboveHeight(above) + CODE.side + CODE.room + CODE_GAP + styles.caption.leading;
}

function aboveHeight(above: string | undefined): number {
  return above === undefined ? 0 : styles.caption.leading + CODE_GAP;
}

/** Draws lines below a small heading, with a QR code next to them. */
function drawSection(flow: Flow, { label, lines, code }: Section, element: Element): void {
  const width = flow.width - (code ? CODE.side + 2 * CODE.room : 0);
  const height = code ? codeHeight(code) : 0;
  const texts = lines.map((line) => textLines(flow, line, width));
  const [first = []] = texts;
  flow.need(Math.max(styles.caption.leading + heightOf([{ lines: first.slice(0, 3) }]), height));
  const { top } = flow;
  const page = flow.canvas.pageCount;
  const caption = flow.lines(flow.capitals(label), styles.caption, width);
  const column = { left: flow.left, width, align: 'start' } as const;
  flow.row([{ ...column, lines: caption, owner: element.add('H2') }], { below: 1 });
  if (code) drawCode(flow, code, { top, edge: flow.left + flow.width - CODE.side - CODE.room / 2 }, element);
  for (const text of texts) flow.row([{ ...column, lines: text, owner: element.add('P') }], { below: 1 });
  if (code && flow.canvas.pageCount === page) flow.top = Math.max(flow.top, top + height);
}

/** Draws a code with its texts. `place` has the top of the text above it, and the edge of the code at which lines begin. */
function drawCode(
  flow: Flow,
  { above, label, payload }: ScannedCode,
  place: { readonly top: number; readonly edge: number },
  parent: Element,
): void {
  const { canvas } = flow;
  const { edge } = place;
  const top = place.top + aboveHeight(above);
  const left = flow.leftOf(edge, CODE.side);
  const figure = parent.add('Figure');
  figure.alt = label || (above ?? '');
  const bottom = canvas.size[1] - top - CODE.side;
  figure.box = [left, bottom, left + CODE.side, bottom + CODE.side];
  canvas.mark(figure, () => canvas.modules(modulesOf(payload), left, top, CODE.side));
  const { size, colour, weight } = styles.caption;
  const draw = (text: string, baseline: number) => {
    if (text === '') return;
    const shaped = flow.shaper.shape(text, weight);
    const width = (shaped.width * size) / 1000;
    // A long number ends where the lines do.
    const start = Math.min(edge + (CODE.side - width) / 2, flow.left + flow.width - width);
    canvas.mark(parent.add('P'), () => canvas.text(shaped, flow.leftOf(start, width), baseline, size, colour));
  };
  draw(above ?? '', top - CODE_GAP - 2);
  draw(label, top + CODE.side + CODE_GAP + size);
}

/** Between a code and the text above or below it: Spain asks for at least two millimetres, and ISO/IEC 18004 for four modules. */
const CODE_GAP = 7;

/** Draws the text of a message. */
function drawContent(flow: Flow, { text }: Content, parent: Element): void {
  for (const paragraph of text.split(/\n{2,}/)) {
    const lines = flow.lines(paragraph, styles.message, flow.width);
    flow.row([{ lines, left: flow.left, width: flow.width, align: 'start', owner: parent.add('P') }], { below: 8 });
  }
}

/** The indentation of nested members. */
const STEP = 12;
const NAME_SHARE = 0.3;

/** Draws the members of a document without its own paper, by name. */
function drawMembers(flow: Flow, { members }: Members, parent: Element): void {
  const nameWidth = flow.width * NAME_SHARE;
  for (const { depth, name, text } of rowsOf(members, 0)) {
    const inset = Math.min(depth * STEP, nameWidth / 2);
    const element = parent.add('P');
    const cells: Cell[] = [
      {
        lines: flow.lines(name, styles.soft, nameWidth - inset),
        left: flow.left + inset,
        width: nameWidth - inset,
        align: 'start',
        owner: element,
      },
      {
        lines: flow.lines(text, styles.plain, flow.width - nameWidth - STEP),
        left: flow.left + nameWidth + STEP,
        width: flow.width - nameWidth - STEP,
        align: 'start',
        owner: element,
      },
    ];
    flow.row(cells, { below: 2 });
  }
}

interface MemberRow {
  depth: number;
  name: string;
  text: string;
}

function rowsOf(members: readonly Member[], depth: number): MemberRow[] {
  return members.flatMap(({ name, value }): MemberRow[] => {
    if (typeof value === 'string') return [{ depth, name, text: value }];
    const within = 'members' in value ? [value] : value.entries;
    const rows = within.flatMap((each): MemberRow[] => {
      if (typeof each === 'string') return [{ depth: depth + 1, name: '', text: each }];
      return 'members' in each ? rowsOf(each.members, depth + 1) : rowsOf([{ name: '', value: each }], depth + 1);
    });
    return [{ depth, name, text: '' }, ...rows];
  });
}
