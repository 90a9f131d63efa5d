/**
 * What an e-invoice says and no document holds goes from one e-invoice to the next, where the other has a place for it: documents lie between the two,
 * but need not narrow them.
 */

import type { Format } from '../format.ts';
import { type Group, Value } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import { namingOf } from '../naming.ts';
import type { Loss, Report } from '../report.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Reading } from './reading.ts';

/** An e-invoice that is being written, and what may stand in it. */
export interface Target {
  readonly invoice: Group;
  readonly plan: Plan;
  readonly format: Format;
  readonly refused: ReadonlySet<TermId>;
  readonly report: Report;
}

/**
 * Groups that stay as the document makes them: lines and figures, which are calculated, and what of them is counted. @internal
 */
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
]);

const THIRD_PARTY_PAYMENT = 'BG-DEX-09';

const TOTALS = ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-114', 'BT-115'] as const;

/** Terms that name lines by their numbers, which a document gives. */
const BY_NUMBER = new Set<TermId>(['BT-126', 'BT-X-304', 'EXT-FR-FE-162']);

/** Electronic addresses, of which a document has letters, digits and some signs only. */
const VERBATIM = ['BT-34', 'BT-49'] as const;

/** Whom to talk to: in CII a person, a department, or both, of which a document has the person's name. */
const CONTACTS = ['BT-41', 'BT-56'] as const;

/** Names that a document has once where both are the same. */
const REPEATED = new Set<TermId>(['BT-28', 'BT-45']);

/** Carries what was not read into an e-invoice that is being written; returns the losses of reading that are none for it. */
export function carry(reading: Reading, target: Target): ReadonlySet<Loss> {
  const carried = new Carried(reading, target);
  carried.group(reading.read.invoice, target.invoice);
  carried.specification();
  carried.figures();
  return new Set(reading.report.losses.filter((loss) => carried.has(loss)));
}

class Carried {
  readonly #reading: Reading;
  readonly #target: Target;
  readonly #terms = new Map<XmlElement, Set<TermId>>();
  readonly #properties = new Map<Value, string>();

  constructor(reading: Reading, target: Target) {
    this.#reading = reading;
    this.#target = target;
    for (const [property, value] of reading.sources) this.#properties.set(value, property);
  }

  has({ kind, element, term }: Loss): boolean {
    // A line that stands for figures is not written where there are none.
    if (kind === 'supplied' && term === 'BG-25') return this.#target.refused.has('BG-25');
    return element !== undefined && term !== undefined && (this.#terms.get(element)?.has(term) ?? false);
  }

  /** An extension of the format that is written again is written as what it is. */
  specification(): void {
    const { invoice } = this.#target;
    const own = this.#reading.read.invoice.group('BG-2')?.first('BT-24');
    const written = invoice.group('BG-2')?.first('BT-24');
    if (own === undefined || written === undefined || !this.#isOfExtension()) return;
    written.text = own.text.trim();
    this.#note(own.element, 'BT-24');
  }

  /**
   * The figures of what was received stand as they are, whatever the document comes to: those of lines, of the breakdown and of the totals, and what is
   * paid to third parties, which is a charge of the document.
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
    for (const payment of payments) this.#pay(payment);
  }

  /** Puts the figures of a group in the place of those that the document came to. */
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

  /** Writes what is paid to a third party as that, and not as the charge that it is in the document. */
  #pay(payment: Group): void {
    const { invoice, report } = this.#target;
    const amount = payment.first('BT-DEX-002');
    const property = entryOf((amount && this.#properties.get(amount)) ?? '');
    invoice.removeGroups('BG-21', (charge) => charge.property === property);
    report.retract(property);
    this.#copy(payment, invoice);
  }

  #isOfExtension(): boolean {
    const { format } = this.#target;
    const specification = this.#reading.read.invoice.group('BG-2')?.text('BT-24')?.trim() ?? '';
    return (
      format.specification === this.#reading.format.specification && namingOf(format, specification) === 'extension'
    );
  }

  /** Writes the department of a contact as that. */
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
    const counterparts = new Map<Group, Group>();
    for (const group of from.inner()) {
      if (CALCULATED.has(group.id)) continue;
      const counterpart = this.#reading.settled.has(group) ? undefined : this.#counterpart(group, from, to);
      if (counterpart !== undefined && !counterparts.has(counterpart)) {
        counterparts.set(counterpart, group);
        this.group(group, counterpart);
      } else if (this.#isWhole(group)) this.#copy(group, to);
    }
  }

  /** Returns the group that was written of what a group says: the only one of its kind, or one of the same property. */
  #counterpart(group: Group, from: Group, to: Group): Group | undefined {
    const groups = to.groups(group.id);
    const [only] = groups;
    if (groups.length === 1 && from.groups(group.id).length === 1) return only;
    const places = new Set<string>();
    for (const [, value] of group.within()) {
      const property = this.#properties.get(value);
      if (property !== undefined) places.add(entryOf(property));
    }
    return groups.find((each) => {
      if (each.property !== undefined && places.has(each.property)) return true;
      for (const [, value] of each.within()) {
        if (value.property !== undefined && places.has(entryOf(value.property))) return true;
      }
      return false;
    });
  }

  /** Returns whether nothing of a group was read. */
  #isWhole(group: Group): boolean {
    if (group.id === 'BG-25') return false;
    if (this.#reading.settled.has(group)) return true;
    for (const [id, value] of group.within()) if (this.#reading.isTaken(id, value)) return false;
    return true;
  }

  #copy(group: Group, around: Group): void {
    if (!this.#isPlaced(group.id, around)) return;
    const { plan } = this.#target;
    const declaration = plan.terms.get(group.id)?.term;
    if (declaration?.kind !== 'group') return;
    if (!declaration.cardinality.endsWith('n') && around.group(group.id) !== undefined) return;
    const copied = around.open(declaration);
    this.#note(group.element, group.id);
    this.#values(group, copied, true);
    for (const inner of group.inner()) this.#copy(inner, copied);
  }

  #values(from: Group, to: Group, isWhole = false): void {
    for (const id of from.ids()) {
      for (const value of from.all(id)) {
        if (value.text.trim() === '' || BY_NUMBER.has(id) || !this.#isPlaced(id, to)) continue;
        const isLeft = isWhole || !this.#reading.isTaken(id, value);
        if (isLeft && this.#isAttribute(id)) this.#qualify(id, value, from, to);
        else if (isLeft || REPEATED.has(id)) this.#add(id, value, from, to);
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

  /** Carries what qualifies a value that was read itself. */
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

  #isAttribute(id: TermId): boolean {
    return this.#reading.plan.terms.get(id)?.steps.at(-1)?.startsWith('@') ?? false;
  }

  /** Returns whether the format that is written has a term or a group in a group. */
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

/** Returns the entry of a list that a property is in, or the object: `$.lines[0]` of `$.lines[0].item.name`. */
function entryOf(property: string): string {
  const end = property.lastIndexOf(']');
  if (end >= 0) return property.slice(0, end + 1);
  const dot = property.lastIndexOf('.');
  return dot > 1 ? property.slice(0, dot) : property;
}
