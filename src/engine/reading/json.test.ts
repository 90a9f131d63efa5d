import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberText } from '../model/number-text.ts';
import { words } from '../text/message.ts';
import { valuesIn } from '../text/testing.ts';
import { readJson } from './json.ts';
import { jsonProblems, readJsonWithPositions } from './json-positions.ts';
import { jsonText } from './json-text.ts';
import { problemText } from './problem.ts';

function parsed(text: string) {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(words(problemText('JSON', reading.problems[0] ?? expect.fail('no problem'))));
  return reading.value;
}

function problemsOf(text: string) {
  const reading = readJson(text);
  return reading.ok ? [] : reading.problems;
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('readJson', () => {
  it('reads the same as JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(parsed(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('reads the same with the fast and the slow reader', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.boolean(), (text, isSpaced) => {
        const written = isSpaced ? JSON.stringify(JSON.parse(text), null, '\t') : text;
        const reading = readJsonWithPositions(written);
        if (!reading.ok) expect.fail(JSON.stringify(reading));
        expect(jsonText(reading.value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('rejects the same as JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, at, noise) => {
        const place = at % (text.length + 1);
        const spoilt = text.slice(0, place) + noise + text.slice(place + noise.length);
        let isJson = true;
        try {
          JSON.parse(spoilt);
        } catch {
          isJson = false;
        }
        const sorts = problemsOf(spoilt).filter((problem) => problem.kind === 'syntax');
        expect(sorts).toHaveLength(isJson ? 0 : 1);
      }),
    );
  });

  it('skips a byte order mark', () => {
    expect(parsed('\ufeff{"a":1}')).toEqual({ a: 1 });
  });

  it('accepts escaped surrogate pairs, escaped slashes and raw control characters above U+007E', () => {
    expect(parsed('["\\ud83d\\ude00","\\/","\u007f\u0085"]')).toEqual(['😀', '/', '\u007f\u0085']);
    const slowly = readJsonWithPositions('["\\ud83d\\ude00","\\/","\u007f\u0085"]');
    expect(slowly).toEqual({ ok: true, value: ['😀', '/', '\u007f\u0085'] });
  });

  it('keeps __proto__ and similar names as ordinary members', () => {
    for (const read of [readJson, readJsonWithPositions]) {
      const reading = read('{"__proto__":{"admin":true},"constructor":1,"prototype":2}');
      if (!reading.ok) expect.fail('refused');
      expect(Object.keys(reading.value as object)).toEqual(['__proto__', 'constructor', 'prototype']);
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
      expect(Object.getPrototypeOf(reading.value)).toBe(Object.prototype);
    }
  });
});

describe('readJson numbers', () => {
  it.each(['0', '-7', '10.50', '1e3', '1.5E-7', '123456789012345', '0.1', '1e22'])(
    'are JavaScript numbers if exact: %s',
    (text) => {
      expect(parsed(text)).toBe(Number(text));
    },
  );

  it.each(['12345678901234567', '0.10000000000000000555', '1e400', '1e-400', '1e999999999', '-123456789.12345678901'])(
    'are kept as text otherwise: %s',
    (text) => {
      expect(parsed(`{"price":${text}}`)).toEqual({ price: new NumberText(text) });
    },
  );

  it('drop excess digits if the number is exact', () => {
    expect(parsed('100.0000000000000000')).toBe(100);
  });

  it('are written as they were read', () => {
    const text = '{"a":[12345678901234567,1e400,{}],"b":{"c":"é","__proto__":0.10000000000000000555},"d":[]}';
    expect(jsonText(parsed(text))).toBe(text);
    expect(jsonText(parsed('{"a":[1e400],"b":{},"c":true}'), true)).toBe(
      '{\n  "a": [\n    1e400\n  ],\n  "b": {},\n  "c": true\n}',
    );
  });
});

describe('readJson syntax faults', () => {
  it.each([
    ['', '1:1'],
    ['{"a":', '1:6'],
    ['{"a":"b', '1:8'],
    ['not-json', '1:2 "o" null'],
    ['{"a":1,}', '1:8 "}"'],
    ['[1,]', '1:4 "]"'],
    ['{"a" 1}', '1:6 "1"'],
    ['[1 2]', '1:4 "2" ]'],
    ['{"a":1} x', '1:9 "x"'],
    ['{\n  "a": 012\n}', '2:9 "1"'],
    ['["😀é",\r\n  \'x\']', '2:3 "\'"'],
    ['["😀é" x]', '1:7 "x" ]'],
    ['["a\nb"]', '1:4'],
    ['[1.]', '1:4 "]"'],
    ['["\\u12g4"]', '1:7 "g"'],
    ['[\u00a0]', '1:2 00A0'],
  ])('are reported in %j at %s', (text, expected) => {
    const problems = problemsOf(text);
    expect(problems.map(({ line, column, what }) => [`${line}:${column}`, ...valuesIn(what)].join(' '))).toEqual([
      expected,
    ]);
    expect(problems[0]?.kind).toBe('syntax');
  });

  it('have the path in the value', () => {
    expect(problemsOf('{"data":{"lines":[{},{"quantity":01}]}}')[0]?.path).toEqual(['data', 'lines', 1, 'quantity']);
    expect(problemsOf('{"data":{},]')[0]?.path).toEqual([]);
  });
});

