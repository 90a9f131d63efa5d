import type { JsonObject } from '../../engine/model/json.ts';

/** The invoice of a nursery: one line and payment terms. */
export const nurseryInvoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'R-7',
  issue_date: '2026-02-03',
  currency: 'EUR',
  supplier: {
    name: 'Gärtnerei Lindenhof GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ street: 'Am Anger 1', locality: 'Jena', code: '07743', country: 'DE' }],
  },
  customer: {
    name: 'Kanzlei Brandt',
    addresses: [{ street: 'Markt 2', locality: 'Jena', code: '07743', country: 'DE' }],
  },
  payment: { terms: { notes: 'Zahlbar in 14 Tagen' } },
  lines: [
    {
      quantity: '2',
      item: { name: 'Rosen', price: '10.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'standard' }],
    },
  ],
} satisfies JsonObject;
