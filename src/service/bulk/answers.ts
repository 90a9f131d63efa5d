import type { Signer } from '../../engine/external-signer.ts';
import { type Environment, faultOf } from '../../engine/faults.ts';
import { addonSummaries, regimeSummaries, schemaIds } from '../../engine/index.ts';
import { describe } from '../../engine/model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { readJson } from '../../engine/reading/json.ts';
import { jsonLine } from '../../engine/reading/json-text.ts';
import { type Problem, shiftedFrom, type TextPosition } from '../../engine/reading/problem.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { type Refusal, refusedInput } from '../../operations/errors.ts';
import { operations } from '../../operations/index.ts';
import { mapMaybePromise } from '../../operations/map-maybe-promise.ts';
import { newKeys } from '../../operations/new-keys.ts';
import type { Operation } from '../../operations/operation.ts';
import { type Refused, type Result, refusalBody, resultBody } from '../../operations/result.ts';
import type { Grants } from '../auth/access.ts';
import { type SignedBy, signedBy } from '../auth/signing.ts';
import type { Scope } from '../auth/tokens.ts';
import { unreadable } from '../http/request.ts';
import { findAddon, findRegime, findSchema, type LookupResult } from '../lookups.ts';
import { textInBase64 } from './base64-text.ts';

/** The permissions of a request in a stream, and callbacks. */
export interface BulkContext {
  /** The signing key for requests without one, or the reason why there is none. */
  key?: Grants['key'];
  /** Signs with that key if it is external. */
  signExternally?: Signer['sign'] | undefined;
  /** The refusal of each scope that the caller lacks. */
  refused?: { readonly [S in Scope]?: Refusal };
  environment: Environment;
  /** Called for a defect; returns the refusal that answers it. */
  defect: (error: unknown) => Refusal;
  /** Actions besides the standard ones. */
  more?: ReadonlyMap<string, Action>;
}

/** The answer to a request, printed as a line. */
export interface BulkAnswer {
  response: object;
  /** Whether the request was valid JSON. */
  wasRead: boolean;
  /** Whether the request succeeded. */
  isDone: boolean;
}

/** A request, as far as it could be read, and its answer. */
interface Answered {
  id?: string;
  wasRead?: boolean;
  result: { ok: true; payload: unknown } | Refused;
}

/** Answers the text of a request that begins at `place` in the stream (chapter 09 §10). */
export function answerRequest(
  text: string,
  sequence: number,
  place: TextPosition,
  context: BulkContext,
): BulkAnswer | Promise<BulkAnswer> {
  return mapMaybePromise(answered(text, place, context), (given) => ({
    response: responseTo(sequence, given, context.environment),
    wasRead: given.wasRead ?? true,
    isDone: given.result.ok,
  }));
}

/** Returns the response to a request. The last one is marked. */
export function responseTo(
  sequence: number,
  { id, result }: Answered,
  { translation }: Pick<Environment, 'translation'> = {},
  isFinal = false,
): object {
  return {
    req_id: id || undefined,
    seq_id: sequence,
    payload: result.ok ? result.payload : undefined,
    error: result.ok ? null : refusalBody(result, translation),
    is_final: isFinal,
  };
}

/** Returns a response as a line. */
export function responseLine(...response: Parameters<typeof responseTo>): Uint8Array<ArrayBuffer> {
  return jsonLine(responseTo(...response));
}

function answered(text: string, place: TextPosition, context: BulkContext): Answered | Promise<Answered> {
  const read = readJson(text);
  if (!read.ok) {
    const problems = read.problems.map((problem) => shiftedFrom(place, inRequest(problem)));
    return { result: unreadable(problems, 'JSON'), wasRead: problems[0]?.kind !== 'syntax' };
  }
  if (!isJsonObject(read.value)) {
    return {
      result: badRequest(
        'BW-REQUEST-TYPE',
        message('a request must be an object, but is {found}', { found: describe(read.value) }),
      ),
    };
  }
  const { action = null, req_id: id = null, payload = null } = read.value;
  if (id !== null && typeof id !== 'string') {
    return {
      result: badRequest(
        'BW-REQUEST-TYPE',
        message('req_id must be a text, but is {found}', { found: describe(id) }),
        'request.req_id',
      ),
    };
  }
  return mapMaybePromise(resultOf(action, payload, context), (result) => ({ id: id ?? '', result }));
}

