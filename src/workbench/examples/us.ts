import { example, invoiceSchema } from './example.ts';

/** The least an invoice has: nothing here is calculated, and nothing could be left out. */
const leastInvoice = {
  $schema: invoiceSchema,
  series: 'SAMPLE',
  currency: 'USD',
  issue_date: '2025-03-10',
  supplier: { name: 'Harbor Street Books LLC', tax_id: { country: 'US' } },
  customer: { name: 'Marlow & Finch Reading Rooms', tax_id: { country: 'US' } },
  lines: [
    { quantity: '12', item: { name: 'Folding bookstand, oak', price: '38.50' } },
    { quantity: '1', item: { name: 'Delivery and assembly', price: '95.00' } },
  ],
};

const salesTax = {
  $schema: invoiceSchema,
  series: 'CA-2025',
  code: '0417',
  currency: 'USD',
  issue_date: '2025-04-17',
  supplier: {
    name: 'Redwood Letterpress Inc.',
    tax_id: { country: 'US' },
    addresses: [
      { num: '2210', street: 'Harrison Street', locality: 'Oakland', region: 'CA', code: '94612', country: 'US' },
    ],
    emails: [{ addr: 'billing@redwood-letterpress.example' }],
  },
  customer: {
    name: 'Sol Cooperative Bakery',
    addresses: [
      { num: '88', street: 'Mission Street', locality: 'San Francisco', region: 'CA', code: '94105', country: 'US' },
    ],
  },
  lines: [
    {
      quantity: '500',
      item: { name: 'Menu cards, two colors', price: '1.20' },
      discounts: [{ percent: '10%', reason: 'Reprint' }],
      taxes: [{ cat: 'ST', percent: '8.625%' }],
    },
    { quantity: '6', item: { name: 'Typesetting', price: '65.00', unit: 'h' } },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2025-05-17', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ number: '000123456789', name: 'Bay Mutual Bank' }] },
  },
};

export const least = example(
  'us-least',
  'Invoice, the least',
  'Only what must be there; all else is filled in.',
  leastInvoice,
);

export const us = [
  least,
  example('us-sales-tax', 'Invoice with sales tax', 'A discount, sales tax on goods only, a due date.', salesTax),
];
