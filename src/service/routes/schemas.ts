import { schemaIds } from '../../engine/index.ts';
import { findBundledSchema, findSchema } from '../lookups.ts';
import { isWanted, type Route, reference, referenceFound, withoutName } from '../route.ts';

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
    const find = isWanted(call.query('bundle')) ? findBundledSchema : findSchema;
    return referenceFound(call, '/schemas', find(call.param('path')));
  },
};

export const schemas = [list, detail, withoutName('/v0/schemas/', 'missing schema path')];
