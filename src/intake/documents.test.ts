import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { matchColumns } from './columns.ts';
import { documentsOf } from './documents.ts';
import { guessMapping } from './guess.ts';
import { tableIn } from './table.ts';
import { countryIn, dateIn, numberIn, percentIn, unitIn, type Writing, writingOf } from './values.ts';

const german: Writing = { decimal: ',', order: 'dmy' };

/** Returns the documents of a text, read with the guessed mapping. */
async function documents(text: string, template = {}) {
  const table = await tableIn(text, 'a.csv');
  if (!table || 'what' in table) throw new Error('no table');
  const mapping = guessMapping(table, { decimal: '.', order: 'dmy' });
  return { ...documentsOf(table, mapping, template), mapping };
}

describe('column names', () => {
  test.each([
    [
      'Invoice Number;Invoice Date;Due date;Customer Name;VAT ID;Net amount;VAT rate;Total',
      'number date due customer customerTax net rate gross',
    ],
    [
      'Rechnungs-Nr.;Rechnungsdatum;Kunde;USt-IdNr.;PLZ;Ort;Straße;Menge;Einheit;Einzelpreis (EUR);MwSt. %',
      'number date customer customerTax postcode city street quantity unit price rate',
    ],
    ['Rg.-Nr.;Rg.-Datum;Kunde;Netto;USt.-Satz', 'number date customer net rate'],
    [
      'Nº factura;Fecha;Cliente;NIF;Concepto;Cantidad;Precio unitario;% IVA;Base imponible',
      'number date customer customerTax item quantity price rate net',
    ],
    [
      'N° facture;Date de facture;Client;N° TVA;Désignation;Qté;PU HT;Taux TVA;Total TTC',
      'number date customer customerTax item quantity price rate gross',
    ],
    [
      'Numero fattura;Data;Cliente;P. IVA;Descrizione;Q.tà;Prezzo;Aliquota;Imponibile',
      'number date customer customerTax item quantity price rate net',
    ],
    [
      'N.º da fatura;Data;Cliente;NIF;Descrição;Quantidade;Preço unitário;Taxa IVA',
      'number date customer customerTax item quantity price rate',
    ],
    [
      'Numer faktury;Data wystawienia;Nabywca;NIP;Nazwa towaru;Ilość;J.m.;Cena netto;Stawka VAT',
      'number date customer customerTax item quantity unit price rate',
    ],
    [
      'Factuurnummer;Factuurdatum;Klant;BTW-nummer;Omschrijving;Aantal;Prijs excl. btw;BTW %',
      'number date customer customerTax item quantity price rate',
    ],
    [
      'Name,Email,Financial Status,Lineitem quantity,Lineitem name,Lineitem price,Billing City,Currency',
      'customer email undefined quantity item price city currency',
    ],
    [
      'Fakturanr;Fakturadatum;Kund;Benämning;Antal;Enhet;À-pris;Moms %;Belopp exkl. moms',
      'number date customer item quantity unit price rate net',
    ],
    [
      'Fakturanummer;Dato;Kunde;CVR-nr.;Beskrivelse;Antal;Enhedspris;Moms;Beløb',
      'number date customer customerTax item quantity price rate net',
    ],
    [
      'Fakturanr.;Fakturadato;Kunde;Org.nr.;Beskrivelse;Antall;Enhetspris;MVA-sats;Beløp',
      'number date customer customerTax item quantity price rate net',
    ],
    ['billingName,invoiceDate,grossPrice', 'customer date grossPrice'],
    ['Invoice #,Date,Bill To,Description,Qty,Rate,Amount', 'number date customer item quantity price net'],
    ['Item,Qty,Price,Rate', 'item quantity price undefined'],
  ])('are recognised in %j', (names, fields) => {
    expect(matchColumns(names.split(/[;,]/)).map(String).join(' ')).toBe(fields);
  });
});

