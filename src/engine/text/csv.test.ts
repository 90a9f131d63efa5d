import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

/**
 * Returns the cells of a file as a program with this separator reads them.
 * @param isLenient whether quotes also protect where they begin within a cell, which they do not in most programs
 */
function cellsOf(file: string, separator: string, isLenient = true): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < file.length; i++) {
    const sign = file[i] ?? '';
    if (sign === '"' && isQuoted && file[i + 1] === '"') {
      cell += sign;
      i++;
    } else if (sign === '"' && (isLenient || isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\r' || sign === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

function isEvaluated(cell: string): boolean {
  return /^(?:[\t\r\n]|\s*[=+\-@])/.test(cell.normalize('NFKC')) && !/^-?\d[\d.,]*%?$/.test(cell);
}

/** A text that was cut anywhere may leave line breaks around it, and quotes at its end. */
function beginsFormula(cell: string): boolean {
  return isEvaluated(cell.trim().replace(/"+$/, ''));
}

describe('csvRecord', () => {
  it('quotes separators of fields and lines, and leaves numbers unchanged', () => {
    expect(csvRecord(['a, b', 'say "no"', 'two\nlines', '-12.50', 3])).toBe(
      '"a, b","say ""no""","two\nlines",-12.50,3\r\n',
    );
    expect(csvRecord(['a', '-1,50', '-1.50%', -2], ';')).toBe('a;-1,50;-1.50%;-2\r\n');
    expect(csvRecord(['a', '-1,234.50'])).toBe('a,"-1,234.50"\r\n');
  });

  it('prevents spreadsheets from evaluating texts', () => {
    expect(csvRecord(['=1+1', '+SUM(A1)', '@x', '-x', '-1-1', '\uff1d1', ' =1', '\t=1', 'a-b', '1-1'])).toBe(
      `'=1+1,'+SUM(A1),'@x,'-x,'-1-1,'\uff1d1,' =1,"'\t'=1",a-b,1-1\r\n`,
    );
  });

  it('marks text that a program with another separator would read as a formula', () => {
    expect(csvRecord(['a', 'x;=1+1;y', 'x, \uff0b1', 'Screws; -5', 'a\n@b', 'a;"=1"', 'a, b; c-d'])).toBe(
      `a,"x;'=1+1;y","x,' \uff0b1","Screws;' -5","a\n'@b","a;'""=1""","a, b; c-d"\r\n`,
    );
  });

  it('marks a negative number that begins a record, which a program with another separator would calculate', () => {
    expect(csvRecord([-5, '2+1'])).toBe(`'-5,2+1\r\n`);
    expect(csvRecord([5, '2+1'])).toBe('5,2+1\r\n');
    expect(csvRecord([-5])).toBe(`'-5\r\n`);
  });

  it('contains no cell that a program with another separator evaluates', () => {
    const part = fc.constantFrom(
      ...[
        '=',
        '+',
        '-',
        '@',
        '\uff1d',
        '\uff0b',
        '\uff0d',
        '\uff20',
        '\ufe66',
        '\u207a',
        '\t',
        '\r',
        '\n',
        ' ',
        '\u00a0',
      ],
      ...[',', ';', '"', "'", '1', '5.5', 'a', 'cmd|', '\u200b', '\ufeff', '%'],
    );
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    const cell = fc.oneof({ weight: 4, arbitrary: text }, fc.integer({ min: -20, max: 20 }));
    const records = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(records, fc.constantFrom(',', ';'), (rows, separator) => {
        const file = rows.map((row) => csvRecord(row, separator)).join('');
        for (const each of [',', ';', '\t']) expect(cellsOf(file, each).filter(isEvaluated)).toEqual([]);
        for (const each of [',', ';', '\t']) expect(cellsOf(file, each, false).filter(beginsFormula)).toEqual([]);
        const read = cellsOf(file.replaceAll('\r\n', '\n'), separator);
        const given = rows.flat().map((value) => String(value).replaceAll('\r\n', '\n'));
        const withoutMarks = (cells: string[]) => cells.map((cell) => cell.replaceAll("'", ''));
        expect(withoutMarks(read.slice(0, -1))).toEqual(withoutMarks(given));
      }),
    );
  });
});
