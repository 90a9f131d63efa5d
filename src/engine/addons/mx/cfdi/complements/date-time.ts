import { isZeroDateTime } from '../../../../cal/date-time.ts';
import type { Test } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';

/** Tests that a date-time is present and not the zero date-time, which stands for an absent one. */
export const isGivenDateTime: Test<string> = labelled(
  'is given date time',
  (value) => value !== undefined && !isZeroDateTime(value),
);
