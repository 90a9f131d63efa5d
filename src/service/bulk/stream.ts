import type { Translation } from '../../engine/text/translation.ts';
import { errorBody, type Refusal, refusal } from '../../operations/errors.ts';
import { execute } from '../../operations/pipeline.ts';
import type { About } from '../http/about.ts';
import type { Answer, Streamed } from '../http/answer.ts';
import type { ByteBudget } from '../limits/byte-budget.ts';
import { sizeText } from '../limits/quantities.ts';
import { responseLine } from './answers.ts';
import { type Group, isBlank, LineGroups, type LongLine, linesIn } from './groups.ts';

/** How to answer a stream of requests. */
export interface StreamOptions {
  /** Answer in request order. */
  ordered: boolean;
  /** Mark the last response. */
  final: boolean;
  /** Maximum size of a line, in bytes. */
  longest: number;
  /** Maximum number of groups in progress. */
  ahead: number;
  /** The shared budget of incoming bytes, which counts unanswered input. */
  incoming: ByteBudget;
  /** Milliseconds after which an idle stream is ended. */
  patience: number;
  /** Milliseconds for the rest of a line to arrive, including its wait for room. */
  lineTime: number;
  /** The language of the answers. Default: English. */
  translation?: Translation | undefined;
  /** Answers a group of lines: 200 with a line each, or an error. Aborted when the client stops reading. */
  work: (group: Group, signal: AbortSignal) => Promise<Answer>;
}

/** Bytes of lines processed together: about the time of a small document. */
const GROUP = 64 * 1024;

/** Milliseconds between checks for free space. */
const LOOK = 50;

/**
 * Answers a stream of requests, a line each, with a stream of responses (chapter 09 §10). Reads only as fast as the client takes answers.
 * An unreadable request gets an error that names its line. If a group fails, each of its lines is tried alone.
 */
export function answerStream(body: ReadableStream<Uint8Array<ArrayBuffer>>, options: StreamOptions): Streamed {
  const { ordered, final, ahead, work } = options;
  const gone = new AbortController();
  const groups = new LineGroups(options.longest, GROUP);
  const source = new Source(body, options, gone.signal);
  const about: Required<Pick<About, 'lines' | 'undone'>> = { lines: 0, undone: 0 };
  let sent = 0;
  let settle: (streamed: Awaited<Streamed['done']>) => void = () => undefined;
  const done = new Promise<Awaited<Streamed['done']>>((resolve) => {
    settle = resolve;
  });

  async function* pieces(): AsyncGenerator<Group | LongLine> {
    for await (const piece of source.pieces(() => groups.isInLine)) {
      for (const group of groups.push(piece)) {
        source.lineEnded();
        if (!('tooLong' in group)) source.begun(group.bytes.length);
        yield group;
      }
      source.release(groups.takeSkipped());
      if (!groups.isInLine) source.lineEnded();
    }
    // A truncated line is not a request.
    if (source.stopped) return;
    for (const group of groups.end()) {
      if (!('tooLong' in group)) source.begun(group.bytes.length);
      yield group;
    }
  }
  const answer = async (group: Group | LongLine): Promise<Uint8Array<ArrayBuffer>> => {
    if ('tooLong' in group) {
      about.lines++;
      about.undone++;
      return lineOf(group.sequence, tooLong(group.line, options.longest), options);
    }
    about.lines += group.requests;
    const answers = await answersTo(group, (one) => worked(one, work, options.patience, gone.signal), about);
    source.answered(group.bytes.length);
    return answers;
  };

  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  writer.closed.catch(() => gone.abort());
  const give = async (bytes: Uint8Array<ArrayBuffer>) => {
    sent += bytes.length;
    if (bytes.length > 0) await writer.write(bytes);
  };
  const run = async () => {
    try {
      for await (const lines of execute(pieces(), answer, { ahead, ordered, window: 2 * ahead })) await give(lines);
      // Nothing is held while the last line waits for its reader.
      source.end();
      if (source.stopped) await give(lineOf(groups.sequence, source.stopped, options, final));
      else if (final) {
        await give(responseLine(groups.sequence, { result: { ok: true, payload: undefined } }, options, true));
      }
      await writer.close();
    } catch {
      // The client stopped reading.
      await writer.abort().catch(() => undefined);
    } finally {
      gone.abort();
      source.end();
      settle({ received: source.received, sent, about });
    }
  };
  void run();
  return { readable, done };
}

/** Reads the body while there is room in the shared budget and in the stream's own. */
class Source {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly #incoming: ByteBudget;
  readonly #patience: number;
  readonly #lineTime: number;
  readonly #gone: AbortSignal;
  /** Bytes the stream may hold while lines are in progress: a whole line, and some short ones. */
  readonly #most: number;
  /** Bytes that were received but not yet answered or skipped, and how many of them are in progress. */
  #held = 0;
  #inWork = 0;
  /** Milliseconds spent waiting for the rest of the current line and for its room. */
  #waited = 0;
  #released: () => void = () => undefined;
  received = 0;
  /** Why reading stopped before the end. */
  stopped: Refusal | undefined;

