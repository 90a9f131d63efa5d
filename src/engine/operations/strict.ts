/** Strict operations (chapter 09 §3.6). */
import { type Failure, type Fault, failure, type Outcome } from '../faults.ts';

/**
 * The warnings of ours, by their codes: whether a strict operation rejects them. It rejects what says that input was changed, dropped or not known;
 * advice about input that was taken as it is stays a warning, and so do the warnings of official rules.
 */
const REJECTED: Readonly<Record<string, boolean>> = {
  'BW-UNKNOWN-FIELD': true,
  'BW-WARN-NAME': true,
  'BW-WARN-TYPE': true,
  'BW-WARN-REGIME': true,
  'BW-WARN-ADDON': true,
  'BW-WARN-VALUE': true,
  'BW-WARN-TOTALS': true,
  'BW-COUNTRY': true,
  'BW-XML-SPECIFICATION': true,
  'BW-IBAN': false,
  'BW-PERCENT': false,
  'BW-INVOICE-NUMBER': false,
  'BW-SUPPLY-DATE': false,
  'BW-WARN-EXPIRED': false,
  'BW-WARN-KEY': false,
  'BW-WARN-UNIT': false,
};

/** Returns the outcome of an operation; of a strict one whose input was not taken as it is, why it is rejected, with all other faults. */
export function enforced<T>({ strict }: { strict?: boolean | undefined }, outcome: Outcome<T>): Outcome<T> {
  if (!strict) return outcome;
  const faults = outcome.warnings.filter(isRejected);
  if (faults.length === 0) return outcome;
  const { warnings } = outcome;
  const rejected: Failure = {
    ...failure('input', outcome.ok ? faults : [...faults, ...outcome.faults]),
    warnings: warnings.filter((each) => !isRejected(each)),
  };
  return outcome.ok ? rejected : { ...outcome, ...rejected };
}

/** Returns whether a code of ours is that of a warning about a document. */
export function isWarning(code: string): boolean {
  return Object.hasOwn(REJECTED, code);
}

function isRejected({ code }: Fault): boolean {
  return REJECTED[code] ?? false;
}
