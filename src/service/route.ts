import type { Environment } from '../engine/faults.ts';
import { type Answer, json, refused } from './answer.ts';
import type { Decoders } from './body.ts';
import { listed } from './errors.ts';
import { CACHE } from './headers.ts';
import type { Limits } from './limits.ts';
import type { Done, Operation } from './operations.ts';
import { readRequest } from './request.ts';

/** One path and method of the service, and what it answers. */
export interface Route {
  method: 'GET' | 'POST';
  /** With `:name` for a part that varies. */
  path: string;
  answer(call: Call): Answer | Promise<Answer>;
}

/** A request as a route sees it. */
export interface Call {
  request: Request;
  /** A varying part of the path, decoded. */
  param(name: string): string;
  /** Write JSON with line breaks and indentation. */
  indent: boolean;
  service: Service;
  /** Bytes that came in the body, for the log. */
  received: number;
}

/** What all routes share. */
export interface Service {
  environment: Environment;
  limits: Limits;
  decoders: Decoders;
  /** The tag of reference data. */
  tag: string;
}

/** A route that runs an operation on the document in the body. */
export function operationRoute(path: string, operation: Operation): Route {
  return {
    method: 'POST',
    path,
    async answer(call) {
      const { environment, limits, decoders } = call.service;
      const body = await readRequest(call.request, limits, decoders);
      if (!body.ok) return refused(body, call.indent);
      call.received = body.size;
      return answerOf(await operation(body.value, environment), call.indent);
    },
  };
}

function answerOf(done: Done, indent: boolean): Answer {
  const answer = done.ok ? json(200, resultOf(done), indent) : refused(done, indent);
  if (!done.warnings) return answer;
  return { ...answer, headers: { ...answer.headers, 'Billwright-Warnings': String(done.warnings.length) } };
}

/** The result alone, or an object with it and what else was asked for (chapter 09 §3.6). */
function resultOf({ result, warnings, wantsWarnings, explain }: Done & { ok: true }): unknown {
  if (!wantsWarnings && !explain) return result;
  return { result, ...(wantsWarnings && { warnings: listed(warnings) }), ...(explain && { explain }) };
}

/** An answer that only changes with a release; `name` is unique to the value. */
export function reference(call: Call, name: string, value: unknown, cache: string = CACHE.reference): Answer {
  const stable = call.indent ? `${name}?indent` : name;
  return { ...json(200, value, call.indent), cache, etag: call.service.tag, stable };
}
