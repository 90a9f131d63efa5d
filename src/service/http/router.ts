import { METHOD_NAME_ALL } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { tryDecodeURIComponent } from 'hono/utils/url';

/**
 * Finds the handlers of a path with Hono's routers. The rest of Hono is not used: it creates a context for each request and a web response
 * for each answer.
 */
export class Router<T> {
  readonly #byMethod = new SmartRouter<T>({ routers: [new RegExpRouter<T>(), new TrieRouter<T>()] });
  readonly #byPath = new TrieRouter<T>();
  readonly #paths = new Set<string>();

  add(method: string, path: string, target: T): void {
    this.#byMethod.add(method, path, target);
    this.#byPath.add(METHOD_NAME_ALL, path, target);
    this.#paths.add(path);
  }

  /** Returns the known paths, with the names of their variable parts. */
  paths(): Iterable<string> {
    return this.#paths;
  }

  /** Returns the handler of a method and path, or undefined. GET handlers also answer HEAD. */
  match(method: string, path: string): Match<T> | undefined {
    const found = this.#byMethod.match(method === 'HEAD' ? 'GET' : method, path);
    const [first] = found[0];
    return first && { target: first[0], params: first[1], stash: found[1] };
  }

  /** Returns the handlers of a path, for any method. */
  at(path: string): T[] {
    return this.#byPath.match(METHOD_NAME_ALL, path)[0].map(([target]) => target);
  }
}

/** The handler of a path, with the variable parts. */
export interface Match<T> {
  target: T;
  /** By name; a number is an index into `stash`. */
  params: Readonly<Record<string, string | number>>;
  stash: readonly string[] | undefined;
}

/** Returns a variable part of a path, decoded; empty if absent. */
export function paramOf({ params, stash }: Match<unknown>, name: string): string {
  const at = params[name];
  const text = typeof at === 'number' ? stash?.[at] : at;
  return text === undefined ? '' : tryDecodeURIComponent(text);
}

/** Returns whether a path belongs to the service. */
export function isUnderPrefix(path: string): boolean {
  return path === '/v0' || path.startsWith('/v0/');
}
