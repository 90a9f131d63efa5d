import { errorBody, refusal } from '../../operations/errors.ts';
import { type Answer, refused } from '../http/answer.ts';
import { type Stopping, stopping } from '../http/stopping.ts';
import { type Group, isBlank, linesIn } from '../streams/groups.ts';

/** How to answer groups of lines. */
export interface GroupOptions {
  /** Answers a group of lines: 200 with a line each, or an error. Aborted when nobody waits for the answer any more. */
  work: (group: Group, signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds for which work is retried if the service is overloaded. */
  patience: number;
  /** The signals to stop, if any. */
  stopping?: Stopping | undefined;
}

/** The responses to a group, a line each, and how many of its requests failed. */
interface GroupAnswers {
  lines: Uint8Array<ArrayBuffer>;
  undone: number;
}

/** Returns the answers to a group. If it fails, each line is tried alone, so that one bad line does not affect the others. */
export async function answersTo(group: Group, options: GroupOptions, gone: AbortSignal): Promise<GroupAnswers> {
  if (group.requests === 0) return { lines: new Uint8Array(), undone: 0 };
  const { status, body, about } = await worked(group, options, gone);
  if (status === 200 && body !== null) {
    return { lines: typeof body === 'string' ? encoded(body) : body, undone: about?.undone ?? 0 };
  }
  if (group.requests === 1) return { lines: encoded(failedLine(group.sequence, body)), undone: 1 };
  const answers: GroupAnswers[] = [];
  for (const single of singles(group)) answers.push(await answersTo(single, options, gone));
  return {
    lines: new Uint8Array(await new Blob(answers.map(({ lines }) => lines)).arrayBuffer()),
    undone: answers.reduce((sum, { undone }) => sum + undone, 0),
  };
}

function* singles({ bytes, line, sequence }: Group): Generator<Group> {
  let [atLine, atSequence] = [line, sequence];
  for (const each of linesIn(bytes)) {
    if (!isBlank(each)) yield { bytes: each.slice(), requests: 1, line: atLine, sequence: atSequence++ };
    atLine++;
  }
}

/** Processes a group, with retries for some time if the service is overloaded. */
async function worked(
  group: Group,
  { work, patience, stopping: stops }: GroupOptions,
  gone: AbortSignal,
): Promise<Answer> {
  for (let waited = 0; ; ) {
    // The bytes are transferred to the thread.
    const answer = await work({ ...group, bytes: group.bytes.slice() }, gone);
    if (stops?.over.aborted && answer.status !== 200) return refused(stopping());
    const seconds = answer.status === 503 ? Number(answer.headers?.['Retry-After'] ?? Number.NaN) : Number.NaN;
    const isFull = isOverloaded(answer) && waited < patience && !gone.aborted;
    if (!isFull) return answer;
    const pause = Math.min(seconds || 1, 5) * 1000;
    waited += pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isOverloaded({ status, body }: Answer): boolean {
  return status === 503 && textOf(body).includes('"key":"overloaded"');
}

/** Returns the line for a request that could not be processed; `body` is the error body. */
function failedLine(sequence: number, body: Answer['body']): string {
  const text = textOf(body).trim();
  const error = text.startsWith('{') ? text : JSON.stringify(errorBody(refusal('internal', 'internal error')));
  return `{"seq_id":${sequence},"error":${error},"is_final":false}\n`;
}

const UTF_8 = new TextEncoder();
const FROM_UTF_8 = new TextDecoder();

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return UTF_8.encode(text);
}

function textOf(body: Answer['body']): string {
  return body === null || typeof body === 'string' ? (body ?? '') : FROM_UTF_8.decode(body);
}
