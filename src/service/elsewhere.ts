import { type Answer, refused } from './answer.ts';
import { refusal } from './errors.ts';
import { PREFLIGHT } from './headers.ts';
import type { Call, Route } from './route.ts';

/** Answers GET requests outside `/v0`, where it knows the path. */
export type Site = (request: Request, path: string) => Answer | undefined | Promise<Answer | undefined>;

/**
 * What answers where no route does (chapter 09 §1.2): preflights, other methods of known paths, the site outside `/v0`,
 * and what nobody knows.
 */
export function elsewhere(routes: readonly Route[], site: Site | undefined) {
  const known = routes.map(({ method, path }) => ({ method, pattern: patternOf(path) }));

  return async ({ request, indent }: Call, path: string): Promise<Answer> => {
    const { method } = request;
    const methods = known.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
    const page = site && methods.length === 0 && !isUnderPrefix(path) ? await site(request, path) : undefined;
    if (page && (method === 'GET' || method === 'HEAD')) return page;
    const allow = allowed(page ? ['GET'] : methods);
    if (method === 'OPTIONS') return { status: 204, body: null, headers: { ...PREFLIGHT, Allow: allow } };
    const place = `${method} ${path.slice(0, 200)}`;
    if (!page && methods.length === 0) return refused(refusal('not-found', `no such path: ${place}`), indent);
    const message = `no such method: ${place}; allowed are ${allow}`;
    return refused({ ...refusal('method-not-allowed', message), headers: { Allow: allow } }, indent);
  };
}

export function isUnderPrefix(path: string): boolean {
  return path === '/v0' || path.startsWith('/v0/');
}

function allowed(methods: readonly Route['method'][]): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
}

/** A route's path as a pattern: `:name` stands for one part, `:name{.+}` for one or more. */
function patternOf(path: string): RegExp {
  const parts = path.split(/(:\w+(?:\{\.\+\})?)/).map((part) => {
    if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return part.endsWith('}') ? '.+' : '[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`);
}
