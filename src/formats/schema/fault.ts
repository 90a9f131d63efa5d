/** What is not as the schema of a document has it. */

import type { Message } from '../../engine/text/message.ts';
import type { XmlElement } from '../xml/element.ts';

/** What can be wrong with the structure of a document. */
type StructureCode =
  | 'XSD-ROOT'
  | 'XSD-ELEMENT-UNKNOWN'
  | 'XSD-ELEMENT-ORDER'
  | 'XSD-ELEMENT-MISSING'
  | 'XSD-ELEMENT-REPEATED'
  | 'XSD-ATTRIBUTE-UNKNOWN'
  | 'XSD-ATTRIBUTE-MISSING'
  | 'XSD-VALUE'
  | 'XSD-TEXT';

export interface StructureFault {
  readonly code: StructureCode;
  /** Where it is; of what is missing, the element in which it is. */
  readonly element: XmlElement;
  /** The name of the attribute that it is about. */
  readonly attribute?: string;
  /** The name of the element that is missing. */
  readonly child?: string;
  /** The facet of a value that it breaks, where its schema has facets: `pattern`. */
  readonly facet?: string;
  readonly text: Message;
  /** The names of elements or attributes, or the value, that could stand there, as far as they are few. */
  readonly expected?: readonly string[];
}

/** Returns a name without its namespace. */
export function localNameOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1);
}
