/** What the type and the frame of a French document ask for, the same in both syntaxes unless it is said (chapter 12 §13). */
import { describe, expect, test } from 'vitest';
import { asCreditNote, changed, said } from '../testing.ts';
import { set as cii } from './cii.ts';
import { type Both, both, type Change, foundIn, frenchCii, frenchUbl } from './testing.ts';
import { set as ubl } from './ubl.ts';

const CII = frenchCii();
const NOTE = asCreditNote(frenchUbl());

const SETTLED = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const day = (date: string) => (date === '' ? '' : `<udt:DateTimeString format="102">${date}</udt:DateTimeString>`);

const type = (code: string) =>
  both(['InvoiceTypeCode>380<', `InvoiceTypeCode>${code}<`], ['TypeCode>380<', `TypeCode>${code}<`]);
const frame = (code: string) =>
  both(['<cbc:ProfileID>B1<', `<cbc:ProfileID>${code}<`], ['<ram:ID>B1<', `<ram:ID>${code}<`]);
const due = (date: string) =>
  both(
    ['</cbc:IssueDate>', `</cbc:IssueDate><cbc:DueDate>${date}</cbc:DueDate>`],
    [
      SETTLED,
      `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day(date.replaceAll('-', ''))}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>${SETTLED}`,
    ],
  );
const paid = (amount: string) =>
  both(
    ['<cbc:PayableAmount', `<cbc:PrepaidAmount currencyID="EUR">${amount}</cbc:PrepaidAmount><cbc:PayableAmount`],
    ['<ram:DuePayableAmount>', `<ram:TotalPrepaidAmount>${amount}</ram:TotalPrepaidAmount><ram:DuePayableAmount>`],
  );
const payable = (amount: string) =>
  both(
    ['<cbc:PayableAmount currencyID="EUR">120.00<', `<cbc:PayableAmount currencyID="EUR">${amount}<`],
    ['<ram:DuePayableAmount>120.00<', `<ram:DuePayableAmount>${amount}<`],
  );
/** References to preceding invoices, in the document or in its line: each with what it has of a number and a day. */
const referring = (where: 'document' | 'line', ...references: readonly [number: string, day: string][]) => {
  const inUbl = references.map(
    ([number, date]) =>
      `<cac:BillingReference><cac:InvoiceDocumentReference>${number && `<cbc:ID>${number}</cbc:ID>`}${date && `<cbc:IssueDate>${date}</cbc:IssueDate>`}</cac:InvoiceDocumentReference></cac:BillingReference>`,
  );
  const inCii = references.map(
    ([number, date]) =>
      `<ram:InvoiceReferencedDocument>${number && `<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`}${date && `<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${date.replaceAll('-', '')}</qdt:DateTimeString></ram:FormattedIssueDateTime>`}</ram:InvoiceReferencedDocument>`,
  );
  const [atUbl, atCii] =
    where === 'document'
      ? ['<cac:AccountingSupplierParty>', SETTLED]
      : ['<cac:Item>', '</ram:SpecifiedLineTradeSettlement>'];
  return both([atUbl, inUbl.join('') + atUbl], [atCii, inCii.join('') + atCii]);
};

/** Returns what rules find in a credit note in UBL, and in CII, of a type. */
async function creditedIn(ids: RegExp, code: string, ...changes: readonly Both[]): Promise<string[][]> {
  const inUbl = changed(NOTE, ['TypeCode>381<', `TypeCode>${code}<`], ...changes.flatMap((each) => each.ubl));
  const inCii = changed(CII, ...[type(code), ...changes].flatMap((each) => each.cii));
  return [await said(inUbl, ids, ubl), await said(inCii, ids, cii)];
}

const NONE = [[], []];

