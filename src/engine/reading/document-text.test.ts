import { describe, expect, it } from 'vitest';
import { valuesIn } from '../text/testing.ts';
import { readDocumentText } from './document-text.ts';

/** Returns the faults of a text that contains no object, with their values. */
function faultsOf(text: string) {
  const read = readDocumentText(text, '$');
  return read.ok ? [] : read.faults.map((each) => [each.code, ...each.properties, ...valuesIn(each)].join(' '));
}

describe('readDocumentText', () => {
  it.each([
    ['{"a":{"b":[1]}}'],
    ['\ufeff \n {"a":{"b":[1]}}'],
    ['{a: {b: [1]}}'],
    ['a:\n  b:\n    - 1\n'],
    ['\ufeffa: {b: [1]}'],
  ])('reads %j as JSON or YAML', (text) => {
    expect(readDocumentText(text, '$')).toEqual({ ok: true, value: { a: { b: [1] } } });
  });

  it.each([
    ['oink', ' "oink"'],
    ['- a\n- b', ' ["a","b"]'],
    ['', ''],
    ['# nothing', ' null'],
    ['12', ' 12'],
  ])('rejects %j, which contains no object', (text, found) => {
    expect(faultsOf(text)).toEqual([`BW-DATA-TYPE $${found}`]);
  });

  it('reports the position of a fault in the language that was probably meant', () => {
    expect(faultsOf('{"a":{"b":[1,}}')).toEqual(['BW-TEXT-SYNTAX $.a.b[1] JSON 1 14 "}"']);
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
