import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

it.each([
  ['a slip of the keyboard', 'cbc:IsueDate', ['cbc:DueDate', 'cbc:IssueDate', 'cbc:IssueTime'], 'cbc:IssueDate'],
  ['another prefix or another case', 'cac:issuedate', ['cbc:IssueDate'], 'cbc:IssueDate'],
  ['another namespace', '{urn:a:b}Name', ['cbc:Name'], 'cbc:Name'],
  ['one in four characters', 'abcd', ['abxd'], 'abxd'],
  ['two in eight', 'abcdefgh', ['axcdefxh'], 'axcdefxh'],
  ['one of a short name', 'ID', ['I'], 'I'],
  ['the last of all characters', 'abcd', ['abcx'], 'abcx'],
  ['a character more in front', 'abcd', ['xabcd'], 'xabcd'],
  ['a character less at the end', 'abcd', ['abc'], 'abc'],
  ['the first of those that are as near', 'abcd', ['abcx', 'abxd'], 'abcx'],
])('nearestOf: finds the intended name: %s', (_, name, names, expected) => {
  expect(nearestOf(name, names)).toBe(expected);
});

it.each([
  ['two in four characters', 'abcd', ['axxd']],
  ['two more', 'abcd', ['abcdxx']],
  ['three in eight', 'abcdefgh', ['xxxdefgh']],
  ['two in front and one changed', 'abcdefgh', ['xyabcdexgh']],
  ['nothing to choose from', 'abcd', []],
])('nearestOf: finds no intended name: %s', (_, name, names) => {
  expect(nearestOf(name, names)).toBeUndefined();
});

it('nearestOf: compares no names of more than 100 characters', () => {
  const name = (length: number) => 'n'.repeat(length);
  expect(nearestOf(name(100), [name(99)])).toBe(name(99));
  expect(nearestOf(name(101), [name(100)])).toBeUndefined();
});