/** Returns a problem with the path that faults use: fields of the payload have the same paths as fields of a request. */
function inRequest(problem: Problem): Problem {
  const [first, ...within] = problem.path;
  return first === 'payload' && within.length > 0 ? { ...problem, path: within } : problem;
}

function resultOf(action: Json, payload: Json, context: BulkContext): ReturnType<Run> {
  const act = typeof action === 'string' ? (actions.get(action) ?? context.more?.get(action)) : undefined;
  if (!act) {
    const name = typeof action === 'string' ? `'${action}'` : describe(action);
    return badRequest('BW-REQUEST-TYPE', message('unrecognized action: {name}', { name }), 'request.action');
  }
  const refusing = act.scope && context.refused?.[act.scope];
  if (refusing) return refusing;
  try {
    const result = act.run(payload, context);
    return result instanceof Promise ? result.catch(context.defect) : result;
  } catch (error) {
    return context.defect(error);
  }
}

/** An action of a request. */
export interface Action {
  /** The scope that a token needs if the operator has restricted the action. */
  scope?: Scope;
  run: Run;
}

type Run = (payload: Json, context: BulkContext) => Answered['result'] | Promise<Answered['result']>;

const actions: ReadonlyMap<string, Action> = new Map<string, Action>(
  Object.entries({
    ...Object.fromEntries(operations.map((operation) => [operation.name, onDocument(operation)])),
    keygen: {
      scope: 'signing',
      run: async (_, { environment }) => ({ ok: true, payload: await newKeys(environment) }),
    },
    ...inReference({
      schemas: () => ({ ok: true, payload: { list: schemaIds() } }),
      schema: named('path', findSchema),
      regimes: () => ({ ok: true, payload: { regimes: regimeSummaries() } }),
      regime: named('code', findRegime),
      addons: () => ({ ok: true, payload: { addons: addonSummaries() } }),
      addon: named('key', findAddon),
    }),
    ping: { run: () => ({ ok: true, payload: { pong: true } }) },
  }),
);

function inReference(runs: Readonly<Record<string, Run>>): Record<string, Action> {
  return Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, { scope: 'reference', run }]));
}

/** Returns the action of an operation on the document in the payload, whose texts may be in base64. */
function onDocument({ run, signs, scope }: Operation): Action {
  return { scope, run: onPayload(run, signs) };
}

function onPayload(run: Operation['run'], signs: boolean): Run {
  return (payload, { key, signExternally, environment }) => {
    if (!isJsonObject(payload))
      return wrongPayload(message('payload must be an object, but is {found}', { found: describe(payload) }));
    const fields: JsonObject = { ...payload };
    // The operation itself handles a text declared as base64.
    const texts = fields.encoding ? ['template', 'options'] : ['data', 'template', 'options'];
    for (const name of texts) {
      const value = fields[name];
      if (typeof value === 'string') fields[name] = textInBase64(value) ?? value;
    }
    const request: SignedBy = signs ? signedBy(fields, key, signExternally) : { ok: true, value: fields };
    if (!request.ok) return request;
    const { value, signer } = request;
    const result = run(value, signer ? { ...environment, signer } : environment);
    return mapMaybePromise(result, (made) => payloadOf(made, environment));
  };
}

function payloadOf(result: Result, { translation }: Environment): Answered['result'] {
  return result.ok ? { ok: true, payload: resultBody(result, translation) } : result;
}

/** Returns an action that looks up the name in a member of the payload. */
function named(member: string, find: (name: string) => LookupResult): Run {
  return (payload) => {
    const name = isJsonObject(payload) ? payload[member] : undefined;
    if (typeof name !== 'string')
      return wrongPayload(
        message('payload must be an object with a string in {member}, but is {found}', {
          member,
          found: describe(payload),
        }),
      );
    const found = find(name);
    return found.ok ? { ok: true, payload: found.result } : found;
  };
}

/** Refuses a payload of the wrong type. */
export function wrongPayload(text: Message): Refusal {
  return badRequest('BW-REQUEST-TYPE', text, 'request.payload');
}

export function badRequest(code: string, text: Message, property = 'request'): Refusal {
  return refusedInput([faultOf(code, property, text)]);
}
