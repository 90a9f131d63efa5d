/**
 * The second transport: requests and responses cross a message port. A service app in a web worker answers them without
 * a network.
 */

import type { ClientOptions } from '../../../client/transport.ts';
import type { Calls } from './calls.ts';

/** A request as sent across a port. */
interface SentRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** A response as sent across a port. */
interface SentResponse {
  status: number;
  headers: [string, string][];
  body: string;
}

/** The function that answers requests at the other end of a port. */
export type Answering = { request(sent: SentRequest, signal: AbortSignal): Promise<SentResponse> };

/** Returns a `fetch` for `createClient`. `answerThroughPort` answers its requests at the other end of the port. */
export function fetchThroughPort(calls: Calls<Answering>): NonNullable<ClientOptions['fetch']> {
  return async (url, { method = 'GET', headers, body, signal }) => {
    const sent: SentRequest = {
      url,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : undefined,
    };
    const { status, headers: received, body: text } = await calls.call('request', sent, signal ?? undefined);
    return new Response(text, { status, headers: received });
  };
}

/**
 * Returns the function that answers such requests with an app's `fetch`. Addresses without a host belong to the app.
 */
export function answerThroughPort(fetch: (request: Request) => Promise<Response> | Response): Answering['request'] {
  return async ({ url, method, headers, body }, signal) => {
    const place = new URL(url, 'http://in-this-browser');
    const response = await fetch(new Request(place, { method, headers, signal, ...(body !== undefined && { body }) }));
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
}
