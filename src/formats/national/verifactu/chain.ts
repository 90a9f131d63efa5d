/** Checks chains of records and of events, in linear time. */

import type { Message } from '../../../engine/text/message.ts';
import { type ChainFault, ChainFaults } from '../../chains/faults.ts';
import type { Fit } from './hash.ts';
import { CHAIN_TEXTS, type ChainRule, chainCode } from './rules-chain.ts';

/** A record or event in a chain. Its place is any value by which the caller finds it. */
export interface ChainRecord<Place> {
  readonly kind: 'alta' | 'anulacion' | 'event';
  /** The taxpayer. */
  readonly issuer: string;
  /** The number of the invoice; the type of an event. */
  readonly number: string;
  /** The date of the invoice as in the record; the time of an event. */
  readonly date: string;
  /** The billing program: its maker, identifier, version and installation. */
  readonly maker: string;
  readonly system: string;
  readonly version: string;
  readonly installation: string;
  readonly time: string;
  readonly hash: string;
  readonly fit: Fit;
  /** The link to the previous record; undefined in the first one. */
  readonly previous: { readonly issuer: string; number: string; date: string; hash: string } | undefined;
  readonly isCorrection: boolean;
  /** Whether the tax office has no record of the cancelled invoice. */
  readonly isUnknown: boolean;
  /** A checksum of all values, which distinguishes other content under the same hash. */
  readonly content: number;
  readonly place: Place;
}

/** A record as named in results. The last one of a chain is the `previous` of the next record. */
export interface NamedRecord {
  readonly issuer: string;
  readonly number: string;
  /** In ISO 8601. */
  readonly date: string;
  readonly hash: string;
}

export interface ChainSummary {
  readonly of: 'records' | 'events';
  readonly issuer: string;
  readonly system: { readonly maker: string; readonly id: string; readonly installation: string };
  readonly count: number;
  /** The number of unbroken runs; 1 for a whole chain. */
  readonly runs: number;
  readonly first: NamedRecord;
  readonly last: NamedRecord;
}

export interface ChainResult<Place> {
  readonly count: number;
  readonly chains: readonly ChainSummary[];
  readonly faults: readonly ChainFault<Place>[];
  /** The number of faults after which others of the same kind were left out; undefined if none were. */
  readonly cutAfter: number | undefined;
}

/** A record with its neighbours. */
interface Node<Place> {
  readonly record: ChainRecord<Place>;
  /** The file or body that contains it, and its position there. */
  readonly source: number;
  readonly at: number;
  readonly instant: number;
  parent: Node<Place> | undefined;
  /** The records that follow; more than one is a fork. */
  children: readonly Node<Place>[];
  isReached: boolean;
}

/** Collects records, and checks their chains. */
export class ChainCheck<Place> {
  readonly #chains = new Map<string, Node<Place>[]>();
  readonly #faults = new ChainFaults<Place>();
  readonly #isPart: boolean;
  readonly #texts = new Map<string, string>();
  #last: ChainRecord<Place> | undefined;
  #source = 0;
  #count = 0;

  /** @param isPart whether the records are only a part, such as a message, in which earlier ones are not expected */
  constructor(isPart = false) {
    this.#isPart = isPart;
  }

  /** Begins another file or body. */
  next(): void {
    this.#source++;
  }

  add(given: ChainRecord<Place>): void {
    const record = this.#lean(given);
    const { kind, issuer, maker, system, installation } = record;
    const key = JSON.stringify([kind === 'event', issuer, maker, system, installation]);
    const instant = Date.parse(record.time);
    const node: Node<Place> = {
      record,
      source: this.#source,
      at: this.#count++,
      instant,
      parent: undefined,
      children: NONE,
      isReached: false,
    };
    const chain = this.#chains.get(key);
    if (chain) chain.push(node);
    else this.#chains.set(key, [node]);
  }

  /** Returns a record that shares values with others: a year has hundreds of thousands. */
  #lean(given: ChainRecord<Place>): ChainRecord<Place> {
    const { previous } = given;
    const last = this.#last;
    const isNext = previous?.hash === last?.hash && previous?.number === last?.number && previous?.date === last?.date;
    const record: ChainRecord<Place> = {
      ...given,
      issuer: this.#shared(given.issuer),
      date: this.#shared(given.date),
      maker: this.#shared(given.maker),
      system: this.#shared(given.system),
      version: this.#shared(given.version),
      installation: this.#shared(given.installation),
      previous:
        previous && last && isNext
          ? { issuer: this.#shared(previous.issuer), number: last.number, date: last.date, hash: last.hash }
          : previous,
    };
    this.#last = record;
    return record;
  }

