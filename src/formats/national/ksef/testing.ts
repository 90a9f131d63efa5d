/** A small KSeF invoice for tests. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';
import { polishInvoiceBy } from './arbitraries.ts';

const VAT = [{ cat: 'VAT', key: 'standard', rate: 'general' }];

/** Returns an invoice of 100.00 plus 23 % tax, with the given members. */
export function polishInvoice(members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'PL',
    $addons: ['pl-favat-v3'],
    series: 'FV',
    code: '1',
    issue_date: '2026-03-02',
    currency: 'PLN',
    supplier: {
      name: 'Sprzedawca Sp. z o.o.',
      tax_id: { country: 'PL', code: '5265877635' },
      addresses: [{ street: 'ul. Długa', num: '1', locality: 'Warszawa', code: '00-001', country: 'PL' }],
    },
    customer: {
      name: 'Nabywca S.A.',
      tax_id: { country: 'PL', code: '1132191233' },
      addresses: [{ street: 'ul. Polna 15', locality: 'Kraków', code: '31-001', country: 'PL' }],
    },
    lines: [{ quantity: '1', item: { name: 'Krzesło', price: '100.00' }, taxes: VAT }],
    ...members,
  };
}

/** Returns a document as XML with losses, or the faults with their properties. */
export async function asKsef(document: JsonObject) {
  const formatOptions = { created: '2026-03-02T10:00:00Z', environment: 'test' };
  const outcome = await convertDocument(document, { to: 'ksef', formatOptions }, environment);
  if (!outcome.ok) {
    return {
      faults: outcome.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`),
      xml: '',
      losses: [],
    };
  }
  const { result, losses, verification } = outcome.result;
  return {
    xml: String(result),
    faults: [],
    losses: losses.map(({ kind, severity, properties }) => `${kind} ${severity} ${properties.join(' ')}`),
    url: verification?.url,
  };
}

export const sample: SyntaxSample = {
  base: 'ksef.xml',
  to: 'ksef',
  codes: 'KSEF',
  document: () => polishInvoice(),
  list: 'lines',
  schemas: {
    'fa-2': ['ksef.xml', 'http://crd.gov.pl/wzor/2025/06/25/13775/', 'http://crd.gov.pl/wzor/2023/06/29/12648/'],
    'fa-3': ['ksef.xml'],
  },
  random: {
    make: polishInvoiceBy,
    figures: /<(P_1[345](?:_\w+)?|RodzajFaktury|P_12|P_11A?|Kwota)>([^<]*)</g,
    schemaOf: () => 'ksef/xsd/schemat_FA(3)_v1-0E.xsd',
  },
};
