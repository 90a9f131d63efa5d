/** How EXTENDED-CTC-FR adds up in UBL, and what it asks there alone (chapter 12 §13). */
import { describe, expect, test } from 'vitest';
import { asCreditNote, type Changes, changed, said } from '../testing.ts';
import { set } from './extended-ubl.ts';
import { type Change, frenchUbl } from './testing.ts';

const DUE: Change = ['</cbc:IssueDate>', '</cbc:IssueDate><cbc:DueDate>2026-04-01</cbc:DueDate>'];
const INVOICE = changed(frenchUbl(), DUE);
const NUMBER = '2026-17';

interface Line {
  readonly id?: string;
  readonly net?: string | undefined;
  /** What it says that it is, with the line above, in references to this invoice. */
  readonly own?: readonly (readonly [subtype: string, parent?: string])[];
  readonly code?: string;
  readonly rate?: string;
  readonly reason?: readonly [code: string, words: string];
  readonly within?: string;
}

function amount(name: string, value: string | undefined): string {
  return value === undefined ? '' : `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;
}

function categoryOf(name: string, { code = 'S', rate = '20', reason }: Line = {}): string {
  const why = reason
    ? `${reason[0] && `<cbc:TaxExemptionReasonCode>${reason[0]}</cbc:TaxExemptionReasonCode>`}${reason[1] && `<cbc:TaxExemptionReason>${reason[1]}</cbc:TaxExemptionReason>`}`
    : '';
  return `<cac:${name}><cbc:ID>${code}</cbc:ID>${rate === '' ? '' : `<cbc:Percent>${rate}</cbc:Percent>`}${why}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
}

function lineOf(line: Line): string {
  const { id = '1', net, own = [], within = '' } = line;
  const references = own.map(
    ([subtype, parent]) =>
      `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${NUMBER}</cbc:ID><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${parent === undefined ? '' : `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>`}</cac:BillingReference>`,
  );
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${amount('LineExtensionAmount', net)}${references.join('')}<cac:Item><cbc:Name>Rabot</cbc:Name>${categoryOf('ClassifiedTaxCategory', line)}</cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">1</cbc:PriceAmount></cac:Price>${within}</cac:InvoiceLine>`;
}

function adjustment(indicator: string, value: string | undefined, tax: Line = {}): string {
  return `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Some</cbc:AllowanceChargeReason>${amount('Amount', value)}${categoryOf('TaxCategory', tax)}</cac:AllowanceCharge>`;
}

const TOTAL = '<cac:TaxTotal>';
const adjusted = (...all: readonly string[]): Change => [TOTAL, all.join('') + TOTAL];

/** Returns the invoice with other lines. */
function withLines(lines: readonly Line[], ...changes: Changes): string {
  return changed(INVOICE.replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, lines.map(lineOf).join('')), ...changes);
}

const TOTALS = '<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>';
const lineTotal = (value: string | undefined): Change => [
  TOTALS,
  `<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', value)}`,
];
const net = (value: string | undefined): Change => [
  amount('TaxExclusiveAmount', '100.00'),
  amount('TaxExclusiveAmount', value),
];
const gross = (value: string | undefined): Change => [
  amount('TaxInclusiveAmount', '120.00'),
  amount('TaxInclusiveAmount', value),
];
const sumOf = (name: 'AllowanceTotalAmount' | 'ChargeTotalAmount', value: string): Change => [
  '<cbc:PayableAmount',
  `${amount(name, value)}<cbc:PayableAmount`,
];

const TWO: readonly Line[] = [
  { id: '1', net: '60.00' },
  { id: '2', net: '40.00' },
];

test('nothing is wrong in an invoice that is right', async () => {
  expect(await said(INVOICE, /./, set)).toEqual([]);
  expect(await said(asCreditNote(INVOICE), /./, set)).toEqual([]);
});

