/** The most frequent requirements of ZATCA's rules: a filled element, a text of some length, a code of a list, a form. */

import {
  type Flag,
  type Judged,
  normal,
  type Rule,
  rule,
  type Verdict,
  type Violation,
} from '../../../rules/declare.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { lengthOf } from '../../shared/forms.ts';
import { all, isFilled, stepOf } from '../../shared/paths.ts';
import type { Select } from './invoice.ts';

export const MISSING = '{path} is missing; add it.';
export const CODE = '{found} is not one of {expected}; use one of these.';
export const LENGTH = '{path} must have {least} to {most} characters, not {count}; correct it.';

type Terms = string;
const termsOf = (terms: Terms) => terms.split(' ').filter((each) => each !== '') as TermId[];

/** Declares a rule of the document whose finding has a place. */
export function found(id: string, flag: Flag, terms: Terms, text: string, holds: (judged: Judged) => Verdict): Rule {
  return rule(id, 'BG-0', termsOf(terms), (_, judged) => holds(judged), text, flag);
}

/** Declares a rule on each element of a selection. */
export function each(
  id: string,
  flag: Flag,
  terms: Terms,
  select: Select,
  text: string,
  holds: (element: XmlElement, judged: Judged) => boolean | Violation,
): Rule {
  return found(id, flag, terms, text, (judged) => {
    let broken: Violation[] | undefined;
    for (const element of select(judged)) {
      const held = holds(element, judged);
      if (held === true) continue;
      broken ??= [];
      broken.push({ element, ...(held || undefined) });
    }
    return broken ?? true;
  });
}

/** Returns where a child is, or where it is missing. */
export function placeOf(element: XmlElement, path: string): Violation {
  const there = all(element, path)[0];
  return there === undefined ? { element, step: stepOf(path) } : { element: there };
}

/** Demands a filled element at one of the paths, separated by `|`. */
export function needs(id: string, flag: Flag, terms: Terms, select: Select, path: string, name = path): Rule {
  return each(id, flag, terms, select, MISSING, (element) =>
    isFilled(element, path) ? true : { ...placeOf(element, path.split('|')[0] ?? ''), values: { path: name } },
  );
}

/** Limits the length of a text that is present or `isNeeded`. With `least` 1, the text must not be empty. */
export function length(
  id: string,
  flag: Flag,
  terms: Terms,
  select: Select,
  path: string,
  most: number,
  least = 0,
  isNeeded = false,
): Rule {
  return found(id, flag, terms, LENGTH, (judged) => {
    const broken: Violation[] = [];
    for (const element of select(judged)) {
      const texts = all(element, path);
      for (const each of texts) {
        const { value } = each;
        const isShort = least > 0 && lengthOf(normal(value)) < least;
        if (isShort || (value.length > most && lengthOf(value) > most))
          broken.push({ element: each, values: { path, least, most, count: lengthOf(normal(value)) } });
      }
      if (texts.length === 0 && isNeeded)
        broken.push({ ...placeOf(element, path), values: { path, least, most, count: 0 } });
    }
    return broken;
  });
}

/** Demands that the codes of elements are in a list. */
export function coded(id: string, flag: Flag, terms: Terms, select: Select, expected: readonly string[]): Rule {
  return each(
    id,
    flag,
    terms,
    select,
    CODE,
    ({ value }) => expected.includes(normal(value)) || { values: { found: normal(value), expected } },
  );
}

/** Demands the form of texts. */
export function formed(id: string, flag: Flag, terms: Terms, select: Select, pattern: RegExp, text: string): Rule {
  return each(id, flag, terms, select, text, ({ value }) => pattern.test(value) || { values: { found: value } });
}
