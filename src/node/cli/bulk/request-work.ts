import { setTimeout as wait } from 'node:timers/promises';
import { faultOf } from '../../../engine/faults.ts';
import { addonSummaries, keygen, load, regimeSummaries, schemaIds } from '../../../engine/index.ts';
import { describe } from '../../../engine/model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { jsonText } from '../../../engine/reading/json-text.ts';
import { type Problem, shiftedFrom, type TextPosition } from '../../../engine/reading/problem.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { systemEnvironment } from '../../../service/environment.ts';
import { type Refusal, refusal, refusedInput } from '../../../service/errors.ts';
import { type Found, findAddon, findRegime, findSchema } from '../../../service/lookups.ts';
import { operations } from '../../../service/operations/index.ts';
import type { Operation } from '../../../service/operations/operation.ts';
import { unreadable } from '../../../service/request.ts';
import { type Refused, refusalBody, resultBody } from '../../../service/result.ts';
import { textInBase64 } from './base64-text.ts';

/** The work behind `bulk`: from the text of one request to the line that answers it (chapter 09 §10). */
export interface BulkSetup {
  kind: 'bulk';
  /** The key that signs where a request brings none. */
  key: Json | undefined;
}

export interface BulkTask extends TextPosition {
  text: string;
  /** The number of the request in the stream. */
  sequence: number;
}

/** The line that answers a request. */
export interface BulkAnswer {
  line: string;
  /** The request could be read as JSON, whatever came of it. */
  wasRead: boolean;
}

/** A request, as far as it could be read, and what it is answered. */
interface Answered {
  id?: string;
  wasRead?: boolean;
  result: { ok: true; payload: unknown } | Refused;
}

export async function prepareBulk({ key }: BulkSetup): Promise<(task: BulkTask) => Promise<BulkAnswer>> {
  await load('all');
  return async ({ text, sequence, ...place }) => {
    const given = await answered(text, place, key);
    return { line: responseLine(sequence, given), wasRead: given.wasRead ?? true };
  };
}

/** Returns a response as a line; the last one in the stream says so. */
export function responseLine(sequence: number, { id, result }: Answered, isFinal = false): string {
  const response = {
    ...(id && { req_id: id }),
    seq_id: sequence,
    ...(result.ok && result.payload !== undefined && { payload: result.payload }),
    error: result.ok ? null : refusalBody(result),
    is_final: isFinal,
  };
  return `${jsonText(response)}\n`;
}

async function answered(text: string, place: TextPosition, key: Json | undefined): Promise<Answered> {
  const read = readJson(text);
  if (!read.ok) {
    const problems = read.problems.map((problem) => shiftedFrom(place, inRequest(problem)));
    return { result: unreadable(problems, 'JSON'), wasRead: problems[0]?.sort !== 'syntax' };
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
  return { id: id ?? '', result: await resultOf(action, payload, key) };
}

/** Returns a problem with the path that faults name: the fields of the payload are those of a request. */
function inRequest(problem: Problem): Problem {
  const [first, ...within] = problem.path;
  return first === 'payload' && within.length > 0 ? { ...problem, path: within } : problem;
}

async function resultOf(action: Json, payload: Json, key: Json | undefined): Promise<Answered['result']> {
  const act = typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act) {
    const name = typeof action === 'string' ? `'${action}'` : describe(action);
    return badRequest('BW-REQUEST-TYPE', message('unrecognized action: {name}', { name }), 'request.action');
  }
  try {
    return await act(payload, key);
  } catch (error) {
    process.stderr.write(`billwright: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
    return refusal('internal', 'internal error');
  }
}

type Action = (payload: Json, key: Json | undefined) => Answered['result'] | Promise<Answered['result']>;

const actions: Readonly<Record<string, Action>> = {
  ...Object.fromEntries(operations.map((operation) => [operation.name, onDocument(operation)])),
  keygen: async () => ({ ok: true, payload: await keygen(systemEnvironment()) }),
  schemas: () => ({ ok: true, payload: { list: schemaIds() } }),
  schema: named('path', findSchema),
  regimes: () => ({ ok: true, payload: { regimes: regimeSummaries() } }),
  regime: named('code', findRegime),
  addons: () => ({ ok: true, payload: { addons: addonSummaries() } }),
  addon: named('key', findAddon),
  ping: () => ({ ok: true, payload: { pong: true } }),
  sleep,
};

/** Returns the action of an operation on the document in the payload, whose texts may be in base64. */
function onDocument({ run, signs }: Operation): Action {
  return async (payload, key) => {
    if (!isJsonObject(payload)) return wrongPayload(message('an object'), payload);
    const fields: JsonObject = { ...payload };
    for (const name of ['data', 'template', 'options']) {
      const value = fields[name];
      if (typeof value === 'string') fields[name] = textInBase64(value) ?? value;
    }
    if (signs) fields.privatekey ??= key ?? null;
    const result = await run(fields, systemEnvironment());
    return result.ok ? { ok: true, payload: resultBody(result) } : result;
  };
}

/** Returns the action that looks up the name in a member of the payload. */
function named(member: string, find: (name: string) => Found): Action {
  return (payload) => {
    const name = isJsonObject(payload) ? payload[member] : undefined;
    if (typeof name !== 'string')
      return wrongPayload(message('an object with a text in {member}', { member }), payload);
    const found = find(name);
    return found.ok ? { ok: true, payload: found.result } : found;
  };
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const LONGEST_SLEEP = 60_000;

/** Waits as long as the payload says, for tests of the order of responses. */
async function sleep(payload: Json): Promise<Answered['result']> {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(typeof payload === 'string' ? payload : '') ?? [];
  const duration = Number(number) * (MILLISECONDS[unit] ?? Number.NaN);
  if (!(duration <= LONGEST_SLEEP))
    return wrongPayload(message('a duration such as 10ms or 1.5s, of a minute at most'), payload);
  await wait(duration);
  return { ok: true, payload: { sleep: 'done' } };
}

function wrongPayload(expected: Message, found: Json): Refusal {
  const text = message('payload must be {expected}, but is {found}', { expected, found: describe(found) });
  return badRequest('BW-REQUEST-TYPE', text, 'request.payload');
}

export function badRequest(code: string, text: Message, property = 'request'): Refusal {
  return refusedInput([faultOf(code, property, text)]);
}