describe('the total of the lines', () => {
  test.each<[string, readonly Line[], string | undefined, readonly string[]]>([
    ['is what they come to', TWO, '100.00', []],
    ['may be a cent more for each', TWO, '100.02', []],
    ['may be a cent less for each', TWO, '99.98', []],
    ['is not three cents more for two', TWO, '100.03', ['BR-FREXT-CO-10 100.03 100.00']],
    ['is there', TWO, undefined, ['BR-FREXT-CO-10  100.00']],
    ['is a number', TWO, 'much', ['BR-FREXT-CO-10 much 100.00']],
    ['is that of details', [{ net: '60.00', own: [['DETAIL']] }, ...TWO.slice(1)], '100.00', []],
    ['is with no group', [{ net: '9.00', own: [['GROUP']] }, ...TWO], '100.00', []],
    ['is with nothing for information', [{ net: '9.00', own: [['INFORMATION']] }, ...TWO], '100.00', []],
    ['is with a line that is a detail too', [{ net: '9.00', own: [['GROUP'], ['DETAIL']] }], '9.00', []],
    // A line that does not count allows for no cent, nor does one without an amount.
    ['allows for no group', [{ net: '9.00', own: [['GROUP']] }, ...TWO], '100.03', ['BR-FREXT-CO-10 100.03 100.00']],
    ['allows for nothing without an amount', [{ id: '3' }, ...TWO], '100.03', ['BR-FREXT-CO-10 100.03 100.00']],
    ['is with lines within lines', [{ net: '60.00', within: lineOf({ id: '2', net: '40.00' }) }], '100.00', []],
  ])('%s', async (_, lines, total, found) => {
    expect(await said(withLines(lines, lineTotal(total)), /CO-10/, set)).toEqual(found);
  });

  test('is that of the lines of a credit note', async () => {
    expect(await said(asCreditNote(withLines(TWO, lineTotal('7.00'))), /CO-10/, set)).toEqual([
      'BR-FREXT-CO-10 7.00 100.00',
    ]);
  });
});

describe.each([
  ['allowances', 'false', '0', 'AllowanceTotalAmount', 'BR-FREXT-CO-11'],
  ['charges', 'true', '1', 'ChargeTotalAmount', 'BR-FREXT-CO-12'],
] as const)('the total of %s', (_, indicator, digit, name, id) => {
  const other = indicator === 'true' ? 'false' : 'true';
  const ids = new RegExp(id);
  const found = (...changes: Changes) => said(changed(INVOICE, ...changes), ids, set);
  const BOTH = adjusted(adjustment(indicator, '1.50'), adjustment(digit, '2.00'), adjustment(other, '9.00'));

  test('may be missing where there are none', async () => {
    expect(await found()).toEqual([]);
    expect(await found(sumOf(name, '0.00'))).toEqual([]);
    expect(await found(sumOf(name, '0.01'))).toEqual([`${id} 0.01 0.00`]);
    expect(await found(adjusted(adjustment(other, '9.00')))).toEqual([]);
  });

  test('is what they come to, but for a cent for each', async () => {
    for (const right of ['3.50', '3.5', '3.52', '3.48']) expect(await found(BOTH, sumOf(name, right))).toEqual([]);
    for (const wrong of ['3.53', '3.47']) {
      expect(await found(BOTH, sumOf(name, wrong))).toEqual([`${id} ${wrong} 3.50`]);
    }
  });

  test('is there where there are some', async () => {
    expect(await found(BOTH)).toEqual([`${id}  3.50`]);
    expect(await found(BOTH, sumOf(name, 'much'))).toEqual([`${id} much 3.50`]);
  });

  test('takes nothing for what has no amount, but a cent', async () => {
    expect(await found(adjusted(adjustment(indicator, undefined)), sumOf(name, '0.01'))).toEqual([]);
    expect(await found(adjusted(adjustment(indicator, undefined)), sumOf(name, '0.02'))).toEqual([`${id} 0.02 0.00`]);
  });
});

