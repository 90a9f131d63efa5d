import { afterEach, describe, expect, it } from 'vitest';
import { recogniseBytes } from '../../../intake/recognise.ts';
import { negated, plus } from '../../engine/document/decimal.ts';
import { language, say, showLanguage } from '../../ui/texts/say.ts';
import { booksAsCsv, booksAsXlsx } from './books.ts';
import { duplicatesIn } from './duplicates.ts';
import { figuresOf, formatIn } from './figures.ts';
import type { Row } from './row.ts';
import { amountShown, rateShown } from './shown.ts';
import { sorted } from './sort.ts';
import { sumsOf, totalsOf } from './sums.ts';
import * as texts from './texts.ts';

const document = (code: string, total: string, type = 'standard', date = '2026-02-03') => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  type,
  series: 'R',
  code,
  issue_date: date,
  currency: 'EUR',
  supplier: { name: 'Ott' },
  customer: { name: 'Meier' },
  totals: {
    total,
    taxes: { categories: [{ code: 'VAT', rates: [{ percent: '19%', base: total, amount: '0.10' }] }] },
    tax: '0.10',
    total_with_tax: plus(total, '0.10'),
  },
});

const row = (position: number, given: unknown, status: Row['status'] = 'good'): Row => ({
  ...{ position, name: `${position}.json`, file: new File([], 'a'), part: undefined, kind: 'Invoice', status },
  ...{ faults: [], warnings: 0, time: 1, format: 'JSON', figures: figuresOf(given), built: JSON.stringify(given) },
});

const rows = [
  row(0, document('1', '10.00')),
  row(1, { doc: document('2', '9.20', 'credit-note') }),
  row(2, document('10', '0.1', 'standard', '2026-03-01')),
  row(3, document('4', '7.00'), 'faulty'),
  row(4, { $schema: 'https://gobl.org/draft-0/note/message' }),
];

describe('books of a batch', () => {
  it('have the figures of documents, negated for credit notes', () => {
    expect(rows[1]?.figures).toMatchObject({ number: 'R-2', net: '-9.20', tax: '-0.10', total: '-9.30' });
    expect(rows[4]?.figures).toMatchObject({ number: '', net: '', tax: '', total: '', rates: [] });
  });

  it('have exact sums by month and rate, and by currency', () => {
    expect([plus('0.1', '0.20'), plus('-1', '0.5'), negated('0.05')]).toEqual(['0.30', '-0.5', '-0.05']);
    expect(sumsOf(rows)).toEqual([
      { month: '2026-02', currency: 'EUR', rate: 'VAT 19%', documents: 2, base: '0.80', tax: '0.00' },
      { month: '2026-03', currency: 'EUR', rate: 'VAT 19%', documents: 1, base: '0.1', tax: '0.10' },
    ]);
    expect(totalsOf(rows)).toEqual([{ currency: 'EUR', documents: 3, net: '0.90', tax: '0.10', total: '1.00' }]);
  });

  it('sort amounts and numbers by value, with empty cells last', () => {
    const order = (column: 'net' | 'number', descending = false) =>
      sorted(rows, { column, descending }).map(({ position }) => position);
    expect(order('net')).toEqual([1, 2, 3, 0, 4]);
    expect(order('net', true)).toEqual([0, 3, 2, 1, 4]);
    expect(order('number')).toEqual([0, 1, 3, 2, 4]);
  });

  it('are saved as CSV, and as a workbook with sums', async () => {
    expect(booksAsCsv(rows).split('\r\n')[2]).toBe(
      `${say(texts.good)},R-2,03/02/2026,Ott,Meier,-9.20,-0.10,-9.30,EUR,JSON,1.json`,
    );
    const book = await recogniseBytes(await booksAsXlsx(rows));
    const sheets = book?.kind === 'tables' ? book.tables : [];
    expect(sheets.map(({ name }) => name)).toEqual([say(texts.documents), say(texts.sums)]);
    expect(sheets[0]?.rows[2]?.slice(0, 6)).toEqual([
      ...[say(texts.good), 'R-2', '2026-02-03', 'Ott', 'Meier', '-9.2'],
    ]);
    expect(sheets[1]?.rows[1]).toEqual(['02/2026', 'EUR', 'VAT 19%', '2', '0.8', '0']);
  });
});

it('duplicatesIn finds documents of the same supplier, number and total', () => {
  const again = [...rows, row(5, document('01', '10.00')), row(6, document('1', '11.00'))];
  expect([...duplicatesIn(again)].map(([repeated, first]) => [repeated.position, first.position])).toEqual([[5, 0]]);
});

describe('figures of a batch', () => {
  afterEach(() => {
    delete language.translation;
  });

  it('are written as in the displayed language', async () => {
    await showLanguage('es', ['names']);
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(rateShown('VAT 21.0%'))).toBe('IVA 21 %');
    expect(rateShown('VAT exempt')).toBe('IVA · Exento');
    expect(rateShown('IGIC')).toBe('IGIC');
    expect(amountShown('43163.60')).toBe('43.163,60');
    expect(booksAsCsv(rows).split('\r\n')[2]).toContain(';-9,20;-0,10;-9,30;EUR;');
  });
});

it('formatIn names the format of a text', () => {
  const ubl = (id: string) => `<Invoice><cbc:CustomizationID>${id}</cbc:CustomizationID></Invoice>`;
  expect(formatIn('{}')).toBe('JSON');
  expect(formatIn(ubl('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'))).toBe(
    'XRechnung (UBL)',
  );
  expect(formatIn('<rsm:CrossIndustryInvoice xmlns:rsm="a">')).toBe('CII');
  expect(formatIn('<?xml version="1.0"?><Faktura>')).toBe('KSeF');
  expect(formatIn('<p:FatturaElettronica versione="FPR12">')).toBe('FatturaPA');
  expect(formatIn('<Order>')).toBe('XML');
});
