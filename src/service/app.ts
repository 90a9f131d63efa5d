import { type Context, Hono } from 'hono';
import { byteLength } from '../engine/text/bytes.ts';
import { type About, StepTimes, type TimedStep } from './about.ts';
import { Access, type Grants, OPEN } from './access.ts';
import { type Answer, refused } from './answer.ts';
import { WEB_DECODERS } from './body.ts';
import { ByteBudget } from './byte-budget.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { systemEnvironment } from './environment.ts';
import { refusal } from './errors.ts';
import { headersOf, type RequestContext, requestIdOf } from './headers.ts';
import { KeptAnswers } from './idempotency.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { isUnderPrefix, notFound } from './not-found.ts';
import type { AppOptions, Headed, LogEntry } from './options.ts';
import { countedAs, rateHeaders, tooMany } from './rate-limit.ts';
import { isWanted } from './request.ts';
import { respond } from './respond.ts';
import type { Call, Route, Service } from './route.ts';
import { bulkLines } from './routes/bulk.ts';
import { figuresRoute } from './routes/figures.ts';
import { routes } from './routes/index.ts';
import { jwksRoute } from './routes/jwks.ts';
import { mcp } from './routes/mcp.ts';
import { probes } from './routes/probes.ts';

/** The service as a web-standard application: `fetch(request)` returns the response. */
export interface App extends Hono {
  /** Returns how much is done at this moment of what is not done elsewhere. */
  load(): AppLoad;
  /** Answers, and logs, what the platform has no request for to hand over. */
  answerUnrouted(answer: Answer, unrouted: UnroutedRequest): UnroutedAnswer;
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
  /** Without its query. */
  path: string;
}

/** An answer with all headers, for the platform to write. */
export interface UnroutedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function createApp(options: AppOptions = {}): App {
  const app = new Hono();
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const access = new Access(options);
  const served = options.routes ?? servedBy(options);
  const service: Service = {
    environment: options.environment ?? systemEnvironment(),
    limits,
    decoders: { ...WEB_DECODERS, ...options.decoders },
    incoming: new ByteBudget(limits.incomingBytes),
    load: options.offload?.load,
    docsScript: options.docsScript,
    limiter: new ConcurrencyLimiter(limits),
    schedule: options.schedule,
    offload: options.offload,
    access,
    kept: options.idempotency && new KeptAnswers(options.idempotency),
    routes: served,
    isReady: options.isReady ?? (() => true),
    texts: new Map(),
  };
  for (const route of served) {
    const guarded = access.isGuarded(route) ? route : undefined;
    const operation = operationOf(route);
    app.on(route.method, route.path, (context) =>
      handle(context, { answer: route.answer, operation, guarded }, service, options),
    );
  }
  const answerNotFound = notFound(served, options.site, (route) => access.isGuarded(route));
  app.notFound((context) =>
    handle(context, { answer: (call) => answerNotFound(call, context.req.path) }, service, options),
  );
  const { environment } = service;
  return Object.assign(app, {
    load: () => ({ ...service.limiter.counts(), incomingBytes: service.incoming.reserved }),
    answerUnrouted: (answer: Answer, unrouted: UnroutedRequest) =>
      unroutedAnswer(answer, unrouted, environment, options),
  });
}

