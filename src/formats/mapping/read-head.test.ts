/** The head of a document, from the terms of an e-invoice (chapter 14 §5.1). */
import { describe, expect, it } from 'vitest';
import { asCreditNote, type Changes, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readHead } from './read-head.ts';
import { readIn } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', 'P1');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', 'P1');

async function headOf(xml: string, changes: Changes = [], key?: string) {
  const { found, ...rest } = await readIn(readHead, xml, changes, key);
  return { head: found, ...rest };
}

const HEAD = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017'],
  type: 'standard',
  code: '2026-17',
  issue_date: '2026-03-02',
  currency: 'EUR',
  tax: { rounding: 'currency', ext: { 'untdid-document-type': '380' } },
};

it.each([
  ['UBL', ubl, 'en16931-ubl', '2026-03-02'],
  ['CII', cii, 'en16931-cii', '20260302'],
])('the head has number, type, day and currency: %s', async (_, xml, key, day) => {
  const { head, said, taken } = await headOf(xml, [], key);
  expect(head).toEqual(HEAD);
  expect(said).toEqual([]);
  expect(taken).toEqual({
    '$.code': '2026-17',
    '$.tax.ext.untdid-document-type': '380',
    '$.issue_date': day,
    '$.currency': 'EUR',
  });
});

describe('the type of a document', () => {
  const typed = (code: string): Changes => [
    [
      '<ram:ID>2026-17</ram:ID><ram:TypeCode>380</ram:TypeCode>',
      `<ram:ID>2026-17</ram:ID>${code && `<ram:TypeCode>${code}</ram:TypeCode>`}`,
    ],
  ];

  it.each([
    ['380', 'standard'],
    ['388', 'standard'],
    ['381', 'credit-note'],
    ['383', 'debit-note'],
    ['384', 'corrective'],
    ['325', 'proforma'],
    ['326', 'standard', 'partial'],
    ['386', 'standard', 'prepayment'],
    ['389', 'standard', 'self-billed'],
    ['393', 'standard', 'factoring'],
    ['261', 'credit-note', 'self-billed'],
    ['396', 'credit-note', 'factoring'],
    // The French reform alone has these.
    ['500', 'other'],
    ['503', 'other'],
    ['751', 'other'],
  ])('%s is %s', async (code, type, ...tags) => {
    const { head } = await headOf(cii, typed(code), 'en16931-cii');
    expect(head).toEqual({
      ...HEAD,
      type,
      ...(tags.length > 0 && { $tags: tags }),
      tax: { rounding: 'currency', ext: { 'untdid-document-type': code } },
    });
  });

  it.each([
    ['500', 'standard', ['self-billed', 'prepayment']],
    ['501', 'standard', ['self-billed', 'factoring']],
    ['471', 'corrective', ['self-billed']],
    ['472', 'corrective', ['factoring']],
    ['473', 'corrective', ['self-billed', 'factoring']],
    ['502', 'credit-note', ['self-billed', 'factoring']],
    ['503', 'credit-note', ['prepayment']],
    ['389', 'standard', ['self-billed']],
    ['751', 'other', undefined],
  ])('%s is %s in France', async (code, type, tags) => {
    const { head } = await headOf(cii, typed(code), 'fr-cius-cii');
    expect([head.type, head.$tags]).toEqual([type, tags]);
  });

  it('that is not given is that of the root, or any', async () => {
    const note = await headOf(asCreditNote(ubl).replace('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>', ''));
    expect([note.head.type, note.head.tax, note.head.$tags]).toEqual([
      'credit-note',
      { rounding: 'currency' },
      undefined,
    ]);
    const other = await headOf(ubl, [['<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>', '']]);
    expect([other.head.type, other.head.tax]).toEqual(['other', { rounding: 'currency' }]);
    expect((await headOf(cii, typed(''), 'en16931-cii')).head.type).toBe('other');
  });
});

