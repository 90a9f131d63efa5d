import { isInGroups } from '../../engine/pay/printed-account.ts';
import type { Paper } from '../paper.ts';
import type { Canvas, Colour } from './canvas.ts';
import type { Shaped, Shaper } from './shape.ts';
import type { Element } from './structure.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

/** A laid out line of text, possibly of several parts side by side. */
export interface Line {
  parts: readonly { shaped: Shaped; style: Style; left: number }[];
  width: number;
  height: number;
  /** The part of its height below the baseline. */
  below: number;
}

/** Lines of a column, and their structure element. */
export interface Cell {
  lines: readonly Line[];
  left: number;
  width: number;
  align: 'start' | 'end';
  owner: Element | undefined;
}

/** The page margins in points. */
const MARGIN = { side: 54, top: 50, bottom: 58 };

/** The minimum number of lines that stay together at the end of a page and at the start of the next. */
const TOGETHER = 2;

/** The space between texts side by side, as a share of their size. */
export const SPACE = 0.26;

/** The distance from the baseline to the lower end of a line, as a share of its size. */
const BELOW = 0.4;

/** Fills pages from top to bottom. */
export class Flow {
  readonly canvas: Canvas;
  readonly shaper: Shaper;
  readonly left = MARGIN.side;
  readonly width: number;
  /** The filled height of the page, in points from the top. */
  top: number = MARGIN.top;
  /** Draws repeated content such as a table head at the top of each further page. */
  onPage: (() => void) | undefined;
  /** Draws what closes a page that is full. */
  onTurn: (() => void) | undefined;

  /** The height at the lower edge of pages that has no room for a foot, by page number from 0. */
  readonly taken = new Map<number, number>();

  /** Whether the pages are read from right to left. */
  readonly isMirrored: boolean;
  readonly language: string;

  constructor(canvas: Canvas, shaper: Shaper, { language, direction }: Pick<Paper, 'language' | 'direction'>) {
    this.canvas = canvas;
    this.shaper = shaper;
    this.language = language;
    this.isMirrored = direction === 'rtl';
    this.width = canvas.size[0] - 2 * MARGIN.side;
  }