describe('a credit note for a global rebate', () => {
  const contract = (number: string) =>
    both(
      [
        '<cac:AccountingSupplierParty>',
        `<cac:ContractDocumentReference><cbc:ID>${number}</cbc:ID></cac:ContractDocumentReference><cac:AccountingSupplierParty>`,
      ],
      [
        '</ram:ApplicableHeaderTradeAgreement>',
        `<ram:ContractReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID></ram:ContractReferencedDocument></ram:ApplicableHeaderTradeAgreement>`,
      ],
    );
  const period = (first: string, last: string) =>
    both(
      [
        '<cbc:BuyerReference>',
        `<cac:InvoicePeriod>${first && `<cbc:StartDate>${first}</cbc:StartDate>`}${last && `<cbc:EndDate>${last}</cbc:EndDate>`}</cac:InvoicePeriod><cbc:BuyerReference>`,
      ],
      [
        SETTLED,
        `<ram:BillingSpecifiedPeriod><ram:StartDateTime>${day(first.replaceAll('-', ''))}</ram:StartDateTime><ram:EndDateTime>${day(last.replaceAll('-', ''))}</ram:EndDateTime></ram:BillingSpecifiedPeriod>${SETTLED}`,
      ],
    );
  const YEAR = ['2025-01-01', '2025-12-31'] as const;
  const MISSING = [['BR-FR-CO-03_BT-3'], ['BR-FR-CO-03_BT-3']];
  test.each<[string, string, readonly Both[], readonly string[][]]>([
    ['names its contract and its period', '262', [contract('C1'), period(...YEAR)], NONE],
    ['is not without a contract', '262', [period(...YEAR)], MISSING],
    ['is not with an empty contract', '262', [contract(''), period(...YEAR)], MISSING],
    ['is not without a first day', '262', [contract('C1'), period('', YEAR[1])], MISSING],
    ['is not without a last day', '262', [contract('C1'), period(YEAR[0], '')], MISSING],
    ['is told from others by its type', '261', [], NONE],
  ])('%s', async (_, code, changes, found) => {
    expect(await creditedIn(/CO-03/, code, ...changes)).toEqual(found);
  });

  test('is no invoice in UBL', async () => {
    expect(await foundIn(/CO-03/, type('262'))).toEqual([[], ['BR-FR-CO-03_BT-3']]);
  });
});

describe('an invoice that corrects another', () => {
  const told = (count: number) => [[`BR-FR-CO-04_BT-3 ${count}`], [`BR-FR-CO-04_BT-4 ${count}`]];
  const ONE: [string, string] = ['F1', '2026-01-01'];
  test.each(['384', '471', '472', '473'])('refers to one, of type %s', async (code) => {
    expect(await foundIn(/CO-04/, type(code))).toEqual(told(0));
    expect(await foundIn(/CO-04/, type(code), referring('document', ONE))).toEqual(NONE);
    expect(await foundIn(/CO-04/, type(code), referring('document', ONE, ['F2', '']))).toEqual(told(2));
    expect(await foundIn(/CO-04/, type(code), referring('line', ONE))).toEqual(told(0));
  });

  test('is told from others by its type, and from credit notes in UBL', async () => {
    expect(await foundIn(/CO-04/, type('389'))).toEqual(NONE);
    expect(await creditedIn(/CO-04/, '384')).toEqual([[], ['BR-FR-CO-04_BT-4 0']]);
  });
});

describe('a credit note', () => {
  const MISSING = [['BR-FR-CO-05_BT-3'], ['BR-FR-CO-05_BT-3']];
  test.each(['261', '381', '396', '502', '503'])('refers to what it takes back, of type %s', async (code) => {
    expect(await creditedIn(/CO-05/, code)).toEqual(MISSING);
    expect(await creditedIn(/CO-05/, code, referring('document', ['F1', '2026-01-01']))).toEqual(NONE);
  });

  test.each<[string, Both, readonly string[][]]>([
    ['by number and day', referring('document', ['F1', '2026-01-01']), NONE],
    ['not by a number alone', referring('document', ['F1', '']), MISSING],
    ['not by a day alone', referring('document', ['', '2026-01-01']), MISSING],
    ['not by a number and the day of another', referring('document', ['F1', ''], ['', '2026-01-01']), MISSING],
    ['by one of several', referring('document', ['F1', ''], ['F2', '2026-01-01']), NONE],
    ['in each line', referring('line', ['F1', '2026-01-01']), NONE],
    ['in no line by a number alone', referring('line', ['F1', '']), MISSING],
    ['in no line by a day alone', referring('line', ['', '2026-01-01']), MISSING],
  ])('refers to an invoice %s', async (_, references, found) => {
    expect(await creditedIn(/CO-05/, '381', references)).toEqual(found);
  });

  test('is told from others by its type, and from invoices in UBL', async () => {
    expect(await creditedIn(/CO-05/, '380')).toEqual(NONE);
    expect(await foundIn(/CO-05/, type('381'))).toEqual([[], ['BR-FR-CO-05_BT-3']]);
  });

  test('refers to another invoice in each of the lines that count', async () => {
    const line = /<cac:CreditNoteLine>.*<\/cac:CreditNoteLine>/.exec(NOTE)?.[0] ?? '';
    const [change] = referring('line', ['F1', '2026-01-01']).ubl;
    const referred = line.replace(...(change ?? ['', '']));
    const own = (subtype: string) =>
      line.replace(
        '<cac:Item>',
        `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-17</cbc:ID><cbc:IssueDate>2026-03-02</cbc:IssueDate><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference></cac:BillingReference><cac:Item>`,
      );
    const found = (...lines: readonly string[]) => said(changed(NOTE, [line, lines.join('')]), /CO-05/, ubl);
    expect(await found(referred, referred)).toEqual([]);
    expect(await found(referred, line)).toEqual(['BR-FR-CO-05_BT-3']);
    expect(await found(referred, own('GROUP'))).toEqual([]);
    const unnumbered = changed(NOTE, ['<cbc:ID>2026-17</cbc:ID>', ''], [line, referred]);
    expect(await said(unnumbered, /CO-05/, ubl)).toEqual([]);
    expect(await found(referred, own('DETAIL'))).toEqual(['BR-FR-CO-05_BT-3']);
  });

  test('refers to another invoice in each of the lines that count, in CII', async () => {
    const credit = changed(CII, ...type('381').cii);
    const line =
      /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/.exec(credit)?.[0] ?? '';
    const [change] = referring('line', ['F1', '2026-01-01']).cii;
    const referred = line.replace(...(change ?? ['', '']));
    const of = (...subtypes: readonly string[]) =>
      line.replace(
        '</ram:LineID>',
        `</ram:LineID>${subtypes.map((each) => `<ram:LineStatusReasonCode>${each}</ram:LineStatusReasonCode>`).join('')}`,
      );
    const found = (...lines: readonly string[]) => said(changed(credit, [line, lines.join('')]), /CO-05/, cii);
    expect(await found(referred, referred)).toEqual([]);
    expect(await found(referred, line)).toEqual(['BR-FR-CO-05_BT-3']);
    expect(await found(referred, of('GROUP'), of('INFORMATION'))).toEqual([]);
    expect(await found(referred, of('DETAIL'))).toEqual(['BR-FR-CO-05_BT-3']);
    expect(await found(referred, of('GROUP', 'DETAIL'))).toEqual(['BR-FR-CO-05_BT-3']);
  });
});

