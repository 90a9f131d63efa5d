import { type Context, Hono } from 'hono';
import { Allowance } from './allowance.ts';
import { type Answer, refused } from './answer.ts';
import { WEB_DECODERS } from './body.ts';
import { elsewhere, isUnderPrefix } from './elsewhere.ts';
import { systemEnvironment } from './environment.ts';
import { refusal } from './errors.ts';
import { Gate } from './gate.ts';
import { releaseTag, requestIdOf } from './headers.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { AppOptions } from './options.ts';
import { respond } from './respond.ts';
import { type Call, isWanted, type Service } from './route.ts';
import { routes } from './routes/index.ts';
import { mcp } from './routes/mcp.ts';

/** The service as a web-standard application: `createApp().fetch(request)` gives the response. */
export function createApp(options: AppOptions = {}): Hono {
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
  return app;
}

type Answering = (call: Call, context: Context) => Answer | Promise<Answer>;

/** One request, from its headers' end to the response and the log. */
async function handle(
  context: Context,
  answer: Answering,
  service: Service,
  { log, defect, encode, clientOf, origins = [] }: AppOptions,
): Promise<Response> {
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
  const about = {
    requestId,
    started,
    origin: origins.length === 0 ? null : request.headers.get('Origin'),
    origins,
    isService: isUnderPrefix(path),
  };
  const { response, sent } = await respond(request, given, about, encode);
  const client = log && clientOf?.(request);
  log?.({
    time: new Date(),
    id: requestId,
    method: request.method,
    path,
    status: response.status,
    milliseconds: performance.now() - started,
    received: call.received,
    sent,
    ...(client !== undefined && { client }),
  });
  return response;
}
