import { describe, expect, it } from 'vitest';
import { worded } from '../faults.ts';
import { readDocumentText } from './document-text.ts';

/** The faults of a text that holds no object, in words. */
function faultsOf(text: string) {
  const read = readDocumentText(text, '$');
  return read.ok ? [] : read.faults.map((each) => worded(each));
}

describe('the text of a document', () => {
  it.each([
    ['{"a":{"b":[1]}}'],
    ['\ufeff \n {"a":{"b":[1]}}'],
    ['{a: {b: [1]}}'],
    ['a:\n  b:\n    - 1\n'],
    ['\ufeffa: {b: [1]}'],
  ])('%j is read as JSON or YAML', (text) => {
    expect(readDocumentText(text, '$')).toEqual({ ok: true, value: { a: { b: [1] } } });
  });

  it.each([
    ['oink', 'the text must hold an object, but holds the text "oink"'],
    ['- a\n- b', 'the text must hold an object, but holds a list'],
    ['', 'the text is empty'],
    ['# nothing', 'the text must hold an object, but holds null'],
    ['12', 'the text must hold an object, but holds the number 12'],
  ])('%j holds no object', (text, description) => {
    expect(faultsOf(text)).toEqual([{ code: 'BW-DATA-TYPE', properties: ['$'], description }]);
  });

  it('names the place of a fault in the language that was probably meant', () => {
    expect(faultsOf('{"a":{"b":[1,}}')).toEqual([
      {
        code: 'BW-TEXT-SYNTAX',
        properties: ['$.a.b[1]'],
        description: 'invalid JSON: unexpected "}", expected a value at line 1, column 14',
      },
    ]);
    const yaml = readDocumentText('a: [1, 2', 'template');
    expect(yaml).toMatchObject({ faults: [{ code: 'BW-TEXT-SYNTAX', properties: ['template'] }] });
    expect(readDocumentText('{"a":1,"a":2}', 'template')).toMatchObject({
      faults: [{ code: 'BW-JSON-DUPLICATE', properties: ['template.a'] }],
    });
    expect(readDocumentText('a: 1\nb: {c: 1, c: 2}', '$')).toMatchObject({
      faults: [{ code: 'BW-JSON-DUPLICATE', properties: ['$.b.c'] }],
    });
  });
});
