/** Shared by all parts of the reader. */

import { message } from '../../../engine/text/message.ts';
import type { Report, Severity } from '../../declare/report.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Node } from './view.ts';

/** Members of an object being read. */
export type Members = Record<string, unknown>;

/** Returns members without empty ones. */
export function filled(members: Members): Members {
  const isFilled = (value: unknown) =>
    value !== undefined &&
    value !== '' &&
    (typeof value !== 'object' || value === null || Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isFilled(value)));
}

export const sumOf = (values: Iterable<Decimal | undefined>): Decimal => {
  let sum = Decimal.ZERO;
  for (const value of values) if (value !== undefined) sum = sum.plus(value);
  return sum;
};

/** Returns a fraction as a percentage with at least one decimal: `16.0%`. */
export function percentOf(rate: Decimal): string {
  const percent = rate.times(new Decimal(100, 0)).shortened();
  return `${percent.plus(new Decimal(0, 1)).toString()}%`;
}

/** Reports an element that documents have no field for. */
export function dropElement(report: Report, element: XmlElement, severity: Severity = 'warning'): void {
  const [, namespace = '', name = element.localName] = /^\{([^}]*)\}(.*)$/.exec(element.name) ?? [];
  const text = namespace
    ? message('Ignored {name} of {namespace}; the document has no field for it.', { name, namespace })
    : message('Ignored {name}; the document has no field for it.', { name });
  report.dropped(severity, { element }, text);
}

/** Returns entries of `meta` from attributes by their keys. */
export function metaOf(node: Node, keys: Readonly<Record<string, string>>): Members {
  return filled(Object.fromEntries(Object.entries(keys).map(([name, key]) => [key, node.get(name)])));
}
