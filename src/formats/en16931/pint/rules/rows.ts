/** Reads tables of simple rules: one a line, with its identifier, demand, path and the terms or the rule of EN 16931 whose text it has. */

import { normal } from '../../../rules/declare.ts';
import type { TermId } from '../../../terms/declare.ts';
import { all, stepOf } from '../../shared/paths.ts';
import type { Holds, PatternRule, Wording } from './pattern.ts';
import { as, check, worded, wordedMissing } from './pattern.ts';

const MISSING = '{path} is missing; add it.';
const ONCE = '{path} may occur only once; keep one of them.';

/** What a row may require of the elements at its path. */
const DEMANDS: Readonly<Record<string, readonly [text: string, holds: (path: string) => Holds]>> = {
  has: [MISSING, (path) => (element) => all(element, path).length > 0 || { element, step: stepOf(path) }],
  text: [
    MISSING,
    (path) => (element) => all(element, path).some(({ value }) => normal(value) !== '') || placeOf(element, path),
  ],
  one: [ONCE, (path) => (element) => all(element, path).length <= 1 || { element: all(element, path)[1] }],
};

function placeOf(element: Parameters<Holds>[0], path: string) {
  const [there] = all(element, path);
  return there === undefined ? { element, step: stepOf(path) } : { element: there };
}

/** Returns the rules of a table. */
export function rows(table: string): PatternRule[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', demand = '', path = '', ...terms] = line.trim().split(/ +/);
      const [template, holds] = DEMANDS[demand] ?? [];
      if (template === undefined || holds === undefined) throw new Error(`${id} has no demand ${demand}`);
      return check(id, wordingOf(template, path, terms), holds(path));
    });
}

function wordingOf(template: string, path: string, terms: readonly string[]): Wording {
  const [first = ''] = terms;
  if (/^BR-/.test(first)) return as(first, terms.length > 1 ? (terms.slice(1) as TermId[]) : undefined);
  if (template === MISSING && first !== '') return wordedMissing(MISSING, terms.join(' '), { path: terms });
  return worded(template, terms.join(' '), { path: path.replace(/\/$/, '').replaceAll('|', ', ') });
}
