/** The properties for what PINT rules find missing beyond the terms of EN 16931. */

/** By the names of terms and elements in messages. `*` stands for the property of the finding, `<` for its object. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^UUID |BTOM-002\b/, 'uuid'],
  [/^IssueTime /, 'issue_time'],
  [/BTAE-01\b/, 'ordering.buyer'],
  [/BTAE-14\b.*missing/, 'ordering.seller.tax_id.code'],
  [/BTAE-03\b|BTOM-032\b/, 'preceding[0].ext.pint-reason'],
  [/BTAE-04\b/, 'exchange_rates'],
  [/BTAE-06\b/, 'tax.ext.pint-frequency'],
  [/BTAE-02\b/, 'tax.ext.pint-ae-transaction'],
  [/BTOM-001\b|BTOM-006\b|BTOM-02[0-2]\b/, 'tax.ext.pint-om-transaction'],
  [/BTOM-014\b/, 'payment.advances'],
  [/BTAE-09\b/, '*.ext.pint-ae-nature'],
  [/BTAE-17\b/, '*.identities'],
  [/BTAE-13\b/, '*.key'],
  [/^IBT-186 /, '*.taxes[0].ext.cef-vatex'],
  [/BTOM-019\b/, '*.item.key'],
  [/BTOM-033\b/, '*.item.identities'],
  [/@schemeAgencyName\b/, '<.label'],
];

/** Returns the property that a message is about, given the property of its element. */
export function placeOf(text: string, property: string, path: string): string {
  const found = PLACES.find(([name]) => name.test(text))?.[1];
  if (found === undefined) return property;
  if (found.startsWith('<')) return property.replace(/\.code$/, found.slice(1));
  return found.startsWith('*') ? property + found.slice(1) : `${path}.${found}`;
}
