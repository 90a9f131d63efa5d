/** Writes a document as an e-invoice with links from elements to properties, for a view of both. */

import { type Environment, failure, fault, type Outcome } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { WrittenTree } from '../declare/conversion.ts';
import { formatOf } from '../list/formats.ts';
import { parseXml } from '../list/parse-xml.ts';
import { propertyOf } from '../mapping/places.ts';
import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeDocument } from './write.ts';

/** An XML element, by its offset in UTF-16 units, and the property it was written from. */
interface Link {
  offset: number;
  property: string;
}

export interface LinkedXml {
  xml: string;
  /** In the order of the XML. */
  links: Link[];
}

/** Writes an invoice in a format. Fails like `convertDocument`. */
export async function writeLinked(
  document: JsonObject,
  key: string,
  environment: Environment,
): Promise<Outcome<LinkedXml>> {
  const format = formatOf(key);
  if (format === undefined) {
    return failure('input', [fault('BW-FORMAT-UNKNOWN', 'request.to', 'there is no format {key}', { key })]);
  }
  const outcome = await writeDocument(document, format, {}, environment);
  if (!outcome.ok) return outcome;
  const { xml, written, tree } = outcome.result;
  const reading = parseXml(xml);
  const made = written ? linkedTree(written) : tree;
  const links = made && reading.ok ? linksIn(made, reading.root) : [];
  return { ...outcome, result: { xml, links } };
}

/** Returns the elements with the property that each was written from, or that its term belongs to. */
function linkedTree({ root, invoice, plan }: { root: XmlElement; invoice: Group; plan: Plan }): WrittenTree {
  const origins = new Map<XmlElement, string>();
  for (const [id, { element, property }, group] of invoice.within()) {
    // An attribute comes after the text of its element.
    if (element && !origins.has(element)) origins.set(element, property ?? propertyOf(id, group, plan));
  }
  return { root, propertyOf: (element) => origins.get(element) };
}

/** Walks the written elements and the corresponding elements of the parsed text. */
function linksIn({ root, propertyOf }: WrittenTree, inText: XmlElement): Link[] {
  const links: Link[] = [];
  const pairs: [XmlElement, XmlElement][] = [[root, inText]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [element, placed] = pair;
    const property = propertyOf(element);
    if (property !== undefined) links.push({ offset: placed.offset, property });
    for (let child = element.first, other = placed.first; child && other; child = child.next, other = other.next) {
      pairs.push([child, other]);
    }
  }
  return links.sort((a, b) => a.offset - b.offset);
}
