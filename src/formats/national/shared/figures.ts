/** Compares the figures of a file with those calculated from its document. */

import type { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report, Severity } from '../../declare/report.ts';
import type { XmlElement } from '../../xml/element.ts';
import { minus } from './amounts.ts';

/** A figure of a file, and the one of its document. */
export interface Figure {
  /** The name of the element with the figure. */
  readonly name: string;
  /** The element, or the nearest one if the figure is missing. */
  readonly element: XmlElement;
  readonly stated: Amount;
  readonly calculated: Amount;
}

/** Returns the figures that differ. */
export function differing<T extends Figure>(figures: Iterable<T>): T[] {
  return [...figures].filter(({ stated, calculated }) => !stated.equals(calculated));
}

/** Returns by how much a figure of the file exceeds the calculated one. */
export function excessOf({ stated, calculated }: Figure): Amount {
  return minus(stated, calculated);
}

/** Returns whether a difference is at most this large. */
export function isWithin(figure: Figure, tolerance: Amount): boolean {
  return excessOf(figure).abs().compare(tolerance) <= 0;
}

/** Reports figures that differ. */
export function reportFigures<T extends Figure>(
  report: Report,
  figures: readonly T[],
  severityOf: (figure: T) => Severity,
): void {
  for (const figure of figures) {
    const { name, element, stated, calculated } = figure;
    const values = { name, given: stated.toString(), made: calculated.toString() };
    report.difference(
      severityOf(figure),
      { element },
      message('{name} is {given}, but {made} in the document.', values),
    );
  }
}
