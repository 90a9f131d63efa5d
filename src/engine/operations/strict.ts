/** Strict operations (chapter 09 §3.6). */
import { type Failure, type Fault, failure, type Outcome } from '../faults.ts';

/**
 * Our warnings by code, and whether a strict operation rejects them. It rejects input that was changed, dropped or
 * unknown, and amounts that are probably wrong. Other advice about unchanged input, and the warnings of official rules,
 * stay warnings.
 */
const REJECTED: Readonly<Record<string, boolean>> = {
  'BW-UNKNOWN-FIELD': true,
  'BW-WARN-NAME': true,
  'BW-REQUEST-FIELD': true,
  'BW-WARN-TYPE': true,
  'BW-WARN-REGIME': true,
  'BW-WARN-ADDON': true,
  'BW-WARN-VALUE': true,
  'BW-WARN-TOTALS': true,
  'BW-WARN-UNIT': true,
  'BW-COUNTRY': true,
  'BW-XML-SPECIFICATION': true,
  'BW-XML-UNJUDGED': false,
  'BW-PERCENT': true,
  'BW-WARN-ZERO': true,
  'BW-WARN-DIGITS': true,
  'BW-WARN-DECIMALS': true,
  'BW-WARN-PRICES': true,
  'BW-WARN-EXTENSION': true,
  'BW-WARN-RATE': false,
  'BW-WARN-CURRENCY': false,
  'BW-WARN-TAX-BASE': false,
  'BW-WARN-CHARGE-BASE': false,
  'BW-WARN-TAX-SHARE': false,
  'BW-WARN-INSTALLMENT': false,
  'BW-WARN-DUE-DATES': false,
  'BW-WARN-DUE-DATES-CENT': false,
  'BW-WARN-DISCOUNTS': false,
  'BW-WARN-ADVANCES': false,
  'BW-WARN-CORRECTION-DATE': false,
  'BW-WARN-SAME-NUMBER': false,
  'BW-WARN-TAX-NUMBER': false,
  'BW-WARN-KEPT': false,
  'BW-WARN-COPY-TOTALS': false,
  'BW-XML-DUE-DATE': false,
  'BW-XML-LEITWEG-ID': false,
  'BW-XML-PREFIX': false,
  'BW-XML-TAX-NUMBER': false,
  'BW-XML-TAX-RATE': false,
  'BW-RELEASE-EARLIEST': false,
  'BW-RELEASE-NEWER': false,
  'BW-RELEASE-NONE': false,
  'BW-RELEASE-SOON': false,
  'BW-READINESS': false,
  'BW-HR-EXTENSION': false,
  'BW-IBAN': false,
  'BW-INVOICE-NUMBER': false,
  'BW-SUPPLY-DATE': false,
  'BW-WARN-EXPIRED': false,
  'BW-WARN-KEY': false,
  'BW-WARN-SIZE': false,
  'BW-WARN-UNSIGNED': true,
  'BW-WARN-ADDED': false,
};

/**
 * Returns the outcome of an operation. A strict operation fails if its input was changed, dropped or unknown; all other
 * faults are listed too.
 */
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

/** Returns whether a code is one of our warnings about documents. */
export function isWarning(code: string): boolean {
  return Object.hasOwn(REJECTED, code);
}

function isRejected({ code }: Fault): boolean {
  return REJECTED[code] ?? false;
}
