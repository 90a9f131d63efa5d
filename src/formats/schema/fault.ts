/** Deviations of a document from its schema. */

import type { Message } from '../../engine/text/message.ts';
import type { XmlElement } from '../xml/element.ts';

/** The number of faults in the structure after which its check stops. */
export const MOST_FAULTS = 1000;

/** The kinds of structural faults. */
type StructureCode =
  | 'XSD-ROOT'
  | 'XSD-ELEMENT-UNKNOWN'
  | 'XSD-ELEMENT-ORDER'
  | 'XSD-ELEMENT-MISSING'
  | 'XSD-ELEMENT-REPEATED'
  | 'XSD-ATTRIBUTE-UNKNOWN'
  | 'XSD-ATTRIBUTE-MISSING'
  | 'XSD-VALUE'
  | 'XSD-TEXT'
  | 'BW-FAULTS-CUT';

export interface StructureFault {
  readonly code: StructureCode;
  /** The location; for a missing element its parent. */
  readonly element: XmlElement;
  /** The name of the attribute in question. */
  readonly attribute?: string;
  /** The name of the missing element. */
  readonly child?: string;
  /** The violated facet of a value, if its schema has facets: `pattern`. */
  readonly facet?: string;
  readonly text: Message;
  /** The names of elements or attributes, or the value, expected there; absent if there are many. */
  readonly expected?: readonly string[];
}

/** Returns a name without its namespace. */
export function localNameOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1);
}
