import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { packedStream } from '../../pdf/writing/pack.ts';
import { AsciiWriter } from './ascii.ts';
import { UsedFont } from './embed-font.ts';
import type { Face } from './fonts.ts';
import type { Picture } from './picture.ts';
import type { Piece, Shaped } from './shape.ts';
import { Element } from './structure.ts';

/** A colour as red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The width and height of a page, in points. */
export type Size = readonly [width: number, height: number];

/** A page during drawing. */
interface Page {
  ref: PDFRef;
  content: AsciiWriter;
  /** The colour, the font and its size that the content has set. */
  colour: Colour | undefined;
  font: UsedFont | undefined;
  fontSize: number;
  /** The structure elements, by the number of their marked content (MCID). */
  owners: Element[];
  pictures: Map<string, PDFRef>;
}

/** Draws on pages. Positions are in points from the top left corner. */
export class Canvas {
  readonly context: PDFContext;
  readonly size: Size;
  readonly document = new Element('Document');
  readonly #pages: Page[] = [];
  readonly #fonts = new Map<Face, UsedFont>();
  /** The contents of the pages as written. */
  readonly contents: Uint8Array[] = [];
  #page: Page;

  constructor(context: PDFContext, size: Size) {
    this.context = context;
    this.size = size;
    this.#page = this.addPage();
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  /** Adds a page and makes it the current one. */
  addPage(): Page {
    const ref = this.context.nextRef();
    const content = new AsciiWriter();
    this.#page = { ref, content, colour: undefined, font: undefined, fontSize: 0, owners: [], pictures: new Map() };
    this.#pages.push(this.#page);
    return this.#page;
  }

  /** Makes an earlier page the current one, by its number from 0. */
  turnTo(index: number): void {
    this.#page = this.#pages[index] ?? this.#page;
  }

  /** Draws the content of a structure element; content without an element is decoration. */
  mark(owner: Element | undefined, draw: () => void): void {
    const { content, owners, ref } = this.#page;
    if (owner) {
      content.text(`/${owner.role} <</MCID ${owners.length}>> BDC\n`);
      owner.children.push({ page: ref, id: owners.length });
      owners.push(owner);
    } else content.text('/Artifact BMC\n');
    draw();
    content.text('EMC\n');
  }

  /** Draws decoration below everything that is already on the page. */
  behind(draw: () => void): void {
    const page = this.#page;
    const { content } = page;
    page.content = new AsciiWriter();
    this.#apart(() => this.mark(undefined, draw));
    page.content.bytes(content.written());
  }

  /** Runs `draw` with its own colour and font, then restores those of the page. */
  #apart(draw: () => void): void {
    const page = this.#page;
    const { colour, font } = page;
    Object.assign(page, { colour: undefined, font: undefined });
    draw();
    Object.assign(page, { colour, font });
  }

  /** Draws a text across the page, from the lower left to the upper right. */
  across(shaped: Shaped, size: number, colour: Colour): void {
    const [width, height] = this.size;
    const angle = Math.atan2(height, width) * 0.7;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { content } = this.#page;
    content
      .text('q ')
      .numbers(cos, sin, -sin, cos, width / 2, height / 2)
      .text('cm\n');
    this.#apart(() => this.text(shaped, (-shaped.width * size) / 2000, height + size / 3, size, colour));
    content.text('Q\n');
  }

  /** Draws a text with its baseline at `top`, starting at `left`. */
  text(shaped: Shaped, left: number, top: number, size: number, colour: Colour): void {
    if (shaped.pieces.length === 0) return;
    this.#colour(colour);
    let x = left;
    for (const piece of shaped.pieces) {
      this.#piece(piece, x, this.size[1] - top, size);
      x += (piece.width * size) / 1000;
    }
  }

