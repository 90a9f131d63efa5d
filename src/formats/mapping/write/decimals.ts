/** Amounts of e-invoices have two decimals in every currency (chapter 12 §4). */

import type { Invoice } from '../../../engine/document-types.ts';
import { type Fault, fault } from '../../../engine/faults.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { Group } from '../../model/group.ts';
import type { Plan } from '../../model/plan.ts';
import type { TermId } from '../../terms/declare.ts';

const MOST_DECIMALS = 2;

/** Reduces amounts of a currency with more decimals to two, if exact. Returns faults for the others. */
export function toTwoDecimals(invoice: Group, plan: Plan, currency: string): Fault[] {
  const faults: Fault[] = [];
  for (const [id, { text, property }, group] of [...invoice.within()]) {
    const amount = isAmount(id, plan) ? Amount.parse(text) : undefined;
    if (amount === undefined || amount.exponent <= MOST_DECIMALS) continue;
    const rounded = amount.rescale(MOST_DECIMALS);
    group.remove(id);
    group.add(id, rounded.toString(), property);
    if (rounded.equals(amount)) continue;
    faults.push(
      fault(
        'BW-XML-DECIMALS',
        property ?? group.property ?? '$',
        'Amounts of EN 16931 have two decimals; the {amount} {currency} of {id} needs more.',
        { amount: text, currency, id },
      ),
    );
  }
  return faults;
}

/** The number of digits that a double always holds exactly. */
const EXACT_DIGITS = 15;

/**
 * Returns a fault for each amount of a document with more digits than a double holds. The official CII rules calculate
 * in doubles and reject sums of such amounts (BR-CO-10).
 */
export function inexactAmounts({ lines, totals }: Invoice, path: string): Fault[] {
  const faults: Fault[] = [];
  const check = (amount: unknown, property: string) => {
    if (typeof amount !== 'string' || amount.length <= EXACT_DIGITS) return;
    if (amount.replace(/^-?0*|\./g, '').length <= EXACT_DIGITS) return;
    const text =
      'The amount {amount} has more than {most} digits; programs that check CII cannot calculate it exactly. Split the invoice, or write it in UBL.';
    faults.push(fault('BW-XML-AMOUNT', property, text, { amount, most: EXACT_DIGITS }));
  };
  for (const [index, line] of (lines ?? []).entries()) check(line?.total, `${path}.lines[${index}].total`);
  for (const [name, amount] of Object.entries(totals ?? {})) check(amount, `${path}.totals.${name}`);
  return faults;
}

function isAmount(id: TermId, plan: Plan): boolean {
  const term = plan.terms.get(id)?.term;
  return term?.kind === 'term' && term.type === 'amount' && (term.currency ?? 'BT-5') === 'BT-5';
}
