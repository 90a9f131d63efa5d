/** Amounts of e-invoices have two decimals, whatever the currency has (chapter 12 §4). */

import { type Fault, fault } from '../../engine/faults.ts';
import { Amount } from '../../engine/num/amount.ts';
import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';

const MOST_DECIMALS = 2;

/** Writes the amounts of a currency that has more decimals with two, which are exact; returns faults for those that are not. */
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

function isAmount(id: TermId, plan: Plan): boolean {
  const term = plan.terms.get(id)?.term;
  return term?.kind === 'term' && term.type === 'amount' && (term.currency ?? 'BT-5') === 'BT-5';
}
