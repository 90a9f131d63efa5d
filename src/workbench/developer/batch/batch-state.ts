/** The state of the page Batch: the current batch, and the options chosen for it. */

import { create } from 'zustand';
import type { Explanation } from '../../engine/service/explain.ts';
import type { StoredIn } from '../../state/stores/shapes/index.ts';
import type { Task } from './answer.ts';
import type { Operation, Row } from './row.ts';

export interface Batch {
  /** `failed`: the service stopped answering, for the reason in `failure`. */
  phase: 'empty' | 'running' | 'done' | 'aborted' | 'failed';
  files: readonly File[];
  given: KeptSources;
  /** The number of skipped files in folders, which are not documents by name. */
  passedOver: number;
  /** Paths of files that are not UTF-8 and declare no encoding. They were read as Windows-1252. */
  guessed: readonly string[];
  /** The operation of the results. */
  operation: Operation;
  /** In file order, as far as available. */
  rows: readonly Row[];
  /** Documents found so far, and at least one for each unread file. */
  total: number;
  /** Milliseconds since it began or resumed. */
  elapsed: number;
  /** The number of results at that time. */
  earlier: number;
  failure: Explanation | undefined;
  /** Identifies the batch in the browser's storage. */
  run: string;
  /** The files of a batch restored after a reload, to be selected again. */
  waiting: Waiting | undefined;
}

/** The files to select again, and their placeholders in rows. */
interface Waiting {
  files: readonly KnownFile[];
  places: readonly File[];
}

type Begun = Extract<StoredIn<'batch'>, { begun: number }>;
/** Identifies a file. */
export type KnownFile = Begun['files'][number];
/** The user's input before unpacking. */
export type KeptSources = Begun['given'];

export const noBatch: Batch = {
  phase: 'empty',
  files: [],
  given: { paths: [], handles: [] },
  passedOver: 0,
  guessed: [],
  operation: 'build',
  rows: [],
  total: 0,
  elapsed: 0,
  earlier: 0,
  failure: undefined,
  run: '',
  waiting: undefined,
};

/** The current batch. It lasts as long as its page or, if requested, as the workbench is open. */
export const useBatch = create<Batch>(() => noBatch);

/** The operation on documents, chosen in advance. */
export interface BatchOptions extends Omit<Task, 'signal'> {
  /** Keep results when the user leaves the page. */
  keep: boolean;
  /** Whether the user has chosen the operation. */
  isChosen?: boolean;
}

export const useBatchOptions = create<BatchOptions>(() => ({
  operation: 'build',
  envelop: false,
  keep: false,
  correction: { type: 'credit-note' },
  key: undefined,
}));
