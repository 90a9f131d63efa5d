import { describe, expect, test } from 'vitest';
import { judge } from '../judge.ts';
import type { FileRead } from '../read-file.ts';
import { fileRead } from '../testing.ts';
import { type Accounts, accountsIn } from './accounts.ts';
import { datevBatches } from './datev.ts';

const NOW = new Date('2026-04-01T08:00:00.123Z');
const TABLE = `
consultant: 29098
client: 55003
chart: "03"
accounts:
  - { category: S, rate: 19, account: 4980, tax_key: 9 }
  - { rate: 7, account: 3300 }
  - { supplier: DE 123 456 788, rate: 19, account: 3400 }
  - { supplier: Łąka, creditor: 70002 }
  - { category: AE, account: 3425 }
  - { creditor: 70000 }
`;

async function accounts(text = TABLE, name = 'accounts.yaml'): Promise<Accounts> {
  const read = await accountsIn(text, name);
  if (!read.ok) throw new Error(read.why.template);
  return read.accounts;
}

async function booked(files: readonly FileRead[], table?: Accounts) {
  const { batches, left } = datevBatches(judge(files), files, table ?? (await accounts()), NOW);
  return {
    left: left.map(({ file }) => file),
    batches: batches.map(({ year, count, bytes }) => {
      const isUnicode = bytes[0] === 0xef;
      const text = new TextDecoder(isUnicode ? 'utf-8' : 'windows-1252').decode(bytes);
      const [header = '', columns = '', ...lines] = text.split('\r\n');
      const names = columns.split(';');
      const bookings = lines.slice(0, -1).map((line) => {
        const cells = line.match(/"(?:[^"]|"")*"|[^;]+|(?<=^|;)(?=;|$)/g) ?? [];
        expect(cells).toHaveLength(125);
        return (name: string) => cells[names.indexOf(name)];
      });
      return { year, count, isUnicode, header, names, bookings };
    }),
  };
}

const RATES = [
  { category: 'S', rate: '19.00', net: '1000.00', tax: '190.00' },
  { category: 'S', rate: '7', net: '100.00', tax: '7.00' },
];

