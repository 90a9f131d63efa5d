import {
  type BatchAnswer,
  type BatchBlockAnswer,
  type BatchSetup,
  type BatchTask,
  prepareBatch,
} from '../batch/document-work.ts';
import type { BatchBlock } from '../batch/documents.ts';
import {
  type BulkBlock,
  type BulkBlockAnswer,
  type BulkLine,
  type BulkSetup,
  type BulkTask,
  prepareBulk,
} from '../bulk/request-work.ts';

/** What a pool can be set up for. Set-ups, tasks and answers are plain values, so that threads can be sent them. */
export type Setup = BatchSetup | BulkSetup;
export type TaskOf<S extends Setup> = S extends BatchSetup ? BatchTask : BulkTask;
export type AnswerOf<S extends Setup> = S extends BatchSetup ? BatchAnswer : BulkLine;

/** Many small tasks together, as the lines that they came in, and what they are answered together. */
export type BlockOf<S extends Setup> = S extends BatchSetup ? BatchBlock : BulkBlock;
export type BlockAnswerOf<S extends Setup> = S extends BatchSetup ? BatchBlockAnswer : BulkBlockAnswer;

/** Does tasks. */
export interface Work<S extends Setup> {
  /** Does one task. */
  run(task: TaskOf<S>): Promise<AnswerOf<S>>;
  /** Does those of a block, one after the other. The lines that answer them are written into `room`, as far as they fit. */
  runBlock(block: BlockOf<S>, room: Uint8Array): Promise<BlockAnswerOf<S>>;
}

/** Makes ready for tasks: regimes and addons are loaded, files that the set-up names are read. */
export async function prepare<S extends Setup>(setup: S): Promise<Work<S>> {
  // The kind of the set-up decides what its tasks and answers are.
  return (setup.kind === 'batch' ? await prepareBatch(setup) : await prepareBulk(setup)) as unknown as Work<S>;
}

/** Returns the memory of what a block is answered that is not shared, which goes over to who gets it instead of being copied. */
export function memoryOf(answer: BatchBlockAnswer | BulkBlockAnswer): ArrayBuffer[] {
  const pieces =
    'lines' in answer ? [answer.lines] : answer.parts.flatMap((part) => ('lines' in part ? part.lines : []));
  const own = pieces.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(own)];
}
