/** Runs the operators of a page that show text (ISO 32000-1, 8.4 and 9.4), and returns the texts with their places. */

import { message } from '../../engine/text/message.ts';
import { PdfProblem } from '../budget.ts';
import type { PdfFile } from '../file.ts';
import { textOf } from '../text.ts';
import { Keyword, ValueReader } from '../value-reader.ts';
import { isDict, nameOf, type PdfDict, PdfName, PdfStream, PdfString, type PdfValue } from '../values.ts';
import { type Font, fontOf } from './font.ts';

/** A text shown in one piece. Coordinates are points, as if its page was turned so that the text runs from left to right. */
export interface Piece {
  text: string;
  /** The number of quarter turns. */
  turn: Turn;
  x: number;
  y: number;
  /** The end of the text on its base line. */
  right: number;
  size: number;
}

type Turn = 0 | 1 | 2 | 3;

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

interface State {
  matrix: Matrix;
  font: Font | undefined;
  size: number;
  characterSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
}

/** The largest numbers of operators and forms on all pages: forms within forms repeat them. */
const MOST_OPERATORS = 1_000_000;
const MOST_FORMS = 5000;

/** The largest number of characters on all pages. */
const MOST_CHARACTERS = 1_000_000;

/** The largest depth of forms within forms. */
const DEEPEST_FORM = 12;

/** The limits for the pages of one file, and the data that they share. */
export class PagesWork {
  readonly file: PdfFile;
  readonly #fonts = new Map<PdfValue, Font>();
  #operators = 0;
  #forms = 0;
  #characters = 0;
  /** The number of characters whose meaning the file does not state. */
  unknown = 0;

  constructor(file: PdfFile) {
    this.file = file;
  }

  fontIn(resources: PdfDict | undefined, name: string): Font | undefined {
    const fonts = resources && this.file.dictIn(resources, 'Font');
    const dict = fonts && this.file.dictIn(fonts, name);
    if (!dict) return undefined;
    const known = this.#fonts.get(dict);
    if (known) return known;
    const font = fontOf(this.file, dict);
    this.#fonts.set(dict, font);
    return font;
  }

  countOperator(): void {
    if (++this.#operators > MOST_OPERATORS) throw tooMuchText();
  }

  countForm(): void {
    if (++this.#forms > MOST_FORMS) throw tooMuchText();
  }

  countCharacter(): void {
    if (++this.#characters > MOST_CHARACTERS) throw tooMuchText();
  }
}

function tooMuchText(): PdfProblem {
  return new PdfProblem(
    message('The pages of the PDF have too much content, so their text was not read.'),
    'too-large',
  );
}

/** Returns the texts that a page or form shows, in the order of its operators. */
export function piecesOf(work: PagesWork, data: Uint8Array, resources: PdfDict | undefined, base: Matrix): Piece[] {
  const pieces: Piece[] = [];
  new Content(work, resources, pieces, base, 0).run(data);
  return pieces;
}

class Content {
  readonly #work: PagesWork;
  readonly #resources: PdfDict | undefined;
  readonly #pieces: Piece[];
  readonly #depth: number;
  #state: State;
  readonly #saved: State[] = [];
  #text: Matrix = IDENTITY;
  #line: Matrix = IDENTITY;
  /** For each open marked content, the text that replaces what it shows. */
  readonly #marked: (string | undefined)[] = [];

  constructor(work: PagesWork, resources: PdfDict | undefined, pieces: Piece[], base: Matrix, depth: number) {
    this.#work = work;
    this.#resources = resources;
    this.#pieces = pieces;
    this.#depth = depth;
    this.#state = {
      matrix: base,
      font: undefined,
      size: 1,
      characterSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
    };
  }

  run(data: Uint8Array): void {
    const reader = new ValueReader(data);
    let operands: PdfValue[] = [];
    for (;;) {
      const token = reader.token();
      if (!(token instanceof Keyword)) {
        operands.push(token);
        continue;
      }
      if (token.text === '') return;
      this.#work.countOperator();
      if (token.text === 'ID') skipImage(reader, data);
      else this.#operate(token.text, operands);
      operands = [];
    }
  }

  #operate(operator: string, operands: readonly PdfValue[]): void {
    const state = this.#state;
    const number = (at: number) => numberAt(operands, at);
    switch (operator) {
      case 'q':
        if (this.#saved.length < MOST_SAVED) this.#saved.push({ ...state });
        break;
      case 'Q':
        this.#state = this.#saved.pop() ?? state;
        break;
      case 'cm':
        state.matrix = times(matrixOf(operands), state.matrix);
        break;
      case 'BT':
        this.#text = this.#line = IDENTITY;
        break;
      case 'Tf':
        state.font = this.#work.fontIn(this.#resources, nameOf(operands[0]) ?? '');
        state.size = number(1);
        break;
      case 'Tc':
        state.characterSpacing = number(0);
        break;
      case 'Tw':
        state.wordSpacing = number(0);
        break;
      case 'Tz':
        state.scale = number(0) / 100;
        break;
      case 'TL':
        state.leading = number(0);
        break;
      case 'Ts':
        state.rise = number(0);
        break;
      case 'Td':
        this.#move(number(0), number(1));
        break;
      case 'TD':
        state.leading = -number(1);
        this.#move(number(0), number(1));
        break;
      case 'Tm':
        this.#text = this.#line = matrixOf(operands);
        break;
      case 'T*':
        this.#move(0, -state.leading);
        break;
      case 'Tj':
        this.#show(operands);
        break;
      case 'TJ':
        if (Array.isArray(operands[0])) this.#show(operands[0]);
        break;
      case "'":
        this.#move(0, -state.leading);
        this.#show(operands);
        break;
      case '"':
        state.wordSpacing = number(0);
        state.characterSpacing = number(1);
        this.#move(0, -state.leading);
        this.#show(operands.slice(2));
        break;
      case 'Do':
        this.#draw(nameOf(operands[0]) ?? '');
        break;
      case 'BDC':
        this.#marked.push(this.#actualText(operands[1]));
        break;
      case 'BMC':
        this.#marked.push(undefined);
        break;
      case 'EMC':
        this.#marked.pop();
        break;
    }
  }

  #actualText(given: PdfValue | undefined): string | undefined {
    const lists = given instanceof PdfName && this.#resources && this.#work.file.dictIn(this.#resources, 'Properties');
    const properties = lists && given instanceof PdfName ? this.#work.file.get(lists, given.value) : given;
    return isDict(properties) ? textOf(this.#work.file.get(properties, 'ActualText')) : undefined;
  }

  #move(x: number, y: number): void {
    this.#text = this.#line = times([1, 0, 0, 1, x, y], this.#line);
  }

  /** Shows strings and moves between them by the numbers of `TJ`. */
  #show(values: readonly PdfValue[]): void {
    const { font, size, scale, characterSpacing, wordSpacing } = this.#state;
    for (const value of values) {
      if (typeof value === 'number') this.#advance((-value / 1000) * size * scale);
      if (!(value instanceof PdfString) || !font) continue;
      const start = this.#place();
      let text = '';
      for (const { text: shown, width, isSpace } of font.glyphs(value.bytes)) {
        this.#work.countCharacter();
        if (shown === undefined) this.#work.unknown++;
        text += shown ?? '\ufffd';
        this.#advance((width * size + characterSpacing + (isSpace ? wordSpacing : 0)) * scale);
      }
      this.#add(text, start);
    }
  }

