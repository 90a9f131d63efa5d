import { jsonText } from '../../engine/reading/json-text.ts';
import { message } from '../../engine/text/message.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { answerRequest, type BulkContext, badRequest, responseTo } from '../bulk/answers.ts';
import { answerStream } from '../bulk/stream.ts';
import { type Answer, inLanguage, refused } from '../http/answer.ts';
import { decodedBody } from '../http/body.ts';
import { bytesOf, type Incoming } from '../http/incoming.ts';
import type { Call, Route } from '../http/route.ts';
import { overloaded } from '../http/work.ts';
import { leaving, type Outside, Slot } from '../limits/slot.ts';
import { type Group, isBlank, linesIn } from '../streams/groups.ts';
import { LINES } from '../streams/receive.ts';
import { STREAM_TIMES } from '../streams/source.ts';

/** Groups of lines in progress per worker: one is processed while the next arrives. */
const AHEAD = 2;

/** `POST /v0/bulk`: answers a stream of requests, a line each, with a stream of responses (chapter 09 §10). */
export const bulk: Route = {
  method: 'POST',
  path: '/v0/bulk',
  signs: true,
  answer(call) {
    const { request, service, translation } = call;
    const { offload, streams, limits, stopping } = service;
    if (!isLines(request)) return refused(unsupported(request), call);
    const body = decodedBody(request, service);
    if ('ok' in body) return refused(body, call);
    const stream = answerStream(body, {
      ordered: isUnlessDenied(call.query('ordered')),
      final: isUnlessDenied(call.query('final')),
      longest: limits.maxBody,
      ahead: AHEAD * (offload?.parallel ?? 1),
      incoming: streams,
      ...STREAM_TIMES,
      stopping,
      translation,
      work: (group, signal) => (offload ? offload(taskOf(group, call), signal) : here(group, call, signal)),
    });
    return { status: 200, body: null, type: LINES[0], stream, headers: inLanguage(call) };
  },
};

/** Answers lines of a stream in a thread. */
export const bulkLines: Route = {
  method: 'POST',
  path: '/v0/bulk/lines',
  async answer(call) {
    const bytes = await bytesOf(call.request);
    return lineAnswers({ bytes, line: Number(call.query('line')), sequence: Number(call.query('sequence')) }, call);
  },
};

/** Returns the task of a group for a thread, addressed to the route above. */
function taskOf({ bytes, line, sequence }: Group, { id, grants, request }: Call) {
  const path = `${bulkLines.path}?line=${line}&sequence=${sequence}`;
  const reads = request.headers.get('Accept-Language');
  const headers = { 'Content-Type': LINES[0], ...(reads !== null && { 'Accept-Language': reads }) };
  return { path, indent: false, id, headers, body: bytes, grants, measured: false, isPatient: true };
}

/** Answers lines of a stream in this process, when it is their turn. */
async function here(group: Group, call: Call, signal: AbortSignal): Promise<Answer> {
  const { limiter, schedule } = call.service;
  await schedule?.(group.bytes.length);
  if (!limiter.tryAcquire() && !(await limiter.acquireLater(group.bytes.length, signal))) return overloaded(call);
  const slot = new Slot(limiter);
  try {
    return await lineAnswers(group, call, leaving(slot, call.service));
  } finally {
    slot.release();
  }
}

/** Returns the responses to lines, a line each. */
async function lineAnswers(
  { bytes, line, sequence }: Pick<Group, 'bytes' | 'line' | 'sequence'>,
  call: Call,
  { environment, signExternally }: Outside = call.service,
): Promise<Answer> {
  const { key, refused } = call.grants;
  const defect = (error: unknown) => call.defect(error);
  const { translation } = call;
  const context: BulkContext = { key, refused, signExternally, environment: { ...environment, translation }, defect };
  let lines = '';
  let undone = 0;
  let [atLine, atSequence] = [line, sequence];
  for (const each of linesIn(bytes)) {
    if (!isBlank(each)) {
      const answer = await lineAnswer(each, atSequence++, atLine, context);
      if (!answer.isDone) undone++;
      lines += `${jsonText(answer.response)}\n`;
    }
    atLine++;
  }
  return { status: 200, body: lines, type: LINES[0], about: { undone }, headers: inLanguage(call) };
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

async function lineAnswer(bytes: Uint8Array, sequence: number, line: number, context: BulkContext) {
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    const result = badRequest('BW-JSON-SYNTAX', message('the request at line {line} is not UTF-8', { line }));
    return { response: responseTo(sequence, { result }, context.environment), isDone: false };
  }
  return answerRequest(text, sequence, { line, column: 1 }, context);
}

/** Returns whether a body is declared as JSON lines in UTF-8. */
function isLines({ headers }: Incoming): boolean {
  const [name = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  return LINES.some((type) => type === name.trim()) && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

function unsupported({ headers }: Incoming): Refusal {
  const given = String(headers.get('Content-Type')?.slice(0, 80));
  const text = 'Content-Type "{given}" is not supported; send {accepted} in UTF-8';
  return refusal('unsupported-media-type', text, { given, accepted: LINES });
}

/** Returns whether a parameter is anything but `0` and `false`. */
function isUnlessDenied(parameter: string | undefined): boolean {
  return parameter !== '0' && parameter !== 'false';
}
