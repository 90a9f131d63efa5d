import { getPath } from 'hono/utils/url';
import { byteLength } from '../engine/text/bytes.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { refusal } from '../operations/errors.ts';
import { Access, type Grants } from './auth/access.ts';
import { type About, StepTimes, type TimedStep } from './http/about.ts';
import { type Answer, refused } from './http/answer.ts';
import { WEB_DECODERS } from './http/body.ts';
import { headersOf, type RequestContext, requestIdOf } from './http/headers.ts';
import { KeptAnswers } from './http/idempotency.ts';
import type { Incoming, PlainResponse } from './http/incoming.ts';
import { type Aside, KeptResults } from './http/kept-results.ts';
import { isUnderPrefix, notFound } from './http/not-found.ts';
import type { AppOptions, Headed, LogEntry } from './http/options.ts';
import { respond } from './http/respond.ts';
import type { Route, Service } from './http/route.ts';
import { RoutedCall } from './http/routed-call.ts';
import { type Match, Router } from './http/router.ts';
import { ByteBudget } from './limits/byte-budget.ts';
import { ConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { bytesOfStreams, DEFAULT_LIMITS } from './limits/limits.ts';
import { countedAs, rateHeaders, tooMany } from './limits/rate-limit.ts';
import { bulkLines } from './routes/bulk.ts';
import { figuresRoute } from './routes/figures.ts';
import { routes } from './routes/index.ts';
import { jwksRoute } from './routes/jwks.ts';
import { mcp } from './routes/mcp.ts';
import { probes } from './routes/probes.ts';
import { protectedResource } from './routes/protected-resource.ts';

/** The service as an application, of the web or of a platform that has its requests otherwise. */
export interface App {
  /** Answers a request of the web; `platform` is what came with it from there. */
  fetch(request: Request, platform?: unknown): Promise<Response>;
  /** Answers a request for the platform to write the response. */
  respond(request: Incoming, platform?: unknown): Promise<PlainResponse>;
  /** Returns how much is done at this moment of what is not done elsewhere. */
  load(): AppLoad;
  /** Answers, and logs, what the platform has no request for to hand over. */
  answerUnrouted(answer: Answer, unrouted: UnroutedRequest): PlainResponse;
  /** Reports a defect for which no request answers any more, and returns what is answered in its place. */
  answerDefect(error: unknown): Answer;
}

/** Small requests in work and waiting, and bytes of bodies that are coming. */
export interface AppLoad {
  inWork: number;
  waiting: number;
  incomingBytes: number;
}

/** What came instead of a request: unreadable, for another server, with an address that is none. */
export interface UnroutedRequest extends Headed {
  method: string;
  /** The address that it came from. */
  address?: string | undefined;
  /** Without its query. */
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
    },
    signElsewhere: options.signElsewhere,
    limits,
    decoders: { ...WEB_DECODERS, ...options.decoders },
    incoming,
    incomingStreams: new ByteBudget(bytesOfStreams(limits), incoming),
    load: options.offload?.load,
    docsScript: options.docsScript,
    limiter: new ConcurrencyLimiter(limits),
    schedule: options.schedule,
    offload: options.offload,
    access,
    kept: options.idempotency && new KeptAnswers(options.idempotency),
    results: new KeptResults(Date.now, options.resultBytes),
    tokenIssuer: options.tokenIssuer,
    isBehindProxy: options.isBehindProxy ?? false,
    routes: served,
    isRateLimited: options.rateLimit !== undefined,
    isReady: options.isReady ?? (() => true),
    texts: new Map(),
  };
  const router = new Router<ReturnType<typeof handlerOf>>();
  for (const route of served) {
    router.add(route.method, route.path, handlerOf(route, access.isGuarded(route)));
  }
  const answerNotFound = notFound(router, options.site);
  const respond = (request: Incoming, platform?: unknown) => {
    const path = getPath(request as Request); // of which it takes the address
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

/** Returns all routes that a platform has what they need for. */
function servedBy({ mcp: servesMcp, metrics, isThread, signingKeys, tokenIssuer }: AppOptions): Route[] {
  return [
    ...routes,
    ...(isThread ? [bulkLines] : probes),
    ...(servesMcp === false ? [] : mcp),
    ...(servesMcp !== false && tokenIssuer !== undefined ? protectedResource(tokenIssuer) : []),
    ...(metrics ? [figuresRoute(metrics)] : []),
    ...(signingKeys ? [jwksRoute(signingKeys)] : []),
  ];
}

/** What a request is handled by. */
interface Handler {
  answer: Route['answer'];
  /** The name of what it asks for. */
  operation?: string;
  /** Its route, where it matters who sends it. */
  guarded?: Route | undefined;
}

function handlerOf(route: Route, isGuarded: boolean) {
  const { method, answer } = route;
  return { method, isGuarded, answer, operation: operationOf(route), guarded: isGuarded ? route : undefined };
}

/** Returns the name of what a route is for: the first part of its path that tells. */
function operationOf({ path }: Route): string {
  return path.replace(/^\/v0/, '').split('/')[1] || 'version';
}

/** What has come from the platform. */
interface Arrived {
  request: Incoming;
  /** Without its query, decoded. */
  path: string;
  platform: unknown;
}

/** Handles one request, from its headers' end to the response and the log. */
async function handle(
  { request, path, platform }: Arrived,
  { answer, operation, guarded }: Handler,
  match: Match<unknown> | undefined,
  service: Service,
  options: AppOptions,
): Promise<PlainResponse> {
  const started = performance.now();
  const requestId = requestIdOf(request.headers.get('X-Request-Id'), service.environment.uuid);
  const handed = platform as Handed | undefined;
  const trace = options.trace?.(request);
  const steps = trace || handed?.measured ? new StepTimes() : undefined;
  const call = new RoutedCall(request, requestId, steps, service, match, options, platform);
  const isService = isUnderPrefix(path);
  // Probes and pages are not counted, nor what a page asks before it asks.
  const rateLimit = isService && request.method !== 'OPTIONS' ? options.rateLimit : undefined;
  let headers: Record<string, string> | undefined;
  let given: Answer;
  try {
    call.aside = handed?.aside;
    if (handed?.grants) call.grants = handed.grants;
    else if (guarded || mayNameCaller(request, service)) {
      call.grants = await service.access.grants(request, guarded ?? {}, platform);
    }
    const counted = rateLimit && (await rateLimit.count(countedAs(call.grants.callerId, call.address())));
    if (counted) headers = rateHeaders(rateLimit, counted);
    const closed = guarded?.scope && call.grants.refused[guarded.scope];
    if (counted?.isIn === false) given = refused(tooMany(counted), call.indent);
    else given = closed ? refused(closed, call.indent) : await answer(call);
  } catch (error) {
    given = refused(call.defect(error));
  }
  if (steps) steps.ends();
  if (trace) headers = { ...headers, Traceparent: trace.traceparent };
  if (headers) given = { ...given, headers: { ...given.headers, ...headers } };
  const isGuarded = guarded !== undefined || given.isGuarded === true;
  const response = await respond(
    request,
    given,
    contextOf(request, requestId, started, isService, isGuarded, options),
    options,
  );
  const finish = (received: number, sent: number, about: About | undefined, ended = performance.now()) => {
    const entry = logged(options, request, {
      id: requestId,
      path,
      status: response.status,
      milliseconds: ended - started,
      received,
      sent,
      client: call.address(),
      caller: call.grants.caller,
      operation,
      trace: trace?.traceparent.split('-')[1],
      about,
    });
    if (entry) trace?.end(entry, given.steps ?? steps?.steps ?? []);
  };
  if (given.stream) void given.stream.done.then(({ received, sent, about }) => finish(received, sent, about));
  else if (!handed?.reportsSent) finish(call.received, response.size, given.about);
  handed?.measure?.(given.about, steps?.steps ?? []);
  if (given.stream || !handed?.reportsSent) return response;
  const ended = performance.now();
  // A new object: V8 keeps one that is given a function later, and with it the request, until it next collects all garbage.
  const { status, headers: fields, body, size, isShared = false } = response;
  const sent = (bytes: number) => finish(call.received, bytes, given.about, ended);
  return { status, headers: fields, body, size, isShared, sent };
}

/** Returns whether a request to an open route may come with a token, whose owner the log is to name. */
function mayNameCaller({ headers }: Incoming, { access }: Service): boolean {
  return access.hasTokens && headers.has('Authorization');
}

/** What a platform may hand over with a request. */
interface Handed {
  /** What was found out about its sender before: on a thread there is nothing to find it out by. */
  grants?: Grants;
  /** Measure the steps of the work on a document. */
  measured?: boolean;
  /** It calls `sent` of a response. */
  reportsSent?: boolean;
  /** Takes what the work brings beside its answer. */
  aside?: (aside: Aside) => void;
  /** Called with what is known of the document, and those steps. */
  measure?: (about: About | undefined, steps: readonly TimedStep[]) => void;
}

function contextOf(
  { headers }: Headed,
  requestId: string,
  started: number,
  isService: boolean,
  isGuarded: boolean,
  { origins = [] }: AppOptions,
): RequestContext {
  const origin = origins.length > 0 || isGuarded ? headers.get('Origin') : null;
  return { requestId, started, origin, origins, isService, isGuarded };
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

/** What is logged of a request beside what it says itself. */
interface Logged extends Pick<LogEntry, 'id' | 'path' | 'status' | 'milliseconds' | 'received' | 'sent'> {
  client?: string | undefined;
  caller?: string | undefined;
  operation?: string | undefined;
  trace?: string | undefined;
  about?: About | undefined;
}

function logged(
  { log }: AppOptions,
  request: Headed & { method: string },
  { id, path, status, milliseconds, received, sent, client, caller, operation, trace, about }: Logged,
): LogEntry | undefined {
  if (!log) return undefined;
  // Without copies of parts: each would cost more than the rest.
  const entry: LogEntry = {
    time: new Date(),
    id,
    method: request.method,
    path,
    status,
    milliseconds,
    received,
    sent,
    client,
    caller,
    operation,
    trace,
    about,
  };
  log(entry);
  return entry;
}
