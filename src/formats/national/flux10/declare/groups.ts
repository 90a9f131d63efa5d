/** Adds up sales to consumers by day, category and due code (chapter 24 §7.3). */

import { message } from '../../../../engine/text/message.ts';
import { memberAt, text } from '../../../../paper/values.ts';
import type { Written } from '../../shared/writing.ts';
import { CATEGORIES, DUE_OF_POINT } from '../codes.ts';
import { compact, element } from './elements.ts';
import { amountIn, cents, inEuros, percentOf, SumsByRate, vatRates } from './figures.ts';
import type { Kept, Prepared } from './prepare.ts';

const CATEGORY = 'fr-ctc-flow10-b2c-category';
const NOT_TAXED = 'TNT1';

interface Group {
  readonly day: string;
  readonly category: string;
  readonly due: string;
  readonly sums: SumsByRate;
  readonly documents: Set<number>;
}

/** Returns the code of the due date of the tax, unless the document names a day. */
export function dueCodeOf(tax: unknown): string | undefined {
  return memberAt(tax, 'value_date') === undefined ? DUE_OF_POINT.get(text(memberAt(tax, 'point')) ?? '') : undefined;
}

/** Returns the elements of all groups, in order. */
export function groupElements(sales: readonly Kept[], prepared: Prepared): (Written | undefined)[] {
  const groups = new Map<string, Group>();
  for (const sale of sales) addTo(groups, sale, prepared);
  return [...groups.values()].sort(inOrder).map(elementOf);
}

function addTo(groups: Map<string, Group>, { document, day, index }: Kept, prepared: Prepared): void {
  const euros = inEuros(document);
  const isCredit = document.type === 'credit-note';
  const due = dueCodeOf(document.tax) ?? '';
  const usual = text(memberAt(memberAt(document, 'tax.ext'), CATEGORY)) ?? NOT_TAXED;
  let isTaxedWrongly = false;
  for (const [at, rate] of vatRates(memberAt(document, 'totals.taxes')).entries()) {
    const isAbroad = (memberAt(rate, 'country') ?? 'FR') !== 'FR';
    const category = isAbroad ? NOT_TAXED : (text(memberAt(memberAt(rate, 'ext'), CATEGORY)) ?? usual);
    const [base, tax] = [euros(amountIn(rate, 'base')), euros(amountIn(rate, 'amount'))];
    isTaxedWrongly ||= !isAbroad && category === NOT_TAXED && !tax.isZero();
    if (isAbroad) {
      prepared.losses.push({
        document: index,
        kind: 'changed',
        severity: 'info',
        properties: [`$.totals.taxes.categories[0].rates[${at}]`],
        text: message('VAT of another country is reported as a sale without French VAT, with its base alone.'),
      });
    }
    const key = JSON.stringify([day, category, due]);
    const group = groups.get(key) ?? { day, category, due, sums: new SumsByRate(), documents: new Set<number>() };
    groups.set(key, group);
    group.documents.add(index);
    const none = tax.subtract(tax);
    group.sums.add(
      isAbroad ? '0' : percentOf(rate),
      isCredit ? base.negate() : base,
      isAbroad ? none : isCredit ? tax.negate() : tax,
    );
  }
  if (isTaxedWrongly) {
    prepared.warnings.push({
      code: 'BW-F10-CATEGORY',
      properties: ['$.tax.ext'],
      ...message(
        'The sale has VAT, but counts as not taxed (TNT1). Set fr-ctc-flow10-b2c-category: TLB1 for goods, TPS1 for services.',
      ),
      document: index,
    });
  }
  if (document.type === 'corrective') {
    prepared.warnings.push({
      code: 'BW-F10-CORRECTIVE',
      properties: ['$.type'],
      ...message(
        'A corrective invoice to a consumer counts as a sale, and its original is not subtracted. Use a credit note and a new invoice.',
      ),
      document: index,
    });
  }
}

function inOrder(one: Group, other: Group): number {
  const rank = ({ category }: Group) => CATEGORIES.indexOf(category);
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return rank(one) - rank(other) || Number(one.due) - Number(other.due);
}

function elementOf({ day, category, due, sums, documents }: Group): Written | undefined {
  const { base, tax } = sums.total;
  return element('Transactions', [
    element('Date', compact(day)),
    element('TransactionsCurrency', 'EUR'),
    element('TaxDueDateTypeCode', due),
    element('CategoryCode', category),
    element('TaxExclusiveAmount', cents(base)),
    element('TaxTotal', cents(tax)),
    element('TransactionsCount', String(documents.size)),
    sums.entries.map(([percent, sum]) =>
      element('TaxSubtotal', [
        element('TaxPercent', percent),
        element('TaxableAmount', cents(sum.base)),
        element('TaxTotal', cents(sum.tax)),
      ]),
    ),
  ]);
}
