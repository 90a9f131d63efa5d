/**
 * Writes the elements of a national format, each with the property of the document it comes from, so that faults and
 * links lead back to the property. Omits empty elements.
 */

import type { Fault } from '../../engine/faults.ts';
import { fault, faultOf, mergeFaults } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { Message } from '../../engine/text/message.ts';
import type { WrittenTree } from '../conversion.ts';
import type { Format } from '../format.ts';
import { Report, type Severity } from '../report.ts';
import type { Finding } from '../rules/run.ts';
import { XmlElement } from '../xml/element.ts';
import { forbiddenIn } from '../xml/text.ts';
import type { Part } from './document.ts';

/** An element to write: name without prefix, text or children, and source property. */
export interface Written {
  readonly name: string;
  readonly content: string | readonly Written[];
  readonly property: string | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

type Content = string | undefined | readonly (Written | readonly Written[] | undefined)[];

/** Returns an element to write; undefined if it would be empty. */
export function element(
  name: string,
  content: Content,
  property?: string,
  attributes?: Readonly<Record<string, string>>,
): Written | undefined {
  if (content === undefined || content === '') return undefined;
  if (typeof content === 'string') return { name, content, property, attributes };
  const inner = content.flatMap((each) => each ?? []);
  return inner.length > 0 ? { name, content: inner, property, attributes } : undefined;
}

/**
 * Creates the elements to write.
 * @param prefix the prefix of the names, with its colon
 * @param rootPrefix the prefix of the root if it differs
 */
export function treeOf(written: Written, prefix: string, rootPrefix = prefix): WrittenTree {
  const origins = new Map<XmlElement, string>();
  const make = ({ name, content, property, attributes }: Written, own: string): XmlElement => {
    const made = new XmlElement(own + name);
    if (property !== undefined) origins.set(made, property);
    if (attributes !== undefined) {
      made.attributes = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
    }
    if (typeof content === 'string') made.text = content;
    else {
      made.takeFrom(
        content.map((each) => make(each, prefix)),
        0,
      );
    }
    return made;
  };
  return { root: make(written, rootPrefix), origins };
}

/** Returns the property of an element: its own or that of its nearest ancestor. */
function propertyIn({ origins }: WrittenTree, element: XmlElement, root: string): string {
  for (let at: XmlElement | undefined = element; at !== undefined; at = at.parent) {
    const property = origins.get(at);
    if (property !== undefined) return property;
  }
  return root;
}

/** A document during writing, with its report and faults. Formats extend it with their own state. */
export class NationalWriting {
  readonly document: Part;
  readonly report = new Report();
  readonly faults: Fault[] = [];

  constructor(document: Part) {
    this.document = document;
  }

  /** Adds a fault that prevents writing the document. */
  refuse(code: string, property: string, text: Message): void {
    this.faults.push(faultOf(code, property, text));
  }

  dropped(severity: Severity, property: string, text: Message): void {
    this.report.dropped(severity, { property }, text);
  }

  changed(severity: Severity, property: string, text: Message): void {
    this.report.changed(severity, { property }, text);
  }

  supplied(severity: Severity, property: string, text: Message): void {
    this.report.supplied(severity, { property }, text);
  }
}

/** Returns the number of a document: its series and its code. */
export function numberOf(part: Part): string | undefined {
  const series = part.text('series');
  const code = part.text('code');
  return series !== undefined && code !== undefined ? `${series}-${code}` : code;
}

/** Returns the findings in the written elements as faults and warnings at the properties of the document. */
export function placedFindings(
  findings: readonly Finding[],
  tree: WrittenTree,
  root: string,
): { faults: Fault[]; warnings: Fault[] } {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  for (const { id, flag, element, text } of findings) {
    const found: Fault = faultOf(id, propertyIn(tree, element, root), text);
    if (flag === 'information') found.level = 'information';
    (flag === 'fatal' ? faults : warnings).push(found);
  }
  return { faults: mergeFaults(faults), warnings: mergeFaults(warnings) };
}

/** Returns the path of a document's property in the whole input, which may be an envelope. */
export function within(path: string, property: string): string {
  return property.startsWith('$') ? path + property.slice(1) : property;
}

/** Returns a fault with the paths of its properties in the whole input. */
export function placed(path: string, given: Fault): Fault {
  return { ...given, properties: given.properties.map((property) => within(path, property)) };
}

/** Returns the texts with characters that XML cannot hold, at their properties. */
export function forbiddenTexts({ origins }: WrittenTree): Fault[] {
  return [...origins].flatMap(([{ text }, property]) => {
    const found = forbiddenIn(text);
    if (found === undefined) return [];
    const what = 'The text has the character {found}, which XML cannot hold; remove it.';
    return [fault('BW-XML-CHARACTER', property, what, { found })];
  });
}

/** Returns a document with the addons that a format needs. */
export function withAddons(given: JsonObject, { addons }: Format): JsonObject {
  const known = Array.isArray(given.$addons) ? given.$addons : [];
  const missing = addons.filter((addon) => !known.includes(addon));
  return missing.length > 0 ? { ...given, $addons: [...known, ...missing] } : given;
}
