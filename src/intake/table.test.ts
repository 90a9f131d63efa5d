import { describe, expect, it, test } from 'vitest';
import { tableIn } from './table.ts';

async function table(text: string) {
  const found = await tableIn(text, 'a.csv');
  if (!found || 'what' in found) throw new Error('no table');
  return found;
}

describe('rows with sums', () => {
  it('are removed from the end, with taxes, and listed with their row numbers', async () => {
    const { rows, numbers, left } = await table(
      'Sales in May;;;;\n\nItem;Quantity;Price;VAT;Net\nPen;2;5;21;10\n\nInk;1;10;21;10\nSubtotal:;;;;20\nVAT 21%:;;;;4.20\nTotal:;;;;24.20\n',
    );
    expect(rows.map(([first]) => first)).toEqual(['Item', 'Pen', 'Ink']);
    expect(numbers).toEqual([3, 4, 6]);
    expect(left).toEqual([
      { number: 7, text: 'Subtotal: 20' },
      { number: 8, text: 'VAT 21%: 4.20' },
      { number: 9, text: 'Total: 24.20' },
    ]);
  });

  test.each([
    'Zwischensumme;;;20',
    'Subtotal 20.00 EUR;;;',
    ';;Sous-total :;20,00 €',
    'zzgl. 19 % MwSt.;;;3,80',
    'IVA (21%);;;4.20',
    'T.V.A. 20 %;;;4',
    'Amount due;;;24.20',
    'Łącznie;;;20',
    'Total;3;;20',
  ])('are removed between other rows: %s', async (row) => {
    const { rows, left } = await table(`Item;Quantity;Price;Net\nPen;2;5;10\n${row}\nInk;1;10;10\n`);
    expect(rows.map(([first]) => first)).toEqual(['Item', 'Pen', 'Ink']);
    expect(left.map(({ number }) => number)).toEqual([3]);
  });

  test.each(['Total;2;5;10', 'Tax advice;;;10', 'Net;1;10;10', 'Total;;5;10'])(
    'are distinguished from rows such as %s',
    async (row) => {
      const { rows, left } = await table(`Item;Quantity;Price;Net\nPen;2;5;10\n${row}\nInk;1;10;10\n`);
      expect([rows.length, left]).toEqual([4, []]);
    },
  );

  it('are distinguished from customers named so, with their own data', async () => {
    const { rows, left } = await table('Customer;Date;Net\nTotal;2026-01-02;100\nSuma;2026-01-03;50\nTotal;;150\n');
    expect(rows).toHaveLength(3);
    expect(left).toEqual([{ number: 4, text: 'Total 150' }]);
  });

  it('are recognised by the total quantity if lines have no price', async () => {
    const { rows } = await table('Item;Quantity;Net\nPen;2;10\nTotal;7;10\nInk;1;10\nTotal;10;30\n');
    expect(rows.map(([first]) => first)).toEqual(['Item', 'Pen', 'Total', 'Ink']);
  });

  it('are recognised after a document number', async () => {
    const { rows } = await table('Number;Item;Quantity;Price;Net\nA-1;Pen;2;5;10\nA-1;Subtotal;;;10\nA-2;Ink;1;1;1\n');
    expect(rows).toHaveLength(3);
  });
});

it('column names are found below group headings', async () => {
  const { rows } = await table('Kunde;;Betrag;\nName;Ort;Netto;MwSt %\nOtt;Ulm;10;19\nMeier;Bonn;20;7\n');
  expect(rows[0]).toEqual(['Name', 'Ort', 'Netto', 'MwSt %']);
});