describe('the due date', () => {
  const before = (date: string) => [
    [`BR-FR-CO-07_BT-9 ${date} 2026-03-02`],
    [`BR-FR-CO-07_BT-9 ${date.replaceAll('-', '')} 20260302`],
  ];
  test.each<[string, readonly Both[], readonly string[][]]>([
    ['may be missing', [], NONE],
    ['may be empty', [due('')], NONE],
    ['may be the day of issue', [due('2026-03-02')], NONE],
    ['may be later', [due('2026-03-03')], NONE],
    ['is not before', [due('2026-03-01')], before('2026-03-01')],
    ...['386', '500', '503'].map((code): [string, readonly Both[], readonly string[][]] => [
      `may be before that of an advance payment: ${code}`,
      [due('2026-03-01'), type(code)],
      NONE,
    ]),
    ['may be before that of what is paid', [due('2026-03-01'), frame('B2')], NONE],
    ['may be before that of services that are paid', [due('2026-03-01'), frame('S2')], NONE],
    ['may be before that of both that are paid', [due('2026-03-01'), frame('M2')], NONE],
  ])('%s', async (_, changes, found) => {
    expect(await foundIn(/CO-07/, ...changes)).toEqual(found);
  });

  test('is wrong where there is no day of issue', async () => {
    const issued = both(
      ['<cbc:IssueDate>2026-03-02</cbc:IssueDate>', '<cbc:DueDate>2026-03-03</cbc:DueDate>'],
      [day('20260302'), ''],
    );
    const { cii: later } = due('2026-03-03');
    expect(await foundIn(/CO-07/, { ubl: issued.ubl, cii: [...issued.cii, ...later] })).toEqual([
      ['BR-FR-CO-07_BT-9 2026-03-03 '],
      ['BR-FR-CO-07_BT-9 20260303 '],
    ]);
  });
});

test.each(['B4', 'S4', 'M4'])('a final invoice is none for an advance payment: %s', async (code) => {
  for (const advance of ['386', '500', '503']) {
    const told = `BR-FR-CO-08_BT-23 ${advance} ${code}`;
    expect(await foundIn(/CO-08/, frame(code), type(advance))).toEqual([[told], [told]]);
  }
  expect(await foundIn(/CO-08/, frame(code))).toEqual(NONE);
  expect(await foundIn(/CO-08/, frame('B1'), type('386'))).toEqual(NONE);
});

