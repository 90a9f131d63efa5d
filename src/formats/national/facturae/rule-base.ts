/** Common parts of the rules of Facturae. */

import type { Amount } from '../../../engine/num/amount.ts';
import type { Flag, Verdict, Violation } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import type { Invoice, View } from './view.ts';

/** A file with the data for its checks, and the day of the check in Spain. */
export interface Context {
  readonly view: View;
  readonly today: string | undefined;
}

export type Rule = NationalRule<Context>;

export const rule = (
  id: string,
  flag: Flag,
  holds: (view: View, today: string | undefined) => Verdict,
  text: string,
): Rule => nationalRule<Context>(id, flag, ({ view, today }) => holds(view, today), text);

/** Returns a finding for each element, with its value. */
export const found = (elements: readonly (XmlElement | undefined)[]): Violation[] =>
  elements.flatMap((element) => (element ? [{ element, values: { value: element.text.trim().slice(0, 40) } }] : []));

/** Applies a check to each invoice of a file. */
export const inInvoices =
  (look: (invoice: Invoice, view: View, today: string | undefined) => readonly Violation[]) =>
  (view: View, today: string | undefined): Verdict =>
    view.invoices.flatMap((invoice) => look(invoice, view, today));

/** Returns a finding for a figure that is not the expected one; none if the figure is missing. */
export function unequal(element: XmlElement | undefined, given: Amount | undefined, expected: Amount): Violation[] {
  if (element === undefined || given === undefined || given.equals(expected)) return [];
  return [{ element, values: { given: given.toString(), expected: expected.toString() } }];
}
