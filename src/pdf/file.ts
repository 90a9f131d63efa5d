/**
 * A PDF as a container: objects by number, read on demand and within limits. Own code, because pdf-lib and pdf.js read whole files without
 * a limit on unpacked bytes, nesting or objects, and the files are untrusted.
 */

import { message } from '../engine/text/message.ts';
import { Budget, checkCount, DEEPEST, PdfProblem } from './budget.ts';
import { type CrossReferences, crossReferences, type ReadAt, repaired } from './cross-reference.ts';
import { type Decryption, decryptionOf } from './decrypt.ts';
import { filtersOf, unpacked } from './filters.ts';
import { headOf } from './is-pdf.ts';
import { indexOf, Keyword, ValueReader } from './value-reader.ts';
import { integerOf, isDict, type PdfDict, PdfRef, PdfStream, PdfString, type PdfValue } from './values.ts';

/** An opened PDF. Its methods throw `PdfProblem` if the file is damaged beyond repair or exceeds the limits. */
export class PdfFile {
  readonly bytes: Uint8Array;
  readonly #budget: Budget;
  /** The offset of the header, from which all offsets count. */
  readonly #start: number;
  #references: CrossReferences = { places: new Map(), trailer: new Map(), isRepaired: false };
  #decryption: Decryption | undefined;
  readonly #values = new Map<number, PdfValue>();
  readonly #streams = new Map<number, ObjectStream | undefined>();
  /** The objects being read, so that no object can contain itself. */
  readonly #open = new Set<number>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#budget = new Budget(bytes.length);
    const start = headOf(bytes);
    if (start < 0) throw new PdfProblem(message('The file is not a PDF: it does not begin with %PDF-.'));
    this.#start = start;
    this.#references = this.#given() ?? this.#repaired();
    this.#decryption = this.#decryptionOf(this.#references.trailer);
    // Values read before the key was known are still encrypted.
    this.#values.clear();
    this.#streams.clear();
  }

  get trailer(): PdfDict {
    return this.#references.trailer;
  }

  /** Whether the cross-references had to be reconstructed. */
  get isRepaired(): boolean {
    return this.#references.isRepaired;
  }

  get isEncrypted(): boolean {
    return this.#decryption !== undefined;
  }

  get catalog(): PdfDict {
    const root = this.resolve(this.trailer.get('Root'));
    if (isDict(root)) return root;
    throw new PdfProblem(message('The PDF is damaged: it has no catalog.'));
  }

  /** Yields all objects in use with their numbers. */
  *objects(): Generator<[number: number, value: PdfValue]> {
    for (const [number, place] of this.#references.places) {
      yield [number, this.resolve(new PdfRef(number, 'at' in place ? place.generation : 0))];
    }
  }

  /**
   * Resolves a reference to the value of its object; returns other values unchanged, and null if the object does not
   * exist.
   */
  readonly resolve = (given: PdfValue | undefined): PdfValue => {
    let value = given;
    for (let steps = 0; value instanceof PdfRef && steps < MOST_STEPS; steps++) value = this.#object(value.number);
    return value === undefined || value instanceof PdfRef ? null : value;
  };

  /** Returns a member of a dictionary. */
  get(dict: PdfDict, name: string): PdfValue {
    return this.resolve(dict.get(name));
  }

  /** Returns a dictionary that is a member of another. */
  dictIn(dict: PdfDict, name: string): PdfDict | undefined {
    const value = this.get(dict, name);
    return isDict(value) ? value : undefined;
  }

  /** Returns a list that is a member of a dictionary; wraps a single value in a list. */
  listIn(dict: PdfDict, name: string): readonly PdfValue[] {
    const value = this.get(dict, name);
    return Array.isArray(value) ? value : value === null ? [] : [value as PdfValue];
  }

  /** Returns the unpacked content of a stream. */
  dataOf({ dict, bytes }: PdfStream): Uint8Array {
    return unpacked(bytes, filtersOf(dict, this.resolve), this.#budget);
  }

  #object(number: number): PdfValue {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    const place = this.#references.places.get(number);
    if (!place || this.#open.has(number) || this.#open.size > DEEPEST) return null;
    this.#open.add(number);
    const value = 'at' in place ? this.#valueAt(place.at, number) : this.#valueIn(place.stream, place.index, number);
    this.#open.delete(number);
    this.#values.set(number, value);
    return value;
  }

  #valueAt(at: number, number: number): PdfValue {
    const value = this.#numbered(at, number);
    if (value !== undefined || this.isRepaired) return value ?? null;
    const { trailer } = this.#references;
    this.#references = { ...this.#repaired(), trailer };
    const place = this.#references.places.get(number);
    if (!place) return null;
    return 'at' in place ? this.#valueAt(place.at, number) : this.#valueIn(place.stream, place.index, number);
  }

  #valueIn(stream: number, index: number, number: number): PdfValue {
    if (!this.#streams.has(stream)) {
      const value = this.#object(stream);
      this.#streams.set(stream, value instanceof PdfStream ? this.#objectStream(value) : undefined);
    }
    const objects = this.#streams.get(stream);
    if (!objects) return null;
    const offset = objects.numbers[index] === number ? objects.offsets[index] : objects.places().get(number);
    if (offset === undefined) return null;
    const reader = new ValueReader(objects.data, offset);
    const value = reader.value();
    this.#budget.look(reader.at - offset);
    return value;
  }

  #objectStream(stream: PdfStream): ObjectStream {
    const data = this.dataOf(stream);
    const first = integerOf(this.resolve(stream.dict.get('First'))) ?? 0;
    const count = integerOf(this.resolve(stream.dict.get('N'))) ?? 0;
    const reader = new ValueReader(data.subarray(0, first));
    const numbers: number[] = [];
    const offsets: number[] = [];
    for (let i = 0; i < count; i++) {
      const [number, offset] = [integerOf(reader.value()), integerOf(reader.value())];
      if (number === undefined || offset === undefined) break;
      numbers.push(number);
      offsets.push(first + offset);
      checkCount(numbers.length);
    }
    this.#budget.find(numbers.length);
    let places: Map<number, number> | undefined;
    return { data, numbers, offsets, places: () => (places ??= placesOf(numbers, offsets)) };
  }

  /** Reads `12 0 obj` and the value that follows; undefined if no object starts here. */
  readonly #readAt: ReadAt = (at) => {
    const reader = new ValueReader(this.bytes, at);
    const [number, generation] = [integerOf(reader.value()), integerOf(reader.value())];
    if (number === undefined || generation === undefined || !reader.keyword('obj')) return undefined;
    const ref = new PdfRef(number, generation);
    const decryption = this.#decryption;
    const body = decryption ? new ValueReader(this.bytes, reader.at, (bytes) => decryption.string(bytes, ref)) : reader;
    const token = body.token();
    const value = token instanceof Keyword ? null : token;
    const object = isDict(value) && body.keyword('stream') ? this.#stream(value, body.at, ref) : value;
    this.#budget.look(body.at - at);
    return { number, generation, value: object };
  };

  #stream(dict: PdfDict, keyword: number, ref: PdfRef): PdfStream {
    let start = keyword;
    if (this.bytes[start] === 0x0d) start++;
    if (this.bytes[start] === 0x0a) start++;
    const bytes = this.bytes.subarray(start, this.#endOfStream(dict, start));
    if (!this.#decryption) return new PdfStream(dict, bytes);
    // Streams may overlap: repeated decryption must not take longer than the size of the file allows.
    this.#budget.look(bytes.length);
    return new PdfStream(dict, this.#decryption.stream(bytes, ref, dict));
  }

  /** Returns the end of a stream: the stated one if `endstream` follows, otherwise the next `endstream`. */
  #endOfStream(dict: PdfDict, start: number): number {
    // A length in an object of its own is still unknown while objects are being located.
    const length = integerOf(this.resolve(dict.get('Length')));
    if (length !== undefined && length >= 0 && start + length <= this.bytes.length) {
      const reader = new ValueReader(this.bytes, start + length);
      const isEnd = reader.keyword('endstream');
      this.#budget.look(reader.at - start - length);
      if (isEnd) return start + length;
    }
    const found = indexOf(this.bytes, 'endstream', start);
    const end = found < 0 ? this.bytes.length : found;
    this.#budget.look(end - start);
    if (this.bytes[end - 1] !== 0x0a) return this.bytes[end - 1] === 0x0d ? end - 1 : end;
    return this.bytes[end - 2] === 0x0d ? end - 2 : end - 1;
  }

  /** Returns the cross-references of the file if they lead to its root. */
  #given(): CrossReferences | undefined {
    const found = crossReferences(this.bytes, this.#start, this.#readAt, this.#budget);
    return found && this.#hasRoot(found) ? found : undefined;
  }

  #hasRoot({ places, trailer }: CrossReferences): boolean {
    const root = trailer.get('Root');
    const place = root instanceof PdfRef ? places.get(root.number) : undefined;
    if (!(root instanceof PdfRef) || place === undefined) return false;
    if ('at' in place) return isDict(this.#numbered(place.at, root.number));
    const stream = places.get(place.stream);
    return stream !== undefined && 'at' in stream && this.#numbered(stream.at, place.stream) instanceof PdfStream;
  }

  /** Returns the object at an offset if it has the expected number. */
  #numbered(at: number, number: number): PdfValue | undefined {
    const object = this.#readAt(at);
    return object?.number === number ? object.value : undefined;
  }

  #repaired(): CrossReferences {
    return repaired(this.bytes, this.#start, this.#readAt, (_number, _generation, stream) => {
      // The decryption is not known yet; files that are both encrypted and broken are rare enough.
      return this.#objectStream(stream).numbers;
    });
  }

  #decryptionOf(trailer: PdfDict): Decryption | undefined {
    const encrypt = this.resolve(trailer.get('Encrypt'));
    if (!isDict(encrypt)) return undefined;
    const [id] = this.listIn(trailer, 'ID').map((each) => this.resolve(each));
    return decryptionOf(encrypt, id instanceof PdfString ? id.bytes : new Uint8Array(), this.resolve);
  }
}

/** The largest number of references in a chain. */
const MOST_STEPS = 16;

/** The objects in a stream: their numbers and offsets. */
interface ObjectStream {
  data: Uint8Array;
  numbers: readonly number[];
  offsets: readonly number[];
  /** Returns the offset of each object by number, for objects at another index than the cross-references state. */
  places(): ReadonlyMap<number, number>;
}

/** Returns the offsets by number; the first one of each number counts. */
function placesOf(numbers: readonly number[], offsets: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  numbers.forEach((number, i) => {
    if (!places.has(number)) places.set(number, offsets[i] ?? 0);
  });
  return places;
}
