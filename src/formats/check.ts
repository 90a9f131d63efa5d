/** Checks an e-invoice by the rules of its syntax and format. */

import type { Fault } from '../engine/faults.ts';
import type { Message } from '../engine/text/message.ts';
import type { Checked } from './checked.ts';
import type { Format } from './format.ts';
import type { CheckOptions, SyntaxFile } from './syntax.ts';
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
  const day = options.asOf === undefined ? undefined : await import('./releases/day.ts');
  const checking = day?.withDay(options) ?? options;
  if ('what' in checking) return checking;
  const found = recogniseRoot(file.root);
  if (!found.ok) {
    const { what, family } = await whyUnrecognised(found);
    return { what, ...(family && { family }) };
  }
  const { check } = await found.syntax.load();
  const judged = await check({ ...file, root: found.root, wrapper: file.root }, given, checking);
  const checked = day?.withNote(judged) ?? judged;
  options.judged?.({ format: checked.format, root: found.root, releases: checked.releases });
  return checked;
}
