import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../../../engine/model/json.ts';
import type { DeclareRequest } from '../../../declare/declaration.ts';
import { convertXml, validateXml } from '../../../index.ts';
import { parseXml } from '../../../list/parse-xml.ts';
import { environment } from '../../../mapping/testing.ts';
import { germanBuyer, line, receipt, sale, saleAbroad, seller } from '../testing.ts';
import { declareFlux10 } from './declare.ts';

const OPTIONS = {
  id: 'R-1',
  issued: '2026-11-02T06:30:00',
  period: { start: '2026-10-01', end: '2026-10-31' },
  sender: { code: '0042', name: 'Plateforme Imaginaire' },
};

async function declared(documents: DeclareRequest['documents'], options: Partial<DeclareRequest> = {}) {
  const { result, leftOut, losses, faults, warnings } = await declareFlux10(
    { ...OPTIONS, ...options, documents },
    environment,
    (file) => convertXml(file, {}, environment),
  );
  const reading = parseXml(result ?? '<Report/>');
  if (!reading.ok) throw new Error('the report is XML');
  const all = [...reading.root.within()];
  return {
    xml: result,
    /** Returns the texts of the elements of a name inside another one. */
    texts: (parent: string, name: string) =>
      all.filter((each) => each.localName === name && each.parent?.localName === parent).map(({ value }) => value),
    leftOut: leftOut.map(({ document, reason }) => `${document} ${reason}`),
    losses: losses.map(({ document, kind, properties }) => `${document} ${kind} ${properties.join()}`),
    faults: faults.map(({ code, document, properties }) => `${code} ${document ?? '-'} ${properties.join()}`),
    warnings: warnings.map(({ code, document }) => `${code} ${document ?? '-'}`),
  };
}