describe('the total without VAT', () => {
  const ALL = adjusted(adjustment('false', '10.00'), adjustment('true', '5.00'));
  test.each<[string, Changes, readonly string[]]>([
    ['is that of the lines', [net('100.00')], []],
    ['may be a cent more', [net('100.01')], []],
    ['is not two cents more', [net('100.02')], ['BR-FREXT-CO-13 100.02 100.00']],
    ['is there', [net(undefined)], ['BR-FREXT-CO-13  100.00']],
    ['is less allowances, with charges', [ALL, net('95.00')], []],
    ['may be a cent more for each of all', [ALL, net('95.03')], []],
    ['is not more than that for all', [ALL, net('95.04')], ['BR-FREXT-CO-13 95.04 95.00']],
  ])('%s', async (_, changes, found) => {
    expect(await said(changed(INVOICE, ...changes), /CO-13/, set)).toEqual(found);
  });
});

describe('the total with VAT', () => {
  const VAT = '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">20.00</cbc:TaxAmount>';
  const ALL = adjusted(adjustment('false', '10.00'), adjustment('true', '5.00'));
  test.each<[string, Changes, readonly string[]]>([
    ['is that without VAT with VAT', [gross('120.00')], []],
    ['may be a cent more', [gross('120.01')], []],
    ['is not two cents more', [gross('120.02')], ['BR-FREXT-CO-15 120.02 120.00']],
    ['may be a cent more for each of all', [ALL, gross('120.03')], []],
    ['is not more than that for all', [ALL, gross('120.04')], ['BR-FREXT-CO-15 120.04 120.00']],
    ['is there', [gross(undefined)], ['BR-FREXT-CO-15  120.00']],
    ['has one without VAT', [net(undefined)], ['BR-FREXT-CO-15 120.00 20.00']],
    [
      'has one without VAT, whatever the VAT comes to',
      [net(undefined), gross('20.00')],
      ['BR-FREXT-CO-15 20.00 20.00'],
    ],
    ['has VAT that is a number', [[VAT, VAT.replace('20.00', 'much')]], ['BR-FREXT-CO-15 120.00 ']],
    [
      'takes VAT in the currency of the invoice',
      [[VAT, `<cac:TaxTotal><cbc:TaxAmount currencyID="USD">25.00</cbc:TaxAmount></cac:TaxTotal>${VAT}`]],
      [],
    ],
    ['is not asked for where there is no VAT in it', [[VAT, VAT.replace('EUR', 'USD')], gross('7.00')], []],
  ])('%s', async (_, changes, found) => {
    expect(await said(changed(INVOICE, ...changes), /CO-15/, set)).toEqual(found);
  });
});

