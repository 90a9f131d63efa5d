import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refusal } from '../../../operations/errors.ts';
import type { App } from '../../../service/app.ts';
import { type Answer, refused } from '../../../service/http/answer.ts';
import type { PlainResponse } from '../../../service/http/incoming.ts';
import { stopping } from '../../../service/http/stopping.ts';
import { overloaded } from '../../../service/http/work.ts';
import { DRAIN_LIMITS, type DrainLimits, drainOnClose } from './drain-connections.ts';
import { shareTurns } from './fair-pieces.ts';
import { addressOf, NodeRequest } from './node-request.ts';
import { bytesHeldOf, enforceSendTimeout, outgoingBytes, send, type WholeResponse } from './outgoing.ts';
import { isNext } from './pipelining.ts';
import {
  answerWithoutRoute,
  breakOff,
  type Exchange,
  inSmallChunks,
  refuseConnection,
  refuseTunnel,
  TOO_SLOW,
  unroutedOf,
} from './refuse.ts';
import { GIVES_UP } from './stop.ts';
import type { Certificate } from './tls.ts';

export interface ConnectionLimits extends ServerOptions {
  /** Milliseconds within which a client must take some of a waiting answer. */
  sendTimeout?: number;
  /** The limits of reading after a connection's last answer. */
  drain?: DrainLimits;
  /** Maximum size of waiting answers when another one is sent, in bytes. */
  outgoingBytes?: number;
  /** Maximum number of open connections; more are closed. */
  mostConnections?: number;
}

/** Event the server emits with Node's response before writing its head. */
export const RESPONDS = 'responds';

/** Limits of a connection, in milliseconds and bytes (chapter 09 §1.6). */
export const CONNECTION_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  sendTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  drain: DRAIN_LIMITS,
} as const;

/** Returns the service on Node's HTTP server, not yet listening; with TLS if there is a certificate. */
export function createHttpServer(
  app: App,
  host: string,
  limits: ConnectionLimits = CONNECTION_LIMITS,
  certificate?: Certificate,
): Server {
  const latest = new WeakMap<Duplex, Exchange>();
  const { outgoingBytes: mostWaiting = Number.POSITIVE_INFINITY } = limits;
  const respond = (exchange: Exchange, response: PlainResponse) => {
    server.emit(RESPONDS, exchange.outgoing);
    const isTooMuch = bytesHeldOf(exchange.outgoing, response) > SHORT && outgoingBytes() > mostWaiting;
    writeResponse(exchange, isTooMuch ? app.answerUnrouted(overloaded(), unroutedOf(exchange.incoming)) : response);
  };
  const refuse = (exchange: Exchange, refusing: Answer) => {
    const { incoming, outgoing } = exchange;
    if (outgoing.headersSent) outgoing.destroy();
    else respond(exchange, app.answerUnrouted(refusing, unroutedOf(incoming)));
    incoming.resume();
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    const exchange: Exchange = { incoming, outgoing, before: unsent(latest.get(socket)), reportsSent: true };
    latest.set(socket, exchange);
    const isLong = mayTakeLong(incoming);
    if (isLong) closeUnlessRead(incoming, outgoing);
    if (incoming.headers['transfer-encoding'] !== undefined)
      shareTurns(incoming, () => {
        // A stream that answers already ends with a line that says why.
        if (isStream(exchange)) breakOff(incoming);
        else refuse(exchange, refused(inSmallChunks()));
      });
    if (exchange.before && !(await isNext(incoming, outgoing, exchange.before))) return;
    const unrouted = answerWithoutRoute(incoming);
    if (unrouted) return refuse(exchange, unrouted);
    const url = addressOf(incoming, host);
    if (url === undefined) {
      return refuse(exchange, refused(refusal('input', 'the address or the Host header is not valid')));
    }
    try {
      const response = await app.respond(new NodeRequest(url, incoming, outgoing, !isLong), exchange);
      // The request was given up meanwhile.
      if (outgoing.headersSent) return;
      respond(exchange, response);
    } catch (error) {
      refuse(exchange, app.answerDefect(error));
    }
  };
  // Node would answer a missing Host and an unknown Expect with its own texts, and CONNECT not at all.
  const options = { ...limits, requireHostHeader: false, joinDuplicateHeaders: true };
  const server = certificate
    ? createTlsServer({ ...options, ...certificate, handshakeTimeout: limits.headersTimeout }, answer)
    : createServer(options, answer);
  server.on(GIVES_UP, (connections: Iterable<Socket>) => {
    for (const connection of connections) {
      const exchange = latest.get(connection);
      if (exchange && !exchange.outgoing.headersSent && !exchange.outgoing.destroyed)
        refuse(exchange, refused(stopping()));
    }
  });
  limitConnections(server, limits.mostConnections);
  enforceSendTimeout(server, limits);
  drainOnClose(server, limits.drain ?? DRAIN_LIMITS);
  server.on('checkExpectation', answer);
  server.on('checkContinue', (incoming, outgoing) => {
    continueWhenRead(incoming, outgoing);
    server.emit('request', incoming, outgoing);
  });
  server.on('connect', (incoming, socket) => refuseTunnel(app, incoming, socket, latest.get(socket)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = latest.get(socket);
    // A stream may take any time; the service has its own time-outs for it.
    if (error.code === TOO_SLOW && isStream(last)) return;
    refuseConnection(app, error, socket, last);
  });
  return server;
}

/** Closes connections above a limit. Node's `maxConnections` does not count those accepted by another process. */
function limitConnections(server: Server, most = Number.POSITIVE_INFINITY): void {
  let open = 0;
  server.prependListener('connection', (socket: Socket) => {
    open++;
    socket.once('close', () => open--);
    if (open > most) socket.destroy();
  });
}

/** Writes a response: text or bytes together with the headers, a stream as fast as the client takes it. */
function writeResponse({ outgoing }: Exchange, response: PlainResponse): void {
  const { status, headers, body } = response;
  outgoing.writeHead(status, headers);
  if (body instanceof ReadableStream) {
    outgoing.flushHeaders();
    // The stream ends with its client, and the rest is discarded.
    pipeline(body, outgoing).catch(() => undefined);
  } else send(outgoing, response as WholeResponse);
}

/** Returns whether the last request on a connection is a stream in progress. */
function isStream(last: Exchange | undefined): boolean {
  return last?.outgoing.headersSent === true && /^\/v0\/bulk(?:\?|$)/.test(last.incoming.url ?? '');
}

function unsent(exchange: Exchange | undefined): ServerResponse | undefined {
  return exchange?.outgoing.closed === false ? exchange.outgoing : undefined;
}

/**
 * Maximum size of a short body, in bytes. It arrives together with its headers, unless the client waits for permission,
 * and its answer is too small to count.
 */
const SHORT = 2048;

/** Returns whether a body may arrive slowly, or its answer be taken slowly. */
function mayTakeLong({ headers }: IncomingMessage): boolean {
  if (headers.expect !== undefined) return true;
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > SHORT;
}

/** Closes a connection after the answer unless the request was fully read by then. The answer announces it. */
function closeUnlessRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { shouldKeepAlive } = outgoing;
  outgoing.shouldKeepAlive = false;
  incoming.once('end', () => {
    outgoing.shouldKeepAlive = shouldKeepAlive;
  });
}

/** Asks a waiting client for the body once it is read. A client rejected for its headers need not send it (RFC 9110 §10.1.1). */
function continueWhenRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const read = incoming._read;
  incoming._read = (size) => {
    incoming._read = read;
    if (!outgoing.headersSent) outgoing.writeContinue();
    incoming._read(size);
  };
}
