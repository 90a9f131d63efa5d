import type { Problem } from '../../state/view/problem.ts';
import { choiceFault } from './choice-fault.ts';
import { dateFault } from './date-fault.ts';
import type { FormShared } from './form-context.ts';
import { numberFault } from './number-fault.ts';
import type { Path } from './path.ts';

/** Returns the message of a problem with a value in the form's words, and in the formats of the document's country. */
export function faultInWords(
  { message, code }: Pick<Problem, 'message' | 'code'>,
  path: Path,
  value: unknown,
  { labels, writing }: Pick<FormShared, 'labels' | 'writing'>,
): string {
  return (
    dateFault(code, value, writing) ??
    numberFault(code, value, writing) ??
    choiceFault(code, path, value) ??
    labels.inWords(message, path, code)
  );
}