describe('cells of a table', () => {
  it('are read as numbers, percentages and dates in common notations', () => {
    expect(['1.234,50 €', '-3', '(12,00)', '€ 9,90', '45,-', '1.234'].map((cell) => numberIn(cell, german))).toEqual([
      '1234.50',
      '-3',
      '-12.00',
      '9.90',
      undefined,
      '1234',
    ]);
    expect(['19', '19 %', '0.19', '7,5%', '0', '0.075'].map((cell) => percentIn(cell, german))).toEqual([
      '19%',
      '19%',
      '19%',
      '7.5%',
      '0%',
      '7.5%',
    ]);
    expect(
      [
        '3.2.26',
        '2026-02-03',
        '03/02/2026 14:05',
        '2026/02/03',
        '20260203',
        '3. Februar 2026',
        'Feb 3, 2026',
        '3 de marzo de 2026',
        '31.02.2026',
      ].map((cell) => dateIn(cell, german)),
    ).toEqual([
      '2026-02-03',
      '2026-02-03',
      '2026-02-03',
      '2026-02-03',
      '2026-02-03',
      '2026-02-03',
      '2026-02-03',
      '2026-03-03',
      undefined,
    ]);
    expect([unitIn('Std.'), unitIn('szt.'), unitIn('m²'), unitIn('KGM'), unitIn('blub')]).toEqual([
      'h',
      'piece',
      'm2',
      'kg',
      undefined,
    ]);
    expect([countryIn('Deutschland'), countryIn('es'), countryIn('Pays-Bas'), countryIn('Nowhere')]).toEqual([
      'DE',
      'ES',
      'NL',
      undefined,
    ]);
  });

  it('show which notation the table uses', () => {
    expect(writingOf(['1,234.50', '02/13/2026'], german)).toEqual({ decimal: '.', order: 'mdy' });
    expect(writingOf(['1', '02.03.2026'], german)).toEqual(german);
  });
});

