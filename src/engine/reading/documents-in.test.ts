import { describe, expect, it } from 'vitest';
import { words } from '../text/message.ts';
import { documentsIn, readFound } from './documents-in.ts';

/** The documents of a text: their values, or the sentences that say why there are none. */
function found(text: string, name?: string) {
  return documentsIn(text, name).documents.map((each) => {
    const read = readFound(each);
    return read.ok ? read.value : read.faults.map((each) => words(each)).join('; ');
  });
}

const IS_XML = 'this is an e-invoice in XML; convert it to a document first';
const one = { a: 1 };
const two = { b: 'é' };

describe('the documents of a text', () => {
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
  ])('are found in %s: %j', (format, text, documents) => {
    expect(documentsIn(text).format).toBe(format);
    expect(found(text)).toEqual(documents);
  });

  it.each(['x.jsonl', 'x.NDJSON'])('are one a line by the name %s, also a single one', (name) => {
    expect(documentsIn('{"a":1}', name)).toEqual({
      format: 'json-lines',
      isOne: false,
      documents: [{ text: '{"a":1}', start: { line: 1, column: 1 }, isJson: true }],
    });
    expect(documentsIn('\n', name).documents).toEqual([]);
  });
});

describe('a document that is broken', () => {
  const noComma = 'invalid JSON: unexpected "\\"", expected "," or "}" at line 2, column 7';

  it.each([
    ['{"a":1}\n{"a":1"b":2}\n{"b":"é"}', 'x.jsonl', [one, noComma, two]],
    ['{"a":1}\n{"a":1"b":2}\n{"b":"é"}', 'x.txt', [one, noComma, two]],
    ['[{"a":1},\n{"a":1"b":2}, {"b":"é"}]', 'x.json', [one, noComma, two]],
    ['a: 1\n---\nb: [1\n---\nb: é', 'x.yaml', [one, expect.stringMatching(/^invalid YAML: .* at line 4, /), two]],
    ['{"a":1}\n{"a":1]\n', 'x.jsonl', [one, 'invalid JSON: unexpected "]", expected "," or "}" at line 2, column 7']],
    ['{"a":1}\n7\n', 'x.jsonl', [one, 'the text must hold an object, but holds the number 7']],
    ['[{"a":1}, 7]', '', [one, 'the text must hold an object, but holds the number 7']],
    ['[{"a":1}, {"b": 1 2}]', '', [one, 'invalid JSON: unexpected "2", expected "," or "}" at line 1, column 19']],
  ])('does not lose the others, and is told by its place in the whole text: %j', (text, name, expected) => {
    expect(found(text, name)).toEqual(expected);
  });

  it.each([
    ['', 'the text is empty'],
    [' \n', 'the text is empty'],
    ['# nothing', 'the text must hold an object, but holds null'],
    ['[]', 'the text must hold an object, but holds a list'],
    ['hello', 'the text must hold an object, but holds the text "hello"'],
    ['\x89PNG\0', 'the text is neither JSON nor YAML'],
    ['{"a":', 'invalid JSON: unexpected end of input at line 1, column 6'],
    ['{"a":1} x', 'invalid JSON: unexpected "x", nothing may follow the value at line 1, column 9'],
  ])('alone is told as it stands: %j', (text, sentence) => {
    expect(found(text)).toEqual([sentence]);
  });
});
