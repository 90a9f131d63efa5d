/** Common parts of the rules of FatturaPA. */

import type { Amount } from '../../../engine/num/amount.ts';
import type { Verdict, Violation } from '../../rules/declare.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import type { Body, View } from './view.ts';

/** A file with the data for its checks, and the day of the check in Italy. */
export interface Context {
  readonly view: View;
  readonly today: string | undefined;
}

export type Rule = NationalRule<Context>;

export const sdi = (code: string, holds: (view: View) => Verdict, text: string): Rule =>
  nationalRule<Context>(`SDI-${code}`, 'fatal', ({ view }) => holds(view), text);
export const advice = (code: string, holds: (view: View, context: Context) => Verdict, text: string): Rule =>
  nationalRule<Context>(code, 'warning', (context) => holds(context.view, context), text);

/** Returns a finding for each element, with its value. */
export const found = (elements: readonly (XmlElement | undefined)[]): Violation[] =>
  elements.flatMap((element) =>
    element ? [{ element, values: { value: collapsed(element.text).slice(0, 40) } }] : [],
  );

/** Applies a check to each invoice of a file. */
export const inBodies = (look: (body: Body, view: View) => readonly (XmlElement | undefined)[]) => (view: View) =>
  found(view.bodies.flatMap((body) => look(body, view)));

export const ordinary = (look: (body: Body, view: View) => readonly (XmlElement | undefined)[]) =>
  inBodies((body, view) => (view.isSimplified ? [] : look(body, view)));

export const isZero = (amount: Amount | undefined) => amount?.isZero() === true;

/** Returns whether one date is before another, if both are present. */
export const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== '' && other !== '' && one.slice(0, 10) < other.slice(0, 10);
