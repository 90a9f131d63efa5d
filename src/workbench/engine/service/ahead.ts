import { rootOf } from '../../../client/root.ts';
import { serviceBase } from './address.ts';

/** Answers to requests that were made in advance, by address: one for each request. */
const asked = new Map<string, Promise<Response>[]>();

/**
 * Requests data the program will need, such as `/examples`, and returns a copy of the answer. The next client call for this data
 * uses it.
 */
export async function askAhead(path: string): Promise<Response> {
  const url = rootOf(serviceBase) + path;
  const known = asked.get(url) ?? [];
  const answer = known[0] ?? fetch(url, { headers: { Accept: 'application/json' }, cache: 'no-cache' });
  asked.set(url, [...known, answer]);
  return (await answer).clone();
}

/** Returns the early answer of an address, once for each request. */
export function takeAhead(url: string): Promise<Response> | undefined {
  return asked
    .get(url)
    ?.pop()
    ?.then((answer) => answer.clone());
}

/** A document and its build by the service. */
interface Ahead {
  document: unknown;
  /** Undefined if it has faults. */
  built: Promise<unknown>;
}

let ahead: Ahead | undefined;

/** Asks the service to build the first document. */
export function buildAhead(document: unknown): void {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ data: document });
  const answer = fetch(`${rootOf(serviceBase)}/build`, { method: 'POST', headers, body });
  const built = answer.then((answer) => (answer.ok ? answer.json() : undefined)).catch(() => undefined);
  ahead = { document, built };
}

/** Returns the early build, for any draft with the same document: the visitor's first draft, or a scenario's. */
export function builtAhead(): Ahead | undefined {
  return ahead;
}
