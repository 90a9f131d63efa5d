import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../../../engine/loading.ts';
import { describe } from '../../../engine/model/describe.ts';
import type { Json } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { jsonLine, jsonText } from '../../../engine/reading/json-text.ts';
import type { SplitItem } from '../../../engine/reading/json-values.ts';
import { problemText, shiftedFrom, type TextPosition } from '../../../engine/reading/problem.ts';
import { message } from '../../../engine/text/message.ts';
import type { HouseEnvironment } from '../../../house-rules/environment.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { type Refusal, refusal } from '../../../operations/errors.ts';
import {
  type Action,
  answerRequest,
  type BulkAnswer,
  badRequest,
  responseTo,
  wrongPayload,
} from '../../../service/bulk/answers.ts';
import { unreadable } from '../../../service/http/request.ts';
import { DEFAULT_LIMITS } from '../../../service/limits/limits.ts';
import { messagesIn } from '../../../translations/messages.ts';
import { type BlockLine, type JsonBlock, linesIn, valueIn } from '../../files/json-blocks.ts';
import { type RulesFile, rulesAgain } from '../../files/rules-file.ts';
import { encodedInto } from '../work/block-memory.ts';
import type { Work } from '../work/work.ts';

/** The work of `bulk`: from the text of a request to its response line (chapter 09 §10). */
export interface BulkSetup {
  kind: 'bulk';
  /** The key for requests without their own. */
  key: Json | undefined;
  /** The file of house rules. */
  rules?: RulesFile | undefined;
  /** The language of faults, warnings and losses. Default: English. */
  language?: string | undefined;
}

export interface BulkTask extends TextPosition {
  text: string;
  /** The sequence number in the stream. */
  sequence: number;
}

/** Requests in a block of lines; `sequence` is the number of the first. */
export interface BulkBlock extends JsonBlock {
  sequence: number;
}

/** The response line of a request. */
export interface BulkLine {
  line: Uint8Array;
  /** Whether the request was valid JSON. */
  wasRead: boolean;
}

/** The response lines of a block. */
export interface BulkBlockAnswer {
  lines: Uint8Array;
  /** Whether all requests were valid JSON. */
  wasRead: boolean;
}

/** Maximum length of a request, in characters. */
export const LONGEST_REQUEST = DEFAULT_LIMITS.maxBody;

export async function prepareBulk({ key, language, rules }: BulkSetup): Promise<Work<BulkSetup>> {
  await load('all');
  const translation = language === undefined ? undefined : await messagesIn([language]);
  const house = { rules: rulesAgain(rules), takesRules: true };
  const environment: HouseEnvironment = { ...systemEnvironment(), translation, house };
  const context = {
    ...(key !== undefined && { key: { ok: true, key } as const }),
    environment,
    defect: reported,
    more: new Map([['sleep', { run: sleep }]]),
  };
  const run: Run = ({ text, sequence, line, column }) => answerRequest(text, sequence, { line, column }, context);
  return {
    run: async (task) => {
      const { response, wasRead } = await run(task);
      return { line: jsonLine(response), wasRead };
    },
    runBlock: (block, room) => answerBlock(block, room, run),
  };
}

/** Answers a request, synchronously if possible. */
type Run = (task: BulkTask) => BulkAnswer | Promise<BulkAnswer>;

/** Answers the requests of a block, a line each. */
async function answerBlock(block: BulkBlock, room: Uint8Array, run: Run): Promise<BulkBlockAnswer> {
  let answers = '';
  let [sequence, wasRead] = [block.sequence, true];
  for (const line of linesIn(block)) {
    const answering = answerLine(line, sequence++, run);
    const answer = answering instanceof Promise ? await answering : answering;
    answers += `${jsonText(answer.response)}\n`;
    wasRead &&= answer.wasRead;
  }
  return { lines: encodedInto(room, answers), wasRead };
}

/** Answers a line that holds one request. Only unreadable lines are examined further. */
function answerLine(found: BlockLine, sequence: number, run: Run): BulkAnswer | Promise<BulkAnswer> {
  const { bytes, line, text } = found;
  const isRequest = text !== undefined && bytes.length <= LONGEST_REQUEST;
  const answer = isRequest ? run({ text, sequence, line, column: 1 }) : undefined;
  // A pending answer means that the request was readable.
  if (answer instanceof Promise || answer?.wasRead) return answer;
  const item = valueIn(found, LONGEST_REQUEST);
  return item.kind === 'value' ? run({ ...item, sequence }) : refusedItem(item, sequence);
}

/** Answers an unreadable item with an error. */
export function refusedItem(item: Exclude<SplitItem, { kind: 'value' }>, sequence: number): BulkAnswer {
  const result = item.kind === 'broken' ? brokenRequest(item) : largeRequest(item);
  return { response: responseTo(sequence, { result }), wasRead: false, isDone: false };
}

function brokenRequest({ text, reason, line, column }: SplitItem & { kind: 'broken' }): Refusal {
  if (reason !== undefined) {
    const { what, place } = reason;
    return badRequest('BW-JSON-SYNTAX', problemText('JSON', { what, ...place }));
  }
  const read = readJson(text);
  // Truncated text is not valid JSON.
  return unreadable(read.ok ? [] : read.problems.map((problem) => shiftedFrom({ line, column }, problem)), 'JSON');
}

function largeRequest({ line }: TextPosition): Refusal {
  const most = LONGEST_REQUEST;
  return refusal('too-large', 'the request at line {line} has more than {most} bytes', { line, most });
}

function reported(error: unknown) {
  process.stderr.write(`billwright: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  return refusal('internal', 'internal error');
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const LONGEST_SLEEP = 60_000;

/** Sleeps as long as the payload asks. Used to test the order of responses. */
const sleep: Action['run'] = async (payload) => {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(typeof payload === 'string' ? payload : '') ?? [];
  const duration = Number(number) * (MILLISECONDS[unit] ?? Number.NaN);
  if (!(duration <= LONGEST_SLEEP))
    return wrongPayload(
      message('payload must be a duration such as 10ms or 1.5s, up to one minute, but is {found}', {
        found: describe(payload),
      }),
    );
  await wait(duration);
  return { ok: true, payload: { sleep: 'done' } };
};
