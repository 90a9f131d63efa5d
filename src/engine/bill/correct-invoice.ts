/** Corrects an invoice (chapter 02 §14): checks the requirements and creates the new invoice. */
import { today, ZERO_DATE } from '../cal/date.ts';
import type { Stamp } from '../head/stamp.ts';
import type { Step } from '../model/path.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { type CorrectionTerms, correctionTerms } from '../tax/corrections.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import { copyTaxTotal } from '../tax/totals.ts';
import { type Message, message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { CorrectionOptions } from './correction-options.ts';
import type { Invoice } from './invoice.ts';
import { ratesDiffer } from './rates-differ.ts';

/** Why an invoice cannot be corrected with these options. */
export interface CorrectionProblem {
  code: string;
  /** The wording of the standard. */
  message: Message;
  text: Message;
  /** The option concerned, or the path in the invoice. */
  option?: keyof CorrectionOptions;
  path?: Step[];
}

/**
 * Turns an invoice, as read, into its correction, which must still be calculated. Returns the problem if that fails.
 */
export function correctInvoice(
  invoice: Invoice,
  options: CorrectionOptions,
  registry: TaxRegistry,
  now: Date,
): CorrectionProblem | undefined {
  const plan = registry.plan(invoice.$regime ?? '', invoice.$addons ?? []);
  const terms = correctionTerms('bill/invoice', plan);
  const stamps = terms.stamps.flatMap((provider) => options.stamps?.find((stamp) => stamp?.prv === provider) ?? []);
  const problem = problemOf(invoice, options, terms, stamps);
  if (problem) return problem;
  const reference = referenceTo(invoice, options, stamps);
  invoice.preceding = [reference];
  invoice.uuid = undefined;
  // The rule on types checks whether the type is allowed.
  invoice.type = options.type as Invoice['type'];
  if (options.series) invoice.series = options.series;
  invoice.code = undefined;
  const issued = invoice.issue_date;
  invoice.issue_date = options.issue_date ?? today(now, 'UTC');
  if (issued !== undefined && invoice.value_date === undefined && ratesDiffer(invoice, registry, issued)) {
    invoice.value_date = issued;
  }
  for (const addon of plan.addons) addon.correct?.({ options: options.ext ?? new Map(), reference, invoice });
  return undefined;
}

function problemOf(
  invoice: Invoice,
  { type, reason }: CorrectionOptions,
  terms: CorrectionTerms,
  stamps: readonly Stamp[],
): CorrectionProblem | undefined {
  const { types } = terms;
  if (!type) {
    return {
      code: 'BW-CORRECT-TYPE-MISSING',
      message: message('missing correction type'),
      text:
        types.length === 0
          ? message('The correction needs a type, such as credit-note.')
          : message('The correction needs a type. Use one of {types}.', { types }),
      option: 'type',
    };
  }
  if (!invoice.code) {
    const refusal = message('cannot correct an invoice without a code');
    const text = message(
      'Only an issued invoice can be corrected. This invoice has no number in code; edit it instead.',
    );
    return { code: 'BW-CORRECT-CODE', message: refusal, text, path: ['code'] };
  }
  const missing = terms.stamps.find((provider) => !stamps.some((stamp) => stamp.prv === provider));
  if (missing !== undefined) {
    const stamp = `{"prv": "${missing}", "val": …}`;
    const refusal = message('missing stamp: {missing}', { missing });
    const text = 'The correction needs the stamp that "{missing}" gave the invoice; add it to stamps as {stamp}.';
    return { code: 'BW-CORRECT-STAMP', message: refusal, text: message(text, { missing, stamp }), option: 'stamps' };
  }
  if (types.length > 0 && !types.includes(type)) {
    const given = shorten(type);
    const refusal = message('invalid correction type: {given}', { given });
    const text = 'For this country and these addons, an invoice cannot be corrected by "{given}". Use one of {types}.';
    return { code: 'BW-CORRECT-TYPE', message: refusal, text: message(text, { given, types }), option: 'type' };
  }
  if (terms.reasonRequired && !reason) {
    const text = message('The country or an addon requires a reason for the correction; add it in reason.');
    return { code: 'BW-CORRECT-REASON', message: message('missing corrective reason'), text, option: 'reason' };
  }
  return undefined;
}

/** Returns the reference to the corrected invoice, for `preceding` of the correction. */
function referenceTo(
  { uuid, type, issue_date, series, code, totals }: Invoice,
  options: CorrectionOptions,
  stamps: Stamp[],
): DocumentRef {
  return DocumentRef.create({
    uuid,
    type,
    issue_date: issue_date ?? ZERO_DATE,
    series,
    code,
    reason: options.reason,
    stamps: stamps.length > 0 ? stamps : undefined,
    ext: options.ext && new Map(options.ext),
    tax: options.copy_tax && totals?.taxes ? copyTaxTotal(totals.taxes) : undefined,
  });
}