describe('documents made from a table', () => {
  it('are one invoice if no row has a number, completed from the open document', async () => {
    const { documents: found, mapping } = await documents(
      'Beschreibung\tMenge\tPreis\nBindung\t3\t299,85\nRabattheft\t1\t1.000,00\n',
      {
        supplier: { name: 'Ott' },
        currency: 'EUR',
        lines: [{ taxes: [{ cat: 'IGIC' }] }],
      },
    );
    expect(mapping.layout).toBe('lines');
    expect(found).toEqual([
      {
        $schema: 'https://gobl.org/draft-0/bill/invoice',
        currency: 'EUR',
        supplier: { name: 'Ott' },
        lines: [
          { quantity: '3', item: { name: 'Bindung', price: '299.85' } },
          { quantity: '1', item: { name: 'Rabattheft', price: '1000.00' } },
        ],
      },
    ]);
  });

  it('have items with figures even if the columns have no names', async () => {
    const { documents: found, mapping } = await documents('Tee, grün;2;3,50;7,00\nTasse;1;8,00;8,00\n');
    expect(mapping.fields).toEqual(['item', 'quantity', 'price', 'net']);
    expect(found[0]).toMatchObject({ lines: [{ quantity: '2', item: { name: 'Tee, grün', price: '3.50' } }, {}] });
    const fieldsOf = async (text: string) => (await documents(text)).mapping.fields;
    expect(await fieldsOf('1;Papier;10;2,50\n2;Tinte;1;30,00\n')).toEqual([undefined, 'item', 'quantity', 'price']);
    expect(await fieldsOf('Tee;1;3,50\nTasse;2;8,00\n')).toEqual(['item', 'quantity', 'price']);
    expect(await fieldsOf('4711;Papier;10;2,50\n4712;Tinte;1;30,00\n')).toEqual(Array(4).fill(undefined));
    expect((await documents('A;B;C\nD;E;F\n')).mapping.fields).toEqual([undefined, undefined, undefined]);
  });

  it('have a rate as price only if it matches the sums', async () => {
    const priced = await documents('Item;Quantity;Rate;Net\nPen;2;10.50;21\nInk;1.5;33.33;50.00\n');
    expect(priced.mapping.fields).toEqual(['item', 'quantity', 'price', 'net']);
    const taxed = await documents('Item;Quantity;Net;Rate\nPen;2;20;21\nInk;1;50;21\n');
    expect(taxed.mapping.fields).toEqual(['item', 'quantity', 'net', undefined]);
    expect(taxed.documents[0]?.lines).toEqual([
      { quantity: '1', item: { name: 'Pen', price: '20' } },
      { quantity: '1', item: { name: 'Ink', price: '50' } },
    ]);
    const reduced = await documents('Item;Qty;Rate;Discount;Amount\nPen;2;10;50;10\n');
    expect(reduced.mapping.fields).toEqual(['item', 'quantity', 'price', 'discount', 'net']);
  });

  it('are one for each number, with its rows as lines', async () => {
    const { documents: found, unread } = await documents(
      [
        'Invoice,Date,Due,Customer,VAT number,Address,Zip,City,Country,Item,Qty,Unit,Price,VAT %,Discount %',
        'A-1,31/01/2026,28/02/2026,"Ott, Ltd",DE 811907980,Hafenstr. 5a,23552,Lübeck,Germany,Tea,2,pcs,3.50,7,',
        'A-1,,,,,,,,,Cups,1,blub,12,19%,10',
        'A-2,01/02/2026,,Meier,,,,,,Tea,many,,3.50,7,',
      ].join('\n'),
    );
    expect(found[0]).toEqual({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      code: 'A-1',
      issue_date: '2026-01-31',
      customer: {
        name: 'Ott, Ltd',
        tax_id: { country: 'DE', code: '811907980' },
        addresses: [{ num: '5a', street: 'Hafenstr.', locality: 'Lübeck', code: '23552', country: 'DE' }],
      },
      lines: [
        { quantity: '2', item: { name: 'Tea', unit: 'piece', price: '3.50' }, taxes: [{ cat: 'VAT', percent: '7%' }] },
        {
          quantity: '1',
          item: { name: 'Cups', price: '12' },
          discounts: [{ percent: '10%' }],
          taxes: [{ cat: 'VAT', percent: '19%' }],
        },
      ],
      payment: { terms: { due_dates: [{ date: '2026-02-28', percent: '100%' }] } },
    });
    expect(found[1]).toMatchObject({ code: 'A-2', lines: [{ quantity: 'many' }] });
    expect(unread).toEqual([{ row: 4, column: 11, field: 'quantity', text: 'many' }]);
  });

  it('are one for each row if there are only sums, with tax included if only gross sums are known', async () => {
    const { documents: found, mapping } = await documents(
      'Rechnungsnummer;Belegart;Datum;Kunde;MwSt-Satz;Brutto\nR-1;Rechnung;01.02.2026;Ott;0,19;119,00\nR-2;Gutschrift;02.02.2026;Ott;19;11,90\n',
    );
    expect(mapping.layout).toBe('rows');
    expect(found[1]).toEqual({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      type: 'credit-note',
      code: 'R-2',
      issue_date: '2026-02-02',
      tax: { prices_include: 'VAT' },
      customer: { name: 'Ott' },
      lines: [{ quantity: '1', item: { name: 'R-2', price: '11.90' }, taxes: [{ cat: 'VAT', percent: '19%' }] }],
    });
    expect(found[0]).toMatchObject({ lines: [{ taxes: [{ percent: '19%' }] }] });
  });
});

describe('sums of invoices', () => {
  it('with and without tax determine the rate, also with the tax between them', async () => {
    const { documents: found } = await documents(
      'Nr.;Datum;Kunde;Netto;MwSt;Brutto\n1;2026-02-03;Ott;100,00;19,00;119,00\n2;2026-02-04;Ott;50,00;3,50;53,50\n3;2026-02-05;Ott;50,00;0,00;50,00\n',
    );
    expect(found).toMatchObject([
      { lines: [{ item: { price: '100.00' }, taxes: [{ cat: 'VAT', percent: '19%' }] }] },
      { lines: [{ taxes: [{ percent: '7%' }] }] },
      { lines: [{ item: { price: '50.00' } }] },
    ]);
    expect(found[2]?.lines).not.toMatchObject([{ taxes: expect.anything() }]);
  });

  it('become one document per row if the table has an email address and a date', async () => {
    const { mapping } = await documents(
      'Amount;Customer Email;Created (UTC)\n12.00;a@b.c;2026-03-01 10:22\n15.00;d@e.f;2026-03-02 11:00\n',
    );
    expect(mapping).toMatchObject({ layout: 'rows', fields: ['net', 'email', 'date'] });
  });
});

