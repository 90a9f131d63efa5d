import { readJson } from '../../../engine/reading/json.ts';
import { type Refusal, refusal } from '../../../service/errors.ts';
import { DEFAULT_LIMITS } from '../../../service/limits.ts';
import { EXIT } from '../exit.ts';
import { createCrew, TASKS_AHEAD } from '../work/crew.ts';
import { runAll } from '../work/run-all.ts';
import { jsonValues, type StreamItem } from './json-values.ts';
import { type BulkSetup, badRequest, responseLine } from './request-work.ts';

export interface BulkOptions {
  keyFile?: string | undefined;
  jobs: number;
  /** Answer in the order of the requests. */
  ordered: boolean;
  /** Say at the end that it is the end. */
  final: boolean;
}

/** Answers a stream of requests with a stream of responses (chapter 09 §10), and gives the exit code. */
export async function bulk(
  source: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void>,
  { keyFile, jobs, ordered, final }: BulkOptions,
): Promise<number> {
  const crew = await createCrew<BulkSetup>({ kind: 'bulk', keyFile }, jobs);
  let sequence = 0;
  let broken: Refusal | undefined;

  async function* requests() {
    for await (const item of jsonValues(source, DEFAULT_LIMITS.maxBody)) {
      broken = problemOf(item);
      if (broken) return;
      yield { item, sequence: ++sequence };
    }
  }
  const answer = async ({ item, sequence }: { item: StreamItem; sequence: number }) =>
    item.sort === 'value'
      ? crew.run({ text: item.text, sequence })
      : responseLine(sequence, {
          result: refusal('too-large', `a request of more than ${DEFAULT_LIMITS.maxBody} bytes`),
        });

  try {
    await runAll(requests(), answer, write, { ahead: jobs * TASKS_AHEAD, ordered });
  } finally {
    await crew.end();
  }
  if (broken) await write(responseLine(sequence + 1, { result: broken }, true));
  else if (final) await write(responseLine(sequence + 1, { result: { ok: true, payload: undefined } }, true));
  return broken ? EXIT.usage : EXIT.done;
}

/** Why nothing after this can be read; undefined for a value, also for one whose content will be refused. */
function problemOf(item: StreamItem): Refusal | undefined {
  if (item.sort === 'too-large') return undefined;
  if (item.sort === 'broken') return badRequest('BW-JSON-SYNTAX', `invalid JSON: ${item.what}`);
  const read = readJson(item.text);
  const [problem] = read.ok ? [] : read.problems;
  if (problem?.sort !== 'syntax') return undefined;
  const line = item.line + problem.line - 1;
  const column = problem.line === 1 ? item.column + problem.column - 1 : problem.column;
  return badRequest('BW-JSON-SYNTAX', `invalid JSON: ${problem.what} at line ${line}, column ${column}`);
}
