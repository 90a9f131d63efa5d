/** The open tasks after a repair: a question for each answer that a fault needs. The rest is left to the issuer. */

import type { XmlFault } from '../declare/checked.ts';
import { kindOf } from '../model/plan.ts';
import { askedBy, type Question, questions, sayable } from './asks.ts';
import type { BareRemaining } from './change.ts';
import { kindOfRule } from './kinds.ts';
import { placeOf } from './terms.ts';
import { localSteps, type Reading } from './work.ts';

/** Returns the open tasks of a fault: a question for each answer that it needs. */
export function remainingOf(fault: XmlFault, read: Reading): BareRemaining[] {
  const { code, xpaths, text } = fault;
  const [xpath = '/'] = xpaths;
  const own = questions[read.syntax] ?? [];
  const base = { rule: code, xpath, text };
  const names = askedNames(fault, read);
  if (names.length === 0) {
    // Everything that can be repaired has been; the rest needs the maker of the file.
    return [{ ...base, kind: 'issuer' }];
  }
  return names.map((name) => {
    const question = own.find((each) => each.name === name.replace(/\[\d+\]$/, ''));
    return { ...base, kind: 'ask' as const, set: name, ...(question && { question }) };
  });
}

/** Returns the names of the answers that a fault needs. */
function askedNames({ code, terms, xpaths, missing }: XmlFault, read: Reading): string[] {
  const own = questions[read.syntax] ?? [];
  if (read.syntax !== 'ubl' && read.syntax !== 'cii') {
    const places = xpaths.flatMap((path) => {
      const steps = localSteps(path);
      return missing ? missing.map((name) => [...steps.slice(0, -1), name.replace(/^.*:/, '')]) : [steps];
    });
    return places.flatMap((steps) => named(own, steps));
  }
  const flags =
    askedBy.get(code) ?? (isAskedByTerm(code, terms) ? terms.flatMap((term) => sayable.get(term) ?? []) : []);
  return (flags.length > 0 ? flags : flagsAt(xpaths, code, read)).flatMap((flag) => {
    const question = own.find((each) => each.name === flag);
    if (!question?.isOfLine) return [flag];
    return xpaths.map((path) => `${flag}[${lineIn(path)}]`);
  });
}

function isAskedByTerm(code: string, terms: Parameters<typeof kindOfRule>[1] & {}): boolean {
  return kindOfRule(code, terms) !== 'issuer' && terms.length > 0 && terms.every((term) => sayable.has(term));
}

/** Returns the answers for values whose notation does not show what they mean, such as the country `XX`. */
function flagsAt(xpaths: readonly string[], code: string, { root }: Reading): string[] {
  if (kindOfRule(code) !== 'repair') return [];
  const places = xpaths.map((path) => bare(localSteps(path)).slice(1).join('/'));
  const kind = kindOf(root);
  return [...sayable].flatMap(([term, flag]) => {
    const place = placeOf(term, kind);
    if (place === undefined) return [];
    const steps = localSteps(`/${place.steps.map(({ name }) => name).join('/')}`);
    const own = [...steps, ...(place.attribute === undefined ? [] : [`@${place.attribute}`])].join('/');
    return places.includes(own) ? flag : [];
  });
}

function bare(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(/\[\d+\]$/, ''));
}

/** The number of the line in an XPath. */
export const LINES = /(?:InvoiceLine|CreditNoteLine|LineItem|DettaglioLinee|FaWiersz)\[(\d+)\]/;

function lineIn(path: string): number {
  const [, index = '1'] = LINES.exec(path) ?? [];
  return Number(index);
}

/** Returns the question about an element of a national format. */
function named(own: readonly Question[], steps: readonly string[]): string[] {
  const place = bare(steps).slice(1).join('/');
  const question = own.find(({ path }) => path?.join('/') === place);
  if (question === undefined) return [];
  return [question.isOfLine ? `${question.name}[${lineIn(steps.join('/'))}]` : question.name];
}