describe('sales to consumers', () => {
  it('are added up by day and rate, and counted', async () => {
    const { xml, texts } = await declared([
      sale('1', [line('10.00'), line('30.00', '5.5%')]),
      sale('2', [line('20.00')]),
      sale('3', [line('5.00')], { issue_date: '2026-10-04' }),
    ]);
    expect(texts('Transactions', 'Date')).toEqual(['20261003', '20261004']);
    expect(texts('Transactions', 'TransactionsCount')).toEqual(['2', '1']);
    expect(texts('TaxSubtotal', 'TaxPercent')).toEqual(['5.5', '20', '20']);
    expect(texts('TaxSubtotal', 'TaxableAmount')).toEqual(['30.00', '30.00', '5.00']);
    expect(texts('Transactions', 'TaxTotal')).toEqual(['7.65', '1.00']);
    const valid = await validateXml(xml ?? '');
    expect(valid).toMatchObject({ ok: true, result: { format: 'flux10' } });
  });

  it('are reduced by credit notes', async () => {
    const { texts } = await declared([
      sale('1', [line('10.00')]),
      sale('2', [line('4.00')], { type: 'credit-note', preceding: [{ code: '1', issue_date: '2026-10-03' }] }),
    ]);
    expect(texts('Transactions', 'TaxExclusiveAmount')).toEqual(['6.00']);
    expect(texts('Transactions', 'TransactionsCount')).toEqual(['2']);
  });

  it('are converted to euros, and each amount is rounded', async () => {
    const rates = { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.925' }] };
    const { texts } = await declared([sale('1', [line('10.02')], rates)]);
    expect(texts('Transactions', 'TaxExclusiveAmount')).toEqual(['9.27']);
    expect(texts('Transactions', 'TransactionsCurrency')).toEqual(['EUR']);
  });

  it('have a group for each due code', async () => {
    const tax = { point: 'payment', ext: { 'fr-ctc-flow10-b2c-category': 'TPS1' } };
    const { texts } = await declared([sale('1', [line('10.00')]), sale('2', [line('10.00')], { tax })]);
    expect(texts('Transactions', 'CategoryCode')).toEqual(['TLB1', 'TPS1']);
    expect(texts('Transactions', 'TaxDueDateTypeCode')).toEqual(['72']);
  });

  it('with VAT of another country are reported without French VAT', async () => {
    const taxes = [{ cat: 'VAT', percent: '19%', country: 'DE' }];
    const { texts, losses, warnings } = await declared([sale('1', [{ ...line('50.00'), taxes }])]);
    expect(texts('Transactions', 'CategoryCode')).toEqual(['TNT1']);
    expect(texts('Transactions', 'TaxTotal')).toEqual(['0.00']);
    expect(losses).toEqual(['0 changed $.totals.taxes.categories[0].rates[0]']);
    expect(warnings).toEqual([]);
  });

  it('cause a warning for VAT without a category, and for a corrective invoice', async () => {
    const { warnings } = await declared([
      sale('1', [line('10.00')], { tax: {} }),
      sale('2', [line('10.00')], { type: 'corrective', preceding: [{ code: '1', issue_date: '2026-10-03' }] }),
    ]);
    expect(warnings).toEqual(['BW-F10-CATEGORY 0', 'BW-F10-CORRECTIVE 1']);
  });

  it('include sales to customers without a tax number', async () => {
    const { texts } = await declared([sale('1', [line('10.00')], { customer: { name: 'Mme Inventée' } })]);
    expect(texts('TransactionsReport', 'Invoice')).toEqual([]);
    expect(texts('Transactions', 'TransactionsCount')).toEqual(['1']);
  });
});

describe('sales abroad', () => {
  it('are reported one by one, by date and number', async () => {
    const { texts } = await declared([
      saleAbroad('V-3'),
      saleAbroad('V-2'),
      saleAbroad('V-9', { issue_date: '2026-10-02' }),
    ]);
    expect(texts('Invoice', 'ID')).toEqual(['V-9', 'V-2', 'V-3']);
    expect(texts('Buyer', 'CompanyId')).toEqual(Array(3).fill('DE111111125'));
    expect(texts('TaxCategory', 'TaxExemptionReasonCode')).toEqual(Array(3).fill('VATEX-EU-IC'));
  });

  it('identify a customer outside the EU by country and name', async () => {
    const customer = { name: 'Imaginary Glass Works Inc', addresses: [{ country: 'US' }], tax_id: { country: 'US' } };
    const { texts, losses } = await declared([saleAbroad('V-1', { customer })]);
    expect(texts('Buyer', 'CompanyId')).toEqual(['USImaginary Glass']);
    expect(losses).toEqual(['0 supplied $.customer.identities']);
  });

  it('have lines only in a detailed report', async () => {
    const lines = [{ ...line('-10.5', '20%', '1.23456'), notes: [{ text: 'Lot 4' }] }];
    expect((await declared([saleAbroad('V-1', { lines })])).texts('Line', 'BilledQuantity')).toEqual([]);
    const { texts } = await declared([saleAbroad('V-1', { lines })], { detail: 'full' });
    expect(texts('Line', 'BilledQuantity')).toEqual(['-1.2346']);
    expect(texts('Price', 'PriceAmount')).toEqual(['10.5']);
  });

  it('name the invoices that a credit note corrects', async () => {
    const { texts } = await declared([
      saleAbroad('V-2', { type: 'credit-note', preceding: [{ series: 'V', code: '1', issue_date: '2026-09-30' }] }),
    ]);
    expect(texts('Invoice', 'TypeCode')).toEqual(['381']);
    expect(texts('ReferencedDocument', 'ID')).toEqual(['V-1']);
    expect(texts('MonetaryTotal', 'TaxExclusiveAmount')).toEqual(['100.00']);
  });
});

describe('payments', () => {
  const payments = { content: 'payments' };

  it('of consumers are added up by day, with VAT', async () => {
    const { texts } = await declared(
      [receipt('1'), receipt('2'), receipt('3', { value_date: '2026-10-13' })],
      payments,
    );
    expect(texts('Payment', 'Date')).toEqual(['20261012', '20261013']);
    expect(texts('SubTotals', 'Amount')).toEqual(['240.00', '120.00']);
  });

  it('of invoices are reported for each invoice and day', async () => {
    const [given] = receipt('1').lines as JsonObject[];
    const lines = [{ ...given, document: { code: 'V-1', issue_date: '2026-09-30' } }];
    const { texts } = await declared([receipt('1', { customer: germanBuyer, lines })], payments);
    expect(texts('Invoice', 'InvoiceID')).toEqual(['V-1']);
    expect(texts('Invoice', 'IssueDate')).toEqual(['20260930']);
  });

  it('are rejected without the VAT of each line', async () => {
    const { faults } = await declared([receipt('1', { lines: [{ amount: '120.00' }] })], payments);
    expect(faults).toEqual(['BW-F10-RATE 0 $.lines[0].tax']);
  });
});

describe('documents of a report', () => {
  it('are left out if they do not belong in it', async () => {
    const french = { ...seller, tax_id: { country: 'FR', code: '39356000000' } };
    const { leftOut, texts } = await declared([
      receipt('1'),
      sale('2', [line('1.00')], { type: 'proforma' }),
      sale('3', [line('1.00')], { issue_date: '2026-11-01' }),
      saleAbroad('4', { customer: french, lines: [line('10.00')] }),
      sale('5', [line('1.00')]),
    ]);
    expect(leftOut).toEqual(['0 kind', '1 kind', '2 period', '3 domestic']);
    expect(texts('Transactions', 'TransactionsCount')).toEqual(['1']);
  });

  it('are left out if they have VAT of another country, except for sales to consumers', async () => {
    const belgian = { cat: 'VAT', country: 'BE', percent: '21%' };
    const customer = { name: 'Verzonnen Glas NV', tax_id: { country: 'BE', code: '0428759497' } };
    const { leftOut, texts, faults } = await declared([
      saleAbroad('V-1'),
      saleAbroad('V-2', { customer, lines: [{ ...line('10.00'), taxes: [belgian] }] }),
    ]);
    expect(faults).toEqual([]);
    expect(leftOut).toEqual(['1 rate']);
    expect(texts('Invoice', 'ID')).toEqual(['V-1']);
  });

  it('count once if given twice, as document, envelope or e-invoice', async () => {
    const document = saleAbroad('V-1');
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: document };
    const { leftOut, texts } = await declared([document, envelope, saleAbroad('V-2')]);
    expect(leftOut).toEqual(['1 duplicate']);
    expect(texts('Invoice', 'ID')).toEqual(['V-1', 'V-2']);
  });

  it('that repeat another one are reported with the name of that one', async () => {
    const repeated = [saleAbroad('V-1'), saleAbroad('V-1'), saleAbroad('V-1', { lines: [{ ...line('7.00') }] })];
    const request = { ...OPTIONS, documents: repeated, nameOf: (index: number) => `sales/${index}.yaml` };
    const { leftOut, faults } = await declareFlux10(request, environment, (file) => convertXml(file, {}, environment));
    expect(leftOut).toMatchObject([{ document: 1, same_as: 0, text: { values: { other: 'sales/0.yaml' } } }]);
    expect(faults).toMatchObject([{ document: 2, values: { other: 'sales/0.yaml', number: 'V-1' } }]);
  });

  it('are reported if they have the same number and different amounts', async () => {
    const { faults } = await declared([saleAbroad('V-1'), saleAbroad('V-1', { lines: [{ ...line('7.00') }] })]);
    expect(faults).toEqual(['BW-F10-DUPLICATE 1 $.code']);
    const sales = await declared([sale('1', [line('1.00')]), sale('1', [line('2.00')])]);
    expect(sales.warnings).toEqual(['BW-F10-DUPLICATE 1']);
    expect(sales.texts('Transactions', 'TransactionsCount')).toEqual(['2']);
  });

  it('with faults are reported', async () => {
    const { faults, xml } = await declared([sale('1', [line('1.00')]), sale('2', [line('1.00', '19%')])]);
    expect(faults).toEqual(['GOBL-FR-CTC-FLOW10-BILL-INVOICE-07 1 $']);
    expect(xml).toBeUndefined();
  });

  it('that break a rule of the report are reported', async () => {
    expect((await declared([sale('1', [line('1.00')]), saleAbroad('V.1')])).faults).toEqual(['F10-G1.05 1 $.code']);
  });

  it('must belong to one company', async () => {
    const other = { ...seller, tax_id: { country: 'FR', code: '39356000000' } };
    const { faults } = await declared([sale('1', [line('1.00')]), sale('2', [line('1.00')], { supplier: other })]);
    expect(faults).toEqual(['BW-F10-DECLARANT 1 $.supplier']);
  });
});