describe('the taxable amount of a category', () => {
  const ids = /^BR-FREXT-S-08$/;
  const BASE = '<cbc:TaxableAmount currencyID="EUR">100.00<';
  const base = (value: string): Change => [BASE, BASE.replace('100.00', value)];
  const told = (found: string, expected: string) => [`BR-FREXT-S-08 S ${found} ${expected}`];
  test.each<[string, readonly Line[], Changes, readonly string[]]>([
    ['is that of its lines', TWO, [base('100.00')], []],
    ['may be a cent more for each', TWO, [base('100.01')], []],
    ['is not that of others', TWO, [base('101.00')], told('101.00', '100.00')],
    ['is of its code between blanks', [{ net: '100.00', code: ' S ' }], [base('100.00')], []],
    ['is of no other code', [{ net: '100.00', code: 'E' }], [base('100.00')], told('100.00', '0')],
    ['is of no other rate', [{ net: '100.00', rate: '10' }], [base('100.00')], told('100.00', '0')],
    ['is of its rate in other figures', [{ net: '100.00', rate: '20.00' }], [base('100.00')], []],
    ['is of no group', [{ net: '100.00', own: [['GROUP']] }], [base('100.00')], told('100.00', '0')],
    ['is less allowances', TWO, [adjusted(adjustment('false', '10.00')), base('90.00')], []],
    ['is with charges', TWO, [adjusted(adjustment('true', '10.00')), base('110.00')], []],
    ['is with nothing that is neither', TWO, [adjusted(adjustment('maybe', '10.00')), base('100.00')], []],
    [
      'allows for a cent for an allowance',
      [{ net: '100.00' }],
      [adjusted(adjustment('false', '0.00')), base('100.015')],
      [],
    ],
    [
      'allows for nothing where there is no amount',
      [{ net: '100.00' }],
      [adjusted(adjustment('false', undefined)), base('100.015')],
      told('100.015', '100.00'),
    ],
    [
      'allows for no line without an amount',
      [{ net: '100.00' }, { id: '2' }],
      [base('100.015')],
      told('100.015', '100.00'),
    ],
  ])('%s', async (_, lines, changes, found) => {
    expect(await said(withLines(lines, ...changes), ids, set)).toEqual(found);
  });

  test('is of VAT alone', async () => {
    const scheme = '</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
    const other = changed(INVOICE, base('7.00'), [scheme, scheme.replace('VAT', 'GST')]);
    expect(await said(other, ids, set)).toEqual([]);
  });

  test('is told by the reason, with code and words', async () => {
    const reasoned = (line: Line['reason']) => {
      const scheme =
        '<cbc:Percent>20</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
      const why =
        '<cbc:TaxExemptionReasonCode>VATEX-EU-132</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>care</cbc:TaxExemptionReason>';
      return said(
        withLines(
          [{ net: '100.00', ...(line && { reason: line }) }],
          [scheme, scheme.replace('<cac:TaxScheme>', `${why}<cac:TaxScheme>`)],
        ),
        /S-08rev/,
        set,
      );
    };
    expect(await reasoned(['VATEX-EU-132', 'care'])).toEqual([]);
    const told = ['BR-FREXT-S-08rev S 100.00 0'];
    expect(await reasoned(['VATEX-EU-132', ''])).toEqual(told);
    expect(await reasoned(['', 'care'])).toEqual(told);
    expect(await reasoned(undefined)).toEqual(told);
  });

  test('has its VAT', async () => {
    const tax = '</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">20.00';
    const of = (value: string) => said(changed(INVOICE, [tax, tax.replace('20.00', value)]), /S-09/, set);
    expect(await of('20.01')).toEqual([]);
    expect(await of('20.02')).toEqual(['BR-FREXT-S-09 20.02 20.00']);
  });
});

describe('the use of a category', () => {
  const ids = /-[A-Z]+-01$/;
  const row = '<cac:TaxCategory><cbc:ID>S<';
  const listed = (code: string): Change => [row, row.replace('>S<', `>${code}<`)];
  test.each<[string, readonly Line[], Changes, readonly string[]]>([
    ['is the same in lines and breakdowns', [{ net: '1', code: 'Z' }], [listed('Z')], []],
    ['is the same between blanks', [{ net: '1', code: ' Z ' }], [listed(' Z')], []],
    [
      'is told where it is not listed',
      [{ net: '1', code: 'Z' }],
      [listed('E')],
      ['BR-FREXT-Z-01 Z 0', 'BR-FREXT-E-01 E 1'],
    ],
    ['is that of an allowance', [], [adjusted(adjustment('false', '1', { code: 'Z' })), listed('Z')], []],
    ['is none of a group', [{ net: '1', code: 'Z', own: [['GROUP']] }], [listed('Z')], ['BR-FREXT-Z-01 Z 1']],
    [
      'is none of a line within a line',
      [{ net: '1', code: 'Z', within: lineOf({ id: '2', net: '1', code: 'E' }) }],
      [listed('Z')],
      [],
    ],
  ])('%s', async (_, lines, changes, found) => {
    expect(await said(withLines(lines, ...changes), ids, set)).toEqual(found);
  });

  test('may be listed more than once', async () => {
    const subtotal = /<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/;
    const twice = (code: string) => INVOICE.replace(subtotal, (each) => each.replace(row, listed(code)[1]).repeat(2));
    expect(await said(twice('S'), ids, set)).toEqual([]);
    expect(await said(twice('Z'), ids, set)).toEqual(['BR-FREXT-S-01 S 0', 'BR-FREXT-Z-01 Z 2']);
  });
});

