import { describe, expect, it } from 'vitest';
import { valuesIn } from '../text/testing.ts';
import { documentsIn, readFound } from './documents-in.ts';

/** Returns the documents of a text: their values, or fault codes with values. */
function found(text: string, name?: string) {
  return documentsIn(text, name).documents.map((each) => {
    const read = readFound(each);
    return read.ok ? read.value : read.faults.map((each) => [each.code, ...valuesIn(each)].join(' ')).join('; ');
  });
}

const IS_XML = 'BW-DATA-XML';
const one = { a: 1 };
const two = { b: 'é' };

describe('documentsIn', () => {
  it.each([
    ['json', '{"a":1}', [one]],
    ['json', '{\n  "a": 1\n}\n{\n  "b": "é"\n}\n', [one, two]],
    ['json', '\ufeff {"a":1}', [one]],
    ['json', '{a: 1}', [one]],
    ['json', '{a: 1, # a comment with a "\nb: 2}', [{ a: 1, b: 2 }]],
    ['json-lines', '{"a":1}\n\n{"b":"é"}\r\n', [one, two]],
    ['json-list', '[{"a":1},{"b":"é"}]', [one, two]],
    ['json-list', ' [\n{"a":1} ,\n {"b":"é"}\n]\n', [one, two]],
    ['json-list', '[{"a":1}]', [one]],
    ['yaml', 'a: 1\n', [one]],
    ['xml', '\ufeff\n<?xml version="1.0"?>\n<Invoice>\n---\n{"a":1}\n</Invoice>', [IS_XML]],
    ['yaml', '<<: {a: 1}\n', [one]],
    ['yaml', '# first\n---\na: 1\n---\n# none\n---\nb: é\n...\n', [one, two]],
    ['yaml', '{"a":1}\n---\n{"b":"é"}\n', [one, two]],
    ['yaml', '--- {a: 1}\n--- {b: é}\n', [one, two]],
  ])('finds the documents of the format %s in %j', (format, text, documents) => {
    expect(documentsIn(text).format).toBe(format);
    expect(found(text)).toEqual(documents);
  });

  it.each(['x.jsonl', 'x.NDJSON'])('finds one document per line by the name %s, even a single one', (name) => {
    expect(documentsIn('{"a":1}', name)).toEqual({
      format: 'json-lines',
      isOne: false,
      documents: [{ text: '{"a":1}', start: { line: 1, column: 1 }, isJson: true }],
    });
    expect(documentsIn('\n', name).documents).toEqual([]);
  });
});

describe('an invalid document', () => {
  const noComma = 'BW-TEXT-SYNTAX JSON 2 7 "\\"" }';

  it.each([
    ['{"a":1}\n{"a":1"b":2}\n{"b":"é"}', 'x.jsonl', [one, noComma, two]],
    ['{"a":1}\n{"a":1"b":2}\n{"b":"é"}', 'x.txt', [one, noComma, two]],
    ['[{"a":1},\n{"a":1"b":2}, {"b":"é"}]', 'x.json', [one, noComma, two]],
    ['a: 1\n---\nb: [1\n---\nb: é', 'x.yaml', [one, expect.stringMatching(/^BW-TEXT-SYNTAX YAML .*4 \d+$/), two]],
    ['{"a":1}\n{"a":1]\n', 'x.jsonl', [one, 'BW-TEXT-SYNTAX JSON 2 7 "]" }']],
    ['{"a":1}\n7\n', 'x.jsonl', [one, 'BW-DATA-TYPE 7']],
    ['[{"a":1}, 7]', '', [one, 'BW-DATA-TYPE 7']],
    ['[{"a":1}, {"b": 1 2}]', '', [one, 'BW-TEXT-SYNTAX JSON 1 19 "2" }']],
  ])('does not affect the others and has its position in the whole text: %j', (text, name, expected) => {
    expect(found(text, name)).toEqual(expected);
  });

  it.each([
    ['', 'BW-DATA-TYPE'],
    [' \n', 'BW-DATA-TYPE'],
    ['# nothing', 'BW-DATA-TYPE null'],
    ['[]', 'BW-DATA-TYPE []'],
    ['hello', 'BW-DATA-TYPE "hello"'],
    ['\x89PNG\0', 'BW-TEXT-SYNTAX'],
    ['{"a":', 'BW-TEXT-SYNTAX JSON 1 6'],
    ['{"a":1} x', 'BW-TEXT-SYNTAX JSON 1 9 "x"'],
  ])('alone is reported as usual: %j', (text, fault) => {
    expect(found(text)).toEqual([fault]);
  });
});