describe('an invoice that is paid', () => {
  const PAID = [paid('120.00'), payable('0.00'), due('2026-03-01')];
  const twice = (found: string) => [[found], [found]];
  const without = (inUbl: string, inCii: string) =>
    both([`<cbc:${inUbl} currencyID="EUR">120.00</cbc:${inUbl}>`, ''], [`<ram:${inCii}>120.00</ram:${inCii}>`, '']);
  test.each(['B2', 'S2', 'M2'])('has paid its total, has nothing due, and a day of payment: %s', async (code) => {
    expect(await foundIn(/CO-09/, frame(code), ...PAID)).toEqual(NONE);
    expect((await foundIn(/CO-09/, frame(code))).map((found) => found.map((each) => each.slice(-1)))).toEqual([
      ['0', '0', '3'],
      ['0', '0', '3'],
    ]);
  });

  test.each<[string, readonly Both[], readonly string[][]]>([
    ['may have paid in other figures', [paid('120'), payable('0'), due('2026-03-01')], NONE],
    [
      'has paid no cent less',
      [paid('119.99'), payable('0.00'), due('2026-03-01')],
      twice('BR-FR-CO-09_BT-23-1 119.99 120.00'),
    ],
    ['has paid something', [payable('0.00'), due('2026-03-01')], twice('BR-FR-CO-09_BT-23-1  120.00')],
    ['has nothing due', [paid('120.00'), payable('0.01'), due('2026-03-01')], twice('BR-FR-CO-09_BT-23-2 0.01')],
    ['says that nothing is due', [paid('120.00'), payable(''), due('2026-03-01')], twice('BR-FR-CO-09_BT-23-2 ')],
    [
      'has a total',
      [paid('120.00'), payable('0'), due('2026-03-01'), without('TaxInclusiveAmount', 'GrandTotalAmount')],
      twice('BR-FR-CO-09_BT-23-1 120.00 '),
    ],
    [
      'says what is due',
      [paid('120.00'), due('2026-03-01'), without('PayableAmount', 'DuePayableAmount')],
      twice('BR-FR-CO-09_BT-23-2 '),
    ],
    ['says when it was paid', [paid('120.00'), payable('0')], twice('BR-FR-CO-09_BT-23-3')],
    ['says it by a day', [paid('120.00'), payable('0'), due('')], twice('BR-FR-CO-09_BT-23-3')],
  ])('%s', async (_, changes, found) => {
    expect(await foundIn(/CO-09/, frame('B2'), ...changes)).toEqual(found);
  });

  test('may say in UBL with the means of payment when it was paid', async () => {
    const dated: Change = [
      '</cbc:PaymentMeansCode>',
      '</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-03-01</cbc:PaymentDueDate>',
    ];
    const changes = [frame('B2'), paid('120.00'), payable('0')].flatMap((each) => each.ubl);
    expect(await said(changed(frenchUbl(), ...changes, dated), /CO-09/, ubl)).toEqual([]);
  });

  test('is asked so of no other', async () => {
    expect(await foundIn(/CO-09/, frame('B4'))).toEqual(NONE);
  });
});

describe('an invoice in another currency', () => {
  const currency = (code: string) =>
    both(
      ['DocumentCurrencyCode>EUR<', `DocumentCurrencyCode>${code}<`],
      ['InvoiceCurrencyCode>EUR<', `InvoiceCurrencyCode>${code}<`],
    );
  const ofVat = (code: string) =>
    both(
      ['</cbc:DocumentCurrencyCode>', `</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>${code}</cbc:TaxCurrencyCode>`],
      ['<ram:InvoiceCurrencyCode>', `<ram:TaxCurrencyCode>${code}</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>`],
    );
  const totals = (...each: readonly [code: string, amount: string][]) => {
    const inUbl = each.map(
      ([code, amount]) => `<cac:TaxTotal><cbc:TaxAmount currencyID="${code}">${amount}</cbc:TaxAmount></cac:TaxTotal>`,
    );
    const inCii = each.map(
      ([code, amount]) => `<ram:TaxTotalAmount currencyID="${code}">${amount}</ram:TaxTotalAmount>`,
    );
    return both(
      [
        '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">20.00',
        `${inUbl.join('')}<cac:TaxTotal><cbc:TaxAmount currencyID="CHF">20.00`,
      ],
      ['<ram:TaxTotalAmount currencyID="EUR">20.00', `${inCii.join('')}<ram:TaxTotalAmount currencyID="CHF">20.00`],
    );
  };
  const MISSING = [['BR-FR-CO-12_BT-5'], ['BR-FR-CO-12_BT-5']];
  test.each<[string, readonly Both[], readonly string[][]]>([
    ['has its VAT in EUR', [currency('CHF'), ofVat('EUR'), totals(['EUR', '21.00'])], NONE],
    ['is not without it', [currency('CHF'), ofVat('EUR'), totals()], MISSING],
    ['has more than an empty one', [currency('CHF'), ofVat('EUR'), totals(['EUR', ''])], MISSING],
    ['has it in no other', [currency('CHF'), ofVat('EUR'), totals(['USD', '21.00'])], MISSING],
    ['says that it is in EUR', [currency('CHF'), totals(['EUR', '21.00'])], MISSING],
    ['says so of no other', [currency('CHF'), ofVat('USD'), totals(['EUR', '21.00'])], MISSING],
    ['is told from one in EUR', [totals()], NONE],
    [
      'is told from one that says none',
      [
        both(
          ['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', ''],
          ['<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', ''],
        ),
      ],
      NONE,
    ],
  ])('%s', async (_, changes, found) => {
    expect(await foundIn(/CO-12/, ...changes)).toEqual(found);
  });
});
