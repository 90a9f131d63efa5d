import type { Fault } from '../../client/index.ts';
import { readText } from '../document/text.ts';
import type { Operation } from './use-operations.ts';

/** Something that was done with a draft by a button or a command, or refused. */
export interface Done {
  operation: Operation | 'correct' | 'sign';
  draft: string;
  /** What it gave; not for `validate`. */
  document?: unknown;
  /** What is wrong, where it was refused. */
  faults: readonly Fault[];
  warnings: readonly Fault[];
  /** Why no answer came. */
  failure?: string;
}

/** Why a text is not JSON, as the service would say it. */
export function syntaxFaults(text: string): Fault[] {
  return readText(text).faults.map(({ message }) => ({
    code: 'BW-JSON-SYNTAX',
    properties: ['$'],
    description: message,
  }));
}

const hearers = new Set<(done: Done) => void>();

export function tellDone(done: Omit<Done, 'faults' | 'warnings'> & Partial<Done>): void {
  for (const hear of hearers) hear({ faults: [], warnings: [], ...done });
}

/** Calls back when something was done; gives the function that stops it. */
export function hearDone(hear: (done: Done) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
