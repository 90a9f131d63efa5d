/**
 * Finds obstacles to converting a PDF to PDF/A-3b without redrawing its pages, as far as they can be detected (chapter
 * 13 §5.1).
 */

import { type Message, message } from '../engine/text/message.ts';
import { PdfProblem } from './budget.ts';
import { PdfFile } from './file.ts';
import { filtersOf } from './filters.ts';
import { Keyword, ValueReader } from './value-reader.ts';
import { integerOf, isDict, nameOf, type PdfDict, PdfName, PdfRef, PdfStream, type PdfValue } from './values.ts';

/** Returns the reasons why a PDF cannot become PDF/A-3b; an empty list if no obstacle was found. */
export function obstaclesTo(bytes: Uint8Array): Message[] {
  try {
    return new Inspection(new PdfFile(bytes)).reasons();
  } catch (error) {
    if (error instanceof PdfProblem) return [error.what];
    throw error;
  }
}

/** Actions that PDF/A forbids (ISO 19005-3, 6.5.1). */
const ACTIONS = new Set([
  'Launch',
  'Sound',
  'Movie',
  'ResetForm',
  'ImportData',
  'JavaScript',
  'Hide',
  'SetOCGState',
  'Rendition',
  'Trans',
  'GoTo3DView',
]);

/** Annotations that PDF/A forbids (6.3.1). */
const ANNOTATIONS = new Set(['3D', 'Sound', 'Screen', 'Movie', 'RichMedia']);

/** Fonts with a font program; fonts of type 0 have a descendant with a program, fonts of type 3 consist of drawings. */
const FONTS = new Set(['Type1', 'MMType1', 'TrueType', 'CIDFontType0', 'CIDFontType2']);

class Inspection {
  readonly #file: PdfFile;
  /** The reasons by template and values, each once. */
  readonly #reasons = new Map<string, Message>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  reasons(): Message[] {
    const { isEncrypted, isRepaired } = this.#file;
    if (isEncrypted) this.#add(message('It is encrypted.'));
    if (isRepaired) this.#add(message('Its cross-references are broken.'));
    if (isEncrypted || isRepaired) return [...this.#reasons.values()];
    this.#inspectCatalog(this.#file.catalog);
    const drawings = this.#drawings();
    for (const [number, value] of this.#file.objects()) {
      this.#inspect(value);
      if (value instanceof PdfStream && (drawings.has(number) || this.#isForm(value.dict))) this.#inspectContent(value);
    }
    return [...this.#reasons.values()];
  }

  #add(reason: Message): void {
    this.#reasons.set(JSON.stringify(reason), reason);
  }

  #inspectCatalog(catalog: PdfDict): void {
    const names = this.#file.dictIn(catalog, 'Names');
    const form = this.#file.dictIn(catalog, 'AcroForm');
    if (names?.has('JavaScript')) this.#add(message('It has scripts.'));
    if (names?.has('EmbeddedFiles') || catalog.has('AF')) {
      this.#add(message('It already has attached files. Pass them separately instead.'));
    }
    if (form?.has('XFA')) this.#add(message('It has an XFA form.'));
    if (catalog.has('NeedsRendering')) this.#add(message('Its pages are generated when it is opened.'));
  }

  /** Inspects a value and its content, without following references, as each object is inspected separately. */
  #inspect(value: PdfValue): void {
    if (value instanceof PdfStream) {
      this.#inspectStream(value);
      this.#inspectDict(value.dict);
    } else if (isDict(value)) this.#inspectDict(value);
    else if (Array.isArray(value)) for (const each of value) this.#inspect(each);
    else if (value instanceof PdfName && value.value === 'DeviceCMYK') this.#addCmyk();
  }

  #inspectDict(dict: PdfDict): void {
    this.#inspectFont(dict);
    this.#inspectAction(dict);
    this.#inspectAnnotation(dict);
    if (this.#file.get(dict, 'Interpolate') === true) this.#add(message('It has images with interpolation.'));
    if (dict.has('TR') && nameOf(dict.get('Type')) === 'ExtGState')
      this.#add(message('It changes how colours are printed.'));
    if (nameOf(dict.get('Type')) === 'Sig' && dict.has('ByteRange')) {
      this.#add(message('Embedding an invoice would break its signature. Sign the finished PDF instead.'));
    }
    for (const value of dict.values()) this.#inspect(value);
  }

