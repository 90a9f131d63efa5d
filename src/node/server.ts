import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { newId } from '../service/environment.ts';
import { refusal } from '../service/errors.ts';
import { climbs, refusalParts, refuseConnection } from './refuse.ts';

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
  const server = createServer(limits, (incoming, outgoing) => {
    if (!climbs(incoming.url ?? '')) {
      listener(incoming, outgoing);
      return;
    }
    const unknown = refusal('not-found', `no such path: ${incoming.method} ${incoming.url?.slice(0, 200)}`);
    const { status, headers, body } = refusalParts(unknown, newId());
    outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : body);
    incoming.resume();
  });
  server.on('clientError', (error, socket) => refuseConnection(error, socket, newId()));
  return server;
}
