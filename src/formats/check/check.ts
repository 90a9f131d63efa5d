/** Checks an e-invoice by the rules of its syntax and format. */

import type { Fault } from '../../engine/faults.ts';
import type { Message } from '../../engine/text/message.ts';
import { type Checked, checkedAs, withSignatures } from '../declare/checked.ts';
import type { Format } from '../declare/format.ts';
import type { CheckOptions, SyntaxCode } from '../declare/syntax.ts';
import type { RecognisedFamily } from '../declare/unjudged.ts';
import { lazily } from '../lazily.ts';
import { recogniseRoot, whyUnrecognised } from '../list/syntaxes.ts';
import type { SyntaxFile } from '../signed/syntax-file.ts';
import { otherSyntax } from './other-syntax.ts';

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
  const code = await found.syntax.load();
  const checked = await day.check(code, { ...file, root: found.root, wrapper: file.root }, given);
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
  const [{ withDay, withNote }, { withFreshness }] = await Promise.all([
    import('../releases/day.ts'),
    import('../releases/fresh.ts'),
  ]);
  const checking = withDay(options);
  if ('what' in checking) return checking;
  return {
    async check(code, file, given) {
      let judgedOn: string | undefined;
      const { dayFor } = checking;
      const noting = dayFor && ((issued: string | undefined) => (judgedOn = dayFor(issued)));
      const checked = await code.check(file, given, { ...checking, dayFor: noting });
      const noted = dayFor ? withNote(checked) : checked;
      const fresh = await withFreshness(noted, options, judgedOn);
      return withSignature(options.direction === 'received' ? withMark(fresh, file) : fresh, file);
    },
  };
}

/** Returns the result of a received file with a fault if it lacks what makes it an invoice. */
function withMark(checked: Checked, file: SyntaxFile): Checked {
  const { mark } = checked.format;
  if (mark === undefined || checked.unjudged || mark.isIn(file.root)) return checked;
  const finding = { id: mark.code, set: '', flag: 'fatal', terms: [], element: file.root, step: undefined } as const;
  const { faults } = checkedAs(checked.format, [{ ...finding, text: mark.text }], file);
  return { ...checked, faults: [...faults, ...checked.faults] };
}

/** Returns a result with the verdict on signatures that the syntax did not check, and on those around the file. */
async function withSignature(checked: Checked, file: SyntaxFile): Promise<Checked> {
  const { root, wrapper = root, text, around } = file;
  // The namespace may be written differently, but anyone who does that can also remove the signature.
  if (checked.signature || !text.includes('xmldsig#')) return withSignatures(checked, around);
  const { findings, ...found } = (await enveloped()).checkedEnveloped(wrapper, text);
  const { warnings } = checkedAs(checked.format, findings, file);
  return withSignatures({ ...checked, ...found, warnings: [...checked.warnings, ...warnings] }, around);
}

const enveloped = lazily(() => import('../signing/enveloped.ts'));
