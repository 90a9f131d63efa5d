/**
 * Explains which inputs a calculated figure depends on: a fault in it comes from another input. The first match of a rule's object and
 * field counts.
 */
const DERIVED: readonly (readonly [on: RegExp, explanation: string])[] = [
  [/(?:^bill\.Line |lines\[\]\.)sum$/, 'sum is quantity times item.price; correct those.'],
  [
    /(?:^bill\.Line |lines\[\]\.)total$/,
    'total is sum less discounts plus charges; correct quantity, item.price, discounts or charges.',
  ],
  [
    /discounts\[\]\.amount$/,
    'amount is percent of base, or of the sum of the line, where percent is given; correct that.',
  ],
  [/charges\[\]\.amount$/, 'amount is percent of base, or rate times quantity, where they are given; correct those.'],
  [/^bill\.Payment lines\[\]\.due$|^bill\.PaymentLine due$/, 'due is payable less advances and amount; correct those.'],
  [/^bill\.Payment lines\[\]\.payable$/, 'payable is taken from the payable of document; correct that.'],
  [/^bill\.Payment total$/, 'total adds up the amounts of lines, those of refunds subtracted; correct those.'],
  [/totals\.advances?$/, 'totals.advance adds up payment.advances; correct those.'],
  [
    /totals\.due$/,
    'totals.due is totals.payable less payment.advances; correct the advances, or lines, discounts and charges.',
  ],
  [
    /totals\.payable$/,
    'totals.payable is the total with tax, less retained taxes; correct lines, discounts, charges or taxes.',
  ],
  [/totals(?:\.\w+)?$/, 'totals follow from lines, discounts, charges, taxes and payment.advances; correct those.'],
];

/** Returns the inputs of a rule's figure, if it is calculated. */
export function derivation(object: string, field: string): string | undefined {
  const place = `${object} ${field}`;
  return DERIVED.find(([on]) => on.test(place))?.[1];
}
