/** Handles a request in a list of stages, from the end of its headers to the response and the log. */
import type { Grants } from '../auth/access.ts';
import { type Counted, countedAs, type RateLimit, rateHeaders, tooMany } from '../limits/rate-limit.ts';
import { type About, StepTimes, type TimedStep } from './about.ts';
import { type Answer, refused } from './answer.ts';
import { type RequestContext, requestIdOf } from './headers.ts';
import type { Incoming, PlainResponse } from './incoming.ts';
import type { SideMessage } from './kept-results.ts';
import { translationFor } from './language.ts';
import type { AppOptions, Headed, LogEntry } from './options.ts';
import { respond } from './respond.ts';
import type { Route, Service } from './route.ts';
import { RoutedCall } from './routed-call.ts';
import { isUnderPrefix, type Match } from './router.ts';

/** The route of a request, or the handler of requests without a route. */
export interface Handler {
  answer: Route['answer'];
  /** The name of the requested operation. */
  operation?: string;
  /** The route, if its answer depends on the caller. */
  guarded?: Route | undefined;
}

/** A request from the platform. */
interface Arrived {
  request: Incoming;
  /** The path, decoded, without the query. */
  path: string;
  platform: unknown;
}

/** Data that a platform may pass with a request. */
interface Handed {
  /** The permissions of the sender, if already known: a thread cannot determine them. */
  grants?: Grants;
  /** Measure the steps of the work on a document. */
  measured?: boolean;
  /** Whether the platform calls `sent` of a response. */
  reportsSent?: boolean;
  /** Receives results of the work other than its answer. */
  onSideMessage?: (message: SideMessage) => void;
  /** Called with metadata of the document and the measured steps. */
  measure?: (about: About | undefined, steps: readonly TimedStep[]) => void;
}

/** Answers a request, or passes it to the next stage. */
type Stage = (handling: Handling) => Answer | undefined | Promise<Answer | undefined>;

/** The stages between the arrival of a request and its response, in order. The first answer ends the list. */
const STAGES: readonly Stage[] = [chooseLanguage, identifySender, countRequest, guardRoute, runRoute];

/** A request in the stages. A class, because V8 keeps an object that is later given functions alive until a full garbage collection. */
class Handling {
  readonly started = performance.now();
  readonly request: Incoming;
  readonly path: string;
  readonly isService: boolean;
  readonly platform: unknown;
  readonly handed: Handed | undefined;
  readonly handler: Handler;
  readonly service: Service;
  readonly options: AppOptions;
  readonly requestId: string;
  readonly trace: ReturnType<NonNullable<AppOptions['trace']>> | undefined;
  readonly steps: StepTimes | undefined;
  readonly call: RoutedCall;
  /** Headers that stages add to any answer. */
  headers: Record<string, string> | undefined;

  constructor(
    arrived: Arrived,
    handler: Handler,
    match: Match<unknown> | undefined,
    service: Service,
    options: AppOptions,
  ) {
    const { request, path, platform } = arrived;
    this.request = request;
    this.path = path;
    this.isService = isUnderPrefix(path);
    this.platform = platform;
    this.handed = platform as Handed | undefined;
    this.handler = handler;
    this.service = service;
    this.options = options;
    this.requestId = requestIdOf(request.headers.get('X-Request-Id'), service.environment.uuid);
    this.trace = options.trace?.(request);
    this.steps = this.trace || this.handed?.measured ? new StepTimes() : undefined;
    this.call = new RoutedCall(request, this.requestId, this.steps, service, match, options, platform);
    this.call.onSideMessage = this.handed?.onSideMessage;
  }
}

/** Handles a request. */
export async function handle(
  arrived: Arrived,
  handler: Handler,
  match: Match<unknown> | undefined,
  service: Service,
  options: AppOptions,
): Promise<PlainResponse> {
  const handling = new Handling(arrived, handler, match, service, options);
  const answer = withHeaders(await answered(handling), handling);
  const isGuarded = handler.guarded !== undefined || answer.isGuarded === true;
  const { request, requestId, started, isService } = handling;
  const about = contextOf(request, requestId, started, isService, isGuarded, options);
  return report(handling, answer, await respond(request, answer, about, options));
}

/** Runs the stages, and answers a defect in one of them. */
async function answered(handling: Handling): Promise<Answer> {
  try {
    for (const stage of STAGES) {
      const made = stage(handling);
      const answer = made instanceof Promise ? await made : made;
      if (answer) return answer;
    }
    throw new Error('no stage answered');
  } catch (error) {
    return refused(handling.call.defect(error), handling.call);
  }
}

