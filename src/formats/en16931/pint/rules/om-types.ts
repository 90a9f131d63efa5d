/** The transaction types of Oman (BTOM-001): twenty bits in the name of BT-3. */

import type { Judged } from '../../../rules/declare.ts';
import { all } from '../../shared/paths.ts';
import { asked } from './common.ts';
import { check, type PatternRule, worded } from './pattern.ts';

export const bitsOf = asked(({ root }) => all(root, 'InvoiceTypeCode|CreditNoteTypeCode')[0]?.attribute('name') ?? '');
export const hasBits = (judged: Judged) => /^[01]{20}$/.test(bitsOf(judged));

/** Returns whether one of some bits of the transaction type (BTOM-001) is set. A type without twenty bits has none. */
export function bit(judged: Judged, ...places: number[]): boolean {
  const bits = bitsOf(judged);
  return hasBits(judged) && places.some((place) => bits[place - 1] === '1');
}

export const isSimplified = (judged: Judged) => bit(judged, 2);

export const TYPE =
  'The transaction type (BTOM-001, the name of BT-3) must be 20 digits, each 0 or 1, with at least one 1; correct it.';

export const INVOICES =
  'The transaction type (BTOM-001) must be either a full or a simplified invoice (1 or 2); correct it.';
const EXCLUSIVE = 'Transaction type {type} (BTOM-001) excludes the types {others}; correct it.';

/** The bits that exclude each other. */
const EXCLUDED: readonly (readonly [number: string, type: number, others: readonly number[]])[] = [
  ['138', 3, [4, 7, 9, 10, 11, 13]],
  ['139', 4, [3]],
  ['140', 5, [6, 7, 10, 11, 13]],
  ['141', 6, [5, 8, 10, 11, 13]],
  ['142', 7, [3, 5, 8, 9, 10, 11, 13]],
  ['143', 8, [6, 7, 10, 11]],
  ['144', 9, [7, 10, 11, 13, 3]],
  ['145', 10, [5, 6, 7, 8, 9, 13, 3]],
  ['146', 11, [5, 6, 7, 8, 9, 10, 13, 3]],
  ['147', 13, [5, 6, 7, 9, 10, 11, 12, 3]],
  ['148', 12, [11]],
  ['149', 2, [3, 5, 7, 9, 10, 11, 13]],
  ['176', 15, [5, 8, 11]],
];

export const exclusive: readonly PatternRule[] = EXCLUDED.map(([number, type, others]) =>
  check(
    `IBR-${number}-OM`,
    worded(EXCLUSIVE, 'BT-3', { type, others: others.map(String) }),
    (_, judged) => !bit(judged, type) || !bit(judged, ...others),
  ),
);
