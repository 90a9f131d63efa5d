import { expect, test } from 'vitest';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import type { Problem } from '../../state/view/problem.ts';
import { sureFixes } from './sure-fixes.ts';

const fixAt = (offset: number, length: number): Fix => ({
  title: `at ${offset}`,
  edits: [{ offset, length, content: '"x"' }],
  goOn: undefined,
  certain: true,
  guess: false,
});

function problem(path: string, fix: Fix | undefined, causes?: string[]): Problem {
  const possibleFixes = { fix, task: undefined, count: 1, choices: 1, offered: [] };
  return {
    id: path,
    severity: 'error',
    code: 'A',
    message: '',
    locations: [{ path, range: undefined }],
    possibleFixes,
    causes,
  };
}

test('sureFixes returns certain fixes at different places together', () => {
  const problems = [problem('$.a', fixAt(10, 5)), problem('$.b', undefined), problem('$.c', fixAt(40, 5))];
  expect(sureFixes(problems).map(({ title }) => title)).toEqual(['at 10', 'at 40']);
});

test('sureFixes returns only the first of several fixes that touch each other', () => {
  const problems = [problem('$.a', fixAt(10, 5)), problem('$.b', fixAt(15, 0)), problem('$.c', fixAt(12, 1))];
  expect(sureFixes(problems)).toHaveLength(1);
});

test('sureFixes ignores problems that follow from others', () => {
  expect(sureFixes([problem('$.a', fixAt(10, 5)), problem('$.b', fixAt(40, 5), ['$.a'])])).toHaveLength(1);
});
