import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonWriter, jsonBytes, jsonLine, labelOf } from './json-writer.ts';
import { NumberText } from './number-text.ts';
import { Printable } from './printable.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const printed = (value: unknown) => textOf(jsonBytes(value));

/** A city, which is printed as its name. */
class City extends Printable {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  toJSON() {
    return this.#name;
  }

  print(writer: JsonWriter) {
    writer.text(this.#name.toUpperCase());
  }
}

describe('a value is printed', () => {
  it('as JSON.stringify prints it, whatever it is', () => {
    const value = fc.jsonValue({ stringUnit: 'binary' });
    fc.assert(
      fc.property(value, (value) => {
        expect(printed(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it.each([
    '',
    '"',
    '\\',
    '\u0000\u001f\u007f',
    '\n\t',
    'é€😀',
    '\ud800',
    'a\udc00b',
    '\ud83d😀',
    '\u2028\ufeff\uffff',
  ])('with what has to be escaped in the text %j, and nothing else', (text) => {
    expect(printed({ [text]: [text] })).toBe(JSON.stringify({ [text]: [text] }));
  });

  it('without members that are undefined; entries and numbers that JSON has not are null', () => {
    const value = { a: undefined, b: [undefined, Number.NaN, Number.POSITIVE_INFINITY, -0], c: undefined, d: {} };
    expect(printed(value)).toBe('{"b":[null,null,null,0],"d":{}}');
    expect(printed(undefined)).toBe('null');
  });

  it('with numbers as they were read', () => {
    expect(printed([new NumberText('12345678901234567.10'), 1e21])).toBe('[12345678901234567.10,1e+21]');
  });

  it('by what is in it that prints itself, or is made JSON', () => {
    expect(printed({ to: new City('Cádiz'), on: new Date(0) })).toBe('{"to":"CÁDIZ","on":"1970-01-01T00:00:00.000Z"}');
  });

  it('as a line with a line feed', () => {
    expect(textOf(jsonLine([true, false, null]))).toBe('[true,false,null]\n');
  });

  it.each([1_000, 1_024, 1_025, 16_384, 100_000, 1_000_000])('however long: %i signs', (length) => {
    for (const sign of ['a', 'é', '€', '😀', '\n']) {
      const list = [sign.repeat(length), sign];
      expect(printed(list)).toBe(JSON.stringify(list));
      const late = `${'a'.repeat(length)}${sign}`;
      expect(printed(late)).toBe(JSON.stringify(late));
    }
    expect(printed('short')).toBe('"short"');
  });
});

describe('bytes', () => {
  it('belong to who asked for them', () => {
    const first = jsonBytes('first');
    jsonBytes('later');
    expect(textOf(first)).toBe('"first"');
    expect(first.buffer.byteLength).toBe(first.length);
  });

  it('are of the last value alone, also where the one before broke off', () => {
    class Broken extends Printable {
      toJSON() {
        return null;
      }
      print(): never {
        throw new Error('it was interrupted');
      }
    }
    expect(() => jsonBytes(['a', new Broken()])).toThrow('it was interrupted');
    expect(printed('b')).toBe('"b"');
  });
});

describe('memory that is given', () => {
  const sign = '{"a":"é€😀\\n"}';
  const value = { a: 'é€😀\n' };

  it('is printed into, one behind the other', () => {
    const memory = new Uint8Array(new SharedArrayBuffer(100)).subarray(2);
    const writer = new JsonWriter(memory);
    writer.line(value);
    writer.value(1);
    const first = writer.viewed();
    writer.line(value);
    const next = writer.viewed();
    expect([first, next].map((bytes) => bytes.buffer === memory.buffer)).toEqual([true, true]);
    // What decodes takes no memory that is shared.
    expect([first, next].map((bytes) => textOf(bytes.slice()))).toEqual([`${sign}\n1`, `${sign}\n`]);
    expect(textOf(memory.slice(0, first.length))).toBe(textOf(first.slice()));
  });

  it.each([0, 1, 5, 17, 18, 19, 40, 70])('of %i bytes is left for more where that is too small', (bytes) => {
    const memory = new Uint8Array(bytes);
    const writer = new JsonWriter(memory);
    const views = [3, 1, 20].map((count) => {
      for (let i = 0; i < count; i++) writer.line(value);
      return writer.viewed();
    });
    expect(views.map(textOf)).toEqual([3, 1, 20].map((count) => `${sign}\n`.repeat(count)));
  });
});

it('parts members and entries by commas', () => {
  const writer = new JsonWriter();
  writer.beginObject();
  for (const name of ['none', 'some']) {
    writer.member(labelOf(name));
    writer.beginList();
    for (const entry of name === 'none' ? [] : ['{', '[', 1]) {
      writer.entry();
      writer.value(entry);
    }
    writer.endList();
  }
  writer.endObject();
  expect(textOf(writer.taken())).toBe('{"none":[],"some":["{","[",1]}');
  expect(writer.taken()).toHaveLength(0);
});
