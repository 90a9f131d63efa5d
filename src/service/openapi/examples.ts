import type { Json } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { exampleEnvelope, examplePrivateKey } from '../../operations/example-data.ts';
import { operations } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import { operationIdOf } from './endpoints.ts';

/**
 * Example requests of the description. Their answers are in `answers.json`, which a test verifies (`vitest -u` rewrites it). None returns a
 * JSON Schema, because OpenAPI readers would follow its references.
 */

export interface ExampleRequest {
  /** The name, unique within the operation. */
  name: string;
  operationId: string;
  summary: string;
  /** The path below `/v0`, with its query. */
  path: string;
  body?: Json;
}

function get(operationId: string, name: string, summary: string, path: string): ExampleRequest {
  return { operationId, name, summary, path };
}

function ofOperation(operation: Operation): ExampleRequest[] {
  const operationId = operationIdOf(operation);
  const path = `/${operation.name}`;
  const report = { operationId: `${operationId}Report`, path: `${path}/report` };
  return Object.entries(operation.examples).map(([name, { summary, request }]): ExampleRequest => {
    // Examples are literals: valid JSON, but their inferred types have optional members.
    const { warnings, schema, ...body } = request as JsonObject;
    if (schema) return { operationId: 'correctionOptions', path: `${path}/options`, name, summary, body };
    return { ...(warnings || body.explain ? report : { operationId, path }), name, summary, body };
  });
}

export const exampleRequests: readonly ExampleRequest[] = [
  ...operations.flatMap(ofOperation),
  {
    operationId: 'keygen',
    name: 'pair',
    summary: 'A key pair (different in each call)',
    path: '/keygen',
    body: {},
  },
  {
    operationId: 'declare',
    name: 'sales',
    summary: 'French sales to consumers in ten days',
    path: '/declare',
    body: {
      to: 'flux10',
      id: 'R-1',
      issued: '2026-10-12T06:30:00',
      period: { start: '2026-10-01', end: '2026-10-10' },
      sender: { code: '0042', name: 'My platform' },
      documents: [
        {
          $schema: 'https://gobl.org/draft-0/bill/invoice',
          code: 'T-1',
          issue_date: '2026-10-03',
          supplier: {
            name: 'Verrerie du Moulin SAS',
            tax_id: { country: 'FR', code: '44732829320' },
            addresses: [{ locality: 'Gérardmer', country: 'FR' }],
          },
          tax: { ext: { 'fr-ctc-flow10-b2c-category': 'TLB1' } },
          lines: [{ quantity: '2', item: { name: 'Carafe', price: '30.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
        },
      ],
    },
  },
  {
    operationId: 'verifactuMessages',
    name: 'first',
    summary: 'The first record of a taxpayer',
    path: '/verifactu/messages',
    body: {
      system: {
        name: 'Programas Imaginarios, S.L.',
        nif: 'B99666661',
        system_name: 'FacturaFicticia',
        id: 'P1',
        version: '2.0',
        installation: '0001',
        only_verifactu: 'S',
        multi: 'N',
        multiple: 'N',
      },
      previous: null,
      generated_at: '2026-01-15T10:30:00+01:00',
      documents: [
        {
          $schema: 'https://gobl.org/draft-0/bill/invoice',
          $addons: ['es-verifactu-v1'],
          series: 'F26',
          code: '0012',
          issue_date: '2026-01-15',
          supplier: { name: 'Academia Río Claro S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
          customer: { name: 'Hotel del Faro S.L.', tax_id: { country: 'ES', code: 'B63272603' } },
          lines: [{ quantity: '3', item: { name: 'Clase', price: '40.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
          notes: [{ key: 'general', text: 'Clases' }],
        },
      ],
    },
  },
  {
    operationId: 'validateReportSigned',
    name: 'invoice',
    summary: 'A signed report (with another signature in each call)',
    path: '/validate/report/signed',
    body: { data: exampleEnvelope, privatekey: examplePrivateKey },
  },
  get('getCatalogue', 'iso', 'The code lists of ISO', '/catalogues/iso'),
  get('listRules', 'messages', 'The rules for messages', '/rules?prefix=GOBL-NOTE-MESSAGE'),
  get('getRule', 'supplier', 'A rule of the standard', '/rules/GOBL-BILL-INVOICE-06'),
  get('getVersion', 'version', 'The versions', '/'),
];