describe('the tree of lines', () => {
  const ids = /FREXT-(?:05|06|08|11|12)$/;
  const GROUP: Line = { id: '1', net: '100.00', own: [['GROUP']] };
  test.each<[string, readonly Line[], readonly string[]]>([
    ['is that of groups and details', [GROUP, { id: '2', net: '100.00', own: [['DETAIL', '1']] }], []],
    [
      'may be said more than once',
      [
        GROUP,
        {
          id: '2',
          net: '100.00',
          own: [
            ['DETAIL', '1'],
            ['DETAIL', '1'],
          ],
        },
      ],
      [],
    ],
    ['has subtypes that there are', [{ id: '1', net: '1', own: [['NOTE']] }], ['BR-FREXT-05 1 NOTE  1 0']],
    ['takes a subtype without blanks around', [{ id: '1', net: '1', own: [[' DETAIL ']] }], []],
    [
      'has groups that come to their lines',
      [GROUP, { id: '2', net: '9.00', own: [['DETAIL', '1']] }],
      ['BR-FREXT-08 1 GROUP  100.00 9'],
    ],
    [
      'has lines in lines that there are',
      [{ id: '2', net: '9.00', own: [['DETAIL', '7']] }],
      ['BR-FREXT-11 2 DETAIL 7 9.00 0'],
    ],
    [
      'has groups with amounts in groups with them',
      [
        { ...GROUP, net: '0' },
        { id: '2', own: [['GROUP', '1']] },
      ],
      ['BR-FREXT-12 1 GROUP  0 0'],
    ],
  ])('%s', async (_, lines, found) => {
    expect(await said(withLines(lines), ids, set)).toEqual(found);
  });

  test('is another within each line', async () => {
    const detail: Line = { id: '2', net: '100.00', own: [['DETAIL', '1']] };
    expect(await said(withLines([{ ...GROUP, within: lineOf(detail) }]), ids, set)).toEqual([
      'BR-FREXT-08 1 GROUP  100.00 0',
      'BR-FREXT-11 2 DETAIL 1 100.00 0',
    ]);
  });

  test('is of references to this invoice alone', async () => {
    const other = withLines([GROUP, { id: '2', net: '100.00', own: [['NOTE', '7']] }]);
    const at = other.lastIndexOf(`<cbc:ID>${NUMBER}<`);
    expect(
      await said(`${other.slice(0, at)}<cbc:ID>F-1<${other.slice(at + `<cbc:ID>${NUMBER}<`.length)}`, ids, set),
    ).toEqual(['BR-FREXT-08 1 GROUP  100.00 0']);
  });
});

describe('when an amount is due', () => {
  const found = (...changes: Changes) => said(changed(frenchUbl(), ...changes), /CO-25/, set);
  const payable = (value: string): Change => [amount('PayableAmount', '120.00'), amount('PayableAmount', value)];
  const terms = (inner: string): Change => [TOTAL, `<cac:PaymentTerms>${inner}</cac:PaymentTerms>${TOTAL}`];
  test('is said by a day or by terms of payment', async () => {
    expect(await found()).toEqual(['BR-CO-25']);
    expect(await found(DUE)).toEqual([]);
    expect(await found(terms('<cbc:Note>30 jours</cbc:Note>'))).toEqual([]);
    expect(await found(terms(''))).toEqual(['BR-CO-25']);
  });

  test('is asked for where something is due', async () => {
    expect(await found(payable('0.01'))).toEqual(['BR-CO-25']);
    for (const nothing of ['0', '-1.00', 'much']) expect(await found(payable(nothing))).toEqual([]);
    expect(await said(asCreditNote(frenchUbl()), /CO-25/, set)).toEqual([]);
  });
});

