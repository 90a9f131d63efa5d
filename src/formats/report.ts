/** What is said when a document becomes XML, or XML a document, and the two do not hold the same (chapter 14 §1.2). */

import { type Fault, faultOf } from '../engine/faults.ts';
import { type Message, message } from '../engine/text/message.ts';
import { bounded, cut, MOST_XPATH } from './bounds.ts';
import type { TermId } from './terms/declare.ts';
import { type XmlElement, xpaths } from './xml/element.ts';
import { positionsIn } from './xml/positions.ts';

/** Not written or not read; added by default; written or read otherwise; a figure that comes to something else. */
export type LossKind = 'dropped' | 'supplied' | 'changed' | 'difference';

/** No meaning is lost; meaning is lost; money or tax differs. */
export type Severity = 'info' | 'warning' | 'error';

export interface Loss {
  kind: LossKind;
  severity: Severity;
  /** Paths in the document: `$.payment.instructions.online[0].url`. */
  properties: string[];
  /** Where it is in the XML, with its element when that was read. */
  xpath?: string;
  element?: XmlElement;
  term?: TermId;
  /** What is lost, and why. */
  text: Message;
}

/** Where something is lost: in the document, in the XML, or in both. */
export interface Place {
  property?: string | undefined;
  element?: XmlElement | undefined;
  /** An attribute of the element: `@schemeID`. */
  step?: string | undefined;
  term?: TermId | undefined;
}

const RANKS: readonly Severity[] = ['info', 'warning', 'error'];

/** So many losses are reported one by one. @internal */
export const MOST_LOSSES = 10_000;

/** Gathers what is lost. */
export class Report {
  readonly losses: Loss[] = [];
  readonly #xpathOf = xpaths();
  /** The properties of losses of a document, by what is said: that of each entry of a list is reported once. */
  readonly #said = new Map<string, string[]>();
  #more = 0;
  #gravest: Severity = 'info';

  dropped(severity: Severity, place: Place, text: Message): void {
    this.#add('dropped', severity, place, text);
  }

  supplied(severity: Severity, place: Place, text: Message): void {
    this.#add('supplied', severity, place, text);
  }

  changed(severity: Severity, place: Place, text: Message): void {
    this.#add('changed', severity, place, text);
  }

  difference(severity: Severity, place: Place, text: Message): void {
    this.#add('difference', severity, place, text);
  }

  /** Takes back what was said of a property alone. */
  retract(property: string): void {
    const left = this.losses.filter(({ properties }) => properties.length !== 1 || properties[0] !== property);
    this.losses.splice(0, this.losses.length, ...left);
  }

  /** Puts the entries into the order of the document. */
  sort(document: object, root: string): void {
    const places = new Map<Loss, readonly number[]>();
    for (const loss of this.losses) places.set(loss, placeIn(document, loss.properties[0] ?? root, root));
    this.losses.sort((a, b) => compare(places.get(a) ?? [], places.get(b) ?? []));
    this.#close();
  }

  /** Puts the entries into the order of the XML that was read; those of no element of it come last. */
  sortByElement(): void {
    const offsetOf = ({ element }: Loss) => element?.offset ?? Number.MAX_SAFE_INTEGER;
    this.losses.sort((a, b) => offsetOf(a) - offsetOf(b));
    this.#close();
  }

  /** Says how many are not told, behind all others. */
  #close(): void {
    if (this.#more === 0) return;
    const text = message('{count} more entries are not listed.', { count: this.#more });
    this.losses.push({ kind: 'dropped', severity: this.#gravest, properties: [], text });
    this.#more = 0;
  }

  #add(kind: LossKind, severity: Severity, { property, element, step, term }: Place, text: Message): void {
    const said =
      element === undefined && property !== undefined ? likeness(kind, severity, property, term, text) : undefined;
    const known = said === undefined ? undefined : this.#said.get(said);
    if (known !== undefined && property !== undefined) {
      if (known.at(-1) !== property) known.push(property);
      return;
    }
    if (this.losses.length >= MOST_LOSSES) {
      this.#more++;
      if (RANKS.indexOf(severity) > RANKS.indexOf(this.#gravest)) this.#gravest = severity;
      return;
    }
    const properties = property === undefined ? [] : [cut(property, MOST_XPATH)];
    if (said !== undefined) this.#said.set(said, properties);
    const loss: Loss = { kind, severity, properties, text: bounded(text) };
    if (element !== undefined) {
      loss.element = element;
      loss.xpath = this.#xpathOf(element, step);
    }
    if (term !== undefined) loss.term = term;
    this.losses.push(loss);
  }
}

/** Returns what two losses have in common that say the same of entries of a list. */
function likeness(
  kind: LossKind,
  severity: Severity,
  property: string,
  term: TermId | undefined,
  { template, values }: Message,
): string {
  return JSON.stringify([kind, severity, property.replace(/\[\d+\]/g, '[]'), term, template, values]);
}

/** Returns where a property is in a document: its position in each object and list on the way. What is not there is last. */
function placeIn(document: object, property: string, root: string): number[] {
  const place: number[] = [];
  let at: unknown = document;
  for (const step of property.slice(root.length).split(/[.[\]]+/)) {
    if (step === '') continue;
    if (Array.isArray(at)) {
      place.push(Number(step));
      at = at[Number(step)];
      continue;
    }
    const names: string[] = typeof at === 'object' && at !== null ? Object.keys(at) : [];
    const position = names.indexOf(step);
    place.push(position < 0 ? names.length : position);
    at = position < 0 ? undefined : (at as Readonly<Record<string, unknown>>)[step];
  }
  return place;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** A file that goes with a document: BT-125, which documents do not hold. */
export interface AttachedFile {
  /** BT-122, by which an attachment of the document with this code is the same. */
  id?: string;
  /** BT-125-2. */
  name: string;
  /** BT-125-1. */
  media_type: string;
  /** BT-123. */
  description?: string;
  /** In base64. */
  data: string;
}

/** Returns the losses of meaning, of money and of tax as faults: of a text that was read at their XPaths, else at their properties. */
export function strictFaults({ losses }: Pick<Report, 'losses'>, text?: string): Fault[] {
  const grave = losses.filter(({ severity }) => severity !== 'info');
  const places =
    text === undefined
      ? []
      : positionsIn(
          text,
          grave.flatMap(({ element }) => element?.offset ?? []),
        );
  let at = 0;
  return grave.map((loss): Fault => {
    const { properties, xpath, element, term, text: what } = loss;
    const position = element === undefined ? undefined : places[at++];
    const isInDocument = position === undefined && properties.length > 0;
    return {
      ...faultOf('BW-XML-LOSS', xpath ?? '$', what),
      ...(isInDocument && { properties: [...properties] }),
      ...(position !== undefined && { positions: [position] }),
      ...(term !== undefined && { terms: [term] }),
    };
  });
}
