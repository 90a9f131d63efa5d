/** Groups of rows that share a number, one for each customer, found without comparing a row with every group. */

/** The name and the tax number of a customer in a comparable form, if known. */
export type Customer = readonly [name: string | undefined, tax: string | undefined];

/** The rows of one document, with their customer. */
export class Group<Row> {
  readonly rows: Row[] = [];
  customer: Customer = [undefined, undefined];

  /** Returns whether a row does not name another customer. */
  takes(customer: Customer): boolean {
    return this.customer.every((own, i) => own === undefined || customer[i] === undefined || own === customer[i]);
  }
}

/** The groups that share a number. */
export class CustomerGroups<Row> {
  /** The groups by each combination of names that leads to them, in order. */
  readonly #byKey = new Map<string, Queue<Row>>();
  readonly #order = new Map<Group<Row>, number>();

  /** Returns the first group. */
  get first(): Group<Row> | undefined {
    return this.#byKey.get(keyOf(ANY, ANY))?.groups[0];
  }

  /** Returns the first group that takes a row of a customer. */
  find(customer: Customer): Group<Row> | undefined {
    const [names, taxes] = customer.map((own) => (own === undefined ? [ANY] : [own, NONE]));
    const found = pairs(names, taxes).flatMap((key) => this.#firstOf(key, customer) ?? []);
    return found.sort((a, b) => this.#orderOf(a) - this.#orderOf(b))[0];
  }

  /** Adds a row to a group, which may learn more about its customer. */
  add(group: Group<Row>, row: Row, customer: Customer): void {
    group.rows.push(row);
    const before = group.customer;
    const [name = customer[0], tax = customer[1]] = before;
    const isNew = !this.#order.has(group);
    if (!isNew && name === before[0] && tax === before[1]) return;
    if (isNew) this.#order.set(group, this.#order.size);
    group.customer = [name, tax];
    for (const key of pairs([name ?? NONE, ANY], [tax ?? NONE, ANY])) this.#enter(key, group);
  }

  #orderOf(group: Group<Row>): number {
    return this.#order.get(group) ?? 0;
  }

  #enter(key: string, group: Group<Row>): void {
    const known = this.#byKey.get(key);
    const first = known?.groups[0];
    if (!known || !first) this.#byKey.set(key, { groups: [group], at: 0 });
    else if (key.includes(NONE)) known.groups.push(group);
    // Nothing that a group learns takes it from this key, so only the first one matters.
    else if (this.#orderOf(group) < this.#orderOf(first)) known.groups[0] = group;
  }

  /** Returns the first group of a key, without those that have learned more since. */
  #firstOf(key: string, customer: Customer): Group<Row> | undefined {
    const queue = this.#byKey.get(key);
    if (!queue) return undefined;
    while (queue.at < queue.groups.length && !queue.groups[queue.at]?.takes(customer)) queue.at++;
    return queue.groups[queue.at];
  }
}

interface Queue<Row> {
  readonly groups: Group<Row>[];
  /** The index of the first group that may still belong here. */
  at: number;
}

/** Stands for a name that a group does not know, and for any. No comparable name has these characters. */
const NONE = '\0';
const ANY = '\u0001';

function pairs(names: readonly string[] = [], taxes: readonly string[] = []): string[] {
  return names.flatMap((name) => taxes.map((tax) => keyOf(name, tax)));
}

function keyOf(name: string, tax: string): string {
  return `${name}\u0002${tax}`;
}
