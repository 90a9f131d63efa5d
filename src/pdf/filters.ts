/** Unpacks streams with their filters (ISO 32000-1, 7.4) within a budget. Broken data end the output. */

import { Inflate } from 'fflate';
import { message } from '../engine/text/message.ts';
import { type Budget, PdfProblem, tooLarge } from './budget.ts';
import { Bytes } from './value-reader.ts';
import { integerOf, isDict, nameOf, type PdfDict, type PdfValue } from './values.ts';

/** A filter and its parameters. */
export interface Filter {
  name: string;
  parameters: PdfDict | undefined;
}

/** The abbreviated names in some streams. */
const SHORT = new Map(
  Object.entries({
    Fl: 'FlateDecode',
    AHx: 'ASCIIHexDecode',
    A85: 'ASCII85Decode',
    LZW: 'LZWDecode',
    RL: 'RunLengthDecode',
  }),
);

/** Returns the filters of a stream in decoding order. */
export function filtersOf(dict: PdfDict, resolve: (value: PdfValue | undefined) => PdfValue): Filter[] {
  const filters = listOf(resolve(dict.get('Filter') ?? dict.get('F')));
  const parameters = listOf(resolve(dict.get('DecodeParms') ?? dict.get('DP')));
  return filters.map((each, i) => {
    const name = nameOf(resolve(each)) ?? '';
    const resolved = resolve(parameters[i]);
    return { name: SHORT.get(name) ?? name, parameters: isDict(resolved) ? resolved : undefined };
  });
}

function listOf(value: PdfValue): readonly PdfValue[] {
  return Array.isArray(value) ? value : value === null ? [] : [value];
}

/**
 * Unpacks bytes with filters. Throws a `PdfProblem` for image filters, for unknown filters, and at the end of the
 * budget.
 */
export function unpacked(bytes: Uint8Array, filters: readonly Filter[], budget: Budget): Uint8Array {
  if (filters.length > MOST_FILTERS) throw tooLarge();
  // Unpacked bytes count too: many streams may share the same ones.
  if (filters.length === 0) budget.unpack(bytes.length);
  let data = bytes;
  for (const { name, parameters } of filters) {
    if (name === 'Crypt') continue; // Already decrypted.
    const unpack = FILTERS.get(name);
    if (!unpack) {
      throw new PdfProblem(
        message('Part of the PDF is compressed with {filter}, which is not supported.', { filter: name }),
      );
    }
    data = unpack(data, parameters, budget);
  }
  return data;
}

const MOST_FILTERS = 8;

type Unpack = (bytes: Uint8Array, parameters: PdfDict | undefined, budget: Budget) => Uint8Array;

const FILTERS = new Map<string, Unpack>(
  Object.entries({
    FlateDecode: (bytes, parameters, budget) => unpredicted(inflated(bytes, budget), parameters),
    LZWDecode: (bytes, parameters, budget) => unpredicted(unzipped(bytes, parameters, budget), parameters),
    ASCIIHexDecode: hexadecimal,
    ASCII85Decode: base85,
    RunLengthDecode: runs,
  }),
);

/** The number of bytes for one call of the inflater, which can expand them a thousandfold. */
const PORTION = 16 * 1024;

/** Decodes Flate, with a zlib header or without one, as some programs write it. */
function inflated(bytes: Uint8Array, budget: Budget): Uint8Array {
  const [method = 0, flags = 0] = bytes;
  const hasHead = (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
  const from = hasHead ? 2 : 0;
  const data = new Bytes();
  const inflate = new Inflate((chunk) => {
    budget.unpack(chunk.length);
    data.append(chunk);
  });
  try {
    for (let at = from; at < bytes.length; at += PORTION) {
      inflate.push(bytes.subarray(at, at + PORTION), at + PORTION >= bytes.length);
    }
  } catch (error) {
    // Keeps the output before broken or truncated data.
    if (error instanceof PdfProblem) throw error;
  }
  return data.taken();
}

/**
 * Decodes LZW (7.4.4): codes of 9 to 12 bits. The first 256 are bytes, the next code clears the
 * table, and the one after it ends the data.
 */
function unzipped(bytes: Uint8Array, parameters: PdfDict | undefined, budget: Budget): Uint8Array {
  const early = integerOf(parameters?.get('EarlyChange')) ?? 1;
  const data = new Bytes();
  // Each entry is a range of the output: start and length.
  let starts: number[] = [];
  let lengths: number[] = [];
  let width = 9;
  let [bits, held] = [0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      [starts, lengths, width] = [[], [], 9];
      continue;
    }
    const start = data.length;
    const entry = code - 258;
    if (code < 256) data.push(code);
    else {
      const [from, length] = [starts[entry], lengths[entry]];
      if (from === undefined || length === undefined) break;
      for (let i = 0; i < length; i++) data.push(data.at(from + i));
    }
    budget.unpack(data.length - start);
    // The next entry is this one plus the byte that follows it.
    if (starts.length + 258 < 4096) {
      starts.push(start);
      lengths.push(data.length - start + 1);
    }
    width = widthAt(starts.length + 257 + early);
  }
  return data.taken();
}

