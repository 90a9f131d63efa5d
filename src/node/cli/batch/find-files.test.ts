import { describe, expect, it } from 'vitest';
import { patternOf } from './find-files.ts';

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
