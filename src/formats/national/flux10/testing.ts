/** Sales of an invented French company for tests of reports. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';

export const seller: JsonObject = {
  name: 'Verrerie du Moulin SAS',
  tax_id: { country: 'FR', code: '44732829320' },
  addresses: [{ locality: 'Gérardmer', country: 'FR' }],
};

export const germanBuyer: JsonObject = {
  name: 'Glashandel Erdacht GmbH',
  tax_id: { country: 'DE', code: '111111125' },
  addresses: [{ locality: 'Bonn', country: 'DE' }],
};

const vat = (percent: string): JsonObject[] => [{ cat: 'VAT', percent }];

export const line = (price: string, percent = '20%', quantity = '1'): JsonObject => ({
  quantity,
  item: { name: 'Carafe', price },
  taxes: vat(percent),
});

/** Returns a sale to a consumer. */
export function sale(code: string, lines: readonly JsonObject[], members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code,
    issue_date: '2026-10-03',
    currency: 'EUR',
    supplier: seller,
    tax: { ext: { 'fr-ctc-flow10-b2c-category': 'TLB1' } },
    lines: [...lines],
    ...members,
  };
}

/** Returns a sale within the EU. */
export function saleAbroad(code: string, members: JsonObject = {}): JsonObject {
  const taxes = [{ cat: 'VAT', key: 'intra-community', ext: { 'cef-vatex': 'VATEX-EU-IC' } }];
  return sale(code, [{ ...line('100.00'), taxes }], {
    customer: germanBuyer,
    tax: {
      ext: { 'fr-ctc-billing-mode': 'B1' },
      notes: [{ cat: 'VAT', key: 'intra-community', text: 'Livraison intracommunautaire' }],
    },
    ...members,
  });
}

/** Returns a receipt for 120.00 at 20 %. */
export function receipt(code: string, members: JsonObject = {}): JsonObject {
  const rates = [{ percent: '20%', base: '100.00', amount: '20.00' }];
  return {
    $schema: 'https://gobl.org/draft-0/bill/payment',
    type: 'receipt',
    code,
    issue_date: '2026-10-12',
    value_date: '2026-10-12',
    currency: 'EUR',
    supplier: seller,
    methods: [{ key: 'credit-transfer', amount: '120.00' }],
    lines: [{ amount: '120.00', tax: { categories: [{ code: 'VAT', rates }] } }],
    ...members,
  };
}

export const sample: SyntaxSample = {
  base: 'flux10.xml',
  to: 'flux10',
  document: () => sale('1', [line('10.00')]),
  list: 'lines',
  schemas: { flux10: ['flux10.xml'] },
};