test('a reference to a preceding invoice says which one it is', async () => {
  const reference = (inner: string): Change => [
    '<cac:AccountingSupplierParty>',
    `<cac:BillingReference>${inner}</cac:BillingReference><cac:AccountingSupplierParty>`,
  ];
  const found = (inner: string) => said(changed(INVOICE, reference(inner)), /BR-55/, set);
  const invoice = (inner: string) => `<cac:InvoiceDocumentReference>${inner}</cac:InvoiceDocumentReference>`;
  expect(await found(invoice('<cbc:ID>F-1</cbc:ID>'))).toEqual([]);
  expect(await found(invoice('<cbc:IssueDate>2026-01-01</cbc:IssueDate>'))).toEqual(['BR-55']);
  expect(await found('')).toEqual(['BR-55']);
});

describe('the code of an attribute', () => {
  const attribute =
    '<cac:AdditionalItemProperty><cbc:NameCode>XYZZY</cbc:NameCode><cbc:Value>1</cbc:Value></cac:AdditionalItemProperty>';
  const inItem: Change = ['</cac:Item>', `${attribute}</cac:Item>`];
  test('is one that there is, of an item of a line', async () => {
    expect(await said(changed(INVOICE, inItem), /FREXT-04/, set)).toEqual(['BR-FREXT-04 XYZZY']);
    expect(await said(asCreditNote(changed(INVOICE, inItem)), /FREXT-04/, set)).toEqual(['BR-FREXT-04 XYZZY']);
    expect(await said(changed(INVOICE, [TOTAL, attribute + TOTAL]), /FREXT-04/, set)).toEqual([]);
    expect(await said(changed(INVOICE, [TOTAL, `<cac:Item>${attribute}</cac:Item>${TOTAL}`]), /FREXT-04/, set)).toEqual(
      [],
    );
    expect(await said(changed(INVOICE, ['</cac:Item>', `</cac:Item>${attribute}`]), /FREXT-04/, set)).toEqual([]);
    expect(await said(changed(INVOICE, ['<cac:Price>', `<cac:Price>${attribute}`]), /FREXT-04/, set)).toEqual([]);
  });
});

test('what a line needs is asked of those that count', async () => {
  const bare = (own: Line['own']) => {
    const line = withLines([{ net: '100.00', ...(own && { own }) }]);
    return said(line.replace(/<cbc:InvoicedQuantity.*?Quantity>/, ''), /FREXT-2\d/, set);
  };
  const missing = ['BR-FREXT-22', 'BR-FREXT-23'];
  expect(await bare(undefined)).toEqual(missing);
  expect(await bare([['DETAIL']])).toEqual(missing);
  expect(await bare([['GROUP']])).toEqual([]);
});

test('an attribute has a name or a code, and a value or a quantity with its unit', async () => {
  const found = (inner: string) =>
    said(
      changed(INVOICE, ['</cac:Item>', `<cac:AdditionalItemProperty>${inner}</cac:AdditionalItemProperty></cac:Item>`]),
      /FREXT-54/,
      set,
    );
  const value = '<cbc:Value>1</cbc:Value>';
  expect(await found(`<cbc:Name>a</cbc:Name>${value}`)).toEqual([]);
  expect(await found(`<cbc:NameCode>a</cbc:NameCode>${value}`)).toEqual([]);
  expect(await found('<cbc:Name>a</cbc:Name><cbc:ValueQuantity unitCode="C62">1</cbc:ValueQuantity>')).toEqual([]);
  expect(await found(value)).toEqual(['BR-FREXT-54-1']);
  expect(await found('<cbc:Name>a</cbc:Name>')).toEqual(['BR-FREXT-54-2']);
});
