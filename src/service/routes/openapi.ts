import { type Route, reference } from '../route.ts';

/** `GET /v0/openapi.json`: the description of the service (chapter 09 §6.4), made when it is asked for. */
export const openapi: Route = {
  method: 'GET',
  path: '/v0/openapi.json',
  async answer(call) {
    const { openApiDocument } = await import('../openapi/document.ts');
    return reference(call, '/openapi.json', openApiDocument);
  },
};
