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
import { type InboxAnswer, type InboxSetup, type InboxTask, prepareInbox } from '../inbox/inbox-work.ts';

/** The purposes of a pool. Set-ups, tasks and answers are plain values that can be sent to threads. */
export type Setup = BatchSetup | BulkSetup | UnpackSetup | InboxSetup;
export type TaskOf<S extends Setup> = S extends BatchSetup
  ? BatchTask
  : S extends UnpackSetup
    ? UnpackTask
    : S extends InboxSetup
      ? InboxTask
      : BulkTask;
export type AnswerOf<S extends Setup> = S extends BatchSetup
  ? BatchAnswer
  : S extends UnpackSetup
    ? UnpackAnswer
    : S extends InboxSetup
      ? InboxAnswer
      : BulkLine;

/** Many small tasks together, as the lines they came in. */
export type BlockOf<S extends Setup> = S extends BatchSetup
  ? BatchBlock
  : S extends UnpackSetup | InboxSetup
    ? never
    : BulkBlock;
export type BlockAnswerOf<S extends Setup> = S extends BatchSetup
  ? BatchBlockAnswer
  : S extends UnpackSetup | InboxSetup
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
  return (await preparedBy(setup)) as unknown as Work<S>;
}

function preparedBy(setup: Setup): Promise<unknown> | object {
  switch (setup.kind) {
    case 'batch':
      return prepareBatch(setup);
    case 'unpack':
      return prepareUnpack(setup);
    case 'inbox':
      return prepareInbox(setup);
    default:
      return prepareBulk(setup);
  }
}

/** Returns the unshared memory of a block's answer, which is transferred instead of copied. */
export function memoryOf(answer: BatchBlockAnswer | BulkBlockAnswer): ArrayBuffer[] {
  const pieces =
    'lines' in answer ? [answer.lines] : answer.parts.flatMap((part) => ('lines' in part ? part.lines : []));
  const own = pieces.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(own)];
}
