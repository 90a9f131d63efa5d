import { type Environment, fault } from '../../engine/faults.ts';
import type { Digest } from '../../formats/index.ts';
import { checkWithReport, type ReportedCheck } from '../../operations/check-report.ts';
import { type Refusal, refusedInput } from '../../operations/errors.ts';
import { flagsIn, type RequestObject } from '../../operations/fields.ts';
import { mapMaybePromise } from '../../operations/map-maybe-promise.ts';
import type { Operation } from '../../operations/operation.ts';
import type { Result } from '../../operations/result.ts';
import type { Access, Guarded } from '../auth/access.ts';
import type { SignedBy } from '../auth/signing.ts';
import { mayTakeLong } from '../limits/limits.ts';
import { leaving, type Outside } from '../limits/slot.ts';
import { aboutResult, type StepTimes } from './about.ts';
import { type Answer, bodyOf, checkAnswer, refused, reportAnswer, resultAnswer, signedCheckAnswer } from './answer.ts';
import { CACHE, contentTag } from './headers.ts';
import type { KeptResults } from './kept-results.ts';
import { type FileLanguage, fileRequest, type RequestRead, receive, receiveFile, requestObject } from './request.ts';
import { answerBody, type BodyWork, type Posted, type Workplace } from './work.ts';

/** A path and method of the service with its answer. */
export interface Route extends Guarded {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:name` stands for a variable part, `:name{.+}` for one that may contain slashes. */
  path: string;
  answer(call: Call): Answer | Promise<Answer>;
}

/** A request as seen by a route. */
export interface Call extends Posted {
  /** Returns a variable part of the path, decoded. */
  param(name: string): string;
  /** Returns a query parameter, or undefined. */
  query(name: string): string | undefined;
  service: Service;
  /** Reports a defect and returns the refusal that answers it. */
  defect(error: unknown): Refusal;
}

/** The body of reference data with its tag. */
interface CachedAnswer {
  body: string | Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Shared by all routes. */
export interface Service extends Workplace, Outside {
  access: Access;
  /** Long results, stored for some time. */
  results: KeptResults;
  /** The address of the issuer of JSON Web Tokens for this service. */
  tokenIssuer: string | undefined;
  /** Whether a proxy reports the scheme in `X-Forwarded-Proto`. */
  isBehindProxy: boolean;
  /** Returns the SHA-256 of a text in base64, if the platform can hash faster. */
  digest: Digest | undefined;
  /** All routes that are served. */
  routes: readonly Route[];
  /** Returns whether requests are welcome. */
  isReady(): boolean;
  /** Whether requests are counted and limited. */
  isRateLimited: boolean;
  /** Cached bodies of reference data, by name. */
  texts: Map<string, CachedAnswer>;
}

/** Completes a request object with the service's data before the operation runs, or refuses it. */
type Complete = (body: RequestObject, call: Call, outside: Outside) => SignedBy;

/** How a route runs an operation. */
interface Running {
  /** The part of its path after the operation. */
  under?: string;
  /** Adds the service's data to a request. */
  complete?: Complete | undefined;
  /** Include warnings and losses in the answer. */
  reports?: true;
  /** Report what was checked, too; or answer the signed report alone. */
  checks?: 'reported' | 'signed' | undefined;
}

/** Returns a route that runs an operation on the document in the body, or on a file as the body. */
export function operationRoute(
  { name, run, takesXml, request: declared }: Operation,
  { under = '', complete, reports, checks }: Running = {},
): Route {
  const flags = flagsIn(declared);
  const work: BodyWork<Call, RequestRead, FileLanguage> = {
    receive: takesXml && checks !== 'signed' ? receiveFile : receive,
    isRepeatable: true,
    read({ request, steps }, bytes, language) {
      steps?.begins('read');
      return language === 'XML' || language === 'PDF'
        ? fileRequest(bytes, new URL(request.url).searchParams, flags)
        : requestObject(bytes, language);
    },
    isLong: (read, size) => read.ok && mayTakeLong(read.value, size),
    answer(call, read, slot) {
      const { request, steps, translation } = call;
      const outside = leaving(slot, call.service);
      const measured = steps ? measuring(outside.environment, steps) : outside.environment;
      const environment = translation ? { ...measured, translation } : measured;
      const accept = request.headers.get('Accept');
      const body: SignedBy = read.ok && complete ? complete(read.value, call, outside) : read;
      if (!body.ok) return refused(body, call);
      const { signer } = body;
      if (checks) {
        const { name = call.query('name') } = body.value;
        const given = typeof name === 'string' ? name : undefined;
        if (given !== undefined && given.length > LONGEST_NAME) return refused(longName(given), call);
        const reported = checkWithReport(body.value, environment, { name: given });
        const answer = (checked: ReportedCheck) =>
          checks === 'signed'
            ? signedCheckAnswer(checked, body.value, signer ? { ...environment, signer } : environment, call, accept)
            : checkAnswer(checked, call, accept);
        return reported.then(async (checked) => ({
          about: aboutResult(body.value, checked.result),
          ...(await answer(checked)),
        }));
      }
      const result = run(body.value, signer ? { ...environment, signer } : environment);
      const answered = (outcome: Result) => ({
        about: aboutResult(body.value, outcome),
        ...(reports ? reportAnswer(outcome, call) : resultAnswer(outcome, call, accept)),
      });
      return mapMaybePromise(result, answered);
    },
  };
  return { method: 'POST', path: `/v0/${name}${under}`, answer: (call) => answerBody(call, work) };
}

/** The longest name of a checked file, in characters. */
const LONGEST_NAME = 1000;

function longName({ length }: string): Refusal {
  const text = 'The name has {length} characters, more than the limit of {most}.';
  return refusedInput([fault('BW-REQUEST-TYPE', 'request.name', text, { length, most: LONGEST_NAME })]);
}

/** Returns the environment of a request whose steps are measured. */
function measuring(environment: Environment, steps: StepTimes): Environment {
  return { ...environment, begins: (step) => steps.begins(step) };
}

/**
 * Returns an answer that changes only with a release. The value is built once, and its text is cached with its tag under a unique name.
 * Values that anyone can request in unlimited number have no name.
 */
export async function reference(
  call: Call,
  name: string | undefined,
  make: () => unknown,
  cache: string = CACHE.reference,
): Promise<Answer> {
  const { indent } = call;
  const text = async () => bodyOf(await make(), indent);
  if (name === undefined) return { status: 200, cache, ...tagged(await text()) };
  return { status: 200, cache, ...(await keptText(call, indent ? `${name}?indent` : name, text)) };
}

/** Returns a text that changes only with a release, built once and cached under a unique name. */
export async function keptText({ service: { texts } }: Call, stable: string, make: () => Promise<string>) {
  const kept = texts.get(stable) ?? shared(tagged(await make()));
  texts.set(stable, kept);
  return { stable, ...kept };
}

/** Returns a body as bytes that all its answers share; a text would be copied for each. */
function shared({ body, etag }: CachedAnswer): CachedAnswer {
  return { body: typeof body === 'string' ? new TextEncoder().encode(body) : body, etag };
}

/** Returns a text with its tag. */
function tagged(body: string): CachedAnswer {
  return { body, etag: contentTag(body) };
}
