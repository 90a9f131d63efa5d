import { catalogueSummaries } from '../../engine/index.ts';
import { findCatalogue } from '../lookups.ts';
import { type Route, reference, referenceFound, withoutName } from '../route.ts';

/** `GET /v0/catalogues`: the code lists of international bodies, sorted by key (chapter 09 §6.5). */
const list: Route = {
  method: 'GET',
  path: '/v0/catalogues',
  async answer(call) {
    const catalogues = await catalogueSummaries();
    return reference(call, '/catalogues', () => ({ catalogues }));
  },
};

/** `GET /v0/catalogues/{key}`, also with `.json`: one catalogue with all its codes. */
const detail: Route = {
  method: 'GET',
  path: '/v0/catalogues/:key',
  answer: async (call) => referenceFound(call, '/catalogues', await findCatalogue(call.param('key'))),
};

export const catalogues = [list, detail, withoutName('/v0/catalogues/', 'missing catalogue key')];
