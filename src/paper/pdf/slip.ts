import type { Slip } from '../paper.ts';
import { modulesOf } from '../qr.ts';
import type { Colour } from './canvas.ts';
import type { Flow } from './flow.ts';
import type { Weight } from './fonts.ts';
import type { Element } from './structure.ts';
import type { Style } from './style.ts';

/** Draws the payment part with receipt by SIX's "Style Guide QR-bill". Its measures are in millimetres. */

const MM = 72 / 25.4;
const HEIGHT = 105;
/** The width of the receipt, where the payment part begins. */
const RECEIPT = 62;
const WIDTH = 210;
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [1, 1, 1];

/** The room above the slip, for the instruction to separate it, below the foot of the page. */
const ABOVE = { line: 1.2, all: 5 };

/** The sizes of headings and values in points, and of the gap below a value. */
interface Sizes {
  heading: number;
  value: number;
  leading: number;
}

const RECEIPT_SIZES: Sizes = { heading: 6, value: 8, leading: 9 };
const PART_SIZES: Sizes = { heading: 8, value: 10, leading: 11 };

/** Draws the slip at the lower edge of a page, on a new one if there is no room. */
export function drawSlip(flow: Flow, slip: Slip, parent: Element): void {
  const { canvas } = flow;
  const [, height] = canvas.size;
  const top = height - HEIGHT * MM;
  if (flow.top > top - ABOVE.all * MM) flow.turn();
  flow.taken.set(canvas.pageCount - 1, (HEIGHT + ABOVE.line) * MM);
  flow.top = height;
  const pen = new Pen(flow, parent, top);
  const { headings } = slip;
  canvas.mark(undefined, () => {
    canvas.rectangle(0, top - 0.25, WIDTH * MM, 0.5, BLACK);
    canvas.rectangle(RECEIPT * MM - 0.25, top, 0.5, HEIGHT * MM, BLACK);
  });
  pen.write(headings.separate, { left: WIDTH / 2, top: -ABOVE.line - 7 / MM, size: 7, align: 'middle' });
  drawReceipt(pen, slip);
  drawPart(pen, slip);
}

function drawReceipt(pen: Pen, slip: Slip): void {
  const { headings, currency, amount } = slip;
  pen.write(headings.receipt, { left: 5, top: 5, size: 11, weight: 'bold' });
  pen.fields(fieldsOf(slip, false), { left: 5, top: 12, width: 52, blank: [52, 20] }, RECEIPT_SIZES);
  pen.fields([[headings.currency, [currency]]], { left: 5, top: 68, width: 12 }, RECEIPT_SIZES);
  pen.fields([[headings.amount, [amount]]], { left: 18, top: 68, width: 39 }, RECEIPT_SIZES);
  pen.write(headings.acceptance, { left: 57, top: 82, size: 6, weight: 'bold', align: 'end' });
}

function drawPart(pen: Pen, slip: Slip): void {
  const { headings, currency, amount, payload } = slip;
  const left = RECEIPT + 5;
  pen.write(headings.paymentPart, { left, top: 5, size: 11, weight: 'bold' });
  pen.code(payload, headings.paymentPart, left, 17);
  pen.fields([[headings.currency, [currency]]], { left, top: 68, width: 14 }, PART_SIZES);
  pen.fields([[headings.amount, [amount]]], { left: left + 17, top: 68, width: 34 }, PART_SIZES);
  pen.fields(fieldsOf(slip, true), { left: left + 51, top: 5, width: 87, blank: [65, 25] }, PART_SIZES);
}

/** A heading with its lines; without lines, the payer fills in a box. */
type Field = readonly [heading: string, lines: readonly string[]];

function fieldsOf({ headings, account, reference, message, debtor }: Slip, hasMessage: boolean): Field[] {
  return [
    [headings.account, account],
    ...(reference ? [[headings.reference, [reference]] satisfies Field] : []),
    ...(hasMessage && message ? [[headings.message, [message]] satisfies Field] : []),
    debtor.length > 0 ? [headings.debtor, debtor] : [headings.noDebtor, []],
  ];
}

