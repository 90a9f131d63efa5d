/** Rules that official files number, while their codes here have names. */

import type { NumberedRule } from '../declare/numbered-rule.ts';

/** Returns the rules that have a number of an official file; undefined for other codes. */
export async function rulesNumbered(code: string): Promise<readonly NumberedRule[] | undefined> {
  if (!code.startsWith('FX-SCH-')) return undefined;
  return (await import('../en16931/facturx/rules/numbers.ts')).rulesNumbered(code);
}
