import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../../../engine/index.ts';
import type { Json } from '../../../engine/model/json.ts';
import type { TextPosition } from '../../../engine/reading/problem.ts';
import { message } from '../../../engine/text/message.ts';
import { type Action, answerRequest, type BulkAnswer, wrongPayload } from '../../../service/bulk/answers.ts';
import { systemEnvironment } from '../../../service/environment.ts';
import { refusal } from '../../../service/errors.ts';

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

export async function prepareBulk({ key }: BulkSetup): Promise<(task: BulkTask) => Promise<BulkAnswer>> {
  await load('all');
  const context = {
    ...(key !== undefined && { key: { ok: true, key } as const }),
    environment: systemEnvironment(),
    defect: reported,
    more: new Map([['sleep', { run: sleep }]]),
  };
  return ({ text, sequence, ...place }) => answerRequest(text, sequence, place, context);
}

function reported(error: unknown) {
  process.stderr.write(`billwright: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  return refusal('internal', 'internal error');
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const LONGEST_SLEEP = 60_000;

/** Waits as long as the payload says, for tests of the order of responses. */
const sleep: Action['run'] = async (payload) => {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(typeof payload === 'string' ? payload : '') ?? [];
  const duration = Number(number) * (MILLISECONDS[unit] ?? Number.NaN);
  if (!(duration <= LONGEST_SLEEP))
    return wrongPayload(message('a duration such as 10ms or 1.5s, of a minute at most'), payload);
  await wait(duration);
  return { ok: true, payload: { sleep: 'done' } };
};
