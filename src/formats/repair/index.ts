/** Repairs a refused e-invoice in XML, or in a PDF, which keeps its pages. */

import { type Failure, failure } from '../../engine/faults.ts';
import { message } from '../../engine/text/message.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { isSigned } from '../signed/is-signed.ts';
import { openSigned } from '../signed/opened.ts';
import { askedBy } from './asks.ts';
import type { Remaining, Repaired, RepairOptions } from './change.ts';
import { codesIn } from './rejection.ts';
import { repairXml } from './repair.ts';

export type { Repaired } from './change.ts';
export { codesIn } from './rejection.ts';

export interface FixOptions extends Omit<RepairOptions, 'isInPdf'> {
  /** What came with the refused file: a report, a message. */
  readonly rejection?: string | undefined;
}

/** Returns the repaired file, or why there is no e-invoice in it. */
export async function repairInvoice(
  bytes: Uint8Array,
  options: FixOptions,
): Promise<({ ok: true } & Repaired) | Failure> {
  const repaired = isPdf(bytes)
    ? await repairPdf(bytes, options)
    : isSigned(bytes)
      ? await repairSigned(bytes, options)
      : { ok: true as const, ...(await repairXml(bytes, options)) };
  if (!repaired.ok || options.rejection === undefined) return repaired;
  const unseen = await unseenIn(options.rejection, repaired, options.answers);
  return { ...repaired, remaining: [...repaired.remaining, ...unseen] };
}

async function repairPdf(bytes: Uint8Array, options: FixOptions): Promise<({ ok: true } & Repaired) | Failure> {
  const [{ invoiceIn }, { withInvoice }] = await Promise.all([
    import('../hybrid/read-invoice.ts'),
    import('../hybrid/replace-invoice.ts'),
  ]);
  const found = invoiceIn(bytes);
  if (!found.ok) return found;
  const repaired = await repairXml(found.xml, { ...options, isInPdf: true });
  if (repaired.changes.length === 0) return { ok: true, ...repaired, bytes };
  const changed = await withInvoice(bytes, repaired.bytes, options.now, found);
  return changed.ok ? { ...repaired, ...changed } : changed;
}

/** Repairs the file in a signature around it, which a repair cannot keep. */
async function repairSigned(bytes: Uint8Array, options: FixOptions): Promise<({ ok: true } & Repaired) | Failure> {
  const opened = await openSigned(bytes);
  if (!opened.ok) {
    // Text in base64 may look like a signature.
    const repaired = await repairXml(bytes, options);
    return repaired.changes.length > 0 ? { ok: true, ...repaired } : failure('validation', [opened.fault]);
  }
  const { file } = opened;
  const repaired = await repairXml(typeof file === 'string' ? new TextEncoder().encode(file) : file, options);
  return repaired.changes.length === 0
    ? { ok: true, ...repaired, bytes }
    : { ok: true, ...repaired, signature: 'removed' };
}

/** Returns the problems that a rejection names but the file itself does not show, such as a duplicate. */
async function unseenIn(
  rejection: string,
  { remaining, changes }: Repaired,
  answers: RepairOptions['answers'] = {},
): Promise<Remaining[]> {
  const seen = new Set([...remaining.map(({ rule }) => rule), ...changes.map(({ rule }) => rule)]);
  const named = await codesIn(rejection);
  return named
    .filter(({ code, kind, rule }) => !seen.has(code) && rule === undefined && kind !== 'repair')
    .filter(({ code }) => !askedBy.get(code)?.every((name) => name in answers))
    .map(({ code, kind, meaning }) => {
      const set = kind === 'ask' ? askedBy.get(code)?.[0] : undefined;
      return {
        rule: code,
        kind,
        ...(set !== undefined && { set }),
        xpath: '/',
        text: meaning ?? message('{code} reports something that the file itself does not show.', { code }),
      };
    });
}