describe('datevBatches', () => {
  test('leaves out self-billed invoices', async () => {
    const { batches, left } = await booked([fileRead('a', { isSelfBilled: true })]);
    expect([batches, left]).toEqual([[], ['a']]);
  });

  test('books credit notes and paid invoices, and each bill once', async () => {
    const { batches } = await booked([
      fileRead('a'),
      fileRead('copy'),
      fileRead('paid', { number: '2', date: '2026-03-13', due: '0.00' }),
      fileRead('credit', { number: '3', isCredit: true }),
      fileRead('receipt', { number: '4' }, { notice: 'receipt' }),
    ]);
    expect(batches[0]?.bookings.map((cell) => cell('Beleginfo - Inhalt 1'))).toEqual(['"a"', '"paid"', '"credit"']);
  });

  test('books each rate, with all columns and a complete header', async () => {
    const { batches, left } = await booked([fileRead('in/a.xml', { rates: RATES, total: '1297.00' })]);
    expect(left).toEqual([]);
    const [{ header, names, bookings, count, year, isUnicode } = expect.fail()] = batches;
    expect([count, year, isUnicode, names.length, new Set(names).size]).toEqual([2, '2026', false, 125, 125]);
    expect(header.split(';')).toEqual([
      ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20260401080000123', '', '"BW"', '""', '""'],
      ...['29098', '55003', '20260101', '4', '20260312', '20260312', '"Eingangsrechnungen"', '""', '1', '0', '0'],
      ...['"EUR"', '', '""', '', '', '"03"', '', '', '""', '""'],
    ]);
    const shown = ['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'];
    expect(
      bookings.map((cell) => [...shown, 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Fälligkeit'].map(cell)),
    ).toEqual([
      ['1190,00', '"S"', '3400', '70000', '""', '1203', '"RE-2026-0333"', '11042026'],
      ['107,00', '"S"', '3300', '70000', '""', '1203', '"RE-2026-0333"', '11042026'],
    ]);
    expect(bookings[0]?.('Buchungstext')).toBe('"Gärtnerei Lindenhof GmbH RE-2026-0333"');
    expect(bookings[0]?.('Beleginfo - Inhalt 1')).toBe('"in/a.xml"');
  });

  test('books rounding on its own account, so that the bookings add up to the amount due', async () => {
    const table = await accounts(`${TABLE}  - { category: rounding, account: 4969, creditor: 70009 }\n`);
    const up = fileRead('up', { rounding: '0.40', paid: '0.00', due: '1190.40' });
    const down = fileRead('down', { number: '2', date: '2026-03-13', rounding: '-0.40', due: '1189.60' });
    const credit = fileRead('credit', { number: '3', isCredit: true, rounding: '0.10', due: '1190.10' });
    const { batches, left } = await booked([up, down, credit], table);
    expect(left).toEqual([]);
    const shown = ['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'];
    expect(batches[0]?.bookings.map((cell) => [...shown, 'BU-Schlüssel'].map(cell))).toEqual([
      ['1190,00', '"S"', '3400', '70000', '""'],
      ['0,40', '"S"', '4969', '70000', '""'],
      ['1190,00', '"S"', '3400', '70000', '""'],
      ['0,40', '"H"', '4969', '70000', '""'],
      ['1190,00', '"H"', '3400', '70000', '""'],
      ['0,10', '"H"', '4969', '70000', '""'],
    ]);
  });

  test('leaves out invoices with rounding but without an account for it, or with amounts that are not sales', async () => {
    const rounded = fileRead('rounded', { rounding: '0.40', due: '1190.40' });
    const others = fileRead('others', { number: '2', date: '2026-03-13', paid: null, rounding: null, due: '1219.96' });
    const { batches, left } = await booked([rounded, others]);
    expect([batches, left]).toEqual([[], ['rounded', 'others']]);
  });

  test('credits credit notes, and debits their charges', async () => {
    const rates = [
      { category: 'S', rate: '19', net: '200.00', tax: '38.00' },
      { category: 'S', rate: '7', net: '-100.00', tax: '-7.00' },
    ];
    const { batches } = await booked([fileRead('c', { isCredit: true, rates, total: '131.00' })]);
    expect(
      batches[0]?.bookings.map((cell) => [cell('Umsatz (ohne Soll/Haben-Kz)'), cell('Soll/Haben-Kennzeichen')]),
    ).toEqual([
      ['238,00', '"H"'],
      ['107,00', '"S"'],
    ]);
  });

  test('has a batch for each fiscal year', async () => {
    const table = await accounts(TABLE.replace('chart', 'fiscal_year: 07-01\nchart'));
    const files = ['2025-06-30', '2025-07-01', '2026-06-30'].map((date, i) =>
      fileRead(`f${i}`, { date, number: `${i}` }),
    );
    const { batches } = await booked(files, table);
    expect(batches.map(({ year, count, header }) => [year, count, header.split(';')[12]])).toEqual([
      ['2024', 1, '20240701'],
      ['2025', 2, '20250701'],
    ]);
  });

  test('writes no formulas, no line breaks and only allowed characters of references', async () => {
    const files = [fileRead('a', { names: ['=1+1";\r\n"x'], vat: null, number: '-2 (ä)+;"3/4' })];
    const [{ bookings } = expect.fail()] = (await booked(files)).batches;
    expect(bookings[0]?.('Belegfeld 1')).toBe('"2a3/4"');
    expect(bookings[0]?.('Buchungstext')).toBe(`"'=1+1""; ""x -2 (ä)+;""3/4"`);
    expect(bookings).toHaveLength(1);
  });

  test('is in UTF-8 with a mark if Windows-1252 lacks a character', async () => {
    const [batch] = (await booked([fileRead('a', { names: ['Łąka'] })])).batches;
    expect([batch?.isUnicode, batch?.bookings[0]?.('Gegenkonto (ohne BU-Schlüssel)')]).toEqual([true, '70002']);
  });

  test('reports files that cannot be booked, and omits those that are not to be paid', async () => {
    const { batches, left } = await booked([
      fileRead('dollars', { number: '1', currency: 'USD', total: '1.00' }),
      fileRead('without date', { number: '2', date: null }),
      fileRead('without rates', { number: '3', rates: [], total: '3.00' }),
      fileRead('other total', { number: '4', total: '4.00' }),
      fileRead('other rate', {
        ...{ number: '5', total: '5.50' },
        rates: [{ category: 'S', rate: '10', net: '5.00', tax: '0.50' }],
      }),
      fileRead('invalid', { number: '6', total: '6.00' }, { verdict: 'invalid', broken: [] }),
    ]);
    expect(batches).toEqual([]);
    expect(left).toEqual(['dollars', 'without date', 'without rates', 'other total', 'other rate']);
  });
});

describe('accountsIn', () => {
  test('reads CSV, YAML and JSON', async () => {
    const rows = [{ category: 'S', rate: '19', account: '4980', tax_key: '9', creditor: '70000' }];
    const csv = '\ufeffSupplier;Category;Rate;Account;Tax key;Creditor\r\n;S;19;4980;9;70000\r\n';
    expect(await accounts(csv, 'a.csv')).toMatchObject({ rows, consultant: 1001, client: 1, accountLength: 4 });
    expect((await accounts(JSON.stringify({ accounts: rows }), 'a.json')).rows).toEqual(rows);
    expect((await accounts()).rows).toHaveLength(6);
  });

  test.each([
    ['text', 'a.txt'],
    ['accounts: 7', 'a.yaml'],
    ['accounts: [{ account: 49x }]', 'a.yaml'],
    ['accounts: [{ konto: 4980 }]', 'a.yaml'],
    ['accounts: [{ account: 4980, creditor: 700000 }]', 'a.yaml'],
    ['consultant: 7\naccounts: []', 'a.yaml'],
    ['fiscal_year: 2026\naccounts: []', 'a.yaml'],
    ['account,rate\n4980,abc', 'a.csv'],
  ])('rejects %j', async (text, name) => {
    expect((await accountsIn(text, name)).ok).toBe(false);
  });
});
