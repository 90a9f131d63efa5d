/**
 * The text of the pages of a PDF. Our own code, because the libraries for this read whole files without the limits that files
 * from strangers need, and draw pages, which nobody here asks for.
 */

import { DEEPEST, PdfProblem, tooLarge } from '../budget.ts';
import { PdfFile } from '../file.ts';
import type { PdfTrouble } from '../read.ts';
import { isDict, nameOf, type PdfDict, PdfStream, type PdfValue } from '../values.ts';
import { PagesWork, type Piece, piecesOf } from './content.ts';

/** Text on one line without a wide gap, such as a cell of a table. */
export interface Cell {
  text: string;
  page: number;
  x: number;
  y: number;
  right: number;
  size: number;
}

export interface PagesRead {
  ok: true;
  pages: number;
  /** In the order in which the file shows them. */
  cells: Cell[];
  /** The number of characters whose meaning the file does not say. */
  unknown: number;
}

/** Returns the texts of the pages, within limits. */
export function readPages(bytes: Uint8Array): PagesRead | PdfTrouble {
  try {
    const file = new PdfFile(bytes);
    const work = new PagesWork(file);
    const pages = pagesOf(file);
    const cells = pages.flatMap((page, i) => cellsOf(piecesOnPage(work, page), i + 1));
    return { ok: true, pages: pages.length, cells, unknown: work.unknown };
  } catch (error) {
    if (!(error instanceof PdfProblem)) throw error;
    return { ok: false, kind: error.kind, what: error.what };
  }
}

interface Page {
  dict: PdfDict;
  resources: PdfDict | undefined;
  rotation: number;
}

const MOST_PAGES = 5000;

function pagesOf(file: PdfFile): Page[] {
  const pages: Page[] = [];
  const seen = new Set<PdfValue>();
  const add = (given: PdfValue, depth: number, above: Omit<Page, 'dict'>) => {
    const dict = file.resolve(given);
    if (!isDict(dict) || seen.has(dict) || depth > DEEPEST) return;
    seen.add(dict);
    const own = file.get(dict, 'Rotate');
    const inherited = {
      resources: file.dictIn(dict, 'Resources') ?? above.resources,
      rotation: typeof own === 'number' ? own : above.rotation,
    };
    if (dict.has('Kids')) for (const kid of file.listIn(dict, 'Kids')) add(kid, depth + 1, inherited);
    else if (pages.push({ dict, ...inherited }) > MOST_PAGES) throw tooLarge();
  };
  add(file.get(file.catalog, 'Pages'), 0, { resources: undefined, rotation: 0 });
  return pages;
}

function piecesOnPage(work: PagesWork, { dict, resources, rotation }: Page): Piece[] {
  const { file } = work;
  const base = BASES[(((rotation / 90) % 4) + 4) % 4] ?? BASES[0];
  // An operator may be split between the streams of a page, but not a token.
  const contents = file.listIn(dict, 'Contents').flatMap((each) => {
    const stream = file.resolve(each);
    return stream instanceof PdfStream ? [file.dataOf(stream)] : [];
  });
  const pieces = piecesOf(work, joined(contents), resources, base);
  for (const each of file.listIn(dict, 'Annots')) pieces.push(...appearance(work, file.resolve(each), base));
  return pieces;
}

/** Returns the texts of a form field or stamp. */
function appearance(work: PagesWork, annotation: PdfValue, base: Base): Piece[] {
  const { file } = work;
  if (!isDict(annotation) || nameOf(file.get(annotation, 'Subtype')) === 'Popup') return [];
  const normal = file.dictIn(annotation, 'AP');
  const form = normal && file.get(normal, 'N');
  if (!(form instanceof PdfStream)) return [];
  const [x = 0, y = 0] = file
    .listIn(annotation, 'Rect')
    .map((each) => file.resolve(each))
    .filter((each) => typeof each === 'number');
  const moved = piecesOf(work, file.dataOf(form), file.dictIn(form.dict, 'Resources'), [1, 0, 0, 1, x, y]);
  return base === BASES[0] ? moved : [];
}

type Base = Parameters<typeof piecesOf>[3];

/** The matrices of the rotations of a page. */
const BASES: readonly [Base, ...Base[]] = [
  [1, 0, 0, 1, 0, 0],
  [0, -1, 1, 0, 0, 0],
  [-1, 0, 0, -1, 0, 0],
  [0, 1, -1, 0, 0, 0],
];

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    whole[at + part.length] = 0x0a;
    at += part.length + 1;
  }
  return whole;
}

/** The gaps between pieces, as shares of the font size, that separate words and cells. */
const WORD = 0.15;
const CELL = 1.2;

/** Blanks, also those that a font has no sign for: programs name them by a control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds them.
const BLANK = /[\s\u0000-\u001f]+/g;

/** Joins pieces that continue a line. Each cell stands where its first piece was shown. */
function cellsOf(pieces: readonly Piece[], page: number): Cell[] {
  const places = pieces
    .map((piece, order) => ({ ...piece, order }))
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const cells: (Cell & { order: number })[] = [];
  for (const line of linesOf(places)) {
    let open: (Cell & { order: number }) | undefined;
    for (const { text, x, y, right, size, order } of line.sort((a, b) => a.x - b.x || a.order - b.order)) {
      const gap = open ? (x - open.right) / Math.max(size, open.size, 1) : CELL;
      if (open && gap < CELL && gap > -CELL) {
        const isApart = gap > WORD || /\s$/.test(open.text) || /^\s/.test(text);
        open.text = `${open.text.trimEnd()}${isApart ? ' ' : ''}${text.trimStart()}`;
        if (/\s$/.test(text)) open.text += ' ';
        open.right = Math.max(open.right, right);
        open.size = Math.max(open.size, size);
        open.order = Math.min(open.order, order);
      } else {
        open = { text, page, x, y, right, size, order };
        cells.push(open);
      }
    }
  }
  return cells
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, ...cell }) => ({ ...cell, text: cell.text.trim().replace(BLANK, ' ') }));
}

/** Groups pieces with nearly the same base line. */
function linesOf<T extends Piece>(sorted: readonly T[]): T[][] {
  const lines: T[][] = [];
  let height = Number.NEGATIVE_INFINITY;
  for (const piece of sorted) {
    const line = lines.at(-1);
    if (line && Math.abs(height - piece.y) < Math.max(1, 0.3 * piece.size)) line.push(piece);
    else {
      lines.push([piece]);
      height = piece.y;
    }
  }
  return lines;
}
