import { type Call, type Route, reference } from '../http/route.ts';
import type { Guards } from '../openapi/document.ts';

/** `GET /v0/openapi.json`: the description of the service (chapter 09 §6.4), built on request. */
export const openapi: Route = {
  method: 'GET',
  path: '/v0/openapi.json',
  answer(call) {
    return reference(call, '/openapi.json', () => describe(call));
  },
};

export async function describe(call: Call): Promise<object> {
  const { openApiDocument } = await import('../openapi/document.ts');
  return openApiDocument(guards(call));
}

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
