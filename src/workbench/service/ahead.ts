import { rootOf } from '../../client/root.ts';
import { serviceBase } from './address.ts';

/** What was asked before the program was there, by address. */
const asked = new Map<string, Promise<Response>>();

/** Asks the service for what the program will want, as `/examples`, and returns a copy of the answer. The first who asks for it through the client has it. */
export async function askAhead(path: string): Promise<Response> {
  const url = rootOf(serviceBase) + path;
  const answer = fetch(url, { headers: { Accept: 'application/json' }, cache: 'no-cache' });
  asked.set(url, answer);
  return (await answer).clone();
}

/** Returns what was asked ahead of an address, once. */
export function takeAhead(url: string): Promise<Response> | undefined {
  const answer = asked.get(url);
  asked.delete(url);
  return answer;
}

/** A document, and what the service makes of it. */
interface Ahead {
  document: unknown;
  /** Undefined where it has faults. */
  built: Promise<unknown>;
}

let ahead: Ahead | undefined;

/** Asks the service to build the document that the page begins with. */
export function buildAhead(document: unknown): void {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ data: document });
  const answer = fetch(`${rootOf(serviceBase)}/build`, { method: 'POST', headers, body });
  const built = answer.then((answer) => (answer.ok ? answer.json() : undefined)).catch(() => undefined);
  ahead = { document, built };
}

/** Returns what was built ahead, once. */
export function takeBuilt(): Ahead | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken;
}
