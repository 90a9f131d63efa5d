/**
 * The text of the pages of a PDF. Our own code, because the libraries for this read whole files without the limits that untrusted files
 * need, and draw pages, which is not needed here.
 */

import { DEEPEST, PdfProblem, tooLarge } from '../budget.ts';
import { PdfFile } from '../file.ts';
import type { PdfTrouble } from '../read.ts';
import { isDict, nameOf, type PdfDict, PdfStream, type PdfValue } from '../values.ts';
import { PagesWork, type Piece, piecesOf } from './content.ts';

/** Text on one line without a wide gap, such as a cell of a table. */
export interface Cell {
  text: string;
  /** Texts of a page that run in different directions count as different pages. */
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
  /** The number of characters whose meaning the file does not state. */
  unknown: number;
}

/** Returns the texts of the pages, within limits. */
export function readPages(bytes: Uint8Array): PagesRead | PdfTrouble {
  try {
    const file = new PdfFile(bytes);
    const work = new PagesWork(file);
    const pages = pagesOf(file);
    const cells = pages.flatMap((page, i) => {
      const pieces = piecesOnPage(work, page);
      return [...new Set(pieces.map(({ turn }) => turn))].flatMap((direction) =>
        cellsOf(
          pieces.filter(({ turn }) => turn === direction),
          i * DIRECTIONS + direction,
        ),
      );
    });
    return { ok: true, pages: pages.length, cells, unknown: work.unknown };
  } catch (error) {
    if (!(error instanceof PdfProblem)) throw error;
    return { ok: false, kind: error.kind, what: error.what };
  }
}

const DIRECTIONS = 4;

interface Page {
  dict: PdfDict;
  resources: PdfDict | undefined;
}

const MOST_PAGES = 5000;

function pagesOf(file: PdfFile): Page[] {
  const pages: Page[] = [];
  const seen = new Set<PdfValue>();
  const add = (given: PdfValue, depth: number, above: Omit<Page, 'dict'>) => {
    const dict = file.resolve(given);
    if (!isDict(dict) || seen.has(dict) || depth > DEEPEST) return;
    seen.add(dict);
    const inherited = { resources: file.dictIn(dict, 'Resources') ?? above.resources };
    if (dict.has('Kids')) for (const kid of file.listIn(dict, 'Kids')) add(kid, depth + 1, inherited);
    else if (pages.push({ dict, ...inherited }) > MOST_PAGES) throw tooLarge();
  };
  add(file.get(file.catalog, 'Pages'), 0, { resources: undefined });
  return pages;
}

function piecesOnPage(work: PagesWork, { dict, resources }: Page): Piece[] {
  const { file } = work;
  // An operator may be split between the streams of a page, but not a token.
  const contents = file.listIn(dict, 'Contents').flatMap((each) => {
    const stream = file.resolve(each);
    return stream instanceof PdfStream ? [file.dataOf(stream)] : [];
  });
  const pieces = piecesOf(work, joined(contents), resources, [1, 0, 0, 1, 0, 0]);
  for (const each of file.listIn(dict, 'Annots')) pieces.push(...appearance(work, file.resolve(each)));
  return pieces;
}

/** Returns the texts of a form field or stamp. */
function appearance(work: PagesWork, annotation: PdfValue): Piece[] {
  const { file } = work;
  if (!isDict(annotation) || nameOf(file.get(annotation, 'Subtype')) === 'Popup') return [];
  const normal = file.dictIn(annotation, 'AP');
  const form = normal && file.get(normal, 'N');
  if (!(form instanceof PdfStream)) return [];
  const [x = 0, y = 0] = file
    .listIn(annotation, 'Rect')
    .map((each) => file.resolve(each))
    .filter((each) => typeof each === 'number');
  return piecesOf(work, file.dataOf(form), file.dictIn(form.dict, 'Resources'), [1, 0, 0, 1, x, y]);
}

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

/** Blanks, including those that a font has no sign for: programs name them by a control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds them.
const BLANK = /[\s\u0000-\u001f]+/g;

/** Joins pieces that continue a line. Each cell is where its first piece was shown. */
function cellsOf(pieces: readonly Piece[], page: number): Cell[] {
  const places = pieces
    .map((piece, order) => ({ ...piece, order }))
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.y - a.y || a.x - b.x);
  return linesOf(places)
    .flatMap((line) => runsOf(line.sort((a, b) => a.x - b.x || a.order - b.order)))
    .map((run) => ({ order: Math.min(...run.map(({ order }) => order)), cell: cellOf(run, page) }))
    .sort((a, b) => a.order - b.order)
    .map(({ cell }) => cell);
}

/** Splits a line where a gap is wide. */
function runsOf<T extends Piece>(line: readonly T[]): T[][] {
  const runs: T[][] = [];
  let right = 0;
  let size = 0;
  for (const piece of line) {
    const run = runs.at(-1);
    const gap = gapBetween({ right, size }, piece);
    const continues = run !== undefined && gap < CELL && gap > -CELL;
    if (continues) run.push(piece);
    else runs.push([piece]);
    right = continues ? Math.max(right, piece.right) : piece.right;
    size = continues ? Math.max(size, piece.size) : piece.size;
  }
  return runs;
}

function cellOf(run: readonly Piece[], page: number): Cell {
  const [{ x, y }] = run as [Piece];
  const word = wordGap(run);
  let [joined, right, size] = ['', x, 0];
  for (const piece of run) {
    const isApart =
      gapBetween({ right, size }, piece) > word || /\s$/.test(joined) || /^\s/.test(piece.text) || joined === '';
    joined = `${joined.trimEnd()}${isApart ? ' ' : ''}${piece.text.trimStart()}`;
    right = Math.max(right, piece.right);
    size = Math.max(size, piece.size);
  }
  return { text: joined.trim().replace(BLANK, ' '), page, x, y, right, size };
}

function gapBetween(before: Pick<Piece, 'right' | 'size'>, { x, size }: Piece): number {
  return (x - before.right) / Math.max(before.size, size, 1);
}

/** Returns the gap that separates words. If letters are spaced out, as in wide titles, words are even further apart. */
function wordGap(run: readonly Piece[]): number {
  const single = run.filter(({ text }) => text.trim().length === 1).length;
  if (run.length < LEAST_LETTERS || single < 0.75 * run.length) return WORD;
  const gaps = run
    .flatMap((piece, i) => (i === 0 ? [] : [gapBetween(run[i - 1] ?? piece, piece)]))
    .sort((a, b) => a - b);
  const [low = 0, middle = 0] = [gaps[Math.floor(0.2 * gaps.length)], gaps[Math.floor(0.5 * gaps.length)]];
  return low > WORD && middle - low < EVEN ? middle + EVEN : WORD;
}

/** The minimum number of letters that show their spacing, and the maximum difference between their gaps. */
const LEAST_LETTERS = 6;
const EVEN = 0.1;

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
