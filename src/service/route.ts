import type { Environment } from '../engine/faults.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { type Answer, bodyOf, refused } from './answer.ts';
import type { Reading } from './body.ts';
import { type Done, replyOf } from './done.ts';
import { type Refusal, refusal } from './errors.ts';
import type { Gate } from './gate.ts';
import { CACHE, matches } from './headers.ts';
import type { Found } from './lookups.ts';
import type { Operation } from './operations.ts';
import { requestObject } from './request.ts';
import { answerBody, type Offload } from './work.ts';

/** One path and method of the service, and what it answers. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for a part that varies, `:name{.+}` for one that may have slashes. */
  path: string;
  answer(call: Call): Answer | Promise<Answer>;
}

/** A request as a route sees it. */
export interface Call {
  request: Request;
  /** What tells it from others in the log. */
  id: string;
  /** A varying part of the path, decoded. */
  param(name: string): string;
  /** A parameter of the query; undefined without. */
  query(name: string): string | undefined;
  /** Write JSON with line breaks and indentation. */
  indent: boolean;
  service: Service;
  /** Tells of a defect of ours, and gives what answers it. */
  defect(error: unknown): Refusal;
  /** Bytes that came in the body, for the log. */
  received: number;
}

/** A parameter such as `?indent`: given, with any value but `0` and `false`. */
export function isWanted(parameter: string | undefined): boolean {
  return parameter !== undefined && parameter !== '0' && parameter !== 'false';
}

/** Fetches the script that draws the documentation page. */
export type DocsScript = () => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** What all routes share. */
export interface Service extends Reading {
  environment: Environment;
  gate: Gate;
  /** Resolves when the work on a body of so many bytes may begin. */
  turn: ((bytes: number) => Promise<void>) | undefined;
  /** Has large bodies worked on elsewhere, where the platform can. */
  offload: Offload | undefined;
  /** What `sign` signs with when a request has no key. */
  signingKey: Json | undefined;
  /** The tag of reference data. */
  tag: string;
  /** The script of the documentation page, where the platform has it. */
  docsScript: DocsScript | undefined;
  /** Bodies of reference data that were asked for before, by name. */
  texts: Map<string, string>;
}

/** A route that runs an operation on the document in the body; `complete` adds to a request what the service has for it. */
export function operationRoute(
  path: string,
  operation: Operation,
  complete: (body: JsonObject, service: Service) => JsonObject = (body) => body,
): Route {
  return {
    method: 'POST',
    path,
    answer: (call) =>
      answerBody(call, (bytes, language) => {
        const body = requestObject(bytes, language);
        if (!body.ok) return refused(body, call.indent);
        const { service, indent } = call;
        const done = operation(complete(body.value, service), service.environment);
        return done instanceof Promise ? done.then((late) => answerOf(late, indent)) : answerOf(done, indent);
      }),
  };
}

function answerOf(done: Done, indent: boolean): Answer {
  const { status, body, headers } = replyOf(done);
  return { status, body: bodyOf(body, indent), headers };
}

/**
 * An answer that only changes with a release. The value is made once and its text kept, under a name that is unique to it; a value of which
 * there are as many as strangers ask for has none. What the client has already is not made at all.
 */
export function reference(
  call: Call,
  name: string | undefined,
  make: () => unknown,
  cache: string = CACHE.reference,
): Answer {
  const { tag, texts } = call.service;
  const stable = name === undefined || !call.indent ? name : `${name}?indent`;
  const about = { cache, etag: tag, ...(stable !== undefined && { stable }) };
  if (matches(call.request.headers.get('If-None-Match'), tag)) return { status: 304, body: null, ...about };
  const body = (stable === undefined ? undefined : texts.get(stable)) ?? bodyOf(make(), call.indent);
  if (stable !== undefined) texts.set(stable, body);
  return { status: 200, body, ...about };
}

/** What was found among reference data; `list` is the path under which it stands. */
export function referenceFound(call: Call, list: string, found: Found): Answer {
  return found.ok ? reference(call, `${list}/${found.name}`, () => found.result) : refused(found, call.indent);
}

/** The detail of an empty name, as a list with a slash behind it is asked for. */
export function withoutName(path: string, message: string): Route {
  return { method: 'GET', path, answer: (call) => refused(refusal('input', message), call.indent) };
}
