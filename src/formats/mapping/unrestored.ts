/** Reports values that an e-invoice had before it was read and written in its own format, and has no more. */

import { message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import type { Group } from '../model/group.ts';
import { type Loss, Report } from '../report.ts';
import { Decimal } from '../rules/decimal.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Reading } from './read/reading.ts';

/** Terms that the target format determines. */
const OF_THE_FORMAT = new Set<TermId>(['BT-23', 'BT-24']);

/** Elements that may repeat each other, once for each account. */
const REPEATING = new Set(['cac:PaymentMeans', 'ram:SpecifiedTradeSettlementPaymentMeans']);

/** More characters than a number has. */
const MOST_DIGITS = 40;

/** Values that were received and not written, and what names them in losses. */
interface Missing {
  readonly element: XmlElement;
  readonly term: TermId | undefined;
  readonly property: string | undefined;
}

/** Compares a written e-invoice, and returns a function for the missing values that losses do not name already. */
export function unrestored(
  { read, sources }: Reading,
  { root, invoice }: { readonly root: XmlElement; readonly invoice: Group },
): (losses: readonly NamedLoss[]) => Loss[] {
  const terms = new Map([...read.invoice.within()].map(([term, value]) => [value.element, { term, value }]));
  const properties = new Map([...sources].map(([property, value]) => [value, property]));
  const kept = new Kept();
  for (const element of root.within()) if (isLeaf(element)) kept.add(placeOf(element), element.text);
  const keptTerms = new Set([...invoice.within()].map(([id, { text }]) => `${id} ${plain(text)}`));
  const missing: Missing[] = [];
  for (const element of read.invoice.element?.within() ?? []) {
    if (!isLeaf(element)) continue;
    const { term, value } = terms.get(element) ?? {};
    const isThere = kept.take(placeOf(element), element.text, REPEATING.has(element.parent?.name ?? ''));
    if (isThere || (term && (OF_THE_FORMAT.has(term) || keptTerms.has(`${term} ${plain(element.text)}`)))) continue;
    missing.push({ element, term, property: value && properties.get(value) });
  }
  return (losses) => lossesOf(missing, losses);
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
  for (const each of missing) {
    if (isNamed(each)) continue;
    const text = each.element.text.trim();
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

/** Returns whether an element has a text that is no attached file. */
const isLeaf = (element: XmlElement) =>
  element.first === undefined && element.text !== '' && element.attribute('mimeCode') === undefined;

const placeOf = ({ name, parent }: XmlElement) => `${parent?.name} ${name}`;

/** Returns whether a value says no more than a missing one. */
const saysNothing = (text: string) => text === '' || text === 'false' || (numberIn(text)?.isZero ?? false);

const numberIn = (text: string) => (text.length > MOST_DIGITS ? undefined : Decimal.parse(text));

/** Returns a text without surplus blanks, and a number without final zeros. */
function plain(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  return numberIn(trimmed)?.shortened().toString() ?? trimmed;
}

/** The values of the written file, each to be found once. */
class Kept {
  readonly #counts = new Map<string, number>();

  add(place: string, text: string): void {
    const key = `${place} ${plain(text)}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Returns whether a value is left, which is then used up unless it may be found again. */
  take(place: string, text: string, mayRepeat: boolean): boolean {
    const key = `${place} ${plain(text)}`;
    const count = this.#counts.get(key) ?? 0;
    if (count > 0 && !mayRepeat) this.#counts.set(key, count - 1);
    return count > 0;
  }
}
