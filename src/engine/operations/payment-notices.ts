/** Warnings about the lines of a calculated payment (chapter 02 §11). */
import { Payment } from '../bill/payment.ts';
import type { PaymentLine } from '../bill/payment-line.ts';
import { sharesFit } from '../bill/tax-share.ts';
import { currencyDefinition } from '../currency/currencies.ts';
import { type Fault, faultOf } from '../faults.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { Rounding } from '../tax/rounding.ts';
import type { TaxTotal } from '../tax/total.ts';
import { message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';

/**
 * Returns warnings about lines whose share of taxes cannot be checked, and about instalments that leave out earlier payments. Properties
 * refer to the input.
 * @param path the path of the document, `doc` in an envelope
 */
export function paymentNotices({ content }: Wrapped, path: readonly Step[]): Fault[] {
  if (content?.type !== Payment) return [];
  const payment = content.value as Payment;
  const rounding = new Rounding('precise', currencyDefinition(payment.currency ?? '')?.subunits ?? 2);
  const found: Fault[] = [];
  for (const [position, line] of (payment.lines ?? []).entries()) {
    if (!line) continue;
    const place = (...steps: Step[]) => pathText([...path, ...pathInInput(payment, ['lines', position, ...steps])]);
    if (!fits(line, rounding)) {
      const text = message(
        'The taxes of invoice {number} do not match its total, so the share of this payment cannot be checked.',
        { number: numberOf(line) },
      );
      found.push(faultOf('BW-WARN-TAX-SHARE', place('document', 'tax'), text));
    }
    if (lacksAdvances(line)) {
      const text = message(
        'This is instalment {instalment} of invoice {number}, but no earlier payment of its {payable} is recorded. Enter it in advances.',
        { instalment: line.installment ?? 0, number: numberOf(line), payable: String(line.payable) },
      );
      found.push(faultOf('BW-WARN-INSTALLMENT', place('advances'), text));
    }
  }
  return found;
}

function numberOf({ document }: PaymentLine): string {
  return shorten([document?.series, document?.code].filter(Boolean).join('-'));
}

function fits({ document, payable, amount, tax }: PaymentLine, rounding: Rounding): boolean {
  const whole = document?.payable ?? (document?.currency ? undefined : payable);
  if (!tax || !document?.tax || !whole || whole.isZero() || !amount || amount.isZero()) return true;
  if (!isWhole(tax) || !isWhole(document.tax)) return true;
  return sharesFit(tax, { taxes: document.tax, payable: whole, paid: amount }, rounding);
}

/** Returns whether a total has no empty entries, which only normalising removes. */
function isWhole({ categories = [] }: TaxTotal): boolean {
  return categories.every((category) => category?.rates?.every(Boolean) ?? category !== null);
}

/** Returns whether an instalment after the first has the whole amount of its document as previous balance. */
function lacksAdvances({ document, installment = 0, advances, payable }: PaymentLine): boolean {
  if (installment < 2 || !document?.payable || !payable) return false;
  return advances?.isZero() ?? true;
}
