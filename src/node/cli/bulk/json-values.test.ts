import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonValues, type StreamItem } from './json-values.ts';

async function itemsOf(chunks: readonly (string | Uint8Array)[], limit = 1000): Promise<StreamItem[]> {
  const items: StreamItem[] = [];
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  async function* source() {
    yield* bytes;
  }
  for await (const item of jsonValues(source(), limit)) items.push(item);
  return items;
}

async function textsOf(...chunks: readonly string[]): Promise<string[]> {
  return (await itemsOf(chunks)).map((item) => (item.sort === 'value' ? item.text : item.sort));
}

describe('JSON values in a stream', () => {
  it('may follow each other with or without white space', async () => {
    expect(await textsOf('{"a":1}{"b":[2]}\n\n {"c":"}{"}\t[1] "x" 12 true\r\nnull"y"')).toEqual([
      '{"a":1}',
      '{"b":[2]}',
      '{"c":"}{"}',
      '[1]',
      '"x"',
      '12',
      'true',
      'null',
      '"y"',
    ]);
    expect(await textsOf('')).toEqual([]);
    expect(await textsOf('\ufeff{}')).toEqual(['{}']);
  });

  it('are the same wherever the stream is cut, also within characters', async () => {
    const values = fc.array(fc.oneof(fc.object(), fc.array(fc.jsonValue()), fc.string({ unit: 'grapheme' })), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(values, fc.array(fc.nat(50)), fc.integer({ min: 0, max: 2 }), async (list, cuts, indent) => {
        const texts = list.map((value) => JSON.stringify(value, null, indent) ?? 'null');
        const bytes = new TextEncoder().encode(texts.join('\n'));
        const chunks: Uint8Array[] = [];
        let at = 0;
        for (const cut of cuts) {
          chunks.push(bytes.slice(at, at + cut));
          at += cut;
        }
        const items = await itemsOf([...chunks, bytes.slice(at)], 1_000_000);
        expect(items.map((item) => item.sort === 'value' && item.text)).toEqual(texts);
      }),
    );
  });

  it('are given with the place where they begin', async () => {
    expect(await itemsOf(['{}\n  {"a":\n1} {}'])).toMatchObject([
      { line: 1, column: 1 },
      { line: 2, column: 3 },
      { line: 3, column: 4 },
    ]);
  });

  it('are given as they are when they are broken or cut off', async () => {
    expect(await textsOf('{"a" 1} } {"b":')).toEqual(['{"a" 1}', '}', '{"b":']);
  });

  it('are passed over when they are too large', async () => {
    expect(await itemsOf(['{"a":1}', `{"b":"${'x'.repeat(2000)}"`, '}{"c":2}'])).toMatchObject([
      { text: '{"a":1}' },
      { sort: 'too-large' },
      { text: '{"c":2}' },
    ]);
  });

  it('end with what is no UTF-8', async () => {
    expect(await itemsOf(['{}', new Uint8Array([0xff]), '{}'])).toMatchObject([{ text: '{}' }, { sort: 'broken' }]);
  });

  it.each([1, 2, 3, 7, 100])(
    'end with what is no UTF-8, after those before it, in pieces of %i bytes',
    async (size) => {
      for (const bad of [[0xff], [0xc3, 0x28], [0xe2, 0x82], [0xf0, 0x9f, 0x98, 0x41]]) {
        const bytes = Buffer.concat([Buffer.from('{"a":"Grüße"}\n{"b":"😀"}\n {'), Buffer.from(bad)]);
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
          bytes.subarray(i * size, (i + 1) * size),
        );
        expect(await itemsOf(chunks)).toMatchObject([
          { text: '{"a":"Grüße"}' },
          { text: '{"b":"😀"}' },
          { sort: 'broken', what: 'the stream is not UTF-8 at line 3, column 3' },
        ]);
      }
    },
  );
});
