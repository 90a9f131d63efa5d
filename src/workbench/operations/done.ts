import type { Fault } from '../../client/index.ts';
import { emitter } from '../app/emitter.ts';
import { readText } from '../document/text.ts';

/** Something that was done with a draft by a button or a command, or refused. */
export interface Done {
  operation: 'build' | 'validate' | 'replicate' | 'correct' | 'sign';
  draft: string;
  /** What it gave; not for `validate`. */
  document?: unknown;
  /** What is wrong, where it was refused. */
  faults?: readonly Fault[];
  warnings?: readonly Fault[];
  /** Why no answer came. */
  failure?: string;
}

/** Emits what was done. */
export const operationDone = emitter<Done>();

/** Returns why a text is not JSON, as the service would say it; nothing where it is. */
export function syntaxFaults(text: string): Fault[] {
  return readText(text).faults.map(({ message }) => ({
    code: 'BW-JSON-SYNTAX',
    properties: ['$'],
    description: message,
  }));
}
