import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseFilesIn, casesOf, testCases } from '../testing/cases.ts';
import { CONTENT_RULES } from './rules.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

it('every check has a case in which it fires', () => {
  const fired = [...caseFilesIn(CASES).values()].flatMap((file) => casesOf(file).flatMap(([, , rules]) => rules));
  const codes = new Set(fired.map((rule) => rule.split(' ')[0]));
  // They look at the day of the check and at the size of the file: fatturapa.test.ts.
  const others = ['SDI-00003', 'SDI-00403'];
  expect(
    CONTENT_RULES.map(({ id }) => id)
      .filter((id) => !codes.has(id))
      .sort(),
  ).toEqual(others);
});