function widthAt(code: number): number {
  return code >= 2048 ? 12 : code >= 1024 ? 11 : code >= 512 ? 10 : 9;
}

/** Reverses the PNG and TIFF predictors (7.4.4.4). */
function unpredicted(bytes: Uint8Array, parameters: PdfDict | undefined): Uint8Array {
  const predictor = integerOf(parameters?.get('Predictor')) ?? 1;
  if (predictor < 2) return bytes;
  const colours = bounded(parameters?.get('Colors'), 1);
  const depth = bounded(parameters?.get('BitsPerComponent'), 8);
  const columns = bounded(parameters?.get('Columns'), 1);
  const pixel = Math.max(1, (colours * depth) >> 3);
  const row = Math.ceil((colours * depth * columns) / 8);
  return predictor === 2 ? untiff(bytes, pixel, row) : unpng(bytes, pixel, row);
}

/** Returns a predictor parameter within sensible limits. */
function bounded(value: PdfValue | undefined, otherwise: number): number {
  return Math.min(Math.max(integerOf(value) ?? otherwise, 1), 0xffff);
}

function untiff(bytes: Uint8Array, pixel: number, row: number): Uint8Array {
  const data = bytes.slice();
  for (let start = 0; start < data.length; start += row) {
    for (let i = pixel; i < row && start + i < data.length; i++) {
      data[start + i] = (data[start + i] ?? 0) + (data[start + i - pixel] ?? 0);
    }
  }
  return data;
}

function unpng(bytes: Uint8Array, pixel: number, row: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (row + 1));
  // A row may claim to be longer than the whole data.
  const data = new Uint8Array(Math.min(rows * row, bytes.length));
  let length = 0;
  for (let y = 0; y < rows; y++) {
    const from = y * (row + 1);
    const filter = bytes[from] ?? 0;
    const start = y * row;
    for (let x = 0; x < row && from + 1 + x < bytes.length; x++) {
      const left = x >= pixel ? (data[start + x - pixel] ?? 0) : 0;
      const up = y > 0 ? (data[start - row + x] ?? 0) : 0;
      const corner = y > 0 && x >= pixel ? (data[start - row + x - pixel] ?? 0) : 0;
      data[start + x] = (bytes[from + 1 + x] ?? 0) + predicted(filter, left, up, corner);
      length = start + x + 1;
    }
  }
  return data.subarray(0, length);
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function hexadecimal(bytes: Uint8Array, _: PdfDict | undefined, budget: Budget): Uint8Array {
  const data = new Bytes();
  let half: number | undefined;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    if (half === undefined) half = digit;
    else {
      data.push(half * 16 + digit);
      half = undefined;
    }
  }
  if (half !== undefined) data.push(half * 16);
  budget.unpack(data.length);
  return data.taken();
}

/** Decodes ASCII85 (7.4.3): five characters for four bytes, `z` for four zeros, `~` for the end. */
function base85(bytes: Uint8Array, _: PdfDict | undefined, budget: Budget): Uint8Array {
  const data = new Bytes();
  let group: number[] = [];
  let counted = 0;
  const flush = (taken: number) => {
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let i = 0; i < taken; i++) data.push(Math.floor(value / 256 ** (3 - i)) & 0xff);
    group = [];
  };
  for (const byte of bytes) {
    if (data.length - counted > PORTION) {
      budget.unpack(data.length - counted);
      counted = data.length;
    }
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) for (let i = 0; i < 4; i++) data.push(0);
    if (byte < 0x21 || byte > 0x75) continue;
    group.push(byte - 0x21);
    if (group.length === 5) flush(4);
  }
  const rest = group.length;
  if (rest > 1) {
    while (group.length < 5) group.push(84);
    flush(rest - 1);
  }
  budget.unpack(data.length - counted);
  return data.taken();
}

/** Decodes RunLength (7.4.5). */
function runs(bytes: Uint8Array, _: PdfDict | undefined, budget: Budget): Uint8Array {
  const data = new Bytes();
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at++] ?? 128;
    if (length === 128) break;
    const start = data.length;
    if (length < 128) {
      data.append(bytes.subarray(at, at + length + 1));
      at += length + 1;
    } else {
      const byte = bytes[at++] ?? 0;
      for (let i = 0; i < 257 - length; i++) data.push(byte);
    }
    budget.unpack(data.length - start);
  }
  return data.taken();
}
