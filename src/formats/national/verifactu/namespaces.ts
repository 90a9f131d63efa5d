import { Namespaces } from '../../xml/namespaces.ts';
import { parseWith, type XmlReading } from '../../xml/parse.ts';
import { verifactuFacts } from './facts.ts';

/** The namespaces of VERI*FACTU. */
export const namespaces = new Namespaces(verifactuFacts.namespaces);

/** Parses a record, a message or an answer. */
export function parseRecords(xml: string): XmlReading {
  return parseWith(namespaces, xml);
}
