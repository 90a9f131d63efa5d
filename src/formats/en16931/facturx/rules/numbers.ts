/** The rules behind the numbers that the official files of Factur-X give them, such as `FX-SCH-A-000415`. */

import type { NumberedRule } from '../../../declare/numbered-rule.ts';
import { NUMBERS } from '../generated/numbers.ts';
import { PROFILES } from '../profile.ts';

let rules: Map<string, NumberedRule[]> | undefined;

/** Returns the rules that have a number, in one or several profiles. */
export function rulesNumbered(code: string): readonly NumberedRule[] {
  rules ??= readNumbers();
  return rules.get(code) ?? [];
}

function readNumbers(): Map<string, NumberedRule[]> {
  const found = new Map<string, NumberedRule[]>();
  for (const line of NUMBERS.trim().split('\n')) {
    const [name = '', ...cells] = line.split(' ');
    for (const [column, cell] of cells.entries()) {
      const profile = PROFILES[column] ?? '';
      const code = /^[A-Z]+-/.test(name) ? name : `FX-${profile}-${name}`;
      for (const number of cell === '-' ? [] : cell.split(',')) {
        const key = `FX-SCH-A-${number.padStart(6, '0')}`;
        const rule = { set: `facturx-${profile.toLowerCase()}`, code };
        found.set(key, [...(found.get(key) ?? []), rule]);
      }
    }
  }
  return found;
}
