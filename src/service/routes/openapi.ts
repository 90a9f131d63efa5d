import { DESCRIPTION_PATH } from '../http/docs.ts';
import { type Call, type Route, reference } from '../http/route.ts';
import type { Guards } from '../openapi/document.ts';
import type { Description } from '../openapi/for-docs.ts';

/** `GET /v0/openapi.json`: the description of the service (chapter 09 §6.4), built on request. */
export const openapi: Route = {
  method: 'GET',
  path: '/v0/openapi.json',
  async answer(call) {
    const { openApiDocument } = await import('../openapi/document.ts');
    return reference(call, '/openapi.json', () => openApiDocument(guards(call)));
  },
};

/** `GET /v0/docs/openapi.json`: the description as the documentation page can show it. */
export const openapiForDocs: Route = {
  method: 'GET',
  path: DESCRIPTION_PATH,
  async answer(call) {
    const [{ openApiDocument }, { forDocs }] = await Promise.all([
      import('../openapi/document.ts'),
      import('../openapi/for-docs.ts'),
    ]);
    return reference(call, '/docs/openapi.json', () => forDocs(openApiDocument(guards(call)) as Description));
  },
};

function guards({ service: { access, routes, isRateLimited, kept } }: Call): Guards {
  const wanted = routes.flatMap((route) => {
    const token = access.tokenFor(route);
    return token ? [[describedPath(route), token] as const] : [];
  });
  const isGuarded = routes.some((route) => route.signs && access.isGuarded(route));
  return {
    tokens: access.hasTokens ? new Map(wanted) : undefined,
    signsOnMachine: isGuarded && !access.hasTokens,
    isRateLimited,
    keepsAnswers: kept !== undefined,
  };
}

/** Returns a route's path in OpenAPI notation: `/schemas/{path}` for `/v0/schemas/:path{.+}`. */
function describedPath({ path }: Route): string {
  return path.replace(/^\/v0/, '').replace(/:(\w+)(?:\{\.\+\})?/g, '{$1}');
}