  get #bottom(): number {
    return this.canvas.size[1] - MARGIN.bottom;
  }

  /** The remaining height of the page. */
  get room(): number {
    return this.#bottom - this.top;
  }

  /** The usable height of a page. */
  get whole(): number {
    return this.#bottom - MARGIN.top;
  }

  /** Returns a heading in capitals, as in the preview. Greek ones have no accents. */
  capitals(text: string): string {
    return text.toLocaleUpperCase(this.language);
  }

  /** Returns the left edge on the page; right-to-left pages are mirrored. */
  leftOf(left: number, width: number): number {
    return this.isMirrored ? this.canvas.size[0] - left - width : left;
  }

  /** Draws a horizontal line below the filled height. */
  line(left: number, width: number, thickness: number, colour: Colour): void {
    this.canvas.line(this.leftOf(left, width), this.top, width, thickness, colour);
  }

  /** Adds vertical space, except at the top of a page. */
  space(height: number): void {
    if (this.top > MARGIN.top) this.top += height;
  }

  /** Starts a page unless the height is available or exceeds a whole page. */
  need(height: number): void {
    if (height > this.room && this.top > MARGIN.top && height <= this.whole) this.turn();
  }

  /** Starts a page. */
  turn(): void {
    this.onTurn?.();
    this.canvas.addPage();
    this.top = MARGIN.top;
    this.onPage?.();
  }

  /** Breaks a text into lines of a width. */
  lines(text: string, style: Style, width: number): Line[] {
    const inset = style.inset ?? 0;
    const wrapped = wrap(text, style.weight, ((width - inset) * 1000) / style.size, this.shaper);
    return wrapped.map((shaped) => lineOf([{ shaped, style, left: inset }]));
  }

  /** Breaks a text into lines, with its name before it. */
  named(name: string, nameStyle: Style, text: string, style: Style, width: number): Line[] {
    const label = this.shaper.shape(name, nameStyle.weight);
    const offset = (label.width * nameStyle.size) / 1000 + nameStyle.size * SPACE;
    const whole = this.lines(text, style, width - offset);
    const [first, ...others] = whole;
    // An account number goes to a line of its own before its last digits do.
    const isKept = others.length > 0 && isInGroups(text) && this.lines(text, style, width).length === 1;
    const isShort = offset < width / 2 && first !== undefined;
    if (!isShort || isKept) return [...this.lines(name, nameStyle, width), ...this.lines(text, style, width)];
    const moved = first.parts.map((part) => ({ ...part, left: part.left + offset }));
    const begun = lineOf([{ shaped: label, style: nameStyle, left: 0 }, ...moved]);
    if (others.length === 0) return [begun];
    return [
      begun,
      ...others.map((line) => ({ ...line, parts: line.parts.map((part) => ({ ...part, left: part.left + offset })) })),
    ];
  }

  /** Returns the width of a text on one line, in points. */
  measure(text: string, style: Style): number {
    return (this.shaper.shape(text, style.weight).width * style.size) / 1000;
  }

  /**
   * Draws cells side by side. Moves a small row that does not fit to the next page as a whole, and splits larger rows
   * with at least two lines on either page. `after` is the height of the following content that must be on the same
   * page.
   */
  row(cells: readonly Cell[], { above = 0, below = 0, after = 0 } = {}): void {
    const height = heightOf(cells) + above + below;
    const isSmall = height <= this.whole / 3;
    if (height + after > this.room && (isSmall || this.room < above + leastOf(cells)))
      this.need(isSmall ? height + after : this.whole);
    this.top += above;
    let from = cells.map(() => 0);
    for (;;) {
      const to = cells.map(({ lines }, index) => endOf(lines, from[index] ?? 0, this.room));
      const isDone = to.every((end, index) => end === cells[index]?.lines.length);
      // Cuts off a line higher than a page; otherwise it would never be drawn.
      const isStuck = to.every((end, index) => end === from[index]);
      if (isDone || (isStuck && this.room >= this.whole)) break;
      this.#draw(partsOf(cells, from, to));
      this.turn();
      this.top += above;
      from = to;
    }
    const rest = partsOf(cells, from);
    this.#draw(rest);
    this.top += heightOf(rest) + below;
  }

  #draw(cells: readonly Cell[]): void {
    for (const { lines, left, width, align, owner } of cells) {
      if (lines.length === 0) continue;
      this.canvas.mark(owner, () => {
        let top = this.top;
        for (const line of lines) {
          const start = align === 'end' ? left + width - line.width : left;
          for (const part of line.parts) {
            const { size, colour } = part.style;
            const at = this.leftOf(start + part.left, (part.shaped.width * size) / 1000);
            this.canvas.text(part.shaped, at, top + line.height - line.below, size, colour);
          }
          top += line.height;
        }
      });
    }
  }
}

export function lineOf(parts: Line['parts']): Line {
  let [width, height, below] = [0, 0, 0];
  for (const { shaped, style, left } of parts) {
    width = Math.max(width, left + (shaped.width * style.size) / 1000);
    height = Math.max(height, style.leading);
    below = Math.max(below, style.size * BELOW);
  }
  return { parts, width, height, below };
}

export function heightOf(cells: readonly Pick<Cell, 'lines'>[]): number {
  return Math.max(0, ...cells.map(({ lines }) => sumOf(lines)));
}

/** Returns the height that must be drawn at once for cells that span several pages. */
function leastOf(cells: readonly Cell[]): number {
  return Math.max(0, ...cells.map(({ lines }) => sumOf(lines.slice(0, TOGETHER))));
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

/** Returns the lines of cells from the start index to the end index of each. */
function partsOf(cells: readonly Cell[], from: readonly number[], to: readonly number[] = []): Cell[] {
  return cells.map((cell, index) => ({ ...cell, lines: cell.lines.slice(from[index], to[index]) }));
}

/** Returns the index after the last line that fits. Stops searching there, as a text may span thousands of pages. */
function endOf(lines: readonly Line[], from: number, height: number): number {
  let sum = 0;
  let end = from;
  for (; end < lines.length; end++) {
    sum += lines[end]?.height ?? 0;
    if (sum > height) break;
  }
  const left = lines.length - end;
  return left > 0 && left < TOGETHER ? Math.max(from, lines.length - TOGETHER) : end;
}