  constructor(
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    { incoming, patience, lineTime, longest }: Pick<StreamOptions, 'incoming' | 'patience' | 'lineTime' | 'longest'>,
    gone: AbortSignal,
  ) {
    this.#reader = body.getReader();
    this.#incoming = incoming;
    this.#patience = patience;
    this.#lineTime = lineTime;
    this.#most = longest + 16 * GROUP;
    this.#gone = gone;
    gone.addEventListener('abort', () => this.#released(), { once: true });
  }

  /** @param isInLine whether an unfinished line has begun */
  async *pieces(isInLine: () => boolean): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (;;) {
      const wasInLine = isInLine();
      const piece = await this.#next(wasInLine);
      if (!piece) return;
      this.received += piece.length;
      if (!(await this.#reserve(piece.length, wasInLine))) return;
      yield piece;
    }
  }

  /** Counts bytes of lines handed to work. */
  begun(bytes: number): void {
    this.#inWork += bytes;
  }

  /** Releases bytes of answered lines. */
  answered(bytes: number): void {
    this.#inWork -= bytes;
    this.release(bytes);
  }

  /** Releases bytes that were answered or skipped. */
  release(bytes: number): void {
    const released = Math.min(bytes, this.#held);
    this.#held -= released;
    this.#incoming.release(released);
    this.#released();
  }

  /** Gives the next line its full time. */
  lineEnded(): void {
    this.#waited = 0;
  }

  end(): void {
    this.release(this.#held);
    this.#reader.cancel().catch(() => undefined);
  }

  async #next(isInLine: boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const time = isInLine ? Math.max(0, this.#lineTime - this.#waited) : this.#patience;
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), time);
    });
    const started = performance.now();
    try {
      const read = await Promise.race([this.#reader.read(), timeout]);
      if (read !== 'late') return read.value;
      this.stopped = isInLine ? unended(this.#lineTime) : late(this.#patience);
    } catch {
      this.stopped = refusal('input', 'the body ended early');
    } finally {
      clearTimeout(timer);
      if (isInLine) this.#waited += performance.now() - started;
    }
    return undefined;
  }

  async #reserve(bytes: number, isInLine: boolean): Promise<boolean> {
    // The stream's own lines will free room, so the stream must not end for lack of that room.
    while (this.#inWork > 0 && this.#held + bytes > this.#most && !this.#gone.aborted) await this.#nextRelease();
    const longest = isInLine ? this.#longestInLine() : this.#patience;
    const started = performance.now();
    while (!this.#incoming.reserve(bytes)) {
      if (performance.now() - started >= longest || this.#gone.aborted) {
        this.stopped = refusal('overloaded', 'the service is receiving too much data; try again later');
        return false;
      }
      await wait(LOOK);
    }
    if (isInLine) this.#waited += performance.now() - started;
    this.#held += bytes;
    return true;
  }

  /**
   * Returns the milliseconds the rest of a line may wait for room. Streams with unfinished lines may block each other, so each gives up at
   * a different time and frees its room for the rest.
   */
  #longestInLine(): number {
    return Math.max(0, this.#lineTime * (0.5 + Math.random() / 2) - this.#waited);
  }

  #nextRelease(): Promise<void> {
    return new Promise((resolve) => {
      this.#released = resolve;
    });
  }
}

/** Returns the answers to a group. If it fails, each line is tried alone, so that one bad line does not affect the others. */
async function answersTo(
  group: Group,
  work: (group: Group) => Promise<Answer>,
  about: { undone: number },
): Promise<Uint8Array<ArrayBuffer>> {
  if (group.requests === 0) return new Uint8Array();
  const { status, body, about: known } = await work(group);
  if (status === 200 && body !== null) {
    about.undone += known?.undone ?? 0;
    return typeof body === 'string' ? encoded(body) : body;
  }
  if (group.requests === 1) {
    about.undone++;
    return encoded(failedLine(group.sequence, body));
  }
  const answers: Uint8Array<ArrayBuffer>[] = [];
  for (const single of singles(group)) answers.push(await answersTo(single, work, about));
  return new Uint8Array(await new Blob(answers).arrayBuffer());
}

function* singles({ bytes, line, sequence }: Group): Generator<Group> {
  let [atLine, atSequence] = [line, sequence];
  for (const each of linesIn(bytes)) {
    if (!isBlank(each)) yield { bytes: each.slice(), requests: 1, line: atLine, sequence: atSequence++ };
    atLine++;
  }
}

/** Processes a group, with retries for some time if the service is overloaded. */
async function worked(group: Group, work: StreamOptions['work'], patience: number, gone: AbortSignal): Promise<Answer> {
  for (let waited = 0; ; ) {
    // The bytes are transferred to the thread.
    const answer = await work({ ...group, bytes: group.bytes.slice() }, gone);
    const seconds = answer.status === 503 ? Number(answer.headers?.['Retry-After'] ?? Number.NaN) : Number.NaN;
    const isFull = isOverloaded(answer) && waited < patience && !gone.aborted;
    if (!isFull) return answer;
    const pause = Math.min(seconds || 1, 5) * 1000;
    waited += pause;
    await wait(pause);
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

function lineOf(
  sequence: number,
  refused: Refusal,
  options: Pick<StreamOptions, 'translation'>,
  isFinal = false,
): Uint8Array<ArrayBuffer> {
  return responseLine(sequence, { result: refused }, options, isFinal);
}

function tooLong(line: number, longest: number): Refusal {
  return refusal('too-large', 'the request at line {line} is larger than {size}', { line, size: sizeText(longest) });
}

function late(milliseconds: number): Refusal {
  const seconds = milliseconds / 1000;
  return { ...refusal('timeout', 'no data arrived for {seconds} seconds', { seconds }), status: 408 };
}

function unended(milliseconds: number): Refusal {
  const seconds = milliseconds / 1000;
  return { ...refusal('timeout', 'the line did not arrive within {seconds} seconds', { seconds }), status: 408 };
}

const UTF_8 = new TextEncoder();
const FROM_UTF_8 = new TextDecoder();

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return UTF_8.encode(text);
}

function textOf(body: Answer['body']): string {
  return body === null || typeof body === 'string' ? (body ?? '') : FROM_UTF_8.decode(body);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
