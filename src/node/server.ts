import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { newId } from '../service/environment.ts';
import { type Refusal, refusal } from '../service/errors.ts';
import { climbs, refusalParts, refuseConnection, refuseTunnel } from './refuse.ts';

/** Milliseconds and bytes one connection may take (chapter 09 §1.6). */
export const CONNECTION_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** The service on Node's HTTP server, not yet listening. */
export function createHttpServer(app: Hono, host: string, limits: ServerOptions = CONNECTION_LIMITS): Server {
  const listener = getRequestListener((request) => app.fetch(request), {
    hostname: host,
    errorHandler() {
      const { status, headers, body } = refusalParts(
        refusal('input', 'the address or the Host header is not valid'),
        newId(),
      );
      return new Response(body, { status, headers });
    },
  });
  const answer: RequestListener = (incoming, outgoing) => {
    const unfit = unfitness(incoming);
    if (!unfit) {
      listener(incoming, outgoing);
      return;
    }
    const { status, headers, body } = refusalParts(unfit, newId());
    outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : body);
    incoming.resume();
  };
  // Node would answer a missing Host and an unknown Expect in its own words, and CONNECT not at all.
  const server = createServer({ ...limits, requireHostHeader: false }, answer);
  server.on('checkExpectation', answer);
  server.on('connect', (_, socket) => refuseTunnel(socket, newId()));
  server.on('clientError', (error, socket) => refuseConnection(error, socket, newId()));
  return server;
}

/** Why a request does not reach the service; undefined for one that does. */
function unfitness({ url = '', method, headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host === undefined && httpVersion !== '1.0') return refusal('input', 'the request has no Host header');
  return climbs(url) ? refusal('not-found', `no such path: ${method} ${url.slice(0, 200)}`) : undefined;
}
