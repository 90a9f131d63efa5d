/**
 * Copies data that a document cannot hold from one e-invoice to the next, if the target has a place for them. The
 * document between them need not limit the conversion.
 */

import type { ReadTerms } from '../declare/conversion.ts';
import type { Format } from '../declare/format.ts';
import { namingOf } from '../declare/naming.ts';
import type { Loss, Report } from '../declare/report.ts';
import { type Group, Value } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import { Decimal } from '../rules/decimal.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { bareOf, RESPELLED } from './respelled.ts';

/** The e-invoice being written, and its allowed contents. */
export interface Target {
  readonly invoice: Group;
  readonly plan: Plan;
  readonly format: Format;
  readonly refused: ReadonlySet<TermId>;
  readonly report: Report;
}

/** Groups that follow the document: lines and calculated figures, and their bases. @internal */
const CALCULATED = new Set<TermId>([
  'BG-20',
  'BG-21',
  'BG-23',
  'BG-27',
  'BG-28',
  'BG-29',
  'BG-30',
  'BG-BW-9',
  'BG-BW-10',
  'BG-DEX-09',
  'HR-BG-2',
]);

const THIRD_PARTY_PAYMENT = 'BG-DEX-09';

const TOTALS = ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-114', 'BT-115'] as const;

/** Terms that refer to lines by the numbers of the document. */
const BY_NUMBER = new Set<TermId>(['BT-126', 'BT-X-304', 'EXT-FR-FE-162']);

/** The role of a line among nested lines, and its parent line: in EXTENDED, and in the French extension. */
const IN_TREE = [
  { kind: 'BT-X-8', parent: 'BT-X-304' },
  { kind: 'EXT-FR-FE-163', parent: 'EXT-FR-FE-162' },
] as const;

/** Groups with a VAT category, and its term. */
const CATEGORIES = { 'BG-30': 'BT-151', 'BG-20': 'BT-95', 'BG-21': 'BT-102' } as const;

/** The VAT category of split payment, which is the standard rate in documents. */
const SPLIT_PAYMENT = 'B';

/** Electronic addresses. Documents keep only their letters, digits and some signs. */
const VERBATIM = ['BT-34', 'BT-49'] as const;

/** The second and third lines of addresses. Documents have both in one. */
const ADDRESS_LINES = [
  ['BT-36', 'BT-162'],
  ['BT-51', 'BT-163'],
  ['BT-65', 'BT-164'],
  ['BT-76', 'BT-165'],
] as const;

/** The price of a line. Documents have the net price for one. */
const PRICE = ['BT-146', 'BT-147', 'BT-148', 'BT-149', 'BT-150'] as const;

/** Contacts: in CII a person, a department, or both. Documents keep the person's name. */
const CONTACTS = ['BT-41', 'BT-56'] as const;

/** Names that a document has only once if both are the same. */
const REPEATED = new Set<TermId>(['BT-28', 'BT-45']);

/** The text of a means of payment, which only CII may repeat for each account (UBL-SR-46). */
const MEANS_TEXT = 'BT-82';

/** Copies unread data into an e-invoice being written. Returns the losses of reading that no longer apply. */
export function carry(reading: ReadTerms, target: Target): ReadonlySet<Loss> {
  const carried = new Carried(reading, target);
  carried.group(reading.read.invoice, target.invoice);
  carried.specification();
  carried.figures();
  carried.accountingTax();
  carried.lines();
  carried.prices();
  carried.splitPayment();
  carried.meanings();
  return new Set(reading.report.losses.filter((loss) => carried.has(loss)));
}

class Carried {
  readonly #reading: ReadTerms;
  readonly #target: Target;
  readonly #terms = new Map<XmlElement, Set<TermId>>();
  readonly #properties = new Map<Value, string>();
  /** Properties whose value differs from the e-invoice and is written as received. */
  readonly #restored = new Set<string>();

  constructor(reading: ReadTerms, target: Target) {
    this.#reading = reading;
    this.#target = target;
    for (const [property, value] of reading.sources) this.#properties.set(value, property);
  }

