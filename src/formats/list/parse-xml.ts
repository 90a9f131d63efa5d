/** Parses files of any syntax. */

import { Namespaces } from '../xml/namespaces.ts';
import { parseWith, type XmlReading } from '../xml/parse.ts';
import { syntaxList } from './facts.ts';

/** The namespaces of all syntaxes. */
export const namespaces = new Namespaces(syntaxList.flatMap((each) => each.namespaces));

/** Parses bytes or a text as XML. Returns the root element, or the first problem with its position. */
export function parseXml(given: Uint8Array | string): XmlReading {
  return parseWith(namespaces, given);
}
