/** A small Mexican invoice and a payment of it, for tests. The parties are test taxpayers of the SAT. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';
import { mexicanDocumentBy } from './arbitraries.ts';

export const SUPPLIER: JsonObject = {
  name: 'ESCUELA KEMPER URGATE',
  tax_id: { country: 'MX', code: 'EKU9003173C9' },
  addresses: [{ code: '26015' }],
  ext: { 'mx-cfdi-fiscal-regime': '601' },
};

export const CUSTOMER: JsonObject = {
  name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
  tax_id: { country: 'MX', code: 'URE180429TM6' },
  addresses: [{ code: '86991' }],
  ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G03' },
};

export const UUID = '5fb2822e-396d-4725-8521-cdc4bdd20ccf';

/** Returns an invoice of 100.00 plus 16 % tax, with the given members. */
export function mexicanInvoice(members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'MX',
    $addons: ['mx-cfdi-v4'],
    series: 'A',
    code: '118',
    issue_date: '2026-03-02',
    issue_time: '09:30:00',
    currency: 'MXN',
    supplier: SUPPLIER,
    customer: CUSTOMER,
    lines: [
      {
        quantity: '2',
        item: { name: 'Cuaderno', price: '50.00', unit: 'piece', ext: { 'mx-cfdi-prod-serv': '14111514' } },
        taxes: [{ cat: 'VAT', rate: 'general' }],
      },
    ],
    ...members,
  };
}

/** Returns a receipt of a payment of that invoice, with the given members. */
export function mexicanPayment(members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/payment',
    $regime: 'MX',
    $addons: ['mx-cfdi-v4'],
    type: 'receipt',
    series: 'P',
    code: '7',
    issue_date: '2026-03-12',
    issue_time: '17:05:00',
    currency: 'MXN',
    ext: { 'mx-cfdi-issue-place': '26015' },
    supplier: SUPPLIER,
    customer: { ...CUSTOMER, ext: { 'mx-cfdi-fiscal-regime': '601' } },
    lines: [
      {
        document: {
          series: 'A',
          code: '118',
          payable: '116.00',
          tax: {
            categories: [
              { code: 'VAT', rates: [{ base: '100.00', percent: '16.0%', amount: '16.00' }], amount: '16.00' },
            ],
            sum: '16.00',
          },
          stamps: [{ prv: 'sat-uuid', val: UUID }],
        },
        installment: 1,
        amount: '116.00',
      },
    ],
    methods: [{ key: 'credit-transfer' }],
    ...members,
  };
}

/** Returns a receipt with its losses and warnings, or the faults with their properties. */
export async function asCfdi(document: JsonObject, formatOptions: JsonObject = {}) {
  const outcome = await convertDocument(document, { to: 'cfdi', formatOptions }, environment);
  const placed = ({ code, properties }: { code: string; properties: readonly string[] }) =>
    `${code} ${properties.join(' ')}`;
  if (!outcome.ok) return { faults: outcome.faults.map(placed), xml: '', losses: [], warnings: [] };
  const { result, losses, file_name } = outcome.result;
  return {
    xml: String(result),
    faults: [],
    losses: losses.map(({ kind, severity, properties }) => `${kind} ${severity} ${properties.join(' ')}`),
    warnings: outcome.warnings.map(placed),
    file_name,
  };
}

/** Returns the values of an attribute in all elements. */
export const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

export const sample: SyntaxSample = {
  base: 'cfdi.xml',
  to: 'cfdi',
  codes: 'CFDI',
  document: () => mexicanInvoice(),
  list: 'lines',
  schemas: { 'cfdi-40': ['cfdi.xml'] },
  random: {
    make: mexicanDocumentBy,
    figures:
      / (SubTotal|Descuento|Total|TotalImpuestosTrasladados|TotalImpuestosRetenidos|TipoDeComprobante|MetodoPago|FormaPago|UsoCFDI|MontoTotalPagos|Monto|ImpSaldoAnt|ImpPagado|ImpSaldoInsoluto|BaseP|ImporteP)="([^"]*)"/g,
    schemaOf: () => 'cfdi/xsd/all.xsd',
  },
};

/** Returns a file with the stamp of a provider, next to its other complements. */
export const stamped = (xml: string, seal = valuesOf(xml, 'Sello')[0]) => {
  const stamp = `<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${UUID}" FechaTimbrado="2026-03-02T10:00:00" RfcProvCertif="SPR190613I52" SelloCFD="${seal}" NoCertificadoSAT="30001000000500003456" SelloSAT="c2VsbG8="/></cfdi:Complemento>`;
  return xml.includes('</cfdi:Complemento>')
    ? xml.replace('</cfdi:Complemento>', stamp)
    : xml.replace('</cfdi:Comprobante>', `<cfdi:Complemento>${stamp}</cfdi:Comprobante>`);
};
