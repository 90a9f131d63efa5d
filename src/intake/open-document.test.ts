import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { recogniseBytes } from './recognise.ts';
import { named } from './testing.ts';

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** Returns a LibreOffice file of a media type, with this body. */
const file = (body: string, type = SPREADSHEET) =>
  zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:dc="d"><office:body>${body}</office:body></office:document-content>`,
    ),
  });

const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const number = (value: string, shown: string) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const rest =
  '<table:table-row table:number-rows-repeated="1048571"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';

async function tables(body: string) {
  const found = await recogniseBytes(Uint8Array.from(file(body)));
  return found?.kind === 'tables' ? found.tables : found;
}

describe('LibreOffice spreadsheet', () => {
  it('is read by its values, not by its formatted texts', async () => {
    const date =
      '<table:table-cell office:value-type="date" office:date-value="2026-03-01T00:00:00"><office:annotation><dc:creator>A</dc:creator><text:p>hm</text:p></office:annotation><text:p>01.03.26</text:p></table:table-cell>';
    const rate =
      '<table:table-cell office:value-type="percentage" office:value="0.19"><text:p>19 %</text:p></table:table-cell>';
    const found = await tables(
      `<table:table table:name="März">${row(text('Rechnung'), text('Datum'), text('Netto'), text('MwSt %'))}` +
        `${row(text('R-1 &amp; <text:span>R</text:span><text:s/>2'), date, number('1234.5', '1.234,50 €'), rate)}` +
        `<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>` +
        `${row('<table:table-cell table:number-columns-repeated="2" office:value-type="string"><text:p>x</text:p><text:p>y</text:p></table:table-cell>', number('2', '2'))}${rest}</table:table>` +
        `<table:table table:name="Leer">${rest}</table:table>`,
    );
    expect(found).toMatchObject([
      {
        name: 'März',
        rows: [
          ['Rechnung', 'Datum', 'Netto', 'MwSt %'],
          ['R-1 & R 2', '2026-03-01', '1234.5', '19%'],
          ['x\ny', 'x\ny', '2', ''],
        ],
        numbers: [1, 2, 5],
      },
    ]);
  });

  it.each<[string, string, string]>([
    ['without a table', SPREADSHEET, 'spreadsheetWithoutTable'],
    ['that is broken', SPREADSHEET, 'spreadsheetUnreadable'],
    ['that is a text', 'application/vnd.oasis.opendocument.text', 'libreOfficeText'],
    ['with more cells than are read', SPREADSHEET, 'tableTooLong 200000'],
  ])('is reported if unreadable, such as one %s', async (name, type, said) => {
    const repeated = '<table:table-row table:number-rows-repeated="900000">';
    const cells = '<table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="150"/>';
    const body = {
      'that is broken': '<a>',
      'with more cells than are read': `<table:table>${repeated}${cells}</table:table-row></table:table>`,
    };
    const found = await recogniseBytes(Uint8Array.from(file(Reflect.get(body, name) ?? '', type)));
    expect(found?.kind === 'other' ? named(found.what) : found).toBe(said);
  });

  it('with a long text repeated in many cells is rejected', async () => {
    const long = `<table:table-row table:number-rows-repeated="9000"><table:table-cell table:number-columns-repeated="9"><text:p>${'x'.repeat(1000)}</text:p></table:table-cell></table:table-row>`;
    const found = await recogniseBytes(Uint8Array.from(file(`<table:table>${long}</table:table>`)));
    expect(found?.kind === 'other' && named(found.what)).toBe('tooMuchText 64');
  });

  it('keeps empty rows only above filled ones', async () => {
    const empty = '<table:table-row table:number-rows-repeated="199990"><table:table-cell/></table:table-row>';
    const header = row(text('Item'), text('Price'));
    const sheet = `<table:table>${header}${empty}${row(text('Oak'), number('2', '2'))}${rest}</table:table>`;
    expect(await tables(sheet)).toMatchObject([{ numbers: [1, 199_992] }]);
  });
});
