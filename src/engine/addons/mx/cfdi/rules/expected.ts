/** Expected values of several rules, in words. */

export const REGIME_EXPECTED = 'one of 601, 603, 605 to 608, 610 to 612, 614 to 616, 620 to 626';

export const MEANS_EXPECTED =
  'one of 01 to 06, 08, 12 to 15, 17, 23 to 31, 99 (still to be defined); building sets it for the keys cash, cheque, credit-transfer, card, online, netting and some kinds of other, such as other+advance';

export const POSTAL_CODE_EXPECTED = 'five digits, for example 06470';
