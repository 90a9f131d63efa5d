import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';
import { italianInvoiceBy } from './arbitraries.ts';

/** Returns an invoice from a business in Turin to one in Rome, with the given members. */
export const italianInvoice = (more: JsonObject = {}): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'IT',
  $addons: ['it-sdi-v1'],
  uuid: '0193a1dd-6837-7f28-a462-5bdb1cb68f1d',
  series: 'A',
  code: '002',
  issue_date: '2026-03-10',
  currency: 'EUR',
  supplier: {
    name: 'Officina Aurora S.r.l.',
    tax_id: { country: 'IT', code: '12345678903' },
    addresses: [
      { num: '12', street: 'Via dei Mulini', locality: 'Torino', region: 'TO', code: '10121', country: 'IT' },
    ],
    registration: { office: 'TO', entry: '123456' },
    ext: { 'it-sdi-fiscal-regime': 'RF01' },
  },
  customer: {
    name: 'Studio Ponte S.p.A.',
    tax_id: { country: 'IT', code: '13029381004' },
    inboxes: [{ key: 'it-sdi-code', code: 'ABCDEF1' }],
    addresses: [{ street: 'Corso Umberto', locality: 'Roma', region: 'RM', code: '00186', country: 'IT' }],
  },
  lines: [
    { quantity: '10', item: { name: 'Manutenzione', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-04-10', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'IT60X0542811101000000123456' }] },
  },
  ...more,
});

/** Writes an invoice as FatturaPA. */
export async function asFatturaPA(document: JsonObject, options: JsonObject = {}) {
  return convertDocument(document, { to: 'fatturapa', formatOptions: options }, environment);
}

/** Returns the texts of all elements with a name. */
export const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

export const sample: SyntaxSample = {
  base: 'fatturapa.xml',
  to: 'fatturapa',
  codes: 'FPA',
  document: () => italianInvoice(),
  list: 'lines',
  schemas: { 'fpr-12': ['fatturapa.xml'], 'fsm-10': ['fatturapa-simple.xml'] },
  random: {
    make: italianInvoiceBy,
    figures:
      /<(TipoDocumento|ImportoTotaleDocumento|ImponibileImporto|Imposta|Natura|EsigibilitaIVA|ImportoRitenuta|Importo)>([^<]*)</g,
    schemaOf: (xml) =>
      `fatturapa/xsd/${xml.includes('versione="FSM10"') ? 'SVFSM10_v1.0.2.xsd' : 'FatturaPA_v1.2.3.xsd'}`,
  },
};
