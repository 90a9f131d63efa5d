/** The values that a PDF is made of (ISO 32000-1, 7.3): numbers, truth values and null as JavaScript has them, lists as arrays, the others here. */

/** A name as `/Type`, without the slash; each of its characters is a byte. */
export class PdfName {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

/** A string: bytes, whose encoding follows from what they are. */
export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Points to an object by its number: `12 0 R`. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

export type PdfDict = ReadonlyMap<string, PdfValue>;

/** A dictionary with bytes, as they are in the file. */
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

/** Returns the name that a value is. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfName ? value.value : undefined;
}

/** Returns the whole number that a value is. */
export function integerOf(value: PdfValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}