describe('jsonProblems', () => {
  const found = (text: string) => jsonProblems(text).map(({ offset, what }) => [offset, ...valuesIn(what)]);

  it.each([
    ['{"a": EUR, "b": 01, "c": [1 2, , 3]}', [6, '"E"'], [17, '"1"'], [28, '"2"', ']'], [31, '","']],
    ['{"a": [1, {"b": x], "c": y}', [16, '"x"'], [25, '"y"']],
    ['{"a": "C:\\dir\\x", "b"}', [10, '"d"'], [14, '"x"'], [21, '"}"']],
    ['{"a":1,"a":2 "b":1', [7, '"a"'], [13, '"\\""', '}'], [18]],
    ['a: 1\nb: 2\n', [0, '"a"']],
  ])('reports all problems of %j', (text, ...expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    '{"a": 1 "b": 2}',
    '{"a": 1 {"b": 2}, "c": 3}',
    '{ {"a": 1}, "b": 2 }',
    '{"a": "open\n, "b": "c"}',
    '{"a": 1, // see "b", "c"\n "b": 2}',
    '// see "b"\n{}',
    ']]}} , {"a":1}',
    '{"a": tru, "b": [1]}',
  ])('reports no consequential problems of %j', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it('returns no problem for valid JSON, and otherwise includes the fault of readJson', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-0.5e1',
      'true',
      'nul',
      '\\',
      '\n',
      ' ',
      '//',
      '😀',
      '\ufeff',
    );
    const broken = fc.array(pieces, { maxLength: 25 }).map((each) => each.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => {
        const read = readJson(text);
        const all = jsonProblems(text);
        if (read.ok) expect(all).toEqual([]);
        else for (const each of read.problems) expect(all).toContainEqual(expect.objectContaining(each));
      }),
      { numRuns: 1000 },
    );
  });

  it('terminates for any brackets', () => {
    expect(jsonProblems('['.repeat(100_000)).at(-1)?.kind).toBe('depth');
    expect(jsonProblems(`${'['.repeat(100)}${'}1'.repeat(100_000)}`).length).toBeLessThanOrEqual(1001);
    expect(jsonProblems('{"a" '.repeat(100_000)).length).toBeLessThanOrEqual(1001);
  });
});

describe('readJson depth', () => {
  it('allows 128 levels', () => {
    expect(problemsOf(nested(128))).toEqual([]);
    expect(problemsOf(nested(129))).toMatchObject([{ kind: 'depth', line: 1, column: 129 }]);
  });

  it('rejects a million levels as fast as 129', () => {
    expect(problemsOf('{"a":['.repeat(1_000_000))[0]?.kind).toBe('depth');
  });

  it('ignores brackets in strings', () => {
    expect(problemsOf(JSON.stringify(['['.repeat(500), '\\"['.repeat(500)]))).toEqual([]);
  });
});

describe('readJson duplicate members', () => {
  it('reports each duplicate', () => {
    const text = '{"data":{"a":1,\n"a":2,"list":[{"b":1,"b":1}]},"data":{}}';
    expect(problemsOf(text)).toMatchObject([
      { kind: 'duplicate', path: ['data', 'a'], line: 2, column: 1 },
      { kind: 'duplicate', path: ['data', 'list', 0, 'b'] },
      { kind: 'duplicate', path: ['data'] },
    ]);
  });

  it('detects names written with escapes', () => {
    expect(problemsOf('{"a":1,"\\u0061":2}')).toMatchObject([{ kind: 'duplicate', path: ['a'] }]);
    expect(problemsOf('{"__proto__":1,"__proto__":2}')).toMatchObject([{ kind: 'duplicate', path: ['__proto__'] }]);
  });

  it('allows the same name in different objects', () => {
    expect(problemsOf('[{"a":{"a":[{"a":":"}]}},{"a":1}]')).toEqual([]);
  });
});
