import { nearestNames } from '../../engine/text/nearest.ts';
import { refusal } from '../../operations/errors.ts';
import { type Answer, refused } from './answer.ts';
import { PREFLIGHT } from './headers.ts';
import type { Incoming } from './incoming.ts';
import type { Call, Route } from './route.ts';
import { isUnderPrefix, type Router } from './router.ts';

/** Answers GET requests outside `/v0` if it knows the path. */
export type Site = (request: Incoming, path: string) => Answer | undefined | Promise<Answer | undefined>;

/** Data of a route for requests with another method. */
interface Known {
  method: Route['method'];
  isGuarded: boolean;
}

/**
 * Answers requests that match no route (chapter 09 §1.2): preflights, other methods of known paths, the site outside `/v0`, and unknown
 * paths.
 */
export function notFound(router: Router<Known>, site: Site | undefined) {
  return async (call: Call, path: string): Promise<Answer> => {
    const { request } = call;
    const { method } = request;
    const here = router.at(path);
    const methods = here.map((route) => route.method);
    const page = site && methods.length === 0 && !isUnderPrefix(path) ? await site(request, path) : undefined;
    if (page && (method === 'GET' || method === 'HEAD')) return page;
    const allow = allowed(page ? ['GET'] : methods);
    if (method === 'OPTIONS') {
      const isGuarded = here.some((route) => route.isGuarded);
      return { status: 204, body: null, headers: { ...PREFLIGHT, Allow: allow }, isGuarded };
    }
    const asked = `${method} ${path.slice(0, 200)}`;
    const near = nearPaths(path, router.paths());
    const unknown =
      near.length === 0
        ? refusal('not-found', 'no such path: {asked}', { asked })
        : refusal('not-found', 'no such path: {asked}; did you mean {near}?', { asked, near: near.join(', ') });
    if (!page && methods.length === 0) return refused(unknown, call);
    const refusing = refusal('method-not-allowed', '{asked} is not allowed; use {allow}', { asked, allow });
    return refused({ ...refusing, headers: { Allow: allow } }, call);
  };
}

/** Returns similar known paths. Those below `/v0` are also compared without their first part. */
function nearPaths(path: string, known: Iterable<string>): string[] {
  const [first = '', ...rest] = path
    .slice(0, 200)
    .replace(/^\/v\d+(?=\/)/, '')
    .slice(1)
    .split('/');
  const names = new Set([...known].flatMap((each) => /^\/v0\/([\w.-]+)/.exec(each)?.[1] ?? []));
  return nearestNames(first, names).map((name) => ['/v0', name, ...rest].join('/'));
}

function allowed(methods: readonly Route['method'][]): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
}
