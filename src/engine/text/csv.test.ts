import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it('quotes what parts fields and lines, and leaves numbers as they are', () => {
  expect(csvRecord(['a, b', 'say "no"', 'two\nlines', '-12.50', 3])).toBe(
    '"a, b","say ""no""","two\nlines",-12.50,3\r\n',
  );
});

it('keeps spreadsheets from working out what strangers wrote', () => {
  expect(csvRecord(['=1+1', '+SUM(A1)', '@x', '-x', '\t=1'])).toBe("'=1+1,'+SUM(A1),'@x,'-x,'\t=1\r\n");
});