/** Loads the texts of the sender's language, except English. */
function chooseLanguage({ request, call }: Handling): undefined | Promise<undefined> {
  const translation = translationFor(request.headers.get('Accept-Language'));
  return translation?.then((found) => {
    call.translation = found;
    return undefined;
  });
}

/** Determines the permissions of the sender, if the route or the log needs them. */
function identifySender({
  request,
  call,
  handed,
  handler,
  service,
  platform,
}: Handling): undefined | Promise<undefined> {
  if (handed?.grants) call.grants = handed.grants;
  else if (handler.guarded || mayNameCaller(request, service)) {
    return service.access.grants(request, handler.guarded ?? {}, platform).then((grants) => {
      call.grants = grants;
      return undefined;
    });
  }
  return undefined;
}

/** Counts the request and refuses one above the limit. Probes, pages and preflights do not count. */
function countRequest(handling: Handling): Answer | undefined | Promise<Answer | undefined> {
  const { request, isService, options, call } = handling;
  const { rateLimit } = options;
  if (!rateLimit || !isService || request.method === 'OPTIONS') return undefined;
  const counted = rateLimit.count(countedAs(call.grants.callerId, call.address()));
  return counted instanceof Promise
    ? counted.then((each) => limited(handling, rateLimit, each))
    : limited(handling, rateLimit, counted);
}

function limited(handling: Handling, rateLimit: RateLimit, counted: Counted): Answer | undefined {
  handling.headers = rateHeaders(rateLimit, counted);
  return counted.isIn ? undefined : refused(tooMany(counted), handling.call);
}

/** Refuses a sender without the scope of a closed route. */
function guardRoute({ handler, call }: Handling): Answer | undefined {
  const scope = handler.guarded?.scope;
  const closed = scope && call.grants.refused[scope];
  return closed && refused(closed, call);
}

function runRoute({ handler, call }: Handling): Answer | Promise<Answer> {
  return handler.answer(call);
}

/** Returns whether a request to an open route may carry a token, whose owner the log names. */
function mayNameCaller({ headers }: Incoming, { access }: Service): boolean {
  return access.hasTokens && headers.has('Authorization');
}

/** Ends the measured steps, and adds the headers of the stages and the trace. */
function withHeaders(answer: Answer, { steps, trace, headers }: Handling): Answer {
  steps?.ends();
  const added = trace ? { ...headers, Traceparent: trace.traceparent } : headers;
  return added ? { ...answer, headers: { ...answer.headers, ...added } } : answer;
}

/** Logs the request, now or once its answer is sent, and passes measurements to the platform. */
function report(handling: Handling, answer: Answer, response: PlainResponse): PlainResponse {
  const { request, requestId, path, started, trace, handed, handler, call, steps, options } = handling;
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
      operation: handler.operation,
      trace: trace?.traceparent.split('-')[1],
      about,
    });
    if (entry) trace?.end(entry, answer.steps ?? steps?.steps ?? []);
  };
  if (answer.stream) void answer.stream.done.then(({ received, sent, about }) => finish(received, sent, about));
  else if (!handed?.reportsSent) finish(call.received, response.size, answer.about);
  handed?.measure?.(answer.about, steps?.steps ?? []);
  if (answer.stream || !handed?.reportsSent) return response;
  const ended = performance.now();
  // A new object: V8 keeps one that is later given a function, and with it the request, alive until a full garbage collection.
  const { status, headers: fields, body, size, isShared = false } = response;
  const sent = (bytes: number) => finish(call.received, bytes, answer.about, ended);
  return { status, headers: fields, body, size, isShared, sent };
}

/** Returns the data that the headers of an answer depend on. */
export function contextOf(
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

/** Log data of a request besides its own. */
interface Logged extends Pick<LogEntry, 'id' | 'path' | 'status' | 'milliseconds' | 'received' | 'sent'> {
  client?: string | undefined;
  caller?: string | undefined;
  operation?: string | undefined;
  trace?: string | undefined;
  about?: About | undefined;
}

/** Logs a request and returns the entry. */
export function logged(
  { log }: AppOptions,
  request: Headed & { method: string },
  { id, path, status, milliseconds, received, sent, client, caller, operation, trace, about }: Logged,
): LogEntry | undefined {
  if (!log) return undefined;
  // Avoids copies of parts, which would cost more than the rest.
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