  #piece({ face, glyphs, isPlain }: Piece, left: number, y: number, size: number): void {
    const page = this.#page;
    const { content } = page;
    const font = this.#fontOf(face);
    if (font !== page.font || size !== page.fontSize) content.text(`/${font.name} ${size} Tf\n`);
    page.font = font;
    page.fontSize = size;
    if (isPlain) {
      content.text('BT ').numbers(left, y).text('Td <');
      for (const glyph of glyphs) content.text(font.code(glyph));
      content.text('> Tj ET\n');
      return;
    }
    let x = left;
    for (const glyph of glyphs) {
      content.text('BT ').numbers(x + (glyph.x * size) / 1000, y + (glyph.y * size) / 1000);
      content.text('Td <').text(font.code(glyph)).text('> Tj ET\n');
      x += (glyph.advance * size) / 1000;
    }
  }

  #colour(colour: Colour): void {
    const page = this.#page;
    if (page.colour !== colour) page.content.numbers(...colour).text('rg\n');
    page.colour = colour;
  }

  /** Draws a horizontal line. */
  line(left: number, top: number, width: number, thickness: number, colour: Colour): void {
    this.rectangle(left, top - thickness / 2, width, thickness, colour);
  }

  /** Fills a rectangle. */
  rectangle(left: number, top: number, width: number, height: number, colour: Colour): void {
    const bottom = this.size[1] - top - height;
    this.#colour(colour);
    this.#page.content.numbers(left, bottom, width, height).text('re f\n');
  }

  /** Fills the dark modules of a code as squares; `side` is the length of the whole code. */
  modules(modules: readonly (readonly boolean[])[], left: number, top: number, side: number): void {
    const step = side / modules.length;
    const { content } = this.#page;
    this.#colour(BLACK);
    modules.forEach((row, index) => {
      const bottom = this.size[1] - top - (index + 1) * step;
      for (const [first, count] of darkIn(row)) {
        content.numbers(left + first * step, bottom, count * step, step).text('re\n');
      }
    });
    content.text('f\n');
  }

  /** Draws an image in a rectangle. */
  picture({ ref }: Picture, left: number, top: number, width: number, height: number): void {
    const name = `I${ref.objectNumber}`;
    this.#page.pictures.set(name, ref);
    const bottom = this.size[1] - top - height;
    this.#page.content.text('q ').numbers(width, 0, 0, height, left, bottom).text(`cm /${name} Do Q\n`);
  }

  #fontOf(face: Face): UsedFont {
    const known = this.#fonts.get(face);
    if (known) return known;
    const font = new UsedFont(face, this.#fonts.size);
    this.#fonts.set(face, font);
    return font;
  }

  /** Writes pages and fonts into the file; returns the page tree. */
  write(): PDFRef {
    const { context } = this;
    const fonts = [...this.#fonts.values()].map((font, index) => [font.name, font.embed(context, index)] as const);
    const Font = context.register(context.obj(Object.fromEntries(fonts)));
    const Parent = context.nextRef();
    this.#pages.forEach(({ ref, content, pictures }, index) => {
      const stream = packedStream(context, content.written());
      this.contents.push(stream.contents);
      const page = context.obj({
        Type: 'Page',
        Parent,
        MediaBox: [0, 0, ...this.size],
        Resources: { Font, ...(pictures.size > 0 && { XObject: Object.fromEntries(pictures) }) },
        Contents: context.register(stream),
        StructParents: index,
        Tabs: 'S',
      });
      context.assign(ref, page);
    });
    const Kids = this.#pages.map(({ ref }) => ref);
    context.assign(Parent, context.obj({ Type: 'Pages', Kids, Count: Kids.length }));
    return Parent;
  }

  /** Returns the elements of each page by content number. */
  owners(): (readonly Element[])[] {
    return this.#pages.map(({ owners }) => owners);
  }
}

/** Returns the start and length of each run of dark modules in a row; drawing runs avoids seams. */
function darkIn(row: readonly boolean[]): [first: number, count: number][] {
  const runs: [first: number, count: number][] = [];
  row.forEach((isDark, column) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === column) last[1]++;
    else if (isDark) runs.push([column, 1]);
  });
  return runs;
}

const BLACK: Colour = [0, 0, 0];
