import type { Fault } from '../../client/index.ts';
import type { Figures } from './figures.ts';

export type Operation = 'build' | 'validate' | 'correct' | 'sign';

export type Status = 'good' | 'faulty' | 'unreadable';

/** What became of one document. */
export interface Row {
  /** Its index in the batch, from 0. */
  position: number;
  /** `folder/file.json`, or `file.jsonl#3`. */
  name: string;
  file: File;
  part: number | undefined;
  /** `Invoice`, `Credit note` …; empty where it cannot be read. */
  kind: string;
  status: Status;
  /** What is wrong, in the service's order; why it cannot be read is there too, without a code. */
  faults: readonly Fault[];
  warnings: number;
  /** Milliseconds it took; absent where nobody was asked. */
  time: number | undefined;
  /** What it is in: `XRechnung (UBL)`, `JSON`. */
  format: string;
  /** What of it stands in the books, as far as it could be calculated. */
  figures: Figures | undefined;
  /** The document that was built, in JSON on one line. */
  built: string | undefined;
}
