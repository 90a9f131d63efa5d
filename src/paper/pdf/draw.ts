import { PDFContext, PDFHexString, PDFStreamWriter, PDFString, PDFWriter } from '@cantoo/pdf-lib';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Head, Paper, Slip } from '../paper.ts';
import type { PaperSize } from '../size.ts';
import { drawBlocks } from './blocks.ts';
import { Canvas, type Size } from './canvas.ts';
import { Flow } from './flow.ts';
import { facesFor } from './fonts.ts';
import { embedPicture } from './picture.ts';
import { type Shaped, Shaper } from './shape.ts';
import { writeStructure } from './structure.ts';
import { styles } from './style.ts';
import { textsOf } from './texts-of.ts';

/** The paper sizes: ISO 216 and ANSI/ASME Y14.1, in points. */
export const sizes = { a4: [595.28, 841.89], letter: [612, 792] } satisfies Record<PaperSize, Size>;

/** A complete PDF before writing, to which more objects can be added. */
export interface PdfDraft {
  context: PDFContext;
  /** Characters that no font has; each is drawn as a question mark. */
  missing: readonly string[];
  /** Whether there are logos but none could be drawn. */
  lacksLogo: boolean;
}

const PRODUCER = 'Billwright';

/**
 * Draws a paper as a PDF (ISO 32000-1) with embedded fonts, RGB colours only, no transparency, a language and a
 * structure for screen readers. The same paper, size and time give the same bytes on one platform.
 */
export async function drawPdf(paper: Paper, size: PaperSize, now: Date): Promise<PdfDraft> {
  const context = PDFContext.create();
  const shaper = new Shaper(await facesFor(textsOf(paper)));
  const canvas = new Canvas(context, sizes[size]);
  const head = paper.blocks.find((block): block is Head => block.kind === 'head');
  const logo = head?.logo && (await embedPicture(context, head.logo));
  const lacksLogo = head?.lacksLogo ?? (head?.logo !== undefined && !logo);
  const flow = new Flow(canvas, shaper, paper);
  const slip = paper.blocks.find((block): block is Slip => block.kind === 'slip');
  const slips = slip && (await import('./slip.ts'));
  drawBlocks(flow, paper.blocks, logo);
  if (slip) slips?.drawSlip(flow, slip, canvas.document.add('Sect'));
  drawFeet(flow, paper.title);
  if (paper.mark) drawMark(flow, paper.mark);
  writeCatalog(canvas, paper, now);
  return { context, missing: [...shaper.missing], lacksLogo };
}

/** The number of objects above which a file packs them, which few programs cannot read. */
const MANY = 500;

/** Returns the bytes of a PDF. */
export async function writePdf({ context }: PdfDraft): Promise<Uint8Array<ArrayBuffer>> {
  const writer =
    context.largestObjectNumber > MANY
      ? PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY)
      : PDFWriter.forContext(context, Number.POSITIVE_INFINITY);
  return new Uint8Array(await writer.serializeToBuffer());
}

const FOOT = 34;

/** Draws the page number, the number of pages and the title at the foot of each page. */
function drawFeet(flow: Flow, title: string): void {
  const { canvas, shaper, left, width } = flow;
  const { size, weight, colour } = styles.foot;
  const room = (width * 0.8 * 1000) / size;
  const shaped = shaper.shape(title, weight);
  const draw = (text: Shaped, from: number, page: number) => {
    const at = flow.leftOf(from, widthOf(text));
    const taken = flow.taken.get(page);
    canvas.text(text, at, canvas.size[1] - (taken ?? FOOT), size, colour);
  };
  const widthOf = (text: Shaped) => (text.width * size) / 1000;
  for (let page = 0; page < canvas.pageCount; page++) {
    canvas.turnTo(page);
    const number = shaper.shape(`${page + 1} / ${canvas.pageCount}`, weight);
    canvas.mark(undefined, () => {
      if (canvas.pageCount > 1 && shaped.width <= room) draw(shaped, left, page);
      draw(number, left + width - widthOf(number), page);
    });
  }
}

/** Draws a word across each page, as large as possible. */
function drawMark({ canvas, shaper }: Flow, mark: string): void {
  const { size, weight, colour } = styles.mark;
  const shaped = shaper.shape(mark, weight);
  const most = (Math.hypot(...canvas.size) * 0.7 * 1000) / Math.max(1, shaped.width);
  for (let page = 0; page < canvas.pageCount; page++) {
    canvas.turnTo(page);
    canvas.behind(() => canvas.across(shaped, Math.min(size, most), colour));
  }
}

function writeCatalog(canvas: Canvas, { language, title }: Paper, now: Date): void {
  const { context } = canvas;
  const Pages = canvas.write();
  const StructTreeRoot = writeStructure(context, canvas.document, canvas.owners());
  const catalog = context.obj({
    Type: 'Catalog',
    Pages,
    Lang: PDFString.of(language),
    MarkInfo: { Marked: true },
    StructTreeRoot,
    // Without Direction: with R2L, Chrome copies words in Latin script in reverse order.
    ViewerPreferences: { DisplayDocTitle: true },
  });
  const info = context.obj({
    Title: PDFHexString.fromText(title),
    Producer: PDFHexString.fromText(PRODUCER),
    CreationDate: PDFString.fromDate(now),
    ModDate: PDFString.fromDate(now),
  });
  const identity = sha256.create().update(utf8ToBytes([title, language, now.toISOString()].join('\n')));
  for (const content of canvas.contents) identity.update(content);
  const id = PDFHexString.fromBytes(identity.digest().subarray(0, 16));
  context.trailerInfo.Root = context.register(catalog);
  context.trailerInfo.Info = context.register(info);
  context.trailerInfo.ID = context.obj([id, id]);
}
