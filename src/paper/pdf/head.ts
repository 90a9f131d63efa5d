import type { Head } from '../paper.ts';
import type { Cell, Flow } from './flow.ts';
import type { Picture } from './picture.ts';
import type { Element } from './structure.ts';
import { type Style, styles } from './style.ts';

/** The maximum size of a logo and the space below it. */
const LOGO = { width: 150, height: 46, below: 14 };

/** The maximum share of the width for dates. */
const DATES = 0.4;
const GAP = 24;

/** The style of the name of a second or later date, with extra space above. */
const further: Style = { ...styles.caption, leading: styles.caption.leading + 5 };

/** Draws the type and number of the document, its dates at the right, and the logo above. */
export function drawHead(flow: Flow, head: Head, parent: Element, logo: Picture | undefined): void {
  if (logo) drawLogo(flow, logo, head.logo?.alt ?? '', parent);
  const dateWidth = Math.min(
    flow.width * DATES,
    Math.max(0, ...head.dates.flatMap(({ name, text }) => [measured(flow, name), flow.measure(text, styles.plain)])) +
      0.01,
  );
  const width = flow.width - (head.dates.length > 0 ? dateWidth + GAP : 0);
  const dates = head.dates.flatMap(({ name, text }, index) => [
    ...flow.lines(flow.capitals(name), index > 0 ? further : styles.caption, dateWidth),
    ...flow.lines(text, styles.plain, dateWidth),
  ]);
  const place = { left: flow.left, width, align: 'start' } as const;
  const start = flow.top;
  const page = flow.canvas.pageCount;
  flow.row([{ ...place, lines: flow.lines(head.title, styles.title, width), owner: parent.add('H1') }]);
  if (head.number) flow.row([{ ...place, lines: flow.lines(head.number, styles.soft, width), owner: parent.add('P') }]);
  if (dates.length === 0) return;
  const bottom = flow.top;
  const isSamePage = flow.canvas.pageCount === page;
  if (isSamePage) flow.top = start;
  const left = flow.left + flow.width - dateWidth;
  const cell: Cell = { lines: dates, left, width: dateWidth, align: 'end', owner: parent.add('P') };
  flow.row([cell]);
  if (isSamePage && flow.canvas.pageCount === page) flow.top = Math.max(flow.top, bottom);
}

function measured(flow: Flow, name: string): number {
  return flow.measure(flow.capitals(name), styles.caption);
}

function drawLogo(flow: Flow, logo: Picture, alt: string, parent: Element): void {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const width = logo.width * scale;
  const height = logo.height * scale;
  const { canvas, top } = flow;
  const left = flow.leftOf(flow.left, width);
  const figure = parent.add('Figure');
  figure.alt = alt;
  const bottom = canvas.size[1] - top - height;
  figure.box = [left, bottom, left + width, bottom + height];
  canvas.mark(figure, () => canvas.picture(logo, left, top, width, height));
  flow.top += height + LOGO.below;
}
