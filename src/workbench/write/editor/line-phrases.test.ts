import { expect, test } from 'vitest';
import type { Problem } from '../../state/view/problem.ts';
import { linePhrases } from './line-phrases.ts';

const range = (line: number) => ({ startLineNumber: line, startColumn: 3, endLineNumber: line, endColumn: 9 });

function problem(path: string, line: number, message: string, causes?: string[]): Problem {
  return {
    id: `${path} ${message}`,
    severity: 'error',
    code: undefined,
    message,
    locations: [{ path, range: range(line) }],
    causes,
  };
}

test('linePhrases states the problem of a line, without details', () => {
  const phrases = linePhrases([
    problem('$.lines[0].quantity', 16, 'quantity is not a number: "two" (write digits)'),
    problem('$.supplier', 1, 'The seller is missing: the one who sells.'),
    problem('$.code', 4, `${'a word '.repeat(20)}too many`),
  ]);
  expect(phrases.get(16)).toEqual({ text: 'quantity is not a number', isCause: true });
  expect(phrases.get(1)?.text).toBe('The seller is missing');
  expect(phrases.get(4)?.text).toMatch(/^a word .*…$/);
  expect(phrases.get(4)?.text.length).toBeLessThan(90);
});

test('linePhrases names the line that causes a problem, but never hides a cause', () => {
  const phrases = linePhrases([
    problem('$.supplier', 1, 'The supplier is missing.'),
    problem('$.lines[0].taxes[0].rate', 19, 'The rate is unknown.', ['$.supplier']),
    problem('$.lines[0].taxes[0].cat', 20, 'The category is unknown.', ['$.supplier']),
    problem('$.lines[0].taxes[0].percent', 20, 'percent is not a number', undefined),
  ]);
  expect(phrases.get(19)).toEqual({ text: 'follows from line 1', isCause: false });
  expect(phrases.get(20)).toEqual({ text: 'percent is not a number', isCause: true });
});