  #shared(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size < MOST_SHARED) this.#texts.set(text, text);
    return text;
  }

  result(): ChainResult<Place> {
    const chains = [...this.#chains.values()].flatMap((nodes) => this.#judge(nodes) ?? []);
    this.#compareSystems();
    const { list: faults, cutAfter } = this.#faults;
    return { count: this.#count, chains, faults, cutAfter };
  }

  #judge(given: readonly Node<Place>[]): ChainSummary | undefined {
    const byHash = new Map<string, Node<Place>>();
    const nodes = given.filter((node) => this.#isNew(node, byHash));
    const earliest = nodes.reduce((one, other) => (isEarlier(other, one) ? other : one));
    for (const node of nodes) {
      if (node.record.fit === 'no') this.#report('HASH', [node]);
      this.#link(node, byHash, earliest);
    }
    this.#judgeFirst(nodes, earliest);
    const order = this.#ordered(nodes);
    for (const node of nodes) if (node.children.length > 1) this.#reportFork(node);
    this.#judgeFileOrder(nodes);
    this.#judgeInvoices(order);
    return summaryOf(nodes, order);
  }

  /** Returns whether a record has a hash that is not known yet; reports others. */
  #isNew(node: Node<Place>, byHash: Map<string, Node<Place>>): boolean {
    const known = byHash.get(node.record.hash);
    if (known === undefined) {
      byHash.set(node.record.hash, node);
      return true;
    }
    this.#report(known.record.content === node.record.content ? 'TWICE' : 'TWIN', [node, known]);
    return false;
  }

  #link(node: Node<Place>, byHash: ReadonlyMap<string, Node<Place>>, earliest: Node<Place>): void {
    const { previous, time } = node.record;
    if (previous === undefined) return;
    const parent = byHash.get(previous.hash);
    if (parent === undefined) {
      const isStart = node === earliest;
      if (!isStart || !this.#isPart) this.#report(isStart ? 'START' : 'GAP', [node], { hash: previous.hash });
      return;
    }
    node.parent = parent;
    parent.children = parent.children.length === 0 ? [node] : withOther(parent.children, node);
    const { issuer, number, date } = parent.record;
    if (issuer !== previous.issuer || number !== previous.number || date !== previous.date) {
      this.#report('IDENTITY', [node, parent], { named: nameOf(previous), other: nameOf(parent.record) });
    }
    if (node.instant < parent.instant) this.#report('ORDER', [node, parent], { time, other: nameOf(parent.record) });
  }

  /** Reports records that claim to be the first, but are not. */
  #judgeFirst(nodes: readonly Node<Place>[], earliest: Node<Place>): void {
    const firsts = nodes.filter(({ record }) => record.previous === undefined);
    const [own = earliest] = [...firsts].sort((one, other) => (isEarlier(one, other) ? -1 : 1));
    for (const node of firsts) {
      const other = node === own ? earliest : own;
      const isLater = other !== node && (node !== own || other.instant < node.instant);
      if (isLater) this.#report('FIRST', [node, other], { other: nameOf(other.record) });
    }
  }

  /** Returns the records in the order of their links, beginning with those without one; reports circles. */
  #ordered(nodes: readonly Node<Place>[]): Node<Place>[] {
    const order: Node<Place>[] = [];
    const walk = (start: Node<Place>) => {
      const waiting = [start];
      for (let node = waiting.pop(); node; node = waiting.pop()) {
        if (node.isReached) continue;
        node.isReached = true;
        order.push(node);
        for (let at = node.children.length - 1; at >= 0; at--) {
          const child = node.children[at];
          if (child) waiting.push(child);
        }
      }
    };
    const roots = nodes.filter(({ parent }) => parent === undefined);
    for (const root of roots.sort((one, other) => (isEarlier(one, other) ? -1 : 1))) walk(root);
    for (const node of nodes) {
      if (node.isReached) continue;
      const circle = circleFrom(node);
      this.#report('CYCLE', circle);
      walk(circle[0] ?? node);
    }
    return order;
  }

  #reportFork(node: Node<Place>): void {
    const { children } = node;
    const records = children.slice(0, MOST_NAMED).map(({ record }) => nameOf(record));
    this.#report('FORK', [...children, node], { count: children.length, records: records.join(', ') });
  }

  /** Reports, for each file or body, the first record that comes before the one it follows. */
  #judgeFileOrder(nodes: readonly Node<Place>[]): void {
    const known = new Set<number>();
    for (const node of nodes) {
      const { parent, source } = node;
      if (parent === undefined || parent.source !== source || parent.at < node.at || known.has(source)) continue;
      known.add(source);
      this.#report('FILEORDER', [node, parent]);
    }
  }

  /** Reports invoices that are registered or cancelled twice, in the order of the chain. */
  #judgeInvoices(order: readonly Node<Place>[]): void {
    const isRegistered = new Map<string, boolean>();
    for (const node of order) {
      const { kind, issuer, number, date, isCorrection, isUnknown } = node.record;
      if (kind === 'event') return;
      const invoice = JSON.stringify([issuer, number, date]);
      const state = isRegistered.get(invoice);
      if (kind === 'alta') {
        if (state === true && !isCorrection) this.#report('AGAIN', [node]);
      } else if (state === false || (state === undefined && !isUnknown && !this.#isPart))
        this.#report('CANCEL', [node]);
      isRegistered.set(invoice, kind === 'alta');
    }
  }

  /** Reports chains that differ only in the installation of the program. */
  #compareSystems(): void {
    const known = new Map<string, Node<Place>[]>();
    for (const [first] of this.#chains.values()) {
      if (first === undefined) continue;
      const { kind, issuer, maker, system } = first.record;
      const key = JSON.stringify([kind === 'event', issuer, maker, system]);
      const same = known.get(key);
      if (same) same.push(first);
      else known.set(key, [first]);
    }
    for (const [own, ...rest] of known.values()) {
      if (own === undefined || rest.length === 0) continue;
      const others = rest.slice(0, MOST_NAMED).map(({ record }) => record.installation);
      this.#report('SYSTEM', [own, ...rest], { installation: own.record.installation, others: others.join(', ') });
    }
  }

  #report(rule: ChainRule, [node, ...others]: readonly Node<Place>[], values: Message['values'] = {}): void {
    if (node === undefined) return;
    const [flag, template] = CHAIN_TEXTS[rule];
    if (!this.#faults.hasRoom(flag)) return;
    const { record } = node;
    const text: Message = { template, values: { record: nameOf(record), ...values } };
    const places = [node, ...others].slice(0, MOST_PLACES).map((each) => each.record.place);
    this.#faults.add({ code: chainCode(rule, record.kind === 'event'), flag, text, places });
  }
}