describe('the business process', () => {
  const processed = (process: string): Changes => [['<ram:ID>P1</ram:ID>', `<ram:ID>${process}</ram:ID>`]];

  it.each([
    ['fr-cius-cii', 'S1', 'fr-ctc-billing-mode'],
    ['choruspro-cii', 'A2', 'fr-choruspro-framework'],
    // Codes that are in no list stay where they are.
    ['choruspro-cii', 'X9', undefined],
    ['fr-cius-cii', 'X9', undefined],
    ['fr-cius-cii', '', undefined],
    ['en16931-cii', 'S1', undefined],
  ])('is an extension where the format has it as one: %s %s', async (key, process, extension) => {
    const { head, taken, reading } = await headOf(cii, processed(process), key);
    expect(head.tax.ext).toEqual({ 'untdid-document-type': '380', ...(extension && { [extension]: process }) });
    expect(Object.entries(taken).filter(([, text]) => text === process)).toEqual(
      extension === undefined ? [] : [[`$.tax.ext.${extension}`, process]],
    );
    const values = reading.invoice.inner('BG-2')?.group.all('BT-23') ?? [];
    expect(values.map((value) => reading.taken.has(value))).toEqual(values.map(() => extension !== undefined));
  });
});

describe('days and hours', () => {
  const timed = (time: string): Changes => [
    [
      '<cbc:IssueDate>2026-03-02</cbc:IssueDate>',
      `<cbc:IssueDate>2026-03-02</cbc:IssueDate><cbc:IssueTime>${time}</cbc:IssueTime>`,
    ],
  ];
  const cut = (text: string, rest: string) => [
    `changed info undefined $.issue_time cbc:IssueTime: Of ${text} the end ${rest} is left out.`,
  ];

  it.each([
    ['10:20:30', '10:20:30', []],
    [' 00:00:00 ', '00:00:00', []],
    ['23:59:59', '23:59:59', []],
    ['19:20:30Z', '19:20:30', cut('19:20:30Z', 'Z')],
    ['10:20:30.125+01:00', '10:20:30', cut('10:20:30.125+01:00', '.125+01:00')],
    ['10:20:30-05:30', '10:20:30', cut('10:20:30-05:30', '-05:30')],
    ['10:20:30.5', '10:20:30', cut('10:20:30.5', '.5')],
    ['24:00:00', undefined, []],
    ['10:60:00', undefined, []],
    ['10:00:60', undefined, []],
    ['10:20', undefined, []],
    ['x10:20:30', undefined, []],
    ['10:20:30x', undefined, []],
    ['10:20:30.', undefined, []],
    ['10:20:30+1:00', undefined, []],
    ['', undefined, []],
  ])('the hour of UBL %j is %s', async (text, time, said) => {
    const { head, said: found, reading } = await headOf(ubl, timed(text));
    expect([head.issue_time, found]).toEqual([time, said]);
    const element = reading.invoice.element?.child('cbc:IssueTime');
    expect(element !== undefined && reading.taken.has(element)).toBe(time !== undefined);
  });

  it('the day of the tax and the day that counts for it are read', async () => {
    const day = await headOf(ubl, [
      ['<cbc:InvoiceTypeCode>', '<cbc:TaxPointDate>2026-02-28</cbc:TaxPointDate><cbc:InvoiceTypeCode>'],
    ]);
    expect(day.head.value_date).toBe('2026-02-28');
    expect(day.taken['$.value_date']).toBe('2026-02-28');
  });

  it.each([
    ['3', 'issue'],
    ['35', 'delivery'],
    ['432', 'payment'],
    ['5', undefined],
    ['29', undefined],
  ])('the point of tax %s of UBL is %s', async (code, point) => {
    const { head, taken } = await headOf(ubl, [
      [
        '<cac:AccountingSupplierParty>',
        `<cac:InvoicePeriod><cbc:DescriptionCode>${code}</cbc:DescriptionCode></cac:InvoicePeriod><cac:AccountingSupplierParty>`,
      ],
    ]);
    expect([head.tax.point, taken['$.tax.point']]).toEqual([point, point && code]);
  });

  const TYPE = '<ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>';
  const pointed = (code: string) => `${TYPE}<ram:DueDateTypeCode>${code}</ram:DueDateTypeCode>`;
  it.each([
    ['5', 'issue'],
    ['29', 'delivery'],
    ['72', 'payment'],
    ['3', undefined],
    ['432', undefined],
  ])('the point of tax %s of CII is %s', async (code, point) => {
    const { head, taken } = await headOf(cii, [[TYPE, pointed(code)]], 'en16931-cii');
    expect([head.tax.point, taken['$.tax.point']]).toEqual([point, point && code]);
  });

  it('the point of tax of CII is taken wherever it says the same', async () => {
    const row = (code: string) =>
      `<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>Z</ram:CategoryCode><ram:DueDateTypeCode>${code}</ram:DueDateTypeCode></ram:ApplicableTradeTax>`;
    const { reading } = await headOf(
      cii,
      [
        [TYPE, pointed('72')],
        [
          '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
          `${row(' 72 ')}${row('5')}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
        ],
      ],
      'en16931-cii',
    );
    const values = reading.invoice.group.all('BT-8');
    expect(values.map((value) => [value.text.trim(), reading.taken.has(value)])).toEqual([
      ['72', true],
      ['72', true],
      ['5', false],
    ]);
  });
});

describe('notes', () => {
  const noted = (...notes: string[]): Changes => [
    [
      '<cbc:DocumentCurrencyCode>',
      `${notes.map((each) => `<cbc:Note>${each}</cbc:Note>`).join('')}<cbc:DocumentCurrencyCode>`,
    ],
  ];

  it('have the key of their subject, where there is one', async () => {
    const { head, taken } = await headOf(ubl, noted('#AAI#General', '#XYZ#Other', 'Plain', '#AAI# ', '#REG#HRB 7'));
    expect(head.notes).toEqual([
      { key: 'general', text: 'General', ext: { 'untdid-text-subject': 'AAI' } },
      { text: 'Other', ext: { 'untdid-text-subject': 'XYZ' } },
      { text: 'Plain' },
      { key: 'regulatory', text: 'HRB 7', ext: { 'untdid-text-subject': 'REG' } },
    ]);
    expect(Object.entries(taken).filter(([path]) => path.startsWith('$.notes'))).toEqual([
      ['$.notes[0].text', 'General'],
      ['$.notes[1].text', 'Other'],
      ['$.notes[2].text', 'Plain'],
      ['$.notes[3].text', 'HRB 7'],
    ]);
  });
});

describe('the rate to the currency of the tax', () => {
  const TAX = '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount>';
  const exchanged = (currency: string, amount: string, own = '19.00'): Changes => [
    [
      '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>',
      `<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>${currency}</cbc:TaxCurrencyCode>`,
    ],
    [
      TAX,
      `${amount && `<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${amount}</cbc:TaxAmount></cac:TaxTotal>`}${TAX.replace('19.00', own)}`,
    ],
  ];

  it.each([
    ['the shortest that makes of one amount the other', 'CHF', '18.05', '19.00', '0.95'],
    ['a whole number', 'CZK', '475.00', '19.00', '25'],
    ['as many decimals as it needs', 'PLN', '81.43', '19.00', '4.286'],
    ['one for a currency without decimals', 'JPY', '3115', '19.00', '163.95'],
    ['one for a currency of three decimals', 'KWD', '6.123', '19.00', '0.32226'],
    ['for an amount below nothing', 'CHF', '-18.05', '-19.00', '0.95'],
    ['told by amounts that are not rounded', 'CHF', '18.0501', '19.00', '0.95000526'],
    ['no more than eight decimals', 'CHF', '1234567890.12', '0.01', '123456789012'],
  ])('is %s', async (_, currency, amount, own, rate) => {
    const { head, said, taken } = await headOf(ubl, exchanged(currency, amount, own));
    expect(head.exchange_rates).toEqual([{ from: 'EUR', to: currency, amount: rate }]);
    expect(said).toEqual([]);
    expect([taken['$.exchange_rates[0].to'], taken['$.exchange_rates[0].amount']]).toEqual([currency, amount]);
  });

  it('is none where no tax shows it, which is said', async () => {
    const { head, said } = await headOf(ubl, exchanged('CHF', '0.00', '0.00'));
    expect(head.exchange_rates).toBeUndefined();
    expect(said).toEqual([
      'dropped warning BT-111  cbc:TaxAmount: The VAT in CHF is left out: the VAT in EUR is 0, so that no rate can be told.',
    ]);
  });

  it('is none where the amount in the other currency is not given; the currency is not taken then', async () => {
    const { head, said, reading } = await headOf(ubl, exchanged('CHF', ''));
    expect([head.exchange_rates, said]).toEqual([undefined, []]);
    expect(reading.invoice.group.all('BT-6').map((value) => reading.taken.has(value))).toEqual([false]);
  });

  it('is none between a currency and itself, which says nothing', async () => {
    const { head, reading } = await headOf(ubl, exchanged('EUR', ''));
    expect(head.exchange_rates).toBeUndefined();
    expect(reading.invoice.group.all('BT-6').map((value) => reading.taken.has(value))).toEqual([true]);
  });

  it('is none where the document has no currency', async () => {
    const { head } = await headOf(ubl, [
      ...exchanged('CHF', '18.05').slice(1),
      ['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', '<cbc:TaxCurrencyCode>CHF</cbc:TaxCurrencyCode>'],
    ]);
    expect([head.currency, head.exchange_rates]).toEqual([undefined, undefined]);
  });

  const SETTLED = '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>';
  const stated = (source: string, target: string, rate: string): Changes => [
    [
      SETTLED,
      `<ram:TaxCurrencyCode>CHF</ram:TaxCurrencyCode>${SETTLED}<ram:TaxApplicableTradeCurrencyExchange>${source && `<ram:SourceCurrencyCode>${source}</ram:SourceCurrencyCode>`}${target && `<ram:TargetCurrencyCode>${target}</ram:TargetCurrencyCode>`}${rate && `<ram:ConversionRate>${rate}</ram:ConversionRate>`}</ram:TaxApplicableTradeCurrencyExchange>`,
    ],
  ];
  it.each([
    ['facturx-extended', 'BT-X-258', 'BT-X-259'],
    ['fr-extended-cii', 'BT-BW-9', 'BT-BW-10'],
  ] as const)('is the one that is stated, in %s', async (key, source, target) => {
    const { head, taken, reading } = await headOf(cii, stated('EUR', 'CHF', '0.9512'), key);
    expect(head.exchange_rates).toEqual([{ from: 'EUR', to: 'CHF', amount: '0.9512' }]);
    expect([taken['$.exchange_rates[0].to'], taken['$.exchange_rates[0].amount']]).toEqual(['CHF', '0.9512']);
    const exchange = reading.invoice.inner('BG-BW-3')?.group;
    const values = [source, target].flatMap((term) => exchange?.all(term) ?? []);
    expect(values.map((value) => reading.taken.has(value))).toEqual([true, true]);
  });

  it.each([
    ['which names no currency', '', '', '0.9512', '0.9512'],
    ['which is that of another', 'USD', 'CHF', '0.9512', undefined],
    ['which is that into another', 'EUR', 'USD', '0.9512', undefined],
    ['which is not given', 'EUR', 'CHF', '', undefined],
  ])('is one %s, as far as it is meant', async (_, source, target, rate, expected) => {
    const { head } = await headOf(cii, stated(source, target, rate), 'facturx-extended');
    expect(head.exchange_rates?.[0]?.amount).toBe(expected);
  });
});
