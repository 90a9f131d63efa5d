import { isZeroDateTime } from '../../../../cal/date-time.ts';
import type { Test } from '../../../../rules/declare.ts';

/** A date-time that says something: neither absent nor the zero date-time, as which an absent one is written. */
export const isGivenDateTime: Test<string> = (value) => value !== undefined && !isZeroDateTime(value);
