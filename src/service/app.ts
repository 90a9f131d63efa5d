import { type Context, Hono } from 'hono';
import { byteLength } from '../engine/text/bytes.ts';
import { Allowance } from './allowance.ts';
import { type Answer, refused } from './answer.ts';
import { WEB_DECODERS } from './body.ts';
import { elsewhere, isUnderPrefix } from './elsewhere.ts';
import { systemEnvironment } from './environment.ts';
import { refusal } from './errors.ts';
import { Gate } from './gate.ts';
import { type Circumstances, headersOf, releaseTag, requestIdOf } from './headers.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { AppOptions, Headed, LogEntry } from './options.ts';
import { respond } from './respond.ts';
import { type Call, isWanted, type Service } from './route.ts';
import { routes } from './routes/index.ts';
import { mcp } from './routes/mcp.ts';

/** The service as a web-standard application: `fetch(request)` gives the response. */
export interface App extends Hono {
  /** Answers, and logs, what the platform has no request for to hand over. */
  answerStray(answer: Answer, stray: Stray): StrayAnswer;
}

/** What came instead of a request: unreadable, for another server, with an address that is none. */
export interface Stray extends Headed {
  method: string;
  /** Without its query. */
  path: string;
}

/** An answer with all headers, for the platform to write. */
export interface StrayAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function createApp(options: AppOptions = {}): App {
  const app = new Hono();
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const service: Service = {
    environment: options.environment ?? systemEnvironment(),
    limits,
    decoders: { ...WEB_DECODERS, ...options.decoders },
    incoming: new Allowance(limits.incomingBytes),
    tag: releaseTag(options.stamp),
    docsScript: options.docsScript,
    gate: new Gate(limits),
    turn: options.turn,
    offload: options.offload,
    signingKey: options.signingKey,
    texts: new Map(),
  };
  const answering = (answer: Answering) => (context: Context) => handle(context, answer, service, options);

  const served = options.mcp === false ? routes : [...routes, ...mcp];
  for (const route of served) app.on(route.method, route.path, answering(route.answer));
  const answerElsewhere = elsewhere(served, options.site);
  app.notFound(answering((call, context) => answerElsewhere(call, context.req.path)));
  const { environment } = service;
  return Object.assign(app, {
    answerStray: (answer: Answer, stray: Stray) => strayAnswer(answer, stray, environment, options),
  });
}

type Answering = (call: Call, context: Context) => Answer | Promise<Answer>;

/** One request, from its headers' end to the response and the log. */
async function handle(context: Context, answer: Answering, service: Service, options: AppOptions): Promise<Response> {
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
    defect(error) {
      defect?.(error, requestId);
      return refusal('internal', `internal error (request ${requestId})`);
    },
    received: 0,
  };
  let given: Answer;
  try {
    given = await answer(call, context);
  } catch (error) {
    given = refused(call.defect(error));
  }
  const { path } = context.req;
  const about = circumstances(request, requestId, started, isUnderPrefix(path), options.origins);
  const { response, sent } = await respond(request, given, about, encode);
  const { status } = response;
  logged(options, request, { id: requestId, path, status, started, received: call.received, sent });
  return response;
}

function circumstances(
  { headers }: Headed,
  requestId: string,
  started: number,
  isService: boolean,
  origins: readonly string[] = [],
): Circumstances {
  return { requestId, started, origin: origins.length === 0 ? null : headers.get('Origin'), origins, isService };
}

function strayAnswer(answer: Answer, stray: Stray, { uuid }: Service['environment'], options: AppOptions): StrayAnswer {
  const started = performance.now();
  const requestId = requestIdOf(stray.headers.get('X-Request-Id'), uuid);
  const headers = headersOf(answer, circumstances(stray, requestId, started, true, options.origins));
  const body = String(answer.body ?? '');
  const sent = byteLength(body);
  if (answer.body !== null) headers['Content-Length'] = String(sent);
  const { status } = answer;
  logged(options, stray, { id: requestId, path: stray.path, status, started, received: 0, sent });
  return { status, headers, body };
}

function logged(
  { log, clientOf }: AppOptions,
  request: Headed & { method: string },
  about: Pick<LogEntry, 'id' | 'path' | 'status' | 'received' | 'sent'> & { started: number },
): void {
  if (!log) return;
  const client = clientOf?.(request);
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
  });
}
