import { bundledSchema, jsonSchema, schemaIds } from '../../engine/index.ts';
import { isWanted, type Route, reference, referenceOf, withoutJson, withoutName } from '../route.ts';

/** `GET /v0/schemas`: the full IDs of all schemas, sorted (chapter 09 §6.1). */
const list: Route = {
  method: 'GET',
  path: '/v0/schemas',
  answer: (call) => reference(call, '/schemas', () => ({ schemas: schemaIds() })),
};

/** `GET /v0/schemas/{path}`, also with `.json`: one JSON Schema; with `?bundle` all that it refers to within it. */
const detail: Route = {
  method: 'GET',
  path: '/v0/schemas/:path{.+}',
  answer(call) {
    const path = withoutJson(call.param('path'));
    if (!isWanted(call.query('bundle'))) return referenceOf(call, `/schemas/${path}`, jsonSchema(path), MISSING);
    return referenceOf(call, `/schemas/${path}?bundle`, bundledSchema(path), MISSING);
  },
};

const MISSING = 'schema not found';

export const schemas = [list, detail, withoutName('/v0/schemas/', 'missing schema path')];
