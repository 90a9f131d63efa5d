/**
 * Explains which inputs a calculated figure depends on: a fault in it comes from another input. The first match of a rule's object and
 * field counts.
 */
const DERIVED: readonly (readonly [on: RegExp, explanation: string])[] = [
  [/(?:^bill\.Line |lines\[\]\.)sum$/, 'sum is quantity times item.price. Correct one of these.'],
  [
    /(?:^bill\.Line |lines\[\]\.)total$/,
    'total is sum less discounts plus charges. Correct quantity, item.price, discounts or charges.',
  ],
  [
    /discounts\[\]\.amount$/,
    'If percent is set, amount is that percentage of base or of the sum of the line. Correct percent or base.',
  ],
  [/charges\[\]\.amount$/, 'amount is percent of base, or rate times quantity, if they are set. Correct these.'],
  [
    /^bill\.Payment lines\[\]\.due$|^bill\.PaymentLine due$/,
    'due is payable less advances and amount. Correct one of these.',
  ],
  [/^bill\.Payment lines\[\]\.payable$/, 'payable is taken from payable of document. Correct it there.'],
  [/^bill\.Payment total$/, 'total is the sum of the amounts of the lines, less the refunds. Correct these.'],
  [/totals\.advances?$/, 'totals.advance is the sum of payment.advances. Correct these.'],
  [
    /totals\.due$/,
    'totals.due is totals.payable less payment.advances. Correct the advances, lines, discounts or charges.',
  ],
  [
    /totals\.payable$/,
    'totals.payable is the total with tax less retained taxes. Correct lines, discounts, charges or taxes.',
  ],
  [
    /totals(?:\.\w+)?$/,
    'totals follow from lines, discounts, charges, taxes and payment.advances. Correct one of these.',
  ],
];

/** Returns the inputs of a rule's figure, if it is calculated. */
export function derivation(object: string, field: string): string | undefined {
  const place = `${object} ${field}`;
  return DERIVED.find(([on]) => on.test(place))?.[1];
}
