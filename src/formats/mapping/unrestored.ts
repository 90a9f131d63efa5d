/** Reports values that an e-invoice had before it was read and written in its own format, and no longer has. */

import { message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import type { ReadTerms } from '../declare/conversion.ts';
import { type Loss, Report } from '../declare/report.ts';
import type { Group, Value } from '../model/group.ts';
import { qualifies } from '../model/read.ts';
import { Decimal } from '../rules/decimal.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';

/** Terms that the target format determines. */
const OF_THE_FORMAT = new Set<TermId>(['BT-23', 'BT-24']);

/** More characters than a number has. */
const MOST_DIGITS = 40;

/** Values that were received and not written, and what names them in losses. */
interface Missing {
  readonly element: XmlElement;
  /** The attribute, if it is one. */
  readonly step?: string;
  readonly text: string;
  readonly term: TermId | undefined;
  readonly property: string | undefined;
  /** Whether it was written elsewhere, but fewer times than received. */
  readonly isRepeated: boolean;
}

/** Compares a written e-invoice, and returns a function for the missing values that losses do not name already. */
export function unrestored(
  { read, sources }: ReadTerms,
  { root, invoice }: { readonly root: XmlElement; readonly invoice: Group },
): (losses: readonly NamedLoss[]) => Loss[] {
  const terms = termsOf(read.invoice);
  const properties = new Map([...sources].map(([property, value]) => [value, property]));
  const named = new Set(read.unclaimedAttributes.map(({ attribute }) => attribute));
  const kept = keptIn(root);
  const keptTerms = new Set([...invoice.within()].map(([id, { text }]) => `${id} ${plain(text)}`));
  const missing: Missing[] = [];
  for (const element of read.invoice.element?.within() ?? []) {
    if (!isLeaf(element)) continue;
    const { term, value } = terms.get(element) ?? {};
    const { text } = element;
    const found = kept.take(placeOf(element), text);
    if (found === 'there') {
      for (const attribute of value ? element.attributes : []) {
        const { name, value: text } = attribute;
        if (named.has(attribute) || qualifies(attribute) || kept.take(placeOf(element, name), text)) continue;
        missing.push({ element, step: `@${name}`, text, term, property: undefined, isRepeated: false });
      }
      continue;
    }
    const isElsewhere = found === undefined && keptTerms.has(`${term} ${plain(text)}`);
    if (term && (OF_THE_FORMAT.has(term) || isElsewhere)) continue;
    missing.push({ element, text, term, property: value && properties.get(value), isRepeated: found === 'repeated' });
  }
  return (losses) => lossesOf(missing, losses);
}

/** Returns the terms of elements. The values of attributes have the same element. */
function termsOf(invoice: Group): ReadonlyMap<XmlElement, { readonly term: TermId; readonly value: Value }> {
  const terms = new Map<XmlElement, { readonly term: TermId; readonly value: Value }>();
  for (const [term, value] of invoice.within()) {
    const { element, text } = value;
    if (element && (!terms.has(element) || text === element.value)) terms.set(element, { term, value });
  }
  return terms;
}

function keptIn(root: XmlElement): Kept {
  const kept = new Kept();
  for (const element of root.within()) {
    if (!isLeaf(element)) continue;
    kept.add(placeOf(element), element.text);
    for (const { name, value } of element.attributes) kept.add(placeOf(element, name), value);
  }
  return kept;
}

type NamedLoss = Pick<Loss, 'term' | 'properties'> & { element?: XmlElement };

function lossesOf(missing: readonly Missing[], losses: readonly NamedLoss[]): Loss[] {
  const elements = new Set(losses.map(({ element }) => element));
  const terms = new Set(losses.map(({ element, term }) => (element === undefined ? term : undefined)));
  const properties = new Set(losses.flatMap((each) => each.properties));
  const isNamed = ({ element, term, property }: Missing) =>
    (term !== undefined && terms.has(term)) ||
    (property !== undefined && properties.has(property)) ||
    isWithin(element, elements);
  const report = new Report();
  const repeated = new Set<string>();
  for (const each of missing) {
    if (isNamed(each)) continue;
    const text = each.text.trim();
    if (each.isRepeated) {
      const kind = `${placeOf(each.element)} ${text}`;
      if (!repeated.has(kind))
        report.changed('info', each, message('Written fewer times than received: {text}.', { text: shorten(text) }));
      repeated.add(kind);
      continue;
    }
    report.changed(
      saysNothing(text) ? 'info' : 'warning',
      each,
      message('Not written as received: {text}.', { text: shorten(text) }),
    );
  }
  return report.losses;
}

function isWithin(element: XmlElement, elements: ReadonlySet<XmlElement | undefined>): boolean {
  for (let at: XmlElement | undefined = element; at?.parent !== undefined; at = at.parent) {
    if (elements.has(at)) return true;
  }
  return false;
}

/** Returns whether an element has a text that is not an attached file. */
const isLeaf = (element: XmlElement) =>
  element.first === undefined && element.text !== '' && element.attribute('mimeCode') === undefined;

const placeOf = ({ name, parent }: XmlElement, attribute = '') => `${parent?.name} ${name} ${attribute}`;

/** Returns whether a value says no more than a missing one. */
const saysNothing = (text: string) => text === '' || text === 'false' || (numberIn(text)?.isZero ?? false);

const numberIn = (text: string) => (text.length > MOST_DIGITS ? undefined : Decimal.parse(text));

/** Returns a text without surplus blanks, and a number without final zeros. */
function plain(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  return numberIn(trimmed)?.shortened().toString() ?? trimmed;
}

/** The values of the written file. Each can be found as often as it was written. */
class Kept {
  readonly #counts = new Map<string, number>();

  add(place: string, text: string): void {
    const key = `${place} ${plain(text)}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Returns whether a value is left or was found before. A value that is left is then used up. */
  take(place: string, text: string): 'there' | 'repeated' | undefined {
    const key = `${place} ${plain(text)}`;
    const count = this.#counts.get(key);
    if (count === undefined) return undefined;
    if (count > 0) this.#counts.set(key, count - 1);
    return count > 0 ? 'there' : 'repeated';
  }
}
