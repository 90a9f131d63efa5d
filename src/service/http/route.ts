import type { Environment } from '../../engine/faults.ts';
import type { Refusal } from '../../operations/errors.ts';
import { flagsIn, type RequestObject } from '../../operations/fields.ts';
import type { Operation } from '../../operations/operation.ts';
import type { Result } from '../../operations/result.ts';
import { whenThere } from '../../operations/when-there.ts';
import type { Access, Guarded } from '../auth/access.ts';
import type { SignedBy } from '../auth/signing.ts';
import type { ByteBudget } from '../limits/byte-budget.ts';
import { mayTakeLong, mayTakeLongAsFile } from '../limits/limits.ts';
import { leaving, type Outside } from '../limits/place.ts';
import { aboutResult, type StepTimes } from './about.ts';
import { type Answer, bodyOf, refused, reportAnswer, resultAnswer } from './answer.ts';
import { CACHE, contentTag } from './headers.ts';
import type { KeptResults } from './kept-results.ts';
import { type BodyLanguage, fileRequest, receive, receiveFile, requestObject } from './request.ts';
import { answerBody, type Posted, type Workplace } from './work.ts';

/** One path and method of the service, and what it answers. */
export interface Route extends Guarded {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for a part that varies, `:name{.+}` for one that may have slashes. */
  path: string;
  answer(call: Call): Answer | Promise<Answer>;
}

/** A request as a route sees it. */
export interface Call extends Posted {
  /** Returns a varying part of the path, decoded. */
  param(name: string): string;
  /** Returns a parameter of the query; undefined without. */
  query(name: string): string | undefined;
  service: Service;
  /** Reports a defect of ours, and returns the refusal that answers it. */
  defect(error: unknown): Refusal;
}

/** A file that the platform has, with its tag where it has one. */
export interface Asset {
  body: Uint8Array<ArrayBuffer>;
  etag?: string;
}

/** Fetches the script that draws the documentation page. */
export type DocsScript = () => Promise<Asset | undefined>;

/** The body of reference data, and the tag that its content has. */
interface Kept {
  body: string | Uint8Array<ArrayBuffer>;
  etag: string;
}

/** What all routes share. */
export interface Service extends Workplace, Outside {
  /** What all streams together may take of `incoming`. */
  incomingStreams: ByteBudget;
  access: Access;
  /** Long results that are kept for a while. */
  results: KeptResults;
  /** Who gives out JSON Web Tokens for this service, by its address. */
  tokenIssuer: string | undefined;
  /** A proxy in front tells by `X-Forwarded-Proto` how it is spoken to. */
  isBehindProxy: boolean;
  /** All that are served. */
  routes: readonly Route[];
  /** The script of the documentation page, where the platform has it. */
  docsScript: DocsScript | undefined;
  /** Returns whether requests are welcome. */
  isReady(): boolean;
  /** Requests are counted, and one too many is refused. */
  isRateLimited: boolean;
  /** Bodies of reference data that were asked for before, by name. */
  texts: Map<string, Kept>;
}

/** What becomes of a request object before the operation runs: with what the service has for it, or refused. */
type Complete = (body: RequestObject, call: Call, outside: Outside) => SignedBy;

/** How a route runs an operation. */
interface Running {
  /** What its path has behind the operation's. */
  under?: string;
  /** Adds to a request what the service has for it. */
  complete?: Complete | undefined;
  /** Answer all that was noticed, beside the result. */
  reports?: true;
}

/** Returns a route that runs an operation on the document in the body, or the file that is the body. */
export function operationRoute(
  { name, run, takesXml, request: declared }: Operation,
  { under = '', complete, reports }: Running = {},
): Route {
  const flags = flagsIn(declared);
  return {
    method: 'POST',
    path: `/v0/${name}${under}`,
    answer: (call) =>
      answerBody<BodyLanguage>(
        call,
        (bytes, language, place) => {
          const { request, steps, translation } = call;
          const outside = leaving(place, call.service);
          const measured = steps ? measuring(outside.environment, steps) : outside.environment;
          const environment = translation ? { ...measured, translation } : measured;
          steps?.begins('read');
          const accept = request.headers.get('Accept');
          const read =
            language === 'XML' || language === 'PDF'
              ? fileRequest(bytes, new URL(request.url).searchParams, flags)
              : requestObject(bytes, language);
          const body: SignedBy = read.ok && complete ? complete(read.value, call, outside) : read;
          if (!body.ok) return refused(body, call);
          const { signer } = body;
          const result = run(body.value, signer ? { ...environment, signer } : environment);
          const answered = (outcome: Result) => ({
            about: aboutResult(body.value, outcome),
            ...(reports ? reportAnswer(outcome, call) : resultAnswer(outcome, call, accept)),
          });
          return whenThere(result, answered);
        },
        takesXml ? receiveFile : receive,
        takesXml ? mayTakeLongAsFile : mayTakeLong,
        call.service.kept,
      ),
  };
}

/** Returns the environment of a request whose steps are measured. */
function measuring(environment: Environment, steps: StepTimes): Environment {
  return { ...environment, begins: (step) => steps.begins(step) };
}

/**
 * Returns an answer that only changes with a release. The value is made once and its text kept with its tag, under a name that is unique to
 * it; a value of which there are as many as strangers ask for has none.
 */
export async function reference(
  { service: { texts }, indent }: Call,
  name: string | undefined,
  make: () => unknown,
  cache: string = CACHE.reference,
): Promise<Answer> {
  if (name === undefined) return { status: 200, cache, ...tagged(bodyOf(await make(), indent)) };
  const stable = indent ? `${name}?indent` : name;
  const kept = texts.get(stable) ?? shared(tagged(bodyOf(await make(), indent)));
  texts.set(stable, kept);
  return { status: 200, cache, stable, ...kept };
}

/** Returns a body as bytes, which all its answers share; each answer would have its own of a text. */
function shared({ body, etag }: Kept): Kept {
  return { body: typeof body === 'string' ? new TextEncoder().encode(body) : body, etag };
}

/** Returns a text with its tag. */
export function tagged(body: string): Kept {
  return { body, etag: contentTag(body) };
}