  has({ kind, element, term, properties }: Loss): boolean {
    if (kind === 'changed' && properties.length > 0 && properties.every((each) => this.#restored.has(each)))
      return true;
    if (kind === 'difference' && term !== undefined && this.#target.refused.has(term)) return true;
    // A line that stands for figures is only written if the format has lines.
    if (kind === 'supplied' && term === 'BG-25') return this.#target.refused.has('BG-25');
    return element !== undefined && term !== undefined && (this.#terms.get(element)?.has(term) ?? false);
  }

  /** Writes an extension of the same format under its own identifier. */
  specification(): void {
    const { invoice } = this.#target;
    const own = this.#reading.read.invoice.group('BG-2')?.first('BT-24');
    const written = invoice.group('BG-2')?.first('BT-24');
    if (own === undefined || written === undefined || !this.#isOfExtension()) return;
    written.text = own.text.trim();
    this.#note(own.element, 'BT-24');
  }

  /**
   * Restores the received figures, even if the document has others: lines, breakdown and totals, and payments to third
   * parties, which are negative advances in the document.
   */
  figures(): void {
    const { invoice, format } = this.#target;
    const from = this.#reading.read.invoice;
    const payments = this.#isOfExtension() && format.key === 'xrechnung-ubl' ? from.groups(THIRD_PARTY_PAYMENT) : [];
    const differ = this.#reading.report.losses.some(({ kind }) => kind === 'difference');
    if (!differ && payments.length === 0) return;
    if (payments.length === 0 && from.groups(THIRD_PARTY_PAYMENT).length > 0) return;
    const [totals, given] = [invoice.group('BG-22'), from.group('BG-22')];
    const lines = from.groups('BG-25').filter((line) => !this.#reading.settled.has(line));
    const written = invoice.groups('BG-25');
    if (totals === undefined || given === undefined || (lines.length > 0 && lines.length !== written.length)) return;
    for (const [i, line] of lines.entries()) this.#restate(line, written[i], ['BT-131']);
    this.#restate(given, totals, TOTALS);
    if (from.groups('BG-23').length > 0) {
      invoice.remove('BG-23');
      for (const group of from.groups('BG-23')) this.#copy(group, invoice);
    }
    if (payments.length > 0) this.#pay(payments);
  }

  /**
   * Restores the received VAT in the accounting currency. The document has only a rate, which may not lead to the
   * same amount.
   */
  accountingTax(): void {
    const { invoice } = this.#target;
    const from = this.#reading.read.invoice;
    const [totals, given] = [invoice.group('BG-22'), from.group('BG-22')];
    if (totals === undefined || given?.first('BT-111') === undefined) return;
    if (from.text('BT-5')?.trim() !== invoice.text('BT-5')) return;
    this.#restate(from, invoice, ['BT-6']);
    this.#restate(given, totals, ['BT-111']);
  }

  /**
   * Restores the numbers of lines and their nesting, if the format supports it, including lines that count in no sum.
   */
  lines(): void {
    const { invoice } = this.#target;
    const lines = this.#reading.read.invoice.groups('BG-25');
    const written = invoice.groups('BG-25');
    const [any] = written;
    const pairs = this.#pairs(lines, written);
    if (any === undefined || pairs.size !== written.length) return;
    const used = IN_TREE.find(({ kind, parent }) => lines.some((line) => line.first(kind) ?? line.first(parent)));
    const tree = used && this.#isPlaced(used.kind, any) && this.#isPlaced(used.parent, any) ? used : undefined;
    // Lines written as parts of others still use the document's line numbers.
    if (!tree && IN_TREE.some(({ parent }) => written.some((line) => line.first(parent)))) return;
    const order = new Map<Group, number>();
    for (const [i, line] of lines.entries()) {
      const counterpart = pairs.get(line);
      if (counterpart) {
        this.#restate(line, counterpart, ['BT-126', ...(tree ? [tree.kind, tree.parent] : [])]);
        order.set(counterpart, i);
      } else if (tree && this.#reading.settled.has(line)) {
        const copied = this.#copy(line, invoice);
        if (copied) order.set(copied, i);
      }
    }
    invoice.sort('BG-25', (line, other) => (order.get(line) ?? 0) - (order.get(other) ?? 0));
  }

  /** Restores the received prices: gross prices, their discounts, and base quantities. */
  prices(): void {
    const from = this.#reading.read.invoice.groups('BG-25');
    for (const [line, written] of this.#pairs(from, this.#target.invoice.groups('BG-25'))) {
      const [own, other] = [line.group('BG-29'), written.group('BG-29')];
      if (own === undefined || other === undefined || !isSameFigure(line, written, 'BT-131')) continue;
      if (!isSameFigure(line, written, 'BT-129')) continue;
      const given = PRICE.filter((id) => own.first(id) !== undefined);
      if (given.every((id) => this.#isPlaced(id, other))) this.#restate(own, other, PRICE);
    }
  }

  /** Restores the received VAT category of split payment. The breakdown is by category. */
  splitPayment(): void {
    const { invoice } = this.#target;
    const from = this.#reading.read.invoice;
    const breakdown = from.groups('BG-23');
    if (!breakdown.some((group) => group.text('BT-118')?.trim() === SPLIT_PAYMENT)) return;
    for (const [id, category] of Object.entries(CATEGORIES) as [keyof typeof CATEGORIES, TermId][]) {
      const isOfLine = id === 'BG-30';
      const around = isOfLine ? 'BG-25' : id;
      for (const [group, counterpart] of this.#pairs(from.groups(around), invoice.groups(around))) {
        const [own, other] = isOfLine ? [group.group(id), counterpart.group(id)] : [group, counterpart];
        const value = own?.first(category);
        if (value?.text.trim() !== SPLIT_PAYMENT || other === undefined) continue;
        const property = other.first(category)?.property;
        other.remove(category);
        other.add(category, SPLIT_PAYMENT, property);
        if (counterpart.property !== undefined) {
          this.#restored.add(`${counterpart.property}.taxes[0].ext.untdid-tax-category`);
        }
      }
    }
    if (!this.#isPlaced('BG-23', invoice)) return;
    invoice.remove('BG-23');
    for (const group of breakdown) this.#copy(group, invoice);
  }

  /** Removes losses of an identity's purpose that was not read but derived from its scheme. */
  meanings(): void {
    const { report } = this.#target;
    const { sources, attributeTexts } = this.#reading;
    for (const { kind, properties, text } of [...report.losses]) {
      const [property = ''] = properties;
      const isMeaning = kind === 'dropped' && /\.identities\[\d+\]\.(?:country|key|type)$/.test(property);
      const isRead = sources.has(property) || attributeTexts.has(String(text.values?.value));
      if (isMeaning && !isRead) report.retract(property);
    }
  }

  /** Pairs groups that were read with written groups, by the property they became. */
  #pairs(read: readonly Group[], written: readonly Group[]): ReadonlyMap<Group, Group> {
    const byProperty = new Map(written.map((group) => [group.property, group]));
    const pairs = new Map<Group, Group>();
    for (const group of read) {
      if (this.#reading.settled.has(group)) continue;
      for (const [, value] of group.within()) {
        const property = this.#properties.get(value);
        const counterpart = property === undefined ? undefined : byProperty.get(entryOf(property));
        if (counterpart === undefined) continue;
        pairs.set(group, counterpart);
        break;
      }
    }
    return pairs;
  }

  /** Replaces the figures of a group that came from the document. */
  #restate(from: Group, to: Group | undefined, ids: readonly TermId[]): void {
    for (const id of ids) {
      const value = from.first(id);
      to?.remove(id);
      if (to === undefined || value === undefined || !this.#isPlaced(id, to)) continue;
      to.add(id, value.text.trim(), this.#properties.get(value));
      this.#note(value.element, id);
      if (id === 'BT-115') this.#note(value.element, 'BT-114');
    }
  }

  /** Writes payments to third parties as such, instead of as advances of the document. */
  #pay(payments: readonly Group[]): void {
    const { invoice, report } = this.#target;
    const advances = new Set<string>();
    for (const payment of payments) {
      const amount = payment.first('BT-DEX-002');
      advances.add(entryOf((amount && this.#properties.get(amount)) ?? ''));
      this.#copy(payment, invoice);
    }
    report.retain(({ properties }) => properties.length === 0 || properties.some((each) => !advances.has(each)));
  }

  #isOfExtension(): boolean {
    const { format } = this.#target;
    const specification = this.#reading.read.invoice.group('BG-2')?.text('BT-24')?.trim() ?? '';
    return (
      format.specification === this.#reading.format.specification && namingOf(format, specification) === 'extension'
    );
  }

  /** Writes the department of a contact as a department, not as a name. */
  #departments(from: Group, to: Group): void {
    if (!this.#reading.isCii || this.#target.plan.kind !== 'cii') return;
    for (const id of CONTACTS) {
      if (!from.some(id, ({ rank }) => rank > 0) || to.first(id) === undefined) continue;
      to.remove(id);
      for (const value of from.all(id)) {
        to.put(id, new Value(value.text.trim(), undefined, this.#properties.get(value)), value.rank);
        this.#note(value.element, id);
      }
    }
  }

  group(from: Group, to: Group): void {
    this.#values(from, to);
    this.#departments(from, to);
    for (const id of VERBATIM) {
      const [given, written] = [from.first(id), to.first(id)];
      if (given !== undefined && written !== undefined) written.text = given.text.trim();
    }
    for (const id of RESPELLED) {
      const [given, written] = [from.first(id), to.first(id)];
      if (given === undefined || written === undefined || bareOf(given.text) !== bareOf(written.text)) continue;
      written.text = given.text.trim();
      this.#note(given.element, id);
    }
    for (const [second, third] of ADDRESS_LINES) {
      if (from.first(third) !== undefined && this.#isPlaced(third, to)) this.#restate(from, to, [second, third]);
    }
    const counterparts = new Map<Group, Group>();
    const siblings = new Siblings(from, to);
    for (const group of from.inner()) {
      if (CALCULATED.has(group.id)) continue;
      const counterpart = this.#reading.settled.has(group) ? undefined : this.#counterpart(group, siblings);
      if (counterpart !== undefined && !counterparts.has(counterpart)) {
        counterparts.set(counterpart, group);
        this.group(group, counterpart);
      } else if (this.#isWhole(group)) this.#copy(group, to);
    }
  }

  /** Returns the written group for one that was read: the only one of its kind, or one of the same property. */
  #counterpart(group: Group, siblings: Siblings): Group | undefined {
    const only = siblings.onlyOf(group.id);
    if (only !== undefined) return only;
    const places = new Set<string>();
    for (const [, value] of group.within()) {
      const property = this.#properties.get(value);
      if (property !== undefined) places.add(entryOf(property));
    }
    return siblings.firstAt(group.id, places);
  }

  /** Returns whether nothing in a group was read. */
  #isWhole(group: Group): boolean {
    if (group.id === 'BG-25') return false;
    if (this.#reading.settled.has(group)) return true;
    for (const [id, value] of group.within()) if (this.#reading.isTaken(id, value)) return false;
    return true;
  }

  #copy(group: Group, around: Group): Group | undefined {
    if (!this.#isPlaced(group.id, around)) return undefined;
    const { plan } = this.#target;
    const declaration = plan.terms.get(group.id)?.term;
    if (declaration?.kind !== 'group') return undefined;
    if (!declaration.cardinality.endsWith('n') && around.group(group.id) !== undefined) return undefined;
    const copied = around.open(declaration);
    this.#note(group.element, group.id);
    this.#values(group, copied, true);
    for (const inner of group.inner()) this.#copy(inner, copied);
    return copied;
  }

  #values(from: Group, to: Group, isWhole = false): void {
    for (const id of from.ids()) {
      for (const value of from.all(id)) {
        if (value.text.trim() === '' || (BY_NUMBER.has(id) && !isWhole) || !this.#isPlaced(id, to)) continue;
        const isLeft = isWhole || !this.#reading.isTaken(id, value);
        if (isLeft && this.#isAttribute(id)) this.#qualify(id, value, from, to);
        else if (isLeft || this.#isRepeated(id)) this.#add(id, value, from, to);
      }
    }
  }

  #add(id: TermId, value: Value, from: Group, to: Group): void {
    const isMany = this.#target.plan.terms.get(id)?.term.cardinality.endsWith('n') ?? false;
    if (to.first(id) !== undefined && !isMany) return;
    const added = to.add(id, value.text.trim());
    if (added === undefined) return;
    this.#note(value.element, id);
    for (const qualifier of from.ids()) {
      if (!this.#isAttribute(qualifier)) continue;
      const text = value.qualifier(qualifier);
      if (text === undefined) continue;
      added.with(qualifier, text);
      this.#note(value.element, qualifier);
    }
  }

  /** Copies the qualifiers of a value if the value itself was read. */
  #qualify(id: TermId, qualifier: Value, from: Group, to: Group): void {
    for (const qualified of from.ids()) {
      const value = from.all(qualified).find((each) => each !== qualifier && each.element === qualifier.element);
      if (value === undefined || value.qualifier(id) === undefined) continue;
      const counterpart = to.all(qualified).find(({ text }) => text.trim() === value.text.trim());
      if (counterpart === undefined || counterpart.qualifier(id) !== undefined) continue;
      counterpart.with(id, qualifier.text.trim());
      this.#note(qualifier.element, id);
    }
  }

  #isRepeated(id: TermId): boolean {
    return REPEATED.has(id) || (id === MEANS_TEXT && this.#target.plan.kind === 'cii');
  }

  #isAttribute(id: TermId): boolean {
    return this.#reading.plan.terms.get(id)?.steps.at(-1)?.startsWith('@') ?? false;
  }

  /** Returns whether the target format has a term or group within a group. */
  #isPlaced(id: TermId, around: Group): boolean {
    const { plan, refused } = this.#target;
    const placed = plan.terms.get(id);
    if (placed === undefined || refused.has(id) || placed.group.id !== around.id) return false;
    return (plan.kind === 'cii' ? placed.term.cii : placed.term.ubl) !== undefined;
  }

  #note(element: XmlElement | undefined, id: TermId): void {
    if (element === undefined) return;
    const known = this.#terms.get(element);
    if (known === undefined) this.#terms.set(element, new Set([id]));
    else known.add(id);
  }
}

/** The groups in a group that was read and in its counterpart. */
class Siblings {
  readonly #from: Group;
  readonly #to: Group;
  /** The order of the first written group that comes from each list entry or object, by the kind of group. */
  readonly #orders = new Map<TermId, ReadonlyMap<string, number>>();
  readonly #written = new Map<TermId, readonly Group[]>();
  readonly #isSingle = new Map<TermId, boolean>();

  constructor(from: Group, to: Group) {
    this.#from = from;
    this.#to = to;
  }

  /** Returns the written group of a kind if there is one on either side. */
  onlyOf(id: TermId): Group | undefined {
    const isSingle = this.#isSingle.get(id) ?? this.#from.groups(id).length === 1;
    this.#isSingle.set(id, isSingle);
    const [only, second] = isSingle ? this.#to.groups(id) : [];
    return second === undefined ? only : undefined;
  }

  /** Returns the first written group of a kind that comes from one of these list entries or objects. */
  firstAt(id: TermId, places: ReadonlySet<string>): Group | undefined {
    let orders = this.#orders.get(id);
    if (orders === undefined) {
      const groups = this.#to.groups(id);
      orders = ordersIn(groups);
      this.#orders.set(id, orders);
      this.#written.set(id, groups);
    }
    let first = Number.POSITIVE_INFINITY;
    for (const place of places) first = Math.min(first, orders.get(place) ?? first);
    return this.#written.get(id)?.[first];
  }
}

function ordersIn(groups: readonly Group[]): ReadonlyMap<string, number> {
  const orders = new Map<string, number>();
  const add = (place: string, order: number) => {
    if (!orders.has(place)) orders.set(place, order);
  };
  for (const [order, group] of groups.entries()) {
    if (group.property !== undefined) add(group.property, order);
    for (const [, { property }] of group.within()) if (property !== undefined) add(entryOf(property), order);
  }
  return orders;
}

function isSameFigure(one: Group, other: Group, id: TermId): boolean {
  const [a, b] = [one, other].map((group) => Decimal.parse(group.text(id)?.trim()));
  return a !== undefined && b !== undefined && a.equals(b);
}

/** Returns the list entry or object of a property: `$.lines[0]` for `$.lines[0].item.name`. */
function entryOf(property: string): string {
  const end = property.lastIndexOf(']');
  if (end >= 0) return property.slice(0, end + 1);
  const dot = property.lastIndexOf('.');
  return dot > 1 ? property.slice(0, dot) : property;
}
