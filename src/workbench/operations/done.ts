import type { Fault } from '../../client/index.ts';
import { emitter } from '../app/emitter.ts';
import { useFormGuide } from '../app/form-guide.ts';

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

/** Whether something typed into a draft waits for an answer, to which somebody is led; emits that an operation is not done before. */
export function waitsForAnswer(draft: string, operation?: Done['operation']): boolean {
  const failure = useFormGuide.getState().askFirst?.(draft);
  if (failure && operation) operationDone.emit({ operation, draft, failure });
  return failure !== undefined;
}

/** Emits that an operation on a draft is refused because its text is not JSON, with the reasons. */
export async function emitNotJson(
  operation: Done['operation'],
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { syntaxFaults } = await import('../document/syntax.ts');
  const faults = syntaxFaults(text).map(({ span, ...fault }) => fault);
  operationDone.emit({ operation, draft: id, faults });
}
