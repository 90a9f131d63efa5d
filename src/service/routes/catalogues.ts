import { catalogueDefinition, catalogueSummaries } from '../../engine/index.ts';
import { type Route, reference, referenceOf, withoutJson, withoutName } from '../route.ts';

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
  async answer(call) {
    const key = withoutJson(call.param('key'));
    return referenceOf(call, `/catalogues/${key}`, await catalogueDefinition(key), 'catalogue not found');
  },
};

export const catalogues = [list, detail, withoutName('/v0/catalogues/', 'missing catalogue key')];
