import {
  type BatchAnswer,
  type BatchBlockAnswer,
  type BatchSetup,
  type BatchTask,
  prepareBatch,
} from '../batch/document-work.ts';
import type { BatchBlock } from '../batch/documents.ts';
import { prepareUnpack, type UnpackAnswer, type UnpackSetup, type UnpackTask } from '../batch/unpack-work.ts';
import {
  type BulkBlock,
  type BulkBlockAnswer,
  type BulkLine,
  type BulkSetup,
  type BulkTask,
  prepareBulk,
} from '../bulk/request-work.ts';

/** The purposes of a pool. Set-ups, tasks and answers are plain values that can be sent to threads. */
export type Setup = BatchSetup | BulkSetup | UnpackSetup;
export type TaskOf<S extends Setup> = S extends BatchSetup ? BatchTask : S extends UnpackSetup ? UnpackTask : BulkTask;
export type AnswerOf<S extends Setup> = S extends BatchSetup
  ? BatchAnswer
  : S extends UnpackSetup
    ? UnpackAnswer
    : BulkLine;

/** Many small tasks together, as the lines they came in. */
export type BlockOf<S extends Setup> = S extends BatchSetup ? BatchBlock : S extends UnpackSetup ? never : BulkBlock;
export type BlockAnswerOf<S extends Setup> = S extends BatchSetup
  ? BatchBlockAnswer
  : S extends UnpackSetup
    ? never
    : BulkBlockAnswer;

/** Runs the tasks of a set-up. */
export interface Work<S extends Setup> {
  /** Runs a task. */
  run(task: TaskOf<S>): Promise<AnswerOf<S>>;
  /** Runs the tasks of a block in order. Response lines are written into `room`, as long as they fit. */
  runBlock(block: BlockOf<S>, room: Uint8Array): Promise<BlockAnswerOf<S>>;
}

/** Prepares for tasks: loads regimes and addons, and reads the files that the set-up names. */
export async function prepare<S extends Setup>(setup: S): Promise<Work<S>> {
  // The kind of set-up decides the types of tasks and answers.
  const prepared =
    setup.kind === 'batch' ? prepareBatch(setup) : setup.kind === 'unpack' ? prepareUnpack(setup) : prepareBulk(setup);
  return (await prepared) as unknown as Work<S>;
}

/** Returns the unshared memory of a block's answer, which is transferred instead of copied. */
export function memoryOf(answer: BatchBlockAnswer | BulkBlockAnswer): ArrayBuffer[] {
  const pieces =
    'lines' in answer ? [answer.lines] : answer.parts.flatMap((part) => ('lines' in part ? part.lines : []));
  const own = pieces.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(own)];
}