describe('reading a table', () => {
  test.each([
    [
      'Rechnungsnummer;Kunde;Menge;Bezeichnung;Einzelpreis;Steuer\nR1;M;2;Öl;100,50;19',
      'number customer quantity item price rate',
    ],
    ['code;customer;quantity;item;price;tax\nR1;M;1;Oil;10.50;19', 'number customer quantity item price rate'],
    ['code;description;quantity;price\nA1;Oil;1;10.50', 'itemRef item quantity price'],
    ['Item;Price;Tax\nOil;10.50;2.21', 'item price undefined'],
    ['Item;Price;Tax\nOil;10.50;0.21\nTea;3.00;0.055', 'item price rate'],
    ['Item;Price;Tax\nOil;10.50;0.38', 'item price undefined'],
    ['Fattura n;Cliente;Articolo;Prezzo;Imposta\n1;M;Olio;1,50;22', 'number customer item price rate'],
    [
      'code;customer.name;customer.tax_id.code;lines[0].item.name;lines.item.price;lines.taxes[0].percent;customer.alias\n1;M;B1;Oil;1.50;19%;x',
      'number customer customerTax item price rate undefined',
    ],
  ])('recognises the fields of %j', async (text, fields) => {
    const { mapping } = await documents(text);
    expect(mapping.fields.map((each) => each ?? 'undefined').join(' ')).toBe(fields);
  });

  it('reports the columns that it ignores', async () => {
    const { ignored } = await documents('Number;Customer;Item;Price;Colour;Empty\n1;M;Oil;1.50;red;\n2;W;Soap;2.50;;');
    expect(ignored).toEqual(['Colour']);
  });

  const shared =
    'Number;Customer;Item;Price;VAT\n4711;Müller;Oil;10.50;19%\n4711;Weiß;Soap;2.50;7%\n4711;MÜLLER;Fat;1.00;7%';

  it('reports a number with several customers, for an invoice each or a joint one', async () => {
    const { documents: made, shared: numbers, mapping } = await documents(shared);
    expect(made.map(({ code, customer, lines }) => [code, customer, (lines as unknown[]).length])).toEqual([
      ['4711', { name: 'Müller' }, 2],
      ['4711', { name: 'Weiß' }, 1],
    ]);
    expect(numbers).toEqual([{ number: '4711', customers: ['Müller', 'Weiß'] }]);
    const table = await tableIn(shared, 'a.csv');
    if (!table || 'what' in table) throw new Error('no table');
    expect(documentsOf(table, { ...mapping, joinsCustomers: true }).documents).toHaveLength(1);
  });

  it('reports missing taxes, unless the template has taxes', async () => {
    const text = 'Item;Price\nOil;10.50\nSoap;2.50';
    expect((await documents(text)).untaxed).toBe(true);
    const taxes = [{ cat: 'VAT', rate: 'standard' }];
    const { documents: made, untaxed } = await documents(text, { lines: [{ taxes }] });
    expect(untaxed).toBe(false);
    expect(made).toMatchObject([{ lines: [{ taxes }, { taxes }] }]);
  });
});