/** Returns all routes that a platform has what they need for. */
function servedBy({ mcp: servesMcp, metrics, isThread, signingKeys }: AppOptions): Route[] {
  return [
    ...routes,
    ...(isThread ? [bulkLines] : probes),
    ...(servesMcp === false ? [] : mcp),
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

/** Returns the name of what a route is for: the first part of its path that tells. */
function operationOf({ path }: Route): string {
  return path.replace(/^\/v0/, '').split('/')[1] || 'version';
}

/** Handles one request, from its headers' end to the response and the log. */
async function handle(
  context: Context,
  { answer, operation, guarded }: Handler,
  service: Service,
  options: AppOptions,
): Promise<Response> {
  const { defect, encode } = options;
  const started = performance.now();
  const request = context.req.raw;
  const requestId = requestIdOf(request.headers.get('X-Request-Id'), service.environment.uuid);
  const handed: Handed | undefined = context.env;
  const trace = options.trace?.(request);
  const steps = trace || handed?.measured ? new StepTimes() : undefined;
  const call: Call = {
    request,
    steps,
    id: requestId,
    param: (name) => context.req.param(name) ?? '',
    query: (name) => context.req.query(name),
    indent: isWanted(context.req.query('indent')),
    service,
    grants: OPEN,
    defect(error) {
      defect?.(error, requestId);
      return refusal('internal', 'internal error (request {requestId})', { requestId });
    },
    hasGone: () => (options.hasGone ? options.hasGone(context.env) : request.signal.aborted),
    received: 0,
  };
  // Probes and pages are not counted, nor what a page asks before it asks.
  const isCounted = request.method !== 'OPTIONS' && isUnderPrefix(context.req.path);
  const rateLimit = isCounted ? options.rateLimit : undefined;
  let headers: Record<string, string> = {};
  let given: Answer;
  try {
    if (handed?.grants) call.grants = handed.grants;
    else if (guarded || mayNameCaller(request, service)) {
      call.grants = await service.access.grants(request, guarded ?? {}, handed);
    }
    const counted = rateLimit && (await rateLimit.count(countedAs(call.grants.caller, addressOf(context, options))));
    if (counted) headers = rateHeaders(rateLimit, counted);
    const closed = guarded?.scope && call.grants.refused[guarded.scope];
    if (counted?.isIn === false) given = tooMany(counted, call.indent);
    else given = closed ? refused(closed, call.indent) : await answer(call);
  } catch (error) {
    given = refused(call.defect(error));
  }
  const { path } = context.req;
  if (steps) steps.ends();
  if (trace) headers.Traceparent = trace.traceparent;
  if (rateLimit || trace) given = { ...given, headers: { ...given.headers, ...headers } };
  const isGuarded = guarded !== undefined || given.isGuarded === true;
  const about = contextOf(request, requestId, started, { isService: isUnderPrefix(path), isGuarded }, options);
  const { response, sent } = await respond(request, given, about, encode);
  const { status } = response;
  const { caller } = call.grants;
  const finish = (done: Pick<LogEntry, 'received' | 'sent' | 'about'>) => {
    const entry = logged(options, request, {
      ...{ id: requestId, path, status, started, caller, operation, trace: trace?.traceparent.split('-')[1] },
      ...done,
    });
    if (entry) trace?.end(entry, given.steps ?? steps?.steps ?? []);
  };
  if (given.stream) void given.stream.done.then(finish);
  else finish({ received: call.received, sent, ...(given.about && { about: given.about }) });
  handed?.measure?.(given.about, steps?.steps ?? []);
  return response;
}

/** Returns whether a request to an open route may come with a token, whose owner the log is to name. */
function mayNameCaller({ headers }: Request, { access }: Service): boolean {
  return access.hasTokens && headers.has('Authorization');
}

/** Returns the address of the client: behind trusted proxies that which they name. */
function addressOf(context: Context, { clientOf, addressOf }: AppOptions): string | undefined {
  return clientOf?.(context.req.raw) ?? addressOf?.(context.env);
}

/** What a platform may hand over with a request. */
interface Handed {
  /** What was found out about its sender before: on a thread there is nothing to find it out by. */
  grants?: Grants;
  /** Measure the steps of the work on a document. */
  measured?: boolean;
  /** Called with what is known of the document, and those steps. */
  measure?: (about: About | undefined, steps: readonly TimedStep[]) => void;
}

function contextOf(
  { headers }: Headed,
  requestId: string,
  started: number,
  { isService, isGuarded }: Pick<RequestContext, 'isService' | 'isGuarded'>,
  { origins = [] }: AppOptions,
): RequestContext {
  const origin = origins.length > 0 || isGuarded ? headers.get('Origin') : null;
  return { requestId, started, origin, origins, isService, isGuarded };
}

const UNROUTED = { isService: true, isGuarded: false } as const;

function unroutedAnswer(
  answer: Answer,
  unrouted: UnroutedRequest,
  { uuid }: Service['environment'],
  options: AppOptions,
): UnroutedAnswer {
  const started = performance.now();
  const requestId = requestIdOf(unrouted.headers.get('X-Request-Id'), uuid);
  const headers = headersOf(answer, contextOf(unrouted, requestId, started, UNROUTED, options));
  const body = String(answer.body ?? '');
  const sent = byteLength(body);
  if (answer.body !== null) headers['Content-Length'] = String(sent);
  const { status } = answer;
  logged(options, unrouted, { id: requestId, path: unrouted.path, status, started, received: 0, sent });
  return { status, headers, body };
}

function logged(
  { log, clientOf }: AppOptions,
  request: Headed & { method: string },
  given: Pick<LogEntry, 'id' | 'path' | 'status' | 'received' | 'sent'> & {
    started: number;
    caller?: string | undefined;
    operation?: string | undefined;
    trace?: string | undefined;
    about?: About | undefined;
  },
): LogEntry | undefined {
  if (!log) return undefined;
  const client = clientOf?.(request);
  const { caller, operation, trace, about } = given;
  const entry: LogEntry = {
    time: new Date(),
    id: given.id,
    method: request.method,
    path: given.path,
    status: given.status,
    milliseconds: performance.now() - given.started,
    received: given.received,
    sent: given.sent,
    ...(client !== undefined && { client }),
    ...(caller !== undefined && { caller }),
    ...(operation !== undefined && { operation }),
    ...(trace !== undefined && { trace }),
    ...(about && { about }),
  };
  log(entry);
  return entry;
}
