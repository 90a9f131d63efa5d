import type { Json } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import type { SplitItem } from '../../../engine/reading/json-values.ts';
import { problemText, shiftedFrom, type TextPosition } from '../../../engine/reading/problem.ts';
import { type BulkAnswer, badRequest, responseLine } from '../../../service/bulk/answers.ts';
import { runAll } from '../../../service/bulk/run-all.ts';
import { type Refusal, refusal } from '../../../service/errors.ts';
import { DEFAULT_LIMITS } from '../../../service/limits.ts';
import { unreadable } from '../../../service/request.ts';
import { EXIT } from '../../files/exit.ts';
import { jsonValues } from '../../files/json-values.ts';
import { createThreadPool, MOST_WAITING, TASKS_AHEAD } from '../work/thread-pool.ts';
import type { BulkSetup } from './request-work.ts';

export interface BulkOptions {
  /** Signs where a request brings no key. */
  key?: Json | undefined;
  jobs: number;
  /** Answer in the order of the requests. */
  ordered: boolean;
  /** Say at the end that it is the end. */
  final: boolean;
}

/** What is in the stream, by its number. */
interface Request {
  item: SplitItem;
  sequence: number;
}

/**
 * Answers a stream of requests with a stream of responses (chapter 09 §10). What cannot be read is answered with an
 * error, and the stream goes on behind it. Returns the exit code: 2 where something could not be read, else 0.
 */
export async function bulk(
  source: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void>,
  { key, jobs, ordered, final }: BulkOptions,
): Promise<number> {
  const pool = await createThreadPool<BulkSetup>({ kind: 'bulk', key }, jobs);
  let sequence = 0;
  let allRead = true;

  async function* requests(): AsyncGenerator<Request> {
    for await (const item of jsonValues(source, DEFAULT_LIMITS.maxBody)) yield { item, sequence: ++sequence };
  }
  const answer = async ({ item, sequence }: Request): Promise<BulkAnswer> => {
    if (item.sort === 'value') return pool.run({ ...item, sequence });
    const result = item.sort === 'broken' ? brokenRequest(item) : largeRequest(item);
    return { line: responseLine(sequence, { result }), wasRead: false, isDone: false };
  };
  const give = async ({ line, wasRead }: BulkAnswer) => {
    allRead &&= wasRead;
    await write(line);
  };

  try {
    const load = {
      of: ({ item }: Request) => ('text' in item ? item.text.length : 0),
      most: MOST_WAITING,
    };
    await runAll(requests(), answer, give, { ahead: jobs * TASKS_AHEAD, ordered, load });
  } finally {
    await pool.end();
  }
  if (final) await write(responseLine(sequence + 1, { result: { ok: true, payload: undefined } }, true));
  return allRead ? EXIT.done : EXIT.usage;
}

function brokenRequest({ text, reason, line, column }: SplitItem & { sort: 'broken' }): Refusal {
  if (reason !== undefined) {
    const { what, place } = reason;
    return badRequest('BW-JSON-SYNTAX', problemText('JSON', { what, ...place }));
  }
  const read = readJson(text);
  // What is broken off reads as no JSON.
  return unreadable(read.ok ? [] : read.problems.map((problem) => shiftedFrom({ line, column }, problem)), 'JSON');
}

function largeRequest({ line }: TextPosition): Refusal {
  const most = DEFAULT_LIMITS.maxBody;
  return refusal('too-large', 'the request at line {line} has more than {most} bytes', { line, most });
}
