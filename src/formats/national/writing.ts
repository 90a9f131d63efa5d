/**
 * The elements of a national format as they are written: each with the property of the document that it is of, so that faults and links lead back there.
 * What has nothing in it is not written.
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

/** An element that is to be written: its name without prefix, its text or what is in it, the property that it is of. */
export interface Written {
  readonly name: string;
  readonly content: string | readonly Written[];
  readonly property: string | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

type Content = string | undefined | readonly (Written | readonly Written[] | undefined)[];

/** Returns an element; undefined where nothing would be in it. */
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

/** Makes the elements of what is to be written. @param prefix that of the names, with its colon; `rootPrefix` that of the root, where it is another */
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

/** Returns the property that an element is of: its own, or that of what it is in. */
function propertyIn({ origins }: WrittenTree, element: XmlElement, root: string): string {
  for (let at: XmlElement | undefined = element; at !== undefined; at = at.parent) {
    const property = origins.get(at);
    if (property !== undefined) return property;
  }
  return root;
}

/** A document while it is written, and what is said of it. Formats add what theirs are written with. */
export class NationalWriting {
  readonly document: Part;
  readonly report = new Report();
  readonly faults: Fault[] = [];

  constructor(document: Part) {
    this.document = document;
  }

  /** Says why the document cannot be written. */
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

/** Returns what was found in what was written as faults and warnings at the properties of the document. */
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

/** Returns a property of a document as it is in what it came in: an envelope, or nothing. */
export function within(path: string, property: string): string {
  return property.startsWith('$') ? path + property.slice(1) : property;
}

/** Returns a fault with its properties likewise. */
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
