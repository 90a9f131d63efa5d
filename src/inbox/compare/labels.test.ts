import { describe, expect, test } from 'vitest';
import type { Cell } from '../../pdf/pages/read.ts';
import { facts, page } from '../testing.ts';
import { differencesOf } from './compare.ts';
import { datesIn } from './dates.ts';
import { AMOUNT_ROLES, DATE_ROLES, roleIn } from './labels.ts';

/** The values of the XML besides the facts. */
const XML = ['Stadtwerk Aue GmbH', '20260312', '20260411', '1000.00', '190.00', '1190.00'];

const found = (cells: readonly Cell[], own: Parameters<typeof facts>[0] = {}) =>
  Object.fromEntries(differencesOf(cells, facts(own), XML).map(({ field, page: value }) => [field, value]));

describe('roles of labels', () => {
  test.each([
    ['Totaal incl. btw', 'total'],
    ['Totaal excl. btw', 'net'],
    ['Total incl. VAT', 'total'],
    ['Total excl. 20% VAT', 'net'],
    ['Gesamt inkl. 19 % MwSt.', 'total'],
    ['zzgl. 19 % MwSt.', 'tax'],
    ['Total hors TVA', 'net'],
    ['TVA comprise', 'total'],
    ['Totale IVA', 'tax'],
    ['IVA incl.', 'total'],
    ['Netto a pagare', 'total'],
    ['Netto', 'net'],
    ['Eindtotaal', 'total'],
  ])('are recognised for amounts: %s', (label, role) => {
    expect(roleIn([label], AMOUNT_ROLES)).toBe(role);
  });

  test.each([
    ['Ausgestellt am', 'issue'],
    ['Emessa il', 'issue'],
    ['Wystawiono dnia', 'issue'],
    ['Bei Zahlung bis', 'other'],
    ['Uiterste betaaldatum', 'other'],
    ['Gedruckt am', 'other'],
  ])('are recognised for dates: %s', (label, role) => {
    expect(roleIn([label], DATE_ROLES)).toBe(role);
  });
});

describe('differences of pages', () => {
  test.each([
    ['Fattura nr.: 47901-2026', '47901-2026'],
    ['Factuurnr.:  INV003464', 'INV003464'],
    ['Invoice 2658740', '2658740'],
    ['FATTURA F2026-66514', 'F2026-66514'],
    ['Numer: 173941', '173941'],
    ['FACTURA Número: A84046', 'A84046'],
    ['Numéro de la facture : A84046', 'A84046'],
  ])('include a number of another form: %s', (line, number) => {
    expect(found(page('Gärtnerei Lindenhof GmbH', line))).toEqual({ number });
  });

  test.each(['Ordine numero: 84046', 'Kundennummer 84046', 'Invoice 2026', 'N.º cliente: 84046'])(
    'do not include other numbers: %s',
    (line) => {
      expect(found(page('Gärtnerei Lindenhof GmbH', line))).toEqual({});
    },
  );

  test('use the part of a heading that is above the value', () => {
    const at = (text: string, x: number, right: number, y: number) => ({ text, page: 1, x, right, y, size: 10 });
    const headings = at('Rg.-Nr. Lieferdatum Ausgestellt am', 348, 533, 716);
    const cells = (day: string) => [headings, at('05.03.2026', 415, 453, 698), at(day, 495, 533, 698)];
    expect(found([...cells('12.03.2026'), at('Bei Zahlung bis 19.03.2026 Skonto', 56, 316, 426)])).toEqual({});
    expect(found(cells('19.03.2026'))).toEqual({ date: '2026-03-19' });
  });

  test('use the order of clear dates for ambiguous ones', () => {
    // July 8 would be the date of the XML.
    const own = { date: '2026-07-08' };
    expect(found(page('Factuurdatum: 10-07-2026', 'Vervaldatum: 07-08-2026', 'Leverdatum: 18-06-2026'), own)).toEqual({
      date: '2026-07-10',
    });
    expect(found(page('Invoice date: 07/08/2026', 'Due date: 07/18/2026'), own)).toEqual({});
  });

  test('accept the sum of several taxes between net and total', () => {
    const own = {
      taxes: ['150.00', '40.00'],
      rates: [
        { category: 'S', rate: '20', net: '750.00', tax: '150.00' },
        { category: 'S', rate: '16', net: '250.00', tax: '40.00' },
      ],
    };
    const lines = ['Net HT:  1 100,00', 'TVA 20 %:  160,00', 'TVA 16 %:  50,00', 'Total TTC:  1 310,00'];
    expect(found(page(...lines), own)).toEqual({ net: '1100.00', tax: '210.00', total: '1310.00' });
  });

  test('do not take an account over two lines for a VAT number', () => {
    const lines = ['Gärtnerei Lindenhof GmbH', 'USt-IdNr. siehe unten', 'IBAN DE95 3293 1572'];
    expect(found(page(...lines))).toEqual({});
  });

  test('find VAT numbers by their national names', () => {
    expect(found(page('Contribuinte 501234569'), { vat: 'PT508888889', names: [] })).toEqual({
      vat_number: '501234569',
    });
  });
});

test('datesIn returns both months for a name that means two', () => {
  expect(datesIn('25 listopada 2026 r.')[0]?.readings).toEqual(expect.arrayContaining(['2026-11-25', '2026-10-25']));
});
