/**
 * Writes the elements of a national format, each with the property of the document it comes from, so that faults and
 * links lead back to the property. Omits empty elements.
 */

import type { Fault } from '../../../engine/faults.ts';
import { fault, faultOf, mergeFaults } from '../../../engine/faults.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import type { Message } from '../../../engine/text/message.ts';
import type { Format } from '../../declare/format.ts';
import { Report, type Severity } from '../../declare/report.ts';
import type { Finding } from '../../rules/run.ts';
import { XmlElement } from '../../xml/element.ts';
import { forbiddenIn } from '../../xml/text.ts';
import { type Part, type Place, pathOf } from './document.ts';
import { prefixing } from './names.ts';

/** An element to write, with the property of the document that it comes from. */
export class Written extends XmlElement {
  readonly #place: Place | undefined;

  constructor(name: string, place: Place | undefined) {
    super(name);
    this.#place = place;
  }

  get property(): string | undefined {
    return this.#place && pathOf(this.#place);
  }

  /** Returns the property of one of its attributes, `@Folio`, if that is known. */
  propertyAt(_step: string): string | undefined {
    return undefined;
  }
}

/** Elements in lists of any depth. */
export type Elements = readonly (Written | Elements | undefined)[];

/**
 * Returns the function that creates the elements of a format; it returns undefined if an element would be empty.
 * @param prefix the prefix of their names, with its colon
 */
export function elementsWith(prefix: string) {
  const nameOf = prefixing(prefix);
  return (
    name: string,
    content: string | undefined | Elements,
    place?: Place,
    attributes?: Readonly<Record<string, string>>,
  ): Written | undefined => {
    if (content === undefined || content === '') return undefined;
    const made = new Written(nameOf(name), place);
    if (typeof content === 'string') made.text = content;
    else if (appended(content, made) === undefined) return undefined;
    if (attributes !== undefined) {
      made.attributes = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
    }
    return made;
  };
}

/** Appends elements to their parent; returns its last child. */
export function appended(elements: Elements, parent: Written, before?: Written): Written | undefined {
  let last = before;
  for (const each of elements) {
    if (each instanceof Written) {
      parent.appendAfter(last, each);
      last = each;
    } else if (each !== undefined) last = appended(each, parent, last);
  }
  return last;
}

/** Returns the property that an element was written from. */
export function propertyOf(element: XmlElement): string | undefined {
  return element instanceof Written ? element.property : undefined;
}

/** Returns the property of an element or of its nearest ancestor with one, or that of its attribute. */
function propertyIn(element: XmlElement, step: string | undefined, root: string): string {
  const ofStep = step !== undefined && element instanceof Written ? element.propertyAt(step) : undefined;
  if (ofStep !== undefined) return ofStep;
  for (let at: XmlElement | undefined = element; at !== undefined; at = at.parent) {
    const property = propertyOf(at);
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
  refuse(code: string, place: Place, text: Message): void {
    const path = pathOf(place);
    // Parts of a document may be written twice, such as addresses.
    if (this.faults.some((each) => each.code === code && each.properties.includes(path))) return;
    this.faults.push(faultOf(code, path, text));
  }

  dropped(severity: Severity, place: Place, text: Message): void {
    this.report.dropped(severity, { property: pathOf(place) }, text);
  }

  changed(severity: Severity, place: Place, text: Message): void {
    this.report.changed(severity, { property: pathOf(place) }, text);
  }

  supplied(severity: Severity, place: Place, text: Message): void {
    this.report.supplied(severity, { property: pathOf(place) }, text);
  }
}

/**
 * Returns the country code of an address for a tax country code, `GR` for `EL`. Leaves other codes unchanged, including
 * `XI`.
 */
export function postalCountryOf<Code extends string | undefined>(code: Code): Code | 'GR' {
  return code === 'EL' ? 'GR' : code;
}

/** Returns the number of a document: its series and its code. */
export function numberOf(part: Part): string | undefined {
  const series = part.text('series');
  const code = part.text('code');
  return series !== undefined && code !== undefined ? `${series}-${code}` : code;
}

/** Returns the findings in the written elements as faults and warnings at the properties of the document. */
export function placedFindings(findings: readonly Finding[], root: string): { faults: Fault[]; warnings: Fault[] } {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  for (const { id, flag, element, step, text } of findings) {
    const found: Fault = faultOf(id, propertyIn(element, step, root), text);
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
export function forbiddenTexts(root: XmlElement): Fault[] {
  return [...root.within()].flatMap((element) => {
    const found = forbiddenIn(element.text);
    const property = propertyOf(element);
    if (found === undefined || property === undefined) return [];
    const what = 'The text has the character {found}, which XML does not allow; remove it.';
    return [fault('BW-XML-CHARACTER', property, what, { found })];
  });
}

/** Returns a document with the addons that a format needs. */
export function withAddons(given: JsonObject, { addons }: Format): JsonObject {
  const known = Array.isArray(given.$addons) ? given.$addons : [];
  const missing = addons.filter((addon) => !known.includes(addon));
  return missing.length > 0 ? { ...given, $addons: [...known, ...missing] } : given;
}
