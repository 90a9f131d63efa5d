import { describe, expect, it } from 'vitest';
import { isDocumentName, patternOf } from './find-files.ts';

describe('document files', () => {
  it.each([
    ['a.json', true, true],
    ['a.yaml.gz', true, true],
    ['a.xml', false, true],
    ['a.xml.p7m', false, true],
    ['a.xsig', false, true],
    ['a.png', false, false],
  ])('are recognised by their names: %s', (name, isOwn, isFile) => {
    expect([isDocumentName(name, false), isDocumentName(name, true)]).toEqual([isOwn, isFile]);
  });
});

describe('globs', () => {
  it.each([
    ['*.json', ['a.json', '.json'], ['a/b.json', 'a.jsonl']],
    ['**/*.yaml', ['a.yaml', 'a/b.yaml', 'a/b/c.yaml'], ['a.yml']],
    ['in/**', ['in/a', 'in/a/b'], ['out/a']],
    ['a?c.json', ['abc.json'], ['ac.json', 'a/c.json']],
    ['[a-c]1.json', ['b1.json'], ['d1.json']],
    ['[!a]1.json', ['b1.json'], ['a1.json']],
    ['*.{json,y?ml}', ['a.json', 'a.yaml'], ['a.yml', 'a.xml']],
    ['./a+(b).json', ['a+(b).json'], ['aab.json']],
    ['a[.json', ['a[.json'], ['a.json']],
    ['{[z-a],b}.json', ['b.json'], ['a.json', 'z.json', '.json']],
  ])('match the expected paths: %s', (glob, matching, others) => {
    const pattern = patternOf(glob);
    expect(matching.filter((name) => !pattern.test(name))).toEqual([]);
    expect(others.filter((name) => pattern.test(name))).toEqual([]);
  });
});