describe('discounts', () => {
  /** Returns the discounts of a single line, with the given heading, cell and sum. */
  async function discountsOf(heading: string, cell: string, more: { net?: string; template?: JsonObject } = {}) {
    const { net, template } = more;
    const names = ['Item', 'Quantity', 'Price', heading, ...(net === undefined ? [] : ['Net'])];
    const cells = ['Pen', '2', '100.00', cell, ...(net === undefined ? [] : [net])];
    const found = await documents(`${names.join(';')}\n${cells.join(';')}\n`, template);
    expect(found.unread).toEqual([]);
    const [line] = (found.documents[0]?.lines ?? []) as JsonObject[];
    return found.undecided.length > 0 ? found.undecided : (line?.discounts ?? 'none');
  }

  test.each([
    ['Remise', '10,00 €', { amount: '10.00' }],
    ['Rabatt', '€ 5,00', { amount: '5.00' }],
    ['Descuento', '5.00 EUR', { amount: '5.00' }],
    ['Discount', '10 %', { percent: '10%' }],
    ['Discount', '0.5 %', { percent: '0.5%' }],
    ['Discount %', '10', { percent: '10%' }],
    ['Rabatt in Prozent', '10', { percent: '10%' }],
    ['Remise (€)', '10', { amount: '10' }],
    ['Rabatt EUR', '10', { amount: '10' }],
    ['Discount amount', '10', { amount: '10' }],
    ['Remise (€)', '10 %', { percent: '10%' }],
    ['Discount %', '10,00 €', { amount: '10.00' }],
    ['lines.discounts.percent', '10', { percent: '10%' }],
    ['lines.discounts.amount', '10', { amount: '10' }],
  ])(
    'in a column %s, as %s, are amounts or percentages by the sign in the cell or heading',
    async (heading, cell, expected) => {
      expect(await discountsOf(heading, cell)).toEqual([expected]);
    },
  );

  test.each(['10', '0.1', '5,00'])('without a sign are undecided: %s', async (cell) => {
    expect(await discountsOf('Rabatt', cell)).toMatchObject([{ row: 2, column: 4, field: 'discount', text: cell }]);
  });

  test.each(['0', '0,00', '0 %', '0 €'])('are not read from %s', async (cell) => {
    expect(await discountsOf('Rabatt', cell)).toBe('none');
  });

  it('are decided by the sums of the rows', async () => {
    expect(await discountsOf('Rabatt', '10', { net: '180.00' })).toEqual([{ percent: '10%' }]);
    expect(await discountsOf('Rabatt', '10', { net: '190.00' })).toEqual([{ amount: '10' }]);
    expect(await discountsOf('Rabatt', '10', { net: '111.00' })).toMatchObject([{ row: 2 }]);
  });

  it('are decided by the mapping', async () => {
    const table = await tableIn('Item;Price;Discount\nPen;10;1\n', 'a.csv');
    if (!table || 'what' in table) throw new Error('no table');
    const mapping = { ...guessMapping(table, german), discounts: 'amount' as const };
    expect(documentsOf(table, mapping)).toMatchObject({
      documents: [{ lines: [{ discounts: [{ amount: '1' }] }] }],
      undecided: [],
    });
  });
});

it('an empty column of tax rates is reported by its name', async () => {
  expect((await documents('Item;Price;MwSt\nPen;10;\n')).emptyRates).toBe('MwSt');
  expect((await documents('Item;Price;MwSt\nPen;10;19\n')).emptyRates).toBeUndefined();
  expect((await documents('Item;Price\nPen;10\n')).emptyRates).toBeUndefined();
});

it('a tax column with a currency contains amounts, not rates', async () => {
  const { mapping, ignored } = await documents('Item;Price;MwSt\nPen;20,00;3,80 €\n');
  expect([mapping.fields, ignored]).toEqual([['item', 'price', undefined], ['MwSt']]);
});

