/** The PDF values (ISO 32000-1, 7.3): JavaScript numbers, booleans and null, lists as arrays, and the classes below. */

/** A name such as `/Type`, without the slash; each of its characters is a byte. */
export class PdfName {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

/** A string of bytes, whose encoding depends on its use. */
export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A reference to an object by number: `12 0 R`. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

export type PdfDict = ReadonlyMap<string, PdfValue>;

/** A dictionary with the raw bytes of a stream. */
export class PdfStream {
  readonly dict: PdfDict;
  readonly bytes: Uint8Array;

  constructor(dict: PdfDict, bytes: Uint8Array) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfDict
  | PdfStream
  | readonly PdfValue[];

export function isDict(value: PdfValue | undefined): value is PdfDict {
  return value instanceof Map;
}

/** Returns the text of a name; undefined for other values. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfName ? value.value : undefined;
}

/** Returns an integer; undefined for other values. */
export function integerOf(value: PdfValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}
