/** What is said when a document becomes XML, or XML a document, and the two do not hold the same (chapter 14 §1.2). */

import { type Fault, faultOf } from '../engine/faults.ts';
import { type Message, message } from '../engine/text/message.ts';
import { bounded, cut, MOST_XPATH } from './bounds.ts';
import type { TermId } from './terms/declare.ts';
import { type XmlElement, xpaths } from './xml/element.ts';
import { positionsIn } from './xml/parse.ts';

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

/** So many losses are told one by one. @internal */
export const MOST_LOSSES = 10_000;

/** Gathers what is lost. */
export class Report {
  readonly losses: Loss[] = [];
  readonly #xpathOf = xpaths();
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
    if (this.losses.length >= MOST_LOSSES) {
      this.#more++;
      if (RANKS.indexOf(severity) > RANKS.indexOf(this.#gravest)) this.#gravest = severity;
      return;
    }
    const properties = property === undefined ? [] : [cut(property, MOST_XPATH)];
    const loss: Loss = { kind, severity, properties, text: bounded(text) };
    if (element !== undefined) {
      loss.element = element;
      loss.xpath = this.#xpathOf(element, step);
    }
    if (term !== undefined) loss.term = term;
    this.losses.push(loss);
  }
}

/** Returns where a property is in a document: its position in each object and list on the way. What is not there is last. */
function placeIn(document: object, property: string, root: string): number[] {
  const place: number[] = [];
  let at: unknown = document;
  for (const step of property.slice(root.length).split(/[.[\]]+/)) {
    if (step === '') continue;
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
export function strictFaults({ losses }: Report, text?: string): Fault[] {
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
    const path = position === undefined ? (properties[0] ?? xpath ?? '$') : (xpath ?? '/');
    return {
      ...faultOf('BW-XML-LOSS', path, what),
      ...(position !== undefined && { positions: [position] }),
      ...(term !== undefined && { terms: [term] }),
    };
  });
}
