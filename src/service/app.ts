import { type Context, Hono } from 'hono';
import { byteLength } from '../engine/text/bytes.ts';
import { Access, type Grants, OPEN } from './access.ts';
import { type Answer, refused } from './answer.ts';
import { WEB_DECODERS } from './body.ts';
import { ByteBudget } from './byte-budget.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { systemEnvironment } from './environment.ts';
import { refusal } from './errors.ts';
import { headersOf, type RequestContext, requestIdOf } from './headers.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { isUnderPrefix, notFound } from './not-found.ts';
import type { AppOptions, Headed, LogEntry } from './options.ts';
import { isWanted } from './request.ts';
import { respond } from './respond.ts';
import type { Call, Route, Service } from './route.ts';
import { routes } from './routes/index.ts';
import { mcp } from './routes/mcp.ts';

/** The service as a web-standard application: `fetch(request)` returns the response. */
export interface App extends Hono {
  /** Answers, and logs, what the platform has no request for to hand over. */
  answerUnrouted(answer: Answer, unrouted: UnroutedRequest): UnroutedAnswer;
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
  const served = options.mcp === false ? routes : [...routes, ...mcp];
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
    routes: served,
    texts: new Map(),
  };
  for (const route of served) {
    const guarded = access.isGuarded(route) ? route : undefined;
    app.on(route.method, route.path, (context) => handle(context, route.answer, service, options, guarded));
  }
  const answerNotFound = notFound(served, options.site, (route) => access.isGuarded(route));
  app.notFound((context) => handle(context, (call) => answerNotFound(call, context.req.path), service, options));
  const { environment } = service;
  return Object.assign(app, {
    answerUnrouted: (answer: Answer, unrouted: UnroutedRequest) =>
      unroutedAnswer(answer, unrouted, environment, options),
  });
}

/** Handles one request, from its headers' end to the response and the log; `guarded` is its route where it matters who sends it. */
async function handle(
  context: Context,
  answer: Route['answer'],
  service: Service,
  options: AppOptions,
  guarded?: Route,
): Promise<Response> {
  const { defect, encode } = options;
  const started = performance.now();
  const request = context.req.raw;
  const requestId = requestIdOf(request.headers.get('X-Request-Id'), service.environment.uuid);
  const call: Call = {
    request,
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
  let given: Answer;
  try {
    const handed: Handed | undefined = context.env;
    if (handed?.grants) call.grants = handed.grants;
    else if (guarded || mayNameCaller(request, service)) {
      call.grants = await service.access.grants(request, guarded ?? {}, handed);
    }
    const closed = guarded?.scope && call.grants.refused[guarded.scope];
    given = closed ? refused(closed, call.indent) : await answer(call);
  } catch (error) {
    given = refused(call.defect(error));
  }
  const { path } = context.req;
  const isGuarded = guarded !== undefined || given.isGuarded === true;
  const about = contextOf(request, requestId, started, { isService: isUnderPrefix(path), isGuarded }, options);
  const { response, sent } = await respond(request, given, about, encode);
  const { status } = response;
  const { caller } = call.grants;
  logged(options, request, { id: requestId, path, status, started, received: call.received, sent, caller });
  return response;
}

/** Returns whether a request to an open route may come with a token, whose owner the log is to name. */
function mayNameCaller({ headers }: Request, { access }: Service): boolean {
  return access.hasTokens && headers.has('Authorization');
}

/** What a platform may hand over with a request. */
interface Handed {
  /** What was found out about its sender before: on a thread there is nothing to find it out by. */
  grants?: Grants;
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
  about: Pick<LogEntry, 'id' | 'path' | 'status' | 'received' | 'sent'> & {
    started: number;
    caller?: string | undefined;
  },
): void {
  if (!log) return;
  const client = clientOf?.(request);
  const { caller } = about;
  log({
    time: new Date(),
    id: about.id,
    method: request.method,
    path: about.path,
    status: about.status,
    milliseconds: performance.now() - about.started,
    received: about.received,
    sent: about.sent,
    ...(client !== undefined && { client }),
    ...(caller !== undefined && { caller }),
  });
}
