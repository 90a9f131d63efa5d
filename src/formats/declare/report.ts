/** Reports the differences between a document and its XML after conversion (chapter 14 §1.2). */

import { type Fault, faultOf } from '../../engine/faults.ts';
import { type Message, message } from '../../engine/text/message.ts';
import type { TermId } from '../terms/declare.ts';
import { bounded, cut, MOST_XPATH } from '../xml/bounds.ts';
import { type XmlElement, xpaths } from '../xml/element.ts';
import { positionsIn } from '../xml/positions.ts';

/**
 * The kinds of losses, in order: not written or read; added by default; written or read with a change; a figure with
 * another result.
 */
export type LossKind = 'dropped' | 'supplied' | 'changed' | 'difference';

/** The severities, in order: no meaning is lost; meaning is lost; money or tax differs. */
export type Severity = 'info' | 'warning' | 'error';

export interface Loss {
  kind: LossKind;
  severity: Severity;
  /** Paths in the document: `$.payment.instructions.online[0].url`. */
  properties: string[];
  /** Its place in the XML, with its element if it was read. */
  xpath?: string;
  element?: XmlElement;
  term?: TermId;
  /** The loss and its reason. */
  text: Message;
}

/** The place of a loss: in the document, in the XML, or in both. */
export interface LossLocation {
  property?: string | undefined;
  /** The other properties of one loss. */
  others?: readonly string[];
  element?: XmlElement | undefined;
  /** An attribute of the element: `@schemeID`. */
  step?: string | undefined;
  term?: TermId | undefined;
}

const RANKS: readonly Severity[] = ['info', 'warning', 'error'];

/** The maximum number of losses to list. @internal */
export const MOST_LOSSES = 10_000;

/** More than any offset in a file. */
const LAST = 2 ** 31;
const MOST_INDEXES = 2 ** 20;

/** Collects the losses of a conversion. */
export class Report {
  readonly losses: Loss[] = [];
  readonly #xpathOf = xpaths();
  /** The properties of document losses, by text. Losses of several list entries are reported once. */
  readonly #said = new Map<string, string[]>();
  #more = 0;
  #gravest: Severity = 'info';

  dropped(severity: Severity, place: LossLocation, text: Message): void {
    this.#add('dropped', severity, place, text);
  }

  supplied(severity: Severity, place: LossLocation, text: Message): void {
    this.#add('supplied', severity, place, text);
  }

  changed(severity: Severity, place: LossLocation, text: Message): void {
    this.#add('changed', severity, place, text);
  }

  difference(severity: Severity, place: LossLocation, text: Message): void {
    this.#add('difference', severity, place, text);
  }

  /** Reports that a document has no totals to compare with its file. */
  uncompared(element: XmlElement): void {
    const text =
      'The figures of the file were not compared: no totals could be calculated from its data. Correct the faults of the document.';
    this.difference('error', { element }, message(text));
  }

  /** Adds losses to those of a file, in XML order. */
  add(losses: readonly Loss[]): void {
    this.losses.push(...losses);
    this.sortByElement();
  }

  /** Removes losses of this property alone. */
  retract(property: string): void {
    this.retain(({ properties }) => properties.length !== 1 || properties[0] !== property);
  }

  /** Removes all other losses. */
  retain(isKept: (loss: Loss) => boolean): void {
    this.losses.splice(0, this.losses.length, ...this.losses.filter(isKept));
  }

  /** Sorts the entries in document order. */
  sort(document: object, root: string): void {
    const places = new Map<Loss, readonly number[]>();
    for (const loss of this.losses) places.set(loss, positionIn(document, loss.properties[0] ?? root, root));
    this.losses.sort((a, b) => compare(places.get(a) ?? [], places.get(b) ?? []));
    this.#close();
  }

  /** Sorts the entries in XML order. Those without an element come last. */
  sortByElement(): void {
    const { losses } = this;
    // Sorts numbers, each an offset and an index, because a comparison of losses takes far longer.
    const offsets = losses.map(({ element }, i) => ((element?.offset ?? LAST) + 1) * MOST_INDEXES + i);
    const sorted = Array.from(Float64Array.from(offsets).sort(), (each) => losses[each % MOST_INDEXES]);
    losses.splice(0, losses.length, ...sorted.filter((loss) => loss !== undefined));
    this.#close();
  }

  /** Adds the number of unlisted losses. */
  #close(): void {
    if (this.#more === 0) return;
    const text = message('{count} more entries not listed.', { count: this.#more });
    this.losses.push({ kind: 'dropped', severity: this.#gravest, properties: [], text });
    this.#more = 0;
  }

  #add(
    kind: LossKind,
    severity: Severity,
    { property, others = [], element, step, term }: LossLocation,
    text: Message,
  ): void {
    const kindKey =
      element === undefined && property !== undefined ? likeness(kind, severity, property, term, text) : undefined;
    const known = kindKey === undefined ? undefined : this.#said.get(kindKey);
    if (known !== undefined && property !== undefined) {
      if (known.at(-1) !== property) known.push(property);
      return;
    }
    if (this.losses.length >= MOST_LOSSES) {
      this.#more++;
      if (RANKS.indexOf(severity) > RANKS.indexOf(this.#gravest)) this.#gravest = severity;
      return;
    }
    const properties = property === undefined ? [] : [property, ...others].map((each) => cut(each, MOST_XPATH));
    if (kindKey !== undefined) this.#said.set(kindKey, properties);
    const loss: Loss = { kind, severity, properties, text: bounded(text) };
    if (element !== undefined) {
      loss.element = element;
      loss.xpath = this.#xpathOf(element, step);
    }
    if (term !== undefined) loss.term = term;
    this.losses.push(loss);
  }
}

/** Separates the pieces of a key. Only the property could contain it too, and then the key is still unambiguous. */
const BETWEEN = '\u0000';

/** Returns a key that losses share if they are equal apart from their list entry. */
function likeness(
  kind: LossKind,
  severity: Severity,
  property: string,
  term: TermId | undefined,
  { template, values, details, more }: Message,
): string {
  const general = property.includes('[') ? property.replace(/\[\d+\]/g, '[]') : property;
  const kindKey = values || details || more ? JSON.stringify([values, details, more]) : '';
  return [kind, severity, general, term, template, kindKey].join(BETWEEN);
}

/**
 * Returns the position of a property in a document, as positions in each object and list. Missing properties come last.
 */
function positionIn(document: object, property: string, root: string): number[] {
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

/** A file attached to a document: BT-125, which documents do not contain. */
export interface AttachedFile {
  /** BT-122. An attachment of the document with this code is the same file. */
  id?: string;
  /** The file name (BT-125-2). */
  name: string;
  /** The media type (BT-125-1). */
  media_type: string;
  /** The description (BT-123). */
  description?: string;
  /** The contents in base64. */
  data: string;
}

/** Returns losses of meaning, money and tax as faults, at their XPaths for a text and otherwise at their properties. */
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