describe('amounts in a table', () => {
  const HEAD = 'Invoice number,Country,Item,Quantity,Unit price,VAT rate';
  const supplier = (country: string) => ({ supplier: { name: 'A', tax_id: { country, code: '1' } } });
  async function first(text: string, template: JsonObject = supplier('DE')) {
    const made = await documents(text, template);
    const { currency, lines, ...document } = made.documents[0] as JsonObject & { lines: JsonObject[] };
    return { currency, line: lines[0], other: lines[1], document, differing: made.differing, ignored: made.ignored };
  }

  it.each([
    ['a sign', 'DE', '1,DE,x,1,$50.00,19%', 'USD'],
    ['a sign behind the figure', 'DE', '1,DE,x,1,50.00 £,19%', 'GBP'],
    ['a code', 'DE', '1,DE,x,1,50.00 CHF,19%', 'CHF'],
    ['a sign of the country', 'CA', '1,DE,x,1,$50.00,19%', 'CAD'],
    ['no sign', 'DE', '1,DE,x,1,50.00,19%', undefined],
    ['no unit', 'DE', '1,DE,x,1,50.00 PCS,19%', undefined],
  ])('take the currency from %s', async (_, country, row, currency) => {
    expect((await first(`${HEAD}\n${row}`, supplier(country))).currency).toBe(currency);
  });

  it('take the currency from a heading', async () => {
    expect((await first(`${HEAD.replace('price', 'price (USD)')}\n1,DE,x,1,50.00,19%`)).currency).toBe('USD');
  });

  it.each([
    ['a sign against the column', `${HEAD},Currency\n1,DE,x,1,$50.00,19%,EUR`, {}],
    ['a sign against the template', `${HEAD}\n1,DE,x,1,$50.00,19%`, { currency: 'EUR' }],
  ])('ask for the rate of %s', async (_, text, template) => {
    expect((await first(text, template)).line).toMatchObject({ item: { price: '50.00', currency: 'USD' } });
  });

  it('ask for the rate of a row in another currency', async () => {
    const { currency, line, other } = await first(`${HEAD},Currency\n1,DE,x,1,50,19%,EUR\n1,DE,y,1,60,19%,USD`);
    expect([currency, line?.item, other?.item]).toEqual([
      'EUR',
      { name: 'x', price: '50' },
      { name: 'y', price: '60', currency: 'USD' },
    ]);
  });

  it('allow a dollar sign for other dollars', async () => {
    const { currency, line } = await first(`${HEAD},Currency\n1,DE,x,1,$50,19%,AUD`);
    expect([currency, line?.item]).toEqual(['AUD', { name: 'x', price: '50' }]);
  });

  it.each([
    ['-10 %,-5 %', [{ percent: '10%' }]],
    ['-10.00 €,0', [{ amount: '10.00' }]],
    ['-10 %,5 %', [{ percent: '-10 %' }]],
  ])('include the discounts %s', async (cells, discounts) => {
    const [one, two] = cells.split(',');
    const { line } = await first(`${HEAD},Discount\n1,DE,x,1,50,19%,${one}\n1,DE,y,1,50,19%,${two}`);
    expect(line?.discounts).toEqual(discounts);
  });

  it('are credited if they are negative in a credit note', async () => {
    const rows = (...prices: string[]) => prices.map((price) => `1,DE,x,${price},19%,credit note`).join('\n');
    const of = async (...prices: string[]) => (await first(`${HEAD},Type\n${rows(...prices)}`)).line;
    expect(await of('1,-50')).toMatchObject({ quantity: '1', item: { price: '50' } });
    expect(await of('-2,50')).toMatchObject({ quantity: '2', item: { price: '50' } });
    expect(await of('1,-50', '1,20')).toMatchObject({ item: { price: '-50' } });
  });

  it('are reported if sums do not match the rows', async () => {
    const of = async (heading: string, ...rows: string[]) =>
      (await first(`${HEAD},${heading}\n${rows.map((row) => `1,DE,x,${row}`).join('\n')}`)).differing;
    expect(await of('Net amount', '3,10.00,19%,31.00')).toEqual([
      { row: 2, column: 7, field: 'net', text: '31.00', made: '30.00' },
    ]);
    expect(await of('Total', '3,10.00,19%,99.00')).toMatchObject([{ field: 'gross', made: '35.70' }]);
    expect(await of('Total', '3,10.00,19%,35.70')).toEqual([]);
    // The total of the invoice in each row.
    expect(await of('Total', '3,10.00,19%,47.60', '1,10.00,19%,47.60')).toEqual([]);
    expect(await of('Discount,Net amount', '3,10.00,19%,10 %,27.00')).toEqual([]);
  });

  it('are taken from the first of two columns with the same name', async () => {
    const { line, ignored } = await first(`${HEAD.replace('Unit price', 'Unit price,Unit price')}\n1,DE,x,1,50,60,19%`);
    expect([line?.item, ignored]).toEqual([{ name: 'x', price: '50' }, ['Unit price']]);
  });

  it.each([
    ['Price with tax', 'grossPrice'],
    ['Unit price (incl. 19% VAT)', 'grossPrice'],
    ['Preis mit MwSt', 'grossPrice'],
    ['Prix unitaire avec TVA', 'grossPrice'],
    ['Total without tax', 'net'],
    ['Gesamt ohne MwSt', 'net'],
    ['Line total incl. tax', 'gross'],
    ['Agreed price', 'price'],
  ])('include tax or not, according to the heading %s', (name, field) => {
    expect(matchColumns(['Item', name])[1]).toBe(field);
  });
});
