import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SplitItem } from '../../engine/reading/json-values.ts';
import { JsonValues } from './json-values.ts';

async function itemsOf(chunks: readonly (string | Uint8Array)[], limit = 1000): Promise<SplitItem[]> {
  const values = new JsonValues(limit);
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  return [...bytes.flatMap((chunk) => [...values.push(chunk)]), ...values.end()];
}

async function textsOf(...chunks: readonly string[]): Promise<string[]> {
  return (await itemsOf(chunks)).map((item) => (item.kind === 'value' ? item.text : item.kind));
}

describe('JsonValues', () => {
  it('accepts values with or without white space between them', async () => {
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

  it('yields the same values wherever the stream is cut, even inside characters', async () => {
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
        expect(items.map((item) => item.kind === 'value' && item.text)).toEqual(texts);
      }),
    );
  });

  it('yields values with their start positions', async () => {
    expect(await itemsOf(['{}\n  {"a":\n1} {}'])).toMatchObject([
      { line: 1, column: 1 },
      { line: 2, column: 3 },
      { line: 3, column: 4 },
    ]);
  });

  it('yields values that are broken inside their brackets unchanged', async () => {
    expect(await textsOf('{"a" 1} {"b": oops}\n[,]')).toEqual(['{"a" 1}', '{"b": oops}', '[,]']);
  });

  it('skips values that are too large', async () => {
    expect(await itemsOf(['{"a":1}', `{"b":"${'x'.repeat(2000)}"`, '}{"c":2}'])).toMatchObject([
      { text: '{"a":1}' },
      { kind: 'too-large' },
      { text: '{"c":2}' },
    ]);
  });

  it('continues after a line that is too large', async () => {
    const large = 'x'.repeat(2000);
    expect(await itemsOf([`{}\n${large}\n"${large}\n{"a":"${large}\n{}`])).toMatchObject([
      { kind: 'value', line: 1 },
      { kind: 'too-large', line: 2 },
      { kind: 'too-large', line: 3 },
      { kind: 'too-large', line: 4 },
      { kind: 'value', line: 5 },
    ]);
  });
});

/** Returns the content of a stream as `line: value` or `line: sort`, which must be the same wherever it is cut. */
async function linesOf(text: string | Uint8Array, limit?: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  const said = async (size: number) => {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const items = await itemsOf(chunks, limit);
    return items.map((item) => `${item.line}: ${item.kind === 'value' ? item.text : item.kind}`);
  };
  const whole = await said(Math.max(1, bytes.length));
  for (const size of [1, 2, 3, 7, 100]) expect(await said(size)).toEqual(whole);
  return whole;
}

