import { METHOD_NAME_ALL } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { tryDecodeURIComponent } from 'hono/utils/url';

/**
 * Finds what answers a path, by Hono's routers. The rest of Hono is not used: it makes a context for each request, which needs one of the web, and a
 * response of the web from each answer.
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

  /** Returns the paths that there are, with the names of their varying parts. */
  paths(): Iterable<string> {
    return this.#paths;
  }

  /** Returns what answers a method of a path; undefined for none. What answers GET answers HEAD. */
  match(method: string, path: string): Match<T> | undefined {
    const found = this.#byMethod.match(method === 'HEAD' ? 'GET' : method, path);
    const [first] = found[0];
    return first && { target: first[0], params: first[1], stash: found[1] };
  }

  /** Returns what there is at a path, whatever the method. */
  at(path: string): T[] {
    return this.#byPath.match(METHOD_NAME_ALL, path)[0].map(([target]) => target);
  }
}

/** What answers a path, and the parts of that which vary. */
export interface Match<T> {
  target: T;
  /** By their names; a number is a place in `stash`. */
  params: Readonly<Record<string, string | number>>;
  stash: readonly string[] | undefined;
}

/** Returns a varying part of a path, decoded; empty where it is absent. */
export function paramOf({ params, stash }: Match<unknown>, name: string): string {
  const at = params[name];
  const text = typeof at === 'number' ? stash?.[at] : at;
  return text === undefined ? '' : tryDecodeURIComponent(text);
}
