import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { recogniseBytes } from './recognise.ts';
import { tableIn } from './table.ts';
import { named, workbook } from './testing.ts';

const rows = [
  ['Invoice', 'Net'],
  ['A-1', 12.5],
];

/** Returns the message for a workbook with a changed text in its sheet. */
async function saidWith(from: string, to: string): Promise<string | undefined> {
  const parts = unzipSync(await workbook(rows));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = new TextDecoder().decode(parts[sheet]);
  expect(xml).toContain(from);
  const found = await recogniseBytes(zipSync({ ...parts, [sheet]: strToU8(xml.replace(from, to)) }));
  return found?.kind === 'other' ? named(found.what) : found?.kind;
}

describe('workbook', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('with a sheet above 512 KiB is read without a thread', async () => {
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    const many = Array.from({ length: 6000 }, (_, i) => [`A-${i}`, i, i, i]);
    const found = await recogniseBytes(Uint8Array.from(await workbook([['Invoice', 'Net', 'VAT', 'Gross'], ...many])));
    expect(found?.kind === 'tables' && found.tables[0]?.rows.length).toBe(6001);
    expect(Worker).not.toHaveBeenCalled();
  });

  it.each(['B99999999', 'ZZZZZZ2', 'B&#57;9999999'])('with a cell at %s is rejected', async (place) => {
    expect(await saidWith('r="B2"', `r="${place}"`)).toMatch(/^sheetTooLarge /);
  });

  it('with a cell far to the right and below is rejected', async () => {
    expect(await saidWith('r="B2"', 'r="XFD9000"')).toMatch(/^sheetTooLarge /);
    expect(await saidWith('r="B2"', 'r="C2"')).toBe('tables');
  });

  it('with one part for many sheets is rejected', async () => {
    const parts = unzipSync(await workbook(rows));
    const book = 'xl/workbook.xml';
    const xml = new TextDecoder().decode(parts[book]);
    const [sheet = ''] = /<sheet [^>]*>/.exec(xml) ?? [];
    expect(sheet).not.toBe('');
    const found = await recogniseBytes(zipSync({ ...parts, [book]: strToU8(xml.replace(sheet, sheet.repeat(9))) }));
    expect(found?.kind === 'other' && named(found.what)).toMatch(/^sheetTooLarge /);
  });

  it('with a long text shared by many cells is rejected', async () => {
    const long = 'x'.repeat(40_000);
    const many = Array.from({ length: 900 }, () => [long, long]);
    const found = await recogniseBytes(Uint8Array.from(await workbook([['Invoice', 'Net'], ...many])));
    expect(found?.kind === 'other' && named(found.what)).toBe('tooMuchText 64');
  });
});

it('a table with too many rows is rejected, not truncated', async () => {
  const most = `Invoice,Net\n${'A,1\n'.repeat(200_000)}`;
  const table = await tableIn(most, 'a.csv');
  expect(table && 'rows' in table && table.rows.length).toBe(200_001);
  const longer = await tableIn(`${most}A,1\n`, 'a.csv');
  expect(longer && 'what' in longer && named(longer.what)).toBe('tableTooLong 200000');
});

describe('number formats of a workbook', () => {
  test.each([
    ['0.0%', 0.075, '7.5%'],
    ['0%', 1, '100%'],
    ['#,##0.00 "€"', 1.5, '1.5 €'],
    ['#,##0.00\\ "EUR"', 1.5, '1.5 EUR'],
    ['[$€-407] #,##0.00', 1.5, '1.5 €'],
    ['_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-', 1.5, '1.5 €'],
    ['$#,##0.00', 1.5, '1.5 $'],
    ['#,##0.00 "Std."', 1.5, '1.5'],
    ['0.00', 1.5, '1.5'],
    ['[Red]0.00;[$€-407]0', 1.5, '1.5'],
  ])('%s determine what a number means', async (format, value, expected) => {
    const sheet = [
      [{ value: 'Item' }, { value: 'Discount' }],
      [{ value: 'Pen' }, { value, format }],
    ];
    const bytes = new Uint8Array(await (await writeExcelFile(sheet).toBlob()).arrayBuffer());
    const found = await recogniseBytes(bytes);
    expect(found?.kind === 'tables' && found.tables[0]?.rows[1]).toEqual(['Pen', expected]);
  });
});
