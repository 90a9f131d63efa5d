import type { XmlElement } from '../../../xml/element.ts';
import { all, has } from '../../shared/paths.ts';
import { check, type PatternRule, worded } from './pattern.ts';

/** The totals of tax: one with groups, and one without in the accounting currency. */
export function taxTotals(grouped: string, plain: string): PatternRule[] {
  const count = (root: XmlElement, isGrouped: boolean) =>
    all(root, 'TaxTotal/').filter((total) => has(total, 'TaxSubtotal/') === isGrouped).length;
  return [
    check(
      grouped,
      worded('The invoice needs exactly one tax total with groups (BG-23); correct it.', 'BG-23'),
      (root) => count(root, true) === 1,
    ),
    check(
      plain,
      worded(
        'The invoice needs a tax total without groups if it has an accounting currency (BT-6), and must not have one otherwise; correct it.',
        'BT-111',
      ),
      (root) => count(root, false) === (has(root, 'TaxCurrencyCode') ? 1 : 0),
    ),
  ];
}
