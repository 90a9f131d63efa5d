import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { type Answer, refused } from './answer.ts';
import { refusal } from './errors.ts';
import { PREFLIGHT } from './headers.ts';
import type { Call, Route } from './route.ts';

/** Answers GET requests outside `/v0`, where it knows the path. */
export type Site = (request: Request, path: string) => Answer | undefined | Promise<Answer | undefined>;

/**
 * Answers what no route answers (chapter 09 §1.2): preflights, other methods of known paths, the site outside `/v0`, and what nobody knows.
 *
 * Hono's own middleware for other methods does not do here: it answers anew what was answered, and logged, as not found, and knows neither the
 * preflights, which every path has, nor the pages of the site. Paths are matched by Hono's router, as its middleware matches them.
 */
export function notFound(routes: readonly Route[], site: Site | undefined, isGuardedRoute: (route: Route) => boolean) {
  const router = new TrieRouter<Route>();
  for (const route of routes) router.add(METHOD_NAME_ALL, route.path, route);

  return async ({ request, indent }: Call, path: string): Promise<Answer> => {
    const { method } = request;
    const here = router.match(METHOD_NAME_ALL, path)[0].map(([route]) => route);
    const methods = here.map((route) => route.method);
    const page = site && methods.length === 0 && !isUnderPrefix(path) ? await site(request, path) : undefined;
    if (page && (method === 'GET' || method === 'HEAD')) return page;
    const allow = allowed(page ? ['GET'] : methods);
    if (method === 'OPTIONS') {
      const isGuarded = here.some(isGuardedRoute);
      return { status: 204, body: null, headers: { ...PREFLIGHT, Allow: allow }, isGuarded };
    }
    const asked = `${method} ${path.slice(0, 200)}`;
    const unknown = refusal('not-found', 'no such path: {asked}', { asked });
    if (!page && methods.length === 0) return refused(unknown, indent);
    const refusing = refusal('method-not-allowed', 'no such method: {asked}; allowed are {allow}', { asked, allow });
    return refused({ ...refusing, headers: { Allow: allow } }, indent);
  };
}

export function isUnderPrefix(path: string): boolean {
  return path === '/v0' || path.startsWith('/v0/');
}

function allowed(methods: readonly Route['method'][]): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
}
