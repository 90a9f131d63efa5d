/** Checks an e-invoice by the rules of its syntax and format. */

import type { Fault } from '../engine/faults.ts';
import type { Message } from '../engine/text/message.ts';
import type { Checked } from './checked.ts';
import type { Format } from './format.ts';
import { otherSyntax } from './other-syntax.ts';
import type { CheckOptions, SyntaxCode, SyntaxFile } from './syntax.ts';
import { recogniseRoot, whyUnrecognised } from './syntaxes/index.ts';
import type { RecognisedFamily } from './unjudged.ts';

/** Why a file was not checked: its kind is not known, or the options are wrong. */
interface Unchecked {
  what: Message;
  family?: RecognisedFamily;
  wrong?: Fault;
}

/** Checks an e-invoice, on its own, in a wrapper or from a PDF, by its own format or the given one. */
export async function checkInvoice(
  file: SyntaxFile,
  given?: Format,
  options: CheckOptions = { now: new Date(Number.NaN) },
): Promise<Checked | Unchecked> {
  const day = await dayIn(options);
  if ('what' in day) return day;
  const found = recogniseRoot(file.root);
  if (!found.ok) {
    const { what, family } = await whyUnrecognised(found);
    return { what, ...(family && { family }) };
  }
  const wrong = otherSyntax(given, found.syntax);
  if (wrong) return { what: wrong, wrong };
  const checked = await day.check(await found.syntax.load(), { ...file, root: found.root, wrapper: file.root }, given);
  const { format, releases, signature } = checked;
  options.judged?.({ format, root: found.root, releases, signature });
  return checked;
}

/** Checks recognised files by the rules of the day in the options. */
interface DayOfRules {
  check(code: Pick<SyntaxCode, 'check'>, file: SyntaxFile, given?: Format): Promise<Checked>;
}

/** Returns the check by the rules of the day in the options, or the fault of the day. */
export async function dayIn(options: CheckOptions): Promise<DayOfRules | { what: Message; wrong: Fault }> {
  if (options.asOf === undefined) return { check: (code, file, given) => code.check(file, given, options) };
  const { withDay, withNote } = await import('./releases/day.ts');
  const checking = withDay(options);
  if ('what' in checking) return checking;
  return { check: async (code, file, given) => withNote(await code.check(file, given, checking)) };
}