  #add(text: string, { x, y, size, turn }: Omit<Piece, 'text' | 'right'>): void {
    const at = this.#marked.findLastIndex((each) => each !== undefined);
    const replaced = this.#marked[at];
    // The replacement counts once, for everything in its content.
    if (replaced !== undefined) this.#marked[at] = '';
    const shown = replaced ?? text;
    if (shown !== '') this.#pieces.push({ text: shown, x, y, right: this.#place().x, size, turn });
  }

  #advance(by: number): void {
    this.#text = times([1, 0, 0, 1, by, 0], this.#text);
  }

  /** Returns the current place on the page, with the height of the font there. */
  #place(): Omit<Piece, 'text' | 'right'> {
    const { matrix, rise, size } = this.#state;
    const [a, b, c, d, x, y] = times(times([1, 0, 0, 1, 0, rise], this.#text), matrix);
    const turn = turnOf(a, b);
    return { ...turned(x, y, turn), turn, size: Math.abs(size) * Math.hypot(c, d) };
  }

  #draw(name: string): void {
    const { file } = this.#work;
    const objects = this.#resources && file.dictIn(this.#resources, 'XObject');
    const form = objects && file.get(objects, name);
    if (!(form instanceof PdfStream) || nameOf(file.get(form.dict, 'Subtype')) !== 'Form') return;
    if (this.#depth >= DEEPEST_FORM) return;
    this.#work.countForm();
    const own = file.listIn(form.dict, 'Matrix').map((each) => file.resolve(each));
    const matrix = times(own.length === 6 ? matrixOf(own) : IDENTITY, this.#state.matrix);
    const resources = file.dictIn(form.dict, 'Resources') ?? this.#resources;
    new Content(this.#work, resources, this.#pieces, matrix, this.#depth + 1).run(file.dataOf(form));
  }
}

const MOST_SAVED = 1000;

/** Returns the direction of a text: to the right, up, to the left, or down. */
function turnOf(a: number, b: number): Turn {
  if (Math.abs(a) >= Math.abs(b)) return a < 0 ? 2 : 0;
  return b < 0 ? 3 : 1;
}

function turned(x: number, y: number, turn: Turn): { x: number; y: number } {
  if (turn === 0) return { x, y };
  if (turn === 1) return { x: y, y: -x };
  return turn === 2 ? { x: -x, y: -y } : { x: -y, y: x };
}

function numberAt(operands: readonly PdfValue[], at: number): number {
  const value = operands[at];
  return typeof value === 'number' ? value : 0;
}

function matrixOf(operands: readonly PdfValue[]): Matrix {
  const number = (at: number) => numberAt(operands, at);
  return [number(0), number(1), number(2), number(3), number(4), number(5)];
}

/** Returns the matrix that applies the first and then the second. */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Skips the bytes of an inline image, up to `EI` between white space. */
function skipImage(reader: ValueReader, data: Uint8Array): void {
  const isSpace = (byte: number | undefined) => byte === undefined || byte <= 0x20;
  for (let at = reader.at; at < data.length; at++) {
    if (data[at] === 0x45 && data[at + 1] === 0x49 && isSpace(data[at - 1]) && isSpace(data[at + 2])) {
      reader.at = at + 2;
      return;
    }
  }
  reader.at = data.length;
}
