/** Checks that reading and writing an e-invoice take work proportional to its size. */
import { beforeAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';

const SIZE = 70;

let convertDocument: typeof import('./convert/convert.ts').convertDocument;
let readDocument: typeof import('./convert/read.ts').readDocument;
let environment: typeof import('./mapping/testing.ts').environment;
let germanInvoice: typeof import('./mapping/testing.ts').invoice;
let texts: Record<'ubl' | 'cii', string>;

beforeAll(async () => {
  startCounting();
  ({ readDocument } = await import('./convert/read.ts'));
  ({ convertDocument } = await import('./convert/convert.ts'));
  ({ environment, invoice: germanInvoice } = await import('./mapping/testing.ts'));
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

/** Elements that may be numerous: the syntax, the text before them, and the nth of them. */
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

test.each(Object.keys(MANY))('reading an invoice with many %s takes linear time', async (what) => {
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

const ACCOUNT = { iban: 'DE89370400440532013000' };

/** Members of a document that may be numerous: the path, and the nth of them. */
const MANY_IN: Readonly<Record<string, readonly [path: string, one: (i: number) => Json]>> = {
  lines: ['lines', (i) => ({ ...line(i), notes: [{ text: 'oiled' }], discounts: [{ percent: '10%', reason: 'set' }] })],
  'charges of a line': ['lines.0.charges', () => ({ amount: '1.00', reason: 'planing' })],
  'attributes of an item': ['lines.0.item.meta', (i) => `oak ${i}`],
  charges: ['charges', () => ({ amount: '1.00', reason: 'freight', taxes: [{ cat: 'VAT', percent: '19%' }] })],
  rates: ['lines', (i) => ({ ...line(i), taxes: [{ cat: 'VAT', percent: `${1 + i / 10}%` }] })],
  notes: ['notes', (i) => ({ text: `note ${i}` })],
  'preceding invoices': ['preceding', (i) => ({ code: `P${i}`, issue_date: '2026-01-02' })],
  'purchase orders': ['ordering.purchases', (i) => ({ code: `O${i}` })],
  'due dates': ['payment.terms.due_dates', (i) => ({ date: `2026-04-${10 + (i % 20)}`, amount: '1.00' })],
  advances: ['payment.advances', () => ({ description: 'paid', amount: '0.01' })],
  'accounts to be paid to': ['payment.instructions.credit_transfer', () => ACCOUNT],
  attachments: ['attachments', (i) => ({ code: `A${i}`, name: `a${i}.pdf`, url: 'https://example.com/a.pdf' })],
  identities: ['supplier.identities', (i) => ({ label: 'no', code: `S${i}` })],
};

function line(i: number): JsonObject {
  return { quantity: '2', item: { name: `Plane ${i}`, price: '10.05' }, taxes: [{ cat: 'VAT', percent: '19%' }] };
}

/** Returns an invoice with this many entries at a path. */
function invoiceWith(path: string, one: (i: number) => Json, size: number): JsonObject {
  const instructions = { key: 'credit-transfer', credit_transfer: [ACCOUNT] };
  const invoice = germanInvoice({ payment: { terms: { notes: 'Within 30 days' }, instructions } });
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = invoice as Record<string, Json>;
  for (const name of names) {
    at[name] ??= {};
    at = at[name] as Record<string, Json>;
  }
  const many = Array.from({ length: size }, (_, i) => one(i));
  at[last] = last === 'meta' ? Object.fromEntries(many.map((each, i) => [`c${i}`, each])) : many;
  return invoice;
}

test.each(Object.keys(MANY_IN))('writing a document with many %s takes linear time', async (what) => {
  const [path, one] = MANY_IN[what] ?? ['', () => null];
  for (const to of ['peppol-ubl', 'facturx-extended']) {
    const stepsAt = (size: number) => {
      const document = invoiceWith(path, one, size);
      return stepsOf(async () => {
        const { ok, ...outcome } = await convertDocument(document, { to }, environment);
        expect(ok ? [] : 'faults' in outcome && outcome.faults).toEqual([]);
      }, SIZE);
    };
    await stepsAt(2);
    const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
    expect({ to, slow }).toEqual({ to, slow: [] });
  }
});
