import type { Translation } from '../../engine/text/translation.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { runPipeline } from '../../operations/pipeline.ts';
import type { Streamed } from '../http/answer.ts';
import type { DecodedBody } from '../http/body.ts';
import { sizeText } from '../limits/quantities.ts';
import { type Group, LineGroups, type LongLine } from '../streams/groups.ts';
import { Source, type SourceOptions } from '../streams/source.ts';
import { responseLine } from './answers.ts';
import { answersTo, type GroupOptions } from './group-answers.ts';

/** How to answer a stream of requests. */
export interface StreamOptions extends SourceOptions, GroupOptions {
  /** Answer in request order. */
  ordered: boolean;
  /** Mark the last response. */
  final: boolean;
  /** Maximum number of groups in progress. */
  ahead: number;
  /** The language of the answers. Default: English. */
  translation?: Translation | undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A stream that is being answered. */
interface Stream {
  source: Source;
  groups: LineGroups;
  /** Takes the responses. */
  writer: WritableStreamDefaultWriter<Bytes>;
  /** Aborted when the client stops reading. */
  gone: AbortController;
  /** Aborted then, or when the service gives up its work. */
  unwanted: AbortSignal;
  /** The requests so far, and how many of them failed. */
  about: { lines: number; undone: number };
}

/**
 * Answers a stream of requests, a line each, with a stream of responses (chapter 09 §10). Reads only as fast as the client takes answers.
 * An unreadable request gets an error that names its line.
 */
export function answerStream(body: DecodedBody, options: StreamOptions): Streamed {
  const { readable, writable } = new TransformStream<Bytes>();
  const writer = writable.getWriter();
  const gone = new AbortController();
  writer.closed.catch(() => gone.abort());
  const source = new Source(body, options, gone.signal);
  const groups = new LineGroups(options.longest);
  const over = options.stopping?.over;
  const unwanted = over ? AbortSignal.any([gone.signal, over]) : gone.signal;
  const about = { lines: 0, undone: 0 };
  return { readable, done: answerAll({ source, groups, writer, gone, unwanted, about }, options) };
}

async function answerAll(stream: Stream, options: StreamOptions): Streamed['done'] {
  const { source, writer, gone, about } = stream;
  const { ordered, ahead } = options;
  let sent = 0;
  const sink = async (lines: Bytes) => {
    sent += lines.length;
    if (lines.length > 0) await writer.write(lines);
  };
  const stages = {
    discover: source.pieces(),
    expand: (pieces: AsyncIterable<Bytes>) => expand(pieces, stream),
    execute: (group: Group | LongLine) => execute(group, stream, options),
    sink,
  };
  try {
    await runPipeline(stages, { ahead, ordered, window: 2 * ahead });
    // Nothing is held while the last line waits for its reader.
    source.end();
    await sink(lastLine(stream, options));
    await writer.close();
  } catch {
    // The client stopped reading.
    await writer.abort().catch(() => undefined);
  } finally {
    gone.abort();
    source.end();
  }
  return { received: source.received, sent, about };
}

/** Expands pieces into groups of lines. */
async function* expand(
  pieces: AsyncIterable<Bytes>,
  { source, groups }: Pick<Stream, 'source' | 'groups'>,
): AsyncGenerator<Group | LongLine> {
  for await (const piece of pieces) {
    yield* groups.push(piece);
    source.release(groups.takeSkipped());
  }
  // A truncated line is not a request.
  if (!source.stopped) yield* groups.end();
}

/** Returns the responses to a group of lines. */
async function execute(
  group: Group | LongLine,
  { source, unwanted, about }: Pick<Stream, 'source' | 'unwanted' | 'about'>,
  options: StreamOptions,
): Promise<Bytes> {
  if ('tooLong' in group) {
    about.lines++;
    about.undone++;
    return responseLine(group.sequence, { result: tooLong(group.line, options.longest) }, options);
  }
  source.begun(group.bytes.length);
  about.lines += group.requests;
  const { lines, undone } = await answersTo(group, options, unwanted);
  about.undone += undone;
  source.answered(group.bytes.length);
  return lines;
}

/** Returns the response that ends a stream: why it was stopped, or the requested mark of its end. */
function lastLine({ source, groups }: Pick<Stream, 'source' | 'groups'>, options: StreamOptions): Bytes {
  const { final } = options;
  if (source.stopped) return responseLine(groups.sequence, { result: source.stopped }, options, final);
  if (!final) return new Uint8Array();
  return responseLine(groups.sequence, { result: { ok: true, payload: undefined } }, options, true);
}

function tooLong(line: number, longest: number): Refusal {
  return refusal('too-large', 'the request at line {line} is larger than {size}', { line, size: sizeText(longest) });
}
