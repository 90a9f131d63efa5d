/** Holds reading an e-invoice as a document to work that grows with what is many in it, and no faster. */
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';

const SIZE = 70;

let readDocument: typeof import('./read.ts').readDocument;
let environment: typeof import('./mapping/testing.ts').environment;
let texts: Record<'ubl' | 'cii', string>;

beforeAll(async () => {
  startCounting();
  ({ readDocument } = await import('./read.ts'));
  ({ environment } = await import('./mapping/testing.ts'));
  const { ublInvoice, ciiInvoice } = await import('./rules/testing.ts');
  const core = 'urn:cen.eu:en16931:2017';
  texts = { ubl: ublInvoice(core, 'P1'), cii: ciiInvoice(core, 'P1') };
});

const note = '<cbc:Note>Oak</cbc:Note>';
const document =
  '<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>https://example.com</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference>';
const preceding =
  '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>7</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>';
const account =
  '<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>7</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>';
const terms = '<ram:SpecifiedTradePaymentTerms><ram:Description>net</ram:Description></ram:SpecifiedTradePaymentTerms>';

/** What may be many: the syntax, what stands behind it, and the nth of it. */
const MANY: Readonly<Record<string, readonly ['ubl' | 'cii', string, (i: number) => string]>> = {
  notes: ['ubl', '<cbc:DocumentCurrencyCode>', () => note],
  attributes: ['ubl', '>2026-03-02<', (i) => ` a${i}="1"`],
  'attributes of a namespace': ['ubl', ' xmlns:cac=', (i) => (i === 0 ? ' xmlns:q="urn:q"' : ` q:a${i}="1"`)],
  namespaces: ['ubl', ' xmlns:cac=', (i) => ` xmlns:n${i}="urn:${i}"`],
  'strange elements': ['ubl', '<cbc:DocumentCurrencyCode>', (i) => `<x${i}>1</x${i}>`],
  'attributes of an item': [
    'ubl',
    '<cac:ClassifiedTaxCategory>',
    (i) =>
      `<cac:AdditionalItemProperty><cbc:Name>${i} colour</cbc:Name><cbc:Value>oak</cbc:Value></cac:AdditionalItemProperty>`,
  ],
  attachments: ['ubl', '<cac:AccountingSupplierParty>', () => document],
  'preceding invoices': ['ubl', '<cac:AccountingSupplierParty>', () => preceding],
  accounts: ['ubl', '<cac:TaxTotal>', () => account],
  'payment terms': ['cii', '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>', () => terms],
  'parts of the breakdown': [
    'cii',
    '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    (i) =>
      `<ram:ApplicableTradeTax><ram:CalculatedAmount>0</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>R${i}</ram:ExemptionReason><ram:BasisAmount>0</ram:BasisAmount><ram:CategoryCode>E</ram:CategoryCode><ram:ExemptionReasonCode>VATEX-${i}</ram:ExemptionReasonCode></ram:ApplicableTradeTax>`,
  ],
};

test.each(Object.keys(MANY))('an invoice with many %s is read in as much work', async (what) => {
  const [syntax, before, one] = MANY[what] ?? ['ubl', '', () => ''];
  const stepsAt = (size: number) => {
    const many = Array.from({ length: size }, (_, i) => one(i)).join('');
    expect(texts[syntax]).toContain(before);
    const grown = texts[syntax].replace(before, () => many + before);
    return stepsOf(async () => {
      expect((await readDocument(grown, undefined, {}, environment)).ok).toBe(true);
    }, SIZE);
  };
  await stepsAt(2);
  expect(fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE)).toEqual([]);
});
