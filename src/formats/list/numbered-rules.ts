/** Rules that official files number, while their codes here have names. */

export { rulesNumbered } from '../en16931/facturx/rules/numbers.ts';
