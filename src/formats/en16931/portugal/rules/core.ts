import { ublCodes } from '../../core/rules/codes-ubl.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';

/** The rules of the core. CIUS-PT keeps some and changes others. */
export const core = termRules(scopeOf('ubl'), ublCodes);

const TEXTS: ReadonlyMap<string, string> = new Map(core.map(({ id, text }) => [id, text]));

/** Returns the text of a rule of the core. */
export function textOf(id: string): string {
  const text = TEXTS.get(id);
  if (text === undefined) throw new Error(`the core has no rule ${id}`);
  return text;
}
