import type { BulkAnswer } from '../../../service/bulk/answers.ts';
import { type BatchAnswer, type BatchSetup, type BatchTask, prepareBatch } from '../batch/document-work.ts';
import { type BulkSetup, type BulkTask, prepareBulk } from '../bulk/request-work.ts';

/** What a pool can be set up for. Set-ups, tasks and answers are plain values, so that threads can be sent them. */
export type Setup = BatchSetup | BulkSetup;
export type TaskOf<S extends Setup> = S extends BatchSetup ? BatchTask : BulkTask;
export type AnswerOf<S extends Setup> = S extends BatchSetup ? BatchAnswer : BulkAnswer;

export type Work<S extends Setup> = (task: TaskOf<S>) => Promise<AnswerOf<S>>;

/** Makes ready for tasks: regimes and addons are loaded, files that the set-up names are read. */
export async function prepare<S extends Setup>(setup: S): Promise<Work<S>> {
  // The kind of the set-up decides what its tasks and answers are.
  return (setup.kind === 'batch' ? await prepareBatch(setup) : await prepareBulk(setup)) as unknown as Work<S>;
}
