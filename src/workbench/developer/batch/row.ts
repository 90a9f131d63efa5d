import type { Fault } from '../../../client/index.ts';
import type { Figures } from './figures.ts';

export type Operation = 'build' | 'validate' | 'correct' | 'sign';

export type Status = 'good' | 'unjudged' | 'faulty' | 'unreadable';

/** The outcome of a document. */
export interface Row {
  /** Its index in the batch, from 0. */
  position: number;
  /** `folder/file.json`, or `file.jsonl#3`. */
  name: string;
  file: File;
  part: number | undefined;
  /** `Invoice`, `Credit note` …; empty if unreadable. */
  kind: string;
  status: Status;
  /** Its faults, in the service's order. A reading error is included, without a code. */
  faults: readonly Fault[];
  warnings: number;
  /** Milliseconds it took; absent if no service was called. */
  time: number | undefined;
  /** Its format: `XRechnung (UBL)`, `JSON`. */
  format: string;
  /** Its bookkeeping figures, as far as they could be calculated. */
  figures: Figures | undefined;
  /** The built document as JSON on one line. */
  built: string | undefined;
}
