import type { Fault } from '../../../client/index.ts';
import { emitter } from '../../ui/page/emitter.ts';
import { useFormGuide } from '../view/form-guide.ts';

/** An operation on a draft by button or command, performed or refused. */
export interface Done {
  operation: 'build' | 'validate' | 'replicate' | 'correct' | 'sign';
  draft: string;
  /** Its result, except for `validate`. */
  document?: unknown;
  /** The faults, if refused. */
  faults?: readonly Fault[];
  warnings?: readonly Fault[];
  /** Why there was no answer. */
  failure?: string;
}

/** Emits performed operations. */
export const operationDone = emitter<Done>();

/** Returns whether a draft's input waits for an answer, and leads the user to the question. Emits that the operation is not performed. */
export function waitsForAnswer(draft: string, operation?: Done['operation']): boolean {
  const failure = useFormGuide.getState().askFirst?.(draft);
  if (failure && operation) operationDone.emit({ operation, draft, failure });
  return failure !== undefined;
}

/** Emits that an operation on a draft is refused because its text is not JSON, with the faults. */
export async function emitNotJson(
  operation: Done['operation'],
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { syntaxFaults } = await import('../../engine/document/syntax.ts');
  const faults = syntaxFaults(text).map(({ span, ...fault }) => fault);
  operationDone.emit({ operation, draft: id, faults });
}
