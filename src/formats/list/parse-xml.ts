import { parseWith, type XmlReading } from '../xml/parse.ts';
import { namespaces } from './namespaces.ts';

/** Parses bytes or a text as XML of any syntax. Returns the root element, or the first problem with its position. */
export function parseXml(given: Uint8Array | string): XmlReading {
  return parseWith(namespaces, given);
}
