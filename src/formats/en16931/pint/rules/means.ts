/** The means of payment that countries have rules on. */

import type { XmlElement } from '../../../xml/element.ts';
import { isFilled, text } from '../../shared/paths.ts';
import { as, type Context, check, context } from './pattern.ts';

export const means = (element: XmlElement | undefined) => text(element, 'PaymentMeansCode');

export const isTransfer = (element: XmlElement | undefined) => ['30', '58'].includes(means(element));

/** A credit transfer names the account to pay into. */
export const transferAccount: Context = context(
  'cac:PayeeFinancialAccount',
  [
    check(
      'aligned-ibrp-016',
      as('BR-50'),
      (account) => isFilled(account, 'ID') || { values: { found: means(account.parent) } },
    ),
  ],
  (element) => isTransfer(element.parent),
);