  #inspectFont(dict: PdfDict): void {
    if (nameOf(dict.get('Type')) !== 'Font' || !FONTS.has(nameOf(this.#file.get(dict, 'Subtype')) ?? '')) return;
    const descriptor = this.#file.dictIn(dict, 'FontDescriptor');
    if (descriptor && ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor.has(name))) return;
    this.#add(message('The font {name} is not embedded.', { name: nameOf(this.#file.get(dict, 'BaseFont')) ?? '' }));
  }

  #inspectAction(dict: PdfDict): void {
    const action = nameOf(this.#file.get(dict, 'S'));
    if (action !== undefined && ACTIONS.has(action) && nameOf(dict.get('Type')) !== 'StructElem') {
      this.#add(message('It has an action that is not allowed: {action}.', { action }));
    }
    if (dict.has('AA')) this.#add(message('It has automatic actions.'));
  }

  #inspectAnnotation(dict: PdfDict): void {
    const kind = nameOf(this.#file.get(dict, 'Subtype'));
    if (kind === undefined || (nameOf(dict.get('Type')) !== 'Annot' && !(dict.has('Rect') && dict.has('Subtype'))))
      return;
    if (ANNOTATIONS.has(kind)) this.#add(message('It has an annotation that is not allowed: {kind}.', { kind }));
    if (kind === 'FileAttachment') this.#add(message('It already has attached files. Pass them separately instead.'));
    if (kind === 'Popup') return;
    const flags = integerOf(this.#file.get(dict, 'F')) ?? 0;
    // An annotation must be printed. It must not be hidden, invisible, without a view, or toggled.
    if ((flags & 0b100) === 0 || (flags & 0b1_0010_0011) !== 0) {
      this.#add(message('It has annotations that are not both shown and printed: {kind}.', { kind }));
    }
    const [left, bottom, right, top] = this.#file.listIn(dict, 'Rect').map((each) => this.#file.resolve(each));
    const isEmpty = left === right && bottom === top;
    if (kind !== 'Link' && !isEmpty && !dict.has('AP')) {
      this.#add(message('It has annotations without an appearance: {kind}.', { kind }));
    }
  }

  #inspectStream(stream: PdfStream): void {
    const { dict } = stream;
    if (dict.has('F') || dict.has('FFilter')) this.#add(message('Part of its data is in another file.'));
    const filters = filtersOf(new Map([...dict].filter(([name]) => name !== 'F')), this.#file.resolve);
    if (filters.some(({ name }) => name === 'LZWDecode')) this.#add(message('It uses LZW compression.'));
    if (filters.some(({ name }) => name === 'Crypt')) this.#add(message('It is encrypted.'));
    if (nameOf(this.#file.get(dict, 'Subtype')) === 'PS') this.#add(message('It has parts in PostScript.'));
  }

  /** Returns whether a stream contains drawing operators by its own dictionary. */
  #isForm(dict: PdfDict): boolean {
    return nameOf(this.#file.get(dict, 'Subtype')) === 'Form' || dict.has('PatternType');
  }

  /** Returns the numbers of the streams that draw pages, and glyphs of fonts of type 3. */
  #drawings(): ReadonlySet<number> {
    const numbers = new Set<number>();
    const add = (value: PdfValue | undefined) => {
      if (value instanceof PdfRef) numbers.add(value.number);
    };
    for (const [, value] of this.#file.objects()) {
      if (!isDict(value)) continue;
      add(value.get('Contents'));
      for (const each of this.#file.listIn(value, 'Contents')) add(each);
      for (const each of this.#file.dictIn(value, 'CharProcs')?.values() ?? []) add(each);
    }
    return numbers;
  }

  /** Searches for print colours by their operators. */
  #inspectContent(stream: PdfStream): void {
    const reader = new ValueReader(this.#file.dataOf(stream));
    for (;;) {
      const token = reader.token();
      if (token instanceof PdfName && token.value === 'DeviceCMYK') this.#addCmyk();
      if (!(token instanceof Keyword)) continue;
      if (token.text === 'k' || token.text === 'K') this.#addCmyk();
      // The bytes of an image follow `ID`.
      if (token.text === '' || token.text === 'ID') return;
    }
  }

  #addCmyk(): void {
    this.#add(message('It uses CMYK colours without an output intent.'));
  }
}
