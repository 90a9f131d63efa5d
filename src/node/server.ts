import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { refused } from '../service/answer.ts';
import type { App } from '../service/app.ts';
import { refusal } from '../service/errors.ts';
import { answerWithoutRoute, refuseConnection, refuseTunnel, strayOf } from './refuse.ts';
import { countUnsent, watchSending } from './unsent.ts';

export interface ConnectionLimits extends ServerOptions {
  /** Milliseconds in which a client must take something of an answer that waits for it. */
  sendTimeout?: number;
}

/** Milliseconds and bytes one connection may take (chapter 09 §1.6). */
export const CONNECTION_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  sendTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** The service on Node's HTTP server, not yet listening. */
export function createHttpServer(app: App, host: string, limits: ConnectionLimits = CONNECTION_LIMITS): Server {
  let current: IncomingMessage;
  const listener = getRequestListener((request) => app.fetch(request), {
    hostname: host,
    // Called, if at all, before the listener returns.
    errorHandler() {
      const refusing = refused(refusal('input', 'the address or the Host header is not valid'));
      const { status, headers, body } = app.answerStray(refusing, strayOf(current));
      return new Response(body, { status, headers });
    },
  });
  const answer: RequestListener = (incoming, outgoing) => {
    const unrouted = answerWithoutRoute(incoming);
    if (!unrouted) {
      current = incoming;
      if (mayBeAnsweredAtLength(incoming)) countUnsent(outgoing);
      listener(incoming, outgoing);
      return;
    }
    const { status, headers, body } = app.answerStray(unrouted, strayOf(incoming));
    outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : body);
    incoming.resume();
  };
  // Node would answer a missing Host and an unknown Expect in its own words, and CONNECT not at all.
  const server = createServer({ ...limits, requireHostHeader: false }, answer);
  watchSending(server, limits);
  server.on('checkExpectation', answer);
  server.on('checkContinue', (incoming, outgoing) => {
    continueWhenRead(incoming, outgoing, server);
    server.emit('request', incoming, outgoing);
  });
  server.on('connect', (incoming, socket) => refuseTunnel(app, incoming, socket));
  server.on('clientError', (error, socket) => refuseConnection(app, error, socket));
  return server;
}

/** Bytes of a body whose answer is not worth counting. */
const SHORT = 2048;

function mayBeAnsweredAtLength({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && !(Number(headers['content-length']) <= SHORT);
}

/**
 * Asks a client that waits for it to send the body once somebody reads it: whoever is refused for his headers need not send it (RFC 9110 §10.1.1).
 * His connection is closed then, as the body may come all the same.
 */
function continueWhenRead(incoming: IncomingMessage, outgoing: ServerResponse, server: Server): void {
  const read = incoming._read;
  outgoing.setHeader('Connection', 'close');
  incoming._read = (size) => {
    incoming._read = read;
    if (!outgoing.headersSent) {
      outgoing.writeContinue();
      if (server.listening) outgoing.removeHeader('Connection');
    }
    incoming._read(size);
  };
}