describe('JsonValues: an invalid line', () => {
  it.each([
    ['words', 'not json at all'],
    ['a comment', '// {"a": 1}'],
    ['a value in other quotes', "{'a': 1"],
    ['a stray bracket', '} {"b":2}'],
    ['another bracket than was opened', '{"a":1] {"b":2}'],
    ['a text without an end', '"a'],
    ['an object cut off', '{"a":{"b":1'],
    ['an object cut off in a text', '{"a":"b'],
    ['an object cut off after a backslash', '{"a":"b\\'],
    ['an object cut off before a value', '{"a":'],
    ['an object cut off in a list', '{"a":['],
    ['an object cut off in a list of objects', '{"a":[{"b":1},'],
    ['a list cut off', '[1, 2,'],
    ['malformed numbers', '12abc, 5'],
  ])('is broken, and the next line is read: %s', async (_, line) => {
    const broken = ['1: {}', '2: broken'];
    expect(await linesOf(`{}\n${line}\n{"c":3}\n{"d":4}\n`)).toEqual([...broken, '3: {"c":3}', '4: {"d":4}']);
    expect(await linesOf(`{}\r\n${line}\r\n\r\n{"c":3}`)).toEqual([...broken, '4: {"c":3}']);
    expect(await linesOf(`{}\n${line}`)).toEqual(broken);
    const twice = ['1: broken', '2: broken', '3: {"c":3}'];
    expect(await linesOf(`${line}\n${line}\n{"c":3}`)).toEqual(twice);
  });

  it('is read again from the next possible start if the first of several lines is unterminated', async () => {
    const open = '{"a":[';
    expect(await linesOf(`${open}\n${open}\n{"b":1}\n{"c":2}\n{"d":3}`)).toEqual([
      '1: broken',
      '2: broken',
      '3: {"b":1}',
      '4: {"c":2}',
      '5: {"d":3}',
    ]);
    expect(await linesOf(`${open}\n{"b":1}\noops\n{"d":3}`)).toEqual([
      '1: broken',
      '2: {"b":1}',
      '3: broken',
      '4: {"d":3}',
    ]);
  });

  it('is returned with the lines indented below it', async () => {
    const pretty = JSON.stringify({ a: { b: [{ c: 1 }, { d: 2 }] }, e: 3 }, null, 2);
    expect(pretty.split('\n')).toHaveLength(13);
    expect(await linesOf(`${pretty}\n{"f":4}`)).toEqual([`1: ${pretty}`, '14: {"f":4}']);
    const broken = pretty.replace('[', '(');
    expect(await linesOf(`${broken}\n{"f":4}`)).toEqual(['1: broken', '14: {"f":4}']);
    const unclosed = pretty.replace('"a"', '"a');
    expect(await linesOf(`${unclosed}\n{"f":4}`)).toEqual(['1: broken', '14: {"f":4}']);
    const indented = pretty.replace(/^/gm, '  ');
    expect(await linesOf(`${indented.replace('[', '(')}\n  {"f":4}`)).toEqual(['1: broken', '14: {"f":4}']);
  });

  it('that begins a value over several lines is completed, with any indentation', async () => {
    for (const value of ['{"a":\n{"b":[\n{},\n{"c":1}]}}', '[\n{"a":1},\n{"b":2}\n]', '{\n"a"\n:\n1\n}']) {
      const lines = value.split('\n').length;
      expect(await linesOf(`${value}\n{"z":1}`)).toEqual([`1: ${value}`, `${lines + 1}: {"z":1}`]);
    }
  });

  it('is broken if nested too deeply to follow', async () => {
    const deep = '['.repeat(100_000);
    expect(await itemsOf([`${deep}\n{}`], 1_000_000)).toMatchObject([{ kind: 'broken' }, { text: '{}', line: 2 }]);
    const open = await itemsOf(['{"a":[\n'.repeat(2000), '{}'], 1_000_000);
    expect(open.length).toBeLessThan(2001);
    expect(open.at(-1)).toMatchObject({ text: '{}', line: 2001 });
  });

  it('takes no longer for many such lines', async () => {
    const steps = async (count: number) => {
      const text = '{"a":[\n{"b":1},\n'.repeat(count);
      const start = process.cpuUsage();
      await itemsOf([text], 10_000_000);
      return process.cpuUsage(start).user;
    };
    await steps(1000);
    const ratios = [];
    for (let i = 0; i < 3; i++) ratios.push((await steps(2000)) / (await steps(500)));
    expect(Math.min(...ratios)).toBeLessThan(10);
  });

  it.each([[[0xff]], [[0xc3, 0x28]], [[0xe2, 0x82]], [[0xf0, 0x9f, 0x98, 0x41]]])(
    'is broken if not UTF-8: %j',
    async (bad) => {
      const stream = Buffer.concat([
        Buffer.from('{"a":"Grüße"}\n{"b":"😀"} {"c":"'),
        Buffer.from(bad),
        Buffer.from('"}\n{"d":"é"}\n'),
        Buffer.from(bad),
        Buffer.from('\n{"e":[\n'),
        Buffer.from(bad),
        Buffer.from('{}\n {}\n]}\n{"f":"é"}'),
      ]);
      expect(await linesOf(stream)).toEqual([
        '1: {"a":"Grüße"}',
        '2: {"b":"😀"}',
        '2: broken',
        '3: {"d":"é"}',
        '4: broken',
        '5: broken',
        '9: {"f":"é"}',
      ]);
      const [, , item] = await itemsOf([stream]);
      expect(item).toMatchObject({
        reason: { what: { template: expect.stringMatching(/^.* UTF-8$/) }, place: { line: 2, column: 17 } },
      });
      expect(await linesOf(stream.subarray(0, stream.indexOf(10, 20)))).toHaveLength(3);
    },
  );
});
