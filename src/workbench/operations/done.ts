import type { Fault } from '../../client/index.ts';
import { emitter } from '../app/emitter.ts';

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

/** Emits that an operation on a draft is refused because its text is not JSON, with the reasons. */
export async function emitNotJson(
  operation: Done['operation'],
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { syntaxFaults } = await import('../document/syntax.ts');
  const faults = syntaxFaults(text).map(({ span, ...fault }) => fault);
  operationDone.emit({ operation, draft: id, faults });
}
