import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

it.each([
  ['a slip of the keyboard', 'cbc:IsueDate', ['cbc:DueDate', 'cbc:IssueDate', 'cbc:IssueTime'], 'cbc:IssueDate'],
  ['another prefix or another case', 'cac:issuedate', ['cbc:IssueDate'], 'cbc:IssueDate'],
  ['another namespace', '{urn:a:b}Name', ['cbc:Name'], 'cbc:Name'],
  ['one different character in four', 'abcd', ['abxd'], 'abxd'],
  ['two different characters in eight', 'abcdefgh', ['axcdefxh'], 'axcdefxh'],
  ['a missing character in a short name', 'ID', ['I'], 'I'],
  ['a different last character', 'abcd', ['abcx'], 'abcx'],
  ['an extra character in front', 'abcd', ['xabcd'], 'xabcd'],
  ['a missing character at the end', 'abcd', ['abc'], 'abc'],
  ['the first of equally near names', 'abcd', ['abcx', 'abxd'], 'abcx'],
])('nearestOf: finds the intended name: %s', (_, name, names, expected) => {
  expect(nearestOf(name, names)).toBe(expected);
});

it.each([
  ['two different characters in four', 'abcd', ['axxd']],
  ['two extra characters', 'abcd', ['abcdxx']],
  ['three different characters in eight', 'abcdefgh', ['xxxdefgh']],
  ['two extra characters in front and a different one', 'abcdefgh', ['xyabcdexgh']],
  ['an empty list', 'abcd', []],
])('nearestOf: finds no intended name: %s', (_, name, names) => {
  expect(nearestOf(name, names)).toBeUndefined();
});

it('nearestOf: compares no names of more than 100 characters', () => {
  const name = (length: number) => 'n'.repeat(length);
  expect(nearestOf(name(100), [name(99)])).toBe(name(99));
  expect(nearestOf(name(101), [name(100)])).toBeUndefined();
});
