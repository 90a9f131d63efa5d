import type { Json } from '../../../engine/model/json.ts';
import { jsonLine } from '../../../engine/reading/json-text.ts';
import type { SplitItem } from '../../../engine/reading/json-values.ts';
import { runPipeline } from '../../../operations/pipeline.ts';
import { responseLine } from '../../../service/bulk/answers.ts';
import { bufferOf } from '../../files/buffer-of.ts';
import { EXIT } from '../../files/exit.ts';
import { type JsonBlock, JsonBlocks, valuesIn } from '../../files/json-blocks.ts';
import type { RulesFile } from '../../files/rules-file.ts';
import {
  createThreadPool,
  MOST_KEPT,
  shareOfBlock,
  shareOfTask,
  TASKS_AHEAD,
  type ThreadPool,
} from '../work/thread-pool.ts';
import { type BulkBlock, type BulkSetup, LONGEST_REQUEST, refusedItem } from './request-work.ts';

export interface BulkOptions {
  /** The key that signs requests without their own. */
  key?: Json | undefined;
  jobs: number;
  /** Answer in request order. */
  ordered: boolean;
  /** Mark the last response. */
  final: boolean;
  /** The language of faults, warnings and losses. Default: English. */
  language?: string | undefined;
  /** The file of house rules. */
  rules?: RulesFile | undefined;
}

/** A request or block of the stream, with its sequence number. */
type Request = { item: SplitItem; sequence: number } | { block: BulkBlock };

/** The requests of the stream so far, and whether all of them could be read. */
interface Seen {
  requests: number;
  allRead: boolean;
}

/** The printed responses. */
interface Answers {
  lines: Uint8Array;
  wasRead: boolean;
  /** The responses of a block. */
  block?: BulkBlock;
}

/**
 * Answers a stream of requests with a stream of responses (chapter 09 §10). Unreadable requests get an error, and the stream continues.
 * Returns the exit code: 2 if a request was unreadable, otherwise 0.
 */
export async function bulk(
  source: AsyncIterable<Uint8Array>,
  write: (lines: Uint8Array) => Promise<void>,
  { key, jobs, ordered, final, language, rules }: BulkOptions,
): Promise<number> {
  const pool = await createThreadPool<BulkSetup>({ kind: 'bulk', key, language, rules }, jobs);
  const seen: Seen = { requests: 0, allRead: true };
  const stages = {
    discover: source,
    expand: (pieces: AsyncIterable<Uint8Array>) => expand(pieces, seen),
    execute: (request: Request) => execute(request, pool),
    sink: async ({ lines, wasRead, block }: Answers) => {
      seen.allRead &&= wasRead;
      await write(lines);
      if (block) pool.endBlock(block);
    },
  };
  try {
    const load = { of: (request: Request) => shareOf(request, jobs), most: 1, mostKept: MOST_KEPT };
    await runPipeline(stages, { ahead: jobs * TASKS_AHEAD, ordered, load });
  } finally {
    await pool.end();
  }
  if (final) await write(responseLine(seen.requests + 1, { result: { ok: true, payload: undefined } }, {}, true));
  return seen.allRead ? EXIT.done : EXIT.usage;
}

/** Numbers the requests of the stream. */
async function* expand(pieces: AsyncIterable<Uint8Array>, seen: Seen): AsyncGenerator<Request> {
  for await (const found of foundIn(pieces)) {
    if (found.kind !== 'block') yield { item: found, sequence: ++seen.requests };
    else {
      yield { block: { ...found, sequence: seen.requests + 1 } };
      seen.requests += found.values;
    }
  }
}

/** Answers a request or block on a thread, unless the request cannot be read. */
async function execute(request: Request, pool: ThreadPool<BulkSetup>): Promise<Answers> {
  if ('block' in request) return { block: request.block, ...(await pool.runBlock(request.block)) };
  const { item, sequence } = request;
  if (item.kind !== 'value') return { lines: jsonLine(refusedItem(item, sequence).response), wasRead: false };
  const { line, wasRead } = await pool.run({ ...item, sequence });
  return { lines: line, wasRead };
}

/**
 * Yields the requests of the stream. Requests that may sleep go alone, because all answers of a block wait for its last
 * one.
 */
async function* foundIn(source: AsyncIterable<Uint8Array>): AsyncGenerator<SplitItem | JsonBlock> {
  const blocks = new JsonBlocks(LONGEST_REQUEST);
  for await (const piece of source) {
    for (const found of blocks.push(piece)) {
      if (found.kind === 'block' && maySleep(found)) yield* valuesIn(found, LONGEST_REQUEST);
      else yield found;
    }
  }
  yield* blocks.end();
}

function maySleep({ bytes }: JsonBlock): boolean {
  return bufferOf(bytes).includes('sleep');
}

function shareOf(request: Request, jobs: number): number {
  if ('block' in request) return shareOfBlock(jobs);
  return 'text' in request.item ? shareOfTask(request.item.text.length) : 0;
}
