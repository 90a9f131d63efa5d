/** A small Spanish invoice and the options of its record, for tests. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';
import { spanishInvoiceBy } from './arbitraries.ts';

const VAT = [{ cat: 'VAT', rate: 'general' }];

export const SYSTEM = {
  name: 'Programas Imaginarios, S.L.',
  nif: 'B99666661',
  system_name: 'FacturaFicticia',
  id: 'P1',
  version: '2.0',
  installation: '0001',
  only_verifactu: 'S',
  multi: 'N',
  multiple: 'N',
};

export const RECORD_OPTIONS = { system: SYSTEM, previous: null, generated_at: '2026-03-02T10:01:30+01:00' };

/** Returns an invoice of 100.00 plus 21 % tax, with the given members. */
export function spanishInvoice(members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $addons: ['es-verifactu-v1'],
    series: 'A',
    code: '0001',
    issue_date: '2026-03-02',
    currency: 'EUR',
    supplier: { name: 'Talleres Inventados, S.L.', tax_id: { country: 'ES', code: 'B99123457' } },
    customer: { name: 'Comercial Supuesta, S.A.', tax_id: { country: 'ES', code: 'A99543217' } },
    lines: [{ quantity: '1', item: { name: 'Trabajo', price: '100.00' }, taxes: VAT }],
    ...members,
  };
}

/** Returns a record with its losses and warnings, or the faults with their properties. */
export async function asRecord(document: JsonObject, options: JsonObject = {}) {
  const formatOptions = { ...RECORD_OPTIONS, ...options };
  const outcome = await convertDocument(document, { to: 'verifactu', formatOptions }, environment);
  const placed = ({ code, properties }: { code: string; properties: readonly string[] }) =>
    `${code} ${properties.join(' ')}`;
  if (!outcome.ok) return { faults: outcome.faults.map(placed), xml: '', losses: [], warnings: [], record: undefined };
  const { result, losses, record, verification, file_name } = outcome.result;
  return {
    xml: String(result),
    faults: [],
    losses: losses.map(({ kind, severity, properties }) => `${kind} ${severity} ${properties.join(' ')}`),
    warnings: outcome.warnings.map(placed),
    record,
    verification,
    file_name,
  };
}

export const sample: SyntaxSample = {
  base: 'verifactu.xml',
  to: 'verifactu',
  document: () => spanishInvoice(),
  list: 'lines',
  options: RECORD_OPTIONS,
  schemas: { verifactu: ['verifactu.xml'] },
  random: {
    make: spanishInvoiceBy,
    figures:
      /<sum1:(TipoFactura|TipoRectificativa|CuotaTotal|ImporteTotal|BaseImponibleOimporteNoSujeto|CuotaRepercutida|CuotaRecargoEquivalencia|OperacionExenta|CalificacionOperacion|ClaveRegimen|BaseRectificada)>([^<]*)</g,
    schemaOf: () => 'verifactu/xsd/SuministroInformacion.xsd',
  },
};
