/** The rules of Oman on discounts and charges. */

import type { Judged } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { has, number } from '../../shared/paths.ts';
import { baseAndRate } from './adjustments.ts';
import { isIn, LINES, needs } from './common.ts';
import { isCode, rateRule } from './om-categories.ts';
import { HALF_CENT } from './om-common.ts';
import { type Context, check, context, type PatternRule, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { isNear } from './supplies.ts';

const hasRate = (element: XmlElement) => has(element, 'MultiplierFactorNumeric');

const isProduct = (element: XmlElement) => {
  const [found, base, rate] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) => number(element, name));
  if (rate === undefined || base === undefined) return true;
  return found !== undefined && isNear(found, base.times(rate).percent().round(2), HALF_CENT);
};

const product = (id: string): PatternRule =>
  check(
    id,
    worded('The amount of a discount must be its base times its rate; correct one of them.', 'BT-92 BT-136'),
    (element) => isProduct(element),
  );

const exempted = (id: string, term: string): PatternRule =>
  needs(
    id,
    'IBT-196',
    term,
    (element) => !isCode(element, 'E', 'Z') || has(element, 'TaxCategory/TaxExemptionReasonCode'),
  );

const indicated =
  (value: string) =>
  (element: XmlElement, { root }: Judged) =>
    element.parent === root && element.child('cbc:ChargeIndicator')?.value === value;

export const adjustments: readonly Context[] = [
  context(
    'cac:AllowanceCharge',
    [
      baseAndRate('ALIGNED-IBRP-058'),
      ...rows(`
    IBR-042-OM has AllowanceChargeReasonCode BT-105
  `),
      rateRule('IBR-045-OM', 'S', 'five', 'BT-103'),
      exempted('IBR-064-OM', 'BT-102'),
      rateRule('IBR-098-OM', 'E', 'none', 'BT-103'),
      rateRule('IBR-099-OM', 'O', 'none', 'BT-103'),
      rateRule('IBR-100-OM', 'Z', 'zero', 'BT-103'),
    ],
    indicated('true'),
  ),
  context(
    'cac:AllowanceCharge',
    [
      baseAndRate('ALIGNED-IBRP-057'),
      product('IBR-033-OM'),
      rateRule('IBR-047-OM', 'S', 'five', 'BT-96'),
      exempted('IBR-062-OM', 'BT-95'),
      rateRule('IBR-092-OM', 'E', 'none', 'BT-96'),
      rateRule('IBR-093-OM', 'O', 'none', 'BT-96'),
      rateRule('IBR-094-OM', 'Z', 'zero', 'BT-96'),
    ],
    indicated('false'),
  ),
  context(
    'cac:AllowanceCharge',
    [
      needs(
        'IBR-041-OM',
        'BT-93, BT-100',
        'BT-93 BT-100',
        (element) => !hasRate(element) || has(element, 'BaseAmount'),
      ),
      product('IBR-063-OM'),
    ],
    (element, { root }) => element.parent === root,
  ),
  context(
    'cac:AllowanceCharge',
    [
      needs(
        'IBR-035-OM',
        'BT-137, BT-142',
        'BT-137 BT-142',
        (element) => !hasRate(element) || has(element, 'BaseAmount'),
      ),
      baseAndRate('IBR-073-OM'),
    ],
    isIn(LINES),
  ),
];
