/** The context of the rules of KSeF, and shorthands for declaring them. */

import type { Violation } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { nationalRule } from '../shared/rules.ts';
import type { Row, View } from './view.ts';

/** A file with the data for its checks, and the day of the check. */
export interface Context {
  readonly view: View;
  /** In Poland, in ISO 8601; undefined if not given. */
  readonly today: string | undefined;
}

export const warning = (id: string, holds: (view: View) => boolean | Violation | readonly Violation[], text: string) =>
  nationalRule<Context>(id, 'warning', ({ view }) => holds(view), text);

/** Holds if there is no element; otherwise the element is the finding. */
export const none = (element: XmlElement | undefined, values?: Violation['values']): true | Violation =>
  element === undefined ? true : { element, values };

export const each = (elements: readonly XmlElement[]): Violation[] => elements.map((element) => ({ element }));

/** Returns the rows to which a condition applies. */
export const rowsThat = (view: View, applies: (row: Row) => boolean): Violation[] =>
  view.rows.filter(applies).map(({ element }) => ({ element }));
