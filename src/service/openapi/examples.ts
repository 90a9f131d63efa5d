import type { Json } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { operationIdOf } from './endpoints.ts';

/**
 * Requests that the description shows. Their answers are in `answers.json`, which a test runs and keeps in step
 * (`vitest -u` writes it anew). None is answered with a JSON Schema: readers of OpenAPI would follow the references in it.
 */

export interface ExampleRequest {
  /** Unique below its operation. */
  name: string;
  operationId: string;
  summary: string;
  /** Below `/v0`, with its query. */
  path: string;
  body?: Json;
  /** A body in YAML. */
  yaml?: string;
}

function get(operationId: string, name: string, summary: string, path: string): ExampleRequest {
  return { operationId, name, summary, path };
}

function ofOperation(operation: Operation): ExampleRequest[] {
  const operationId = operationIdOf(operation);
  const path = `/${operation.name}`;
  const report = { operationId: `${operationId}Report`, path: `${path}/report` };
  const shown = Object.entries(operation.examples).map(([name, { summary, request }]): ExampleRequest => {
    if (typeof request === 'string') return { operationId, path, name, summary, body: null, yaml: request };
    // Examples are written as literals, which JSON can say but whose inferred types have optional members.
    const { warnings, schema, ...body } = request as JsonObject;
    if (schema) return { operationId: 'correctionOptions', path: `${path}/options`, name, summary, body };
    return { ...(warnings || body.explain ? report : { operationId, path }), name, summary, body };
  });
  const [first] = shown;
  const lacksReport = !operation.isChoice && shown.every((each) => each.operationId !== report.operationId);
  return first && lacksReport ? [...shown, { ...first, ...report }] : shown;
}

export const exampleRequests: readonly ExampleRequest[] = [
  ...operations.flatMap(ofOperation),
  {
    operationId: 'keygen',
    name: 'pair',
    summary: 'A pair of keys, which differs from call to call',
    path: '/keygen',
    body: {},
  },
  get('getSchema', 'missing', 'No such schema', '/schemas/bill/chicken'),
  get('getRegime', 'missing', 'No such regime', '/regimes/ZZ'),
  get('getAddon', 'addon', 'Italian receipts', '/addons/it-ticket-v1'),
  get('getFormat', 'format', 'EN 16931 in UBL', '/formats/en16931-ubl'),
  get('getFormat', 'missing', 'No such format', '/formats/chicken'),
  get('getAddon', 'missing', 'No such addon', '/addons/chicken-v1'),
  get('listCatalogues', 'all', 'All catalogues', '/catalogues'),
  get('getCatalogue', 'iso', 'The code lists of ISO', '/catalogues/iso'),
  get('getCatalogue', 'missing', 'No such catalogue', '/catalogues/chicken'),
  get('listRules', 'messages', 'The rules of messages', '/rules?prefix=GOBL-NOTE-MESSAGE'),
  get('getRule', 'amount', 'A code of the service itself', '/rules/BW-AMOUNT'),
  get('getRule', 'supplier', 'A rule of the standard', '/rules/GOBL-BILL-INVOICE-06'),
  get('getRule', 'missing', 'No such code', '/rules/BW-NOTHING'),
  get('getExample', 'us-invoice-short', 'The shortest invoice', '/examples/us-invoice-short'),
  get('getExample', 'missing', 'No such example', '/examples/chicken'),
  get('getVersion', 'version', 'The versions', '/'),
];
