/** Large documents of every kind that is calculated, covering most cases of building. */
import { invoiceWith } from '../bill/testing.ts';
import type { JsonObject } from '../model/json.ts';

const row = { reason: 'Agreed', percent: '10.0%', amount: '10.00', base: '100.00' };
const standard = { cat: 'VAT', rate: 'general' };

const lines: JsonObject[] = [
  {
    quantity: '12',
    identifier: { code: 'L1' },
    item: {
      name: 'Paper',
      identities: [{ type: 'A', code: '1' }],
      currency: 'USD',
      price: '10.00',
      alt_prices: [{ currency: 'EUR', value: '9.20' }],
      unit: 'kg',
      images: [{ url: 'https://example.com/paper.png', label: 'Paper' }],
    },
    discounts: [{ reason: 'Agreed', percent: '5.0%' }, row],
    charges: [{ reason: 'Deposit', quantity: '3', unit: 'piece', rate: '0.25' }, row],
    taxes: [standard, { cat: 'IRPF', rate: 'pro' }],
    notes: [{ key: 'goods', text: 'Recycled' }],
  },
  {
    quantity: '1',
    item: { name: 'Set', price: '30.00' },
    breakdown: [
      { quantity: '2', item: { name: 'Pen', price: '10.00' }, discounts: [row] },
      { quantity: '1', item: { name: 'Ink', price: '10.00' }, charges: [{ reason: 'Box', amount: '1.00' }] },
    ],
    substituted: [{ quantity: '1', item: { name: 'Pencil', price: '3.00' } }],
    taxes: [{ cat: 'VAT', rate: 'general+eqs' }],
  },
  { quantity: '1', item: { name: 'Lesson', price: '50.00' }, taxes: [{ cat: 'VAT', key: 'exempt' }] },
];

const parts: JsonObject = {
  exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.92' }],
  tax: { rounding: 'precise', notes: [{ cat: 'VAT', key: 'exempt', text: 'Exempt: teaching' }] },
  preceding: [{ series: 'FAC', code: '100', issue_date: '2026-01-10', reason: 'Wrong price', tax: {} }],
  lines,
  discounts: [{ ...row, taxes: [standard] }],
  charges: [{ ...row, taxes: [standard, { cat: 'IRPF', rate: 'pro' }] }],
  ordering: { code: 'O1', period: { start: '2026-01-01', end: '2026-01-31' }, seller: { name: 'Seller' } },
  payment: {
    payee: { name: 'Factor', tax_id: { country: 'ES', code: 'B98602642' } },
    terms: {
      key: 'due-date',
      due_dates: [
        { date: '2026-04-10', percent: '50%' },
        { date: '2026-05-10', amount: '20.00' },
      ],
    },
    advances: [
      { description: 'Deposit', date: '2026-02-01', percent: '10%' },
      { description: 'Cash', amount: '5.00' },
    ],
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Bank' }],
      online: [{ url: 'https://example.com/pay', label: 'Pay' }],
    },
  },
  delivery: { receiver: { name: 'Store' }, date: '2026-03-01' },
  notes: [{ key: 'general', text: 'Thank you' }],
  complements: [{ $schema: 'https://gobl.org/draft-0/note/message', content: 'Enclosed' }],
  attachments: [{ code: 'A1', description: 'Sheet', url: 'https://example.com/sheet.pdf' }],
  meta: { source: 'shop' },
};

const common = (schema: string, more: JsonObject): JsonObject => ({
  ...invoiceWith({}),
  $schema: `https://gobl.org/draft-0/bill/${schema}`,
  ...more,
});

/** By name. Each builds without faults. */
export const wholeDocuments: Readonly<Record<string, JsonObject>> = {
  invoice: invoiceWith(parts),
  'invoice with tax included': invoiceWith({
    ...parts,
    tax: { prices_include: 'VAT', rounding: 'currency' },
    lines: [{ ...lines[0], taxes: [standard] }, { ...lines[1] }],
    charges: [{ ...row, taxes: [standard] }],
  }),
  'invoice with rates of the customer': invoiceWith({
    ...parts,
    $tags: ['customer-rates'],
    customer: { name: 'Kunde', tax_id: { country: 'DE', code: '282741168' } },
    lines: [{ quantity: '1', item: { name: 'Book', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
    discounts: [{ ...row, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
    charges: [{ ...row, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
  }),
  order: common('order', {
    lines,
    discounts: parts.discounts ?? [],
    charges: parts.charges ?? [],
    exchange_rates: parts.exchange_rates ?? [],
  }),
  delivery: common('delivery', {
    type: 'note',
    lines,
    exchange_rates: parts.exchange_rates ?? [],
    receiver: { name: 'Store' },
  }),
  payment: common('payment', {
    type: 'receipt',
    methods: [{ key: 'credit-transfer', ref: '1', description: 'Transfer' }],
    exchange_rates: parts.exchange_rates ?? [],
    lines: [
      {
        document: {
          series: 'F26',
          code: '012',
          issue_date: '2026-02-13',
          payable: '121.00',
          tax: { categories: [{ code: 'VAT', rates: [{ base: '100.00', percent: '21.0%', amount: '21.00' }] }] },
        },
        amount: '60.50',
        tax: {
          categories: [{ code: 'VAT', rates: [{ base: '50.00', percent: '21.0%', amount: '10.50' }], amount: '10.50' }],
          sum: '10.50',
        },
      },
      { document: { code: '013', currency: 'USD', payable: '100.00' }, refund: true, amount: '10.00', installment: 1 },
    ],
  }),
  status: common('status', {
    type: 'response',
    lines: [
      {
        key: 'rejected',
        date: '2026-03-18',
        doc: { type: 'standard', issue_date: '2026-03-16', code: '26-0087' },
        reasons: [{ key: 'references', description: 'The order number is missing.' }],
        actions: [{ key: 'reissue', description: 'Please correct.' }],
      },
    ],
  }),
};