interface Place {
  left: number;
  top: number;
}

interface Written extends Place {
  /** In points. */
  size: number;
  weight?: Weight;
  align?: 'start' | 'middle' | 'end';
}

/** Draws at places of the slip, in millimetres from its upper left corner. */
class Pen {
  readonly #flow: Flow;
  readonly #parent: Element;
  readonly #top: number;

  constructor(flow: Flow, parent: Element, top: number) {
    this.#flow = flow;
    this.#parent = parent;
    this.#top = top;
  }

  write(text: string, { left, top, size, weight = 'regular', align = 'start' }: Written): void {
    const { canvas, shaper } = this.#flow;
    const shaped = shaper.shape(text, weight);
    const width = (shaped.width * size) / 1000;
    const start = left * MM - (align === 'start' ? 0 : align === 'end' ? width : width / 2);
    canvas.mark(this.#parent.add('P'), () => canvas.text(shaped, start, this.#top + top * MM + size, size, BLACK));
  }

  /** Writes headings with their lines below them. */
  fields(
    fields: readonly Field[],
    { left, top, width, blank }: Place & { width: number; blank?: readonly [width: number, height: number] },
    { heading, value, leading }: Sizes,
  ): void {
    const { canvas } = this.#flow;
    let y = this.#top + top * MM;
    for (const [name, texts] of fields) {
      const title = styleOf(heading, 'bold', leading);
      const lines = [
        ...this.#flow.lines(name, title, width * MM),
        ...texts.flatMap((text) => this.#flow.lines(text, styleOf(value, 'regular', leading), width * MM)),
      ];
      canvas.mark(this.#parent.add('P'), () => {
        for (const { parts } of lines) {
          for (const { shaped, style } of parts)
            canvas.text(shaped, left * MM, y + style.size, style.size, style.colour);
          y += leading;
        }
      });
      if (texts.length === 0 && blank) this.#corners(left * MM, y + 2, blank[0] * MM, blank[1] * MM);
      y += leading;
    }
  }

  /** Draws the corners of a box to fill in. */
  #corners(left: number, top: number, width: number, height: number): void {
    const { canvas } = this.#flow;
    const [length, thickness] = [3 * MM, 0.75];
    canvas.mark(undefined, () => {
      for (const x of [left, left + width - length])
        for (const y of [top, top + height - thickness]) canvas.rectangle(x, y, length, thickness, BLACK);
      for (const x of [left, left + width - thickness])
        for (const y of [top, top + height - length]) canvas.rectangle(x, y, thickness, length, BLACK);
    });
  }

  /** Draws the code of 46 millimetres with the Swiss cross of 7 millimetres in its middle. */
  code(payload: string, alt: string, left: number, top: number): void {
    const { canvas } = this.#flow;
    const [x, y, side] = [left * MM, this.#top + top * MM, 46 * MM];
    const figure = this.#parent.add('Figure');
    figure.alt = alt;
    const bottom = canvas.size[1] - y - side;
    figure.box = [x, bottom, x + side, bottom + side];
    canvas.mark(figure, () => {
      canvas.modules(modulesOf(payload), x, y, side);
      const middle = [x + side / 2, y + side / 2] as const;
      const centred = (width: number, height: number, colour: Colour) =>
        canvas.rectangle(middle[0] - (width * MM) / 2, middle[1] - (height * MM) / 2, width * MM, height * MM, colour);
      centred(7, 7, WHITE);
      centred(6.5, 6.5, BLACK);
      centred(1.2, 3.9, WHITE);
      centred(3.9, 1.2, WHITE);
    });
  }
}

function styleOf(size: number, weight: Weight, leading: number): Style {
  return { size, weight, colour: BLACK, leading };
}
