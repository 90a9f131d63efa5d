import { examples as all } from '../examples/index.ts';
import { findExample } from '../lookups.ts';
import { type Route, reference, referenceFound, withoutName } from '../route.ts';

/** `GET /v0/examples`: what example documents there are, sorted by name (chapter 09 §6.5). */
const list: Route = {
  method: 'GET',
  path: '/v0/examples',
  answer: (call) => reference(call, '/examples', () => ({ examples: all.map(({ load: _, ...summary }) => summary) })),
};

/** `GET /v0/examples/{name}`, also with `.json`: a document that builds without a fault. */
const detail: Route = {
  method: 'GET',
  path: '/v0/examples/:name',
  answer: async (call) => referenceFound(call, '/examples', await findExample(call.param('name'))),
};

export const examples = [list, detail, withoutName('/v0/examples/', 'missing example name')];