test.each([
  ['id', { id: undefined }, 'request.id'],
  ['period', { period: { start: '2026-10-31', end: '2026-10-01' } }, 'request.period'],
  ['sender', { sender: { code: '0042' } }, 'request.sender'],
  ['issued', { issued: '2026-11-02' }, 'request.issued'],
  ['type', { type: 'other' }, 'request.type'],
  ['role', { content: 'payments', role: 'buyer' }, 'request.role'],
] as const)('the option %s is checked', async (_, options, property) => {
  expect((await declared([], options)).faults).toEqual([`BW-F10-OPTION - ${property}`]);
});

test('only a rectifying report may be empty', async () => {
  const declarant = { code: '732829320', name: 'Verrerie du Moulin SAS' };
  expect((await declared([], { declarant })).faults).toEqual(['BW-F10-EMPTY - request.documents']);
  const { texts } = await declared([], { declarant, type: 'rectifying' });
  expect(texts('Issuer', 'Id')).toEqual(['732829320']);
  expect(texts('ReportDocument', 'TypeCode')).toEqual(['RE']);
});

test('purchases abroad are reported by the buyer', async () => {
  const supplier = germanBuyer;
  const bought = saleAbroad('E-1', { supplier, customer: seller });
  const { texts } = await declared([bought], { role: 'buyer' });
  expect(texts('Issuer', 'RoleCode')).toEqual(['BY']);
  expect(texts('Seller', 'CompanyId')).toEqual(['DE111111125']);
});

test('sums agree with the documents to the cent', async () => {
  const prices = Array.from({ length: 300 }, (_, at) => ((at * 37) % 9000) + 1);
  const documents = prices.map((price, at) => sale(String(at), [line((price / 100).toFixed(2))]));
  const { texts } = await declared(documents);
  const [sum = ''] = texts('Transactions', 'TaxExclusiveAmount');
  expect(Math.round(Number(sum) * 100)).toBe(prices.reduce((before, price) => before + price, 0));
});

test('a report cannot be converted to a document', async () => {
  const { xml } = await declared([sale('1', [line('1.00')])]);
  const outcome = await convertXml(xml ?? '', {}, environment);
  expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['BW-F10-NO-DOCUMENT']);
});
