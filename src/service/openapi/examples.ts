import type { Json } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
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
  get('getCatalogue', 'iso', 'The code lists of ISO', '/catalogues/iso'),
  get('listRules', 'messages', 'The rules for messages', '/rules?prefix=GOBL-NOTE-MESSAGE'),
  get('getRule', 'supplier', 'A rule of the standard', '/rules/GOBL-BILL-INVOICE-06'),
  get('getVersion', 'version', 'The versions', '/'),
];
