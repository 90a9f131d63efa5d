import { getPath } from 'hono/utils/url';
import { byteLength } from '../engine/text/bytes.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { refusal } from '../operations/errors.ts';
import { Access } from './auth/access.ts';
import { type Answer, refused } from './http/answer.ts';
import { WEB_DECODERS } from './http/body.ts';
import { contextOf, type Handler, handle, logged } from './http/handle.ts';
import { headersOf, requestIdOf } from './http/headers.ts';
import { KeptAnswers, type RepeatableAnswers } from './http/idempotency.ts';
import type { Incoming, PlainResponse } from './http/incoming.ts';
import { KeptResults } from './http/kept-results.ts';
import { notFound } from './http/not-found.ts';
import type { AppOptions, Headed } from './http/options.ts';
import type { Route, Service } from './http/route.ts';
import { Router } from './http/router.ts';
import { ByteBudget } from './limits/byte-budget.ts';
import { ConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { bytesOfStreams, DEFAULT_LIMITS, leastOfStream } from './limits/limits.ts';
import { StreamBudget } from './limits/stream-budget.ts';
import { figuresRoute } from './routes/figures.ts';
import { routes, threadRoutes } from './routes/index.ts';
import { jwksRoute } from './routes/jwks.ts';
import { mcp } from './routes/mcp.ts';
import { probes } from './routes/probes.ts';
import { protectedResource } from './routes/protected-resource.ts';

/** The service as an application, for web requests or for platforms with their own requests. */
export interface App {
  /** Answers a web request; `platform` is extra data of the platform. */
  fetch(request: Request, platform?: unknown): Promise<Response>;
  /** Answers a request; the platform writes the response. */
  respond(request: Incoming, platform?: unknown): Promise<PlainResponse>;
  /** Returns the work in this process, without work handed to threads. */
  load(): AppLoad;
  /** Completes and logs an answer to a message that never became a request. */
  answerUnrouted(answer: Answer, unrouted: UnroutedRequest): PlainResponse;
  /** Reports a defect that no request can answer any more, and returns the substitute answer. */
  answerDefect(error: unknown): Answer;
}

/** Small requests running and waiting, and bytes of arriving bodies. */
export interface AppLoad {
  inWork: number;
  waiting: number;
  incomingBytes: number;
}

/** A message that is not a request: unreadable, for another server, or with an invalid address. */
export interface UnroutedRequest extends Headed {
  method: string;
  /** The client's address. */
  address?: string | undefined;
  /** Without the query. */
  path: string;
}

export function createApp(options: AppOptions = {}): App {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const access = new Access(options);
  const served = options.routes ?? servedBy(options);
  const incoming = new ByteBudget(limits.incomingBytes);
  const service: Service = {
    environment: {
      ...(options.environment ?? systemEnvironment()),
      ...(options.issuerKeys && { issuerKeys: options.issuerKeys }),
      ...(options.house && { house: options.house }),
    },
    signExternally: options.signExternally,
    limits,
    decoders: { ...WEB_DECODERS, ...options.decoders },
    digest: options.digest,
    incoming,
    streams: new StreamBudget(bytesOfStreams(limits), leastOfStream(limits), incoming),
    load: options.offload?.load,
    limiter: new ConcurrencyLimiter(limits),
    schedule: options.schedule,
    offload: options.offload,
    access,
    kept: repeatableAnswers(options),
    results: new KeptResults(Date.now, options.resultBytes),
    tokenIssuer: options.tokenIssuer,
    isBehindProxy: options.isBehindProxy ?? false,
    routes: served,
    isRateLimited: options.rateLimit !== undefined,
    isReady: options.isReady ?? (() => true),
    stopping: options.stopping,
    texts: new Map(),
  };
  const router = new Router<ReturnType<typeof handlerOf>>();
  for (const route of served) {
    router.add(route.method, route.path, handlerOf(route, access.isGuarded(route)));
  }
  const answerNotFound = notFound(router, options.site);
  const respond = (request: Incoming, platform?: unknown) => {
    const path = getPath(request as Request); // `getPath` only uses the URL.
    const match = router.match(request.method, path);
    const handler: Handler = match?.target ?? { answer: (call) => answerNotFound(call, path) };
    return handle({ request, path, platform }, handler, match, service, options);
  };
  const { uuid } = service.environment;
  return {
    respond,
    async fetch(request, platform) {
      const { body, status, headers } = await respond(request, platform);
      return new Response(body, { status, headers });
    },
    load: () => ({ ...service.limiter.counts(), incomingBytes: service.incoming.reserved }),
    answerUnrouted: (answer, unrouted) => unroutedResponse(answer, unrouted, uuid, options),
    answerDefect(error) {
      const id = uuid();
      options.defect?.(error, id);
      const refusing = refusal('internal', 'internal error (request {requestId})', { requestId: id });
      return refused({ ...refusing, headers: { 'X-Request-Id': id } });
    },
  };
}

/** Returns the answers that are kept for retries: those of a store, or of this process. */
function repeatableAnswers({ idempotency }: AppOptions): RepeatableAnswers | undefined {
  return idempotency && ('answer' in idempotency ? idempotency : new KeptAnswers(idempotency));
}

/** Returns the routes that the platform supports. */
function servedBy({ mcp: servesMcp, metrics, isThread, signingKeys, tokenIssuer }: AppOptions): Route[] {
  return [
    ...routes,
    ...(isThread ? threadRoutes : probes),
    ...(servesMcp === false ? [] : mcp),
    ...(servesMcp !== false && tokenIssuer !== undefined ? protectedResource(tokenIssuer) : []),
    ...(metrics ? [figuresRoute(metrics)] : []),
    ...(signingKeys ? [jwksRoute(signingKeys)] : []),
  ];
}

function handlerOf(route: Route, isGuarded: boolean) {
  const { method, answer } = route;
  return { method, isGuarded, answer, operation: operationOf(route), guarded: isGuarded ? route : undefined };
}

/** Returns the name of a route's purpose: the first significant part of its path. */
function operationOf({ path }: Route): string {
  return path.replace(/^\/v0/, '').split('/')[1] || 'version';
}

function unroutedResponse(
  answer: Answer,
  unrouted: UnroutedRequest,
  uuid: () => string,
  options: AppOptions,
): PlainResponse {
  const started = performance.now();
  const id = requestIdOf(unrouted.headers.get('X-Request-Id'), uuid);
  const headers = headersOf(answer, contextOf(unrouted, id, started, true, false, options));
  const { status, body } = answer;
  const size = body === null ? 0 : typeof body === 'string' ? byteLength(body) : body.length;
  if (body !== null) headers['Content-Length'] = String(size);
  const milliseconds = performance.now() - started;
  const client = options.clientOf?.(unrouted) ?? unrouted.address;
  logged(options, unrouted, { id, path: unrouted.path, status, milliseconds, received: 0, sent: size, client });
  return { status, headers, body, size };
}
