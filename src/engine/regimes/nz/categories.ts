import type { CategoryDefinition } from '../../tax/definitions.ts';
import { gstKeys, standardRate } from '../../tax/keys.ts';

/** The rate of 15 % comes from the Goods and Services Tax Act 1985, s 8, and has applied since 1 October 2010. */
export const categories: readonly CategoryDefinition[] = [
  {
    code: 'GST',
    name: { en: 'GST' },
    title: { en: 'Goods and Services Tax' },
    keys: gstKeys,
    rates: [standardRate('general', { en: 'Standard Rate' }, { since: '2010-10-01', percent: '15.0%' })],
  },
];
