/** A Spanish invoice to a public body, for tests. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';
import { facturaeInvoiceBy } from './arbitraries.ts';
import { facturaeFacts } from './facts.ts';

const address = (street: string) => ({
  street,
  locality: 'Toledo',
  region: 'Toledo',
  code: '45001',
  country: 'ES',
});

/** Returns an invoice of 1,000.00 plus 21 % tax to a town hall with its offices, with the given members. */
export function publicInvoice(members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $addons: ['es-facturae-v3'],
    series: 'A',
    code: '0001',
    issue_date: '2026-03-02',
    currency: 'EUR',
    supplier: {
      name: 'Talleres Inventados, S.L.',
      tax_id: { country: 'ES', code: 'B99123457' },
      addresses: [address('Calle Imaginaria 7')],
    },
    customer: {
      name: 'Ayuntamiento de Villasupuesta',
      tax_id: { country: 'ES', code: 'P4599900J' },
      identities: [{ scope: 'tax', code: 'L01450001' }],
      addresses: [address('Plaza Mayor 1')],
    },
    delivery: {
      receiver: {
        name: 'Alcaldía',
        identities: [{ code: 'L01450002' }],
        addresses: [address('Plaza Mayor 1')],
      },
    },
    ordering: {
      code: 'PED-7',
      buyer: {
        name: 'Intervención',
        identities: [{ code: 'L01450003' }],
        addresses: [address('Plaza Mayor 2')],
      },
    },
    lines: [
      {
        quantity: '10',
        item: { name: 'Reparación', price: '100.00', unit: 'h' },
        taxes: [{ cat: 'VAT', rate: 'general' }],
      },
    ],
    payment: {
      terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
    },
    ...members,
  };
}

/** Writes an invoice as Facturae. */
export async function asFacturae(document: JsonObject, formatOptions: JsonObject = {}) {
  return convertDocument(document, { to: 'facturae', formatOptions }, environment);
}

const [newest, second, first] = facturaeFacts.namespaces.map(({ uri }) => uri);

export const sample: SyntaxSample = {
  base: 'facturae.xml',
  to: 'facturae',
  codes: 'FACTURAE',
  document: () => publicInvoice(),
  list: 'lines',
  schemas: {
    'facturae-322': ['facturae.xml'],
    'facturae-321': ['facturae.xml', newest, second],
    'facturae-320': ['facturae.xml', newest, first],
  },
  random: {
    make: facturaeInvoiceBy,
    figures:
      /<(InvoiceClass|InvoiceDocumentType|TaxTypeCode|TaxRate|TotalAmount|EquivalenceSurcharge|Quantity|UnitPriceWithoutTax|TotalCost|GrossAmount|InvoiceTotal|Total\w*(?:Outputs|Withheld|Discounts|Surcharges|Amount)|InstallmentAmount|CentreCode)>([^<]*)</g,
    schemaOf: () => 'facturae/xsd/Facturaev3_2_2.xsd',
  },
};
