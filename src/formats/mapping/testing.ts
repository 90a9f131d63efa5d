/** Documents for tests of the way between documents and e-invoices. */

import type { Environment } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';

export const environment: Environment = {
  now: () => new Date('2026-03-02T10:00:00Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

/** Returns an invoice from a German supplier to a French customer, valid in Peppol too, with other members put over its own. */
export function invoice(more: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'R',
    code: '26-017',
    issue_date: '2026-03-02',
    currency: 'EUR',
    supplier: {
      name: 'Hainbuche Möbelwerk GmbH',
      tax_id: { country: 'DE', code: '111111125' },
      inboxes: [{ scheme: '9930', code: 'DE111111125' }],
      addresses: [{ street: 'Werkstraße', num: '7', locality: 'Bremen', code: '28195', country: 'DE' }],
    },
    customer: {
      name: 'Librairie du Port SARL',
      tax_id: { country: 'FR', code: '44732829320' },
      inboxes: [{ scheme: '9957', code: 'FR44732829320' }],
      addresses: [{ street: 'Quai Rambaud', num: '12', locality: 'Lyon', code: '69002', country: 'FR' }],
    },
    ordering: { code: 'PO-88' },
    lines: [
      {
        quantity: '10',
        item: { name: 'Shelf', price: '90.00', unit: 'piece' },
        taxes: [{ cat: 'VAT', percent: '19%' }],
      },
    ],
    payment: { terms: { notes: 'Within 30 days' } },
    ...more,
  };
}