const NONE: readonly never[] = [];

/** Returns a list with another record. A list of two or more is only used here. */
function withOther<Place>(children: readonly Node<Place>[], node: Node<Place>): readonly Node<Place>[] {
  if (children.length === 1) return [...children, node];
  (children as Node<Place>[]).push(node);
  return children;
}

/** The largest number of records to name in a message, and of places of a fault. */
const MOST_NAMED = 10;
const MOST_SHARED = 10_000;
const MOST_PLACES = 100;

function isEarlier<Place>(one: Node<Place>, other: Node<Place>): boolean {
  return one.instant === other.instant ? one.at < other.at : one.instant < other.instant;
}

/** Names a record by its invoice, or an event by its type and time. */
function nameOf({ number, date }: Pick<ChainRecord<unknown>, 'number' | 'date'>): string {
  return `${number} (${date})`;
}

/** Returns the records of the circle that the links from a record end in. */
function circleFrom<Place>(start: Node<Place>): Node<Place>[] {
  const passed = new Set<Node<Place>>();
  let at: Node<Place> | undefined = start;
  while (at !== undefined && !passed.has(at)) {
    passed.add(at);
    at = at.parent;
  }
  const circle = new Set<Node<Place>>();
  for (let node = at; node !== undefined && !circle.has(node); node = node.parent) circle.add(node);
  return [...circle];
}

function summaryOf<Place>(nodes: readonly Node<Place>[], order: readonly Node<Place>[]): ChainSummary | undefined {
  const [first] = order;
  if (first === undefined) return undefined;
  const ends = nodes.filter(({ children }) => children.length === 0);
  const last = ends.reduce((one, other) => (isEarlier(one, other) ? other : one), ends[0] ?? first);
  const { kind, issuer, maker, system, installation } = first.record;
  const starts = nodes.filter(({ parent }) => parent === undefined).length;
  const branches = nodes.reduce((sum, { children }) => sum + Math.max(children.length - 1, 0), 0);
  return {
    of: kind === 'event' ? 'events' : 'records',
    issuer,
    system: { maker, id: system, installation },
    count: nodes.length,
    runs: Math.max(starts + branches, 1),
    first: named(first.record),
    last: named(last.record),
  };
}

function named({ issuer, number, date, hash }: ChainRecord<unknown>): NamedRecord {
  const iso = /^\d\d-\d\d-\d{4}$/.test(date) ? date.split('-').reverse().join('-') : date;
  return { issuer, number, date: iso, hash };
}
