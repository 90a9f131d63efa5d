import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it('csvRecord quotes separators of fields and lines, and leaves numbers unchanged', () => {
  expect(csvRecord(['a, b', 'say "no"', 'two\nlines', '-12.50', 3])).toBe(
    '"a, b","say ""no""","two\nlines",-12.50,3\r\n',
  );
});

it('csvRecord prevents spreadsheets from evaluating texts', () => {
  expect(csvRecord(['=1+1', '+SUM(A1)', '@x', '-x', '\t=1'])).toBe("'=1+1,'+SUM(A1),'@x,'-x,'\t=1\r\n");
});
