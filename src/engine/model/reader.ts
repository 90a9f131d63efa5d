import { cutFault, type Fault, fault, faultOf, MOST_FAULTS } from '../faults.ts';
import { type Message, message, type Template, type Value, type ValuesOf } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { shorten } from '../text/shorten.ts';
import { describe } from './describe.ts';
import type { Json } from './json.ts';
import type { ObjectType } from './object.ts';
import { pathText, type Step } from './path.ts';

/** Finds the registered type of a full schema ID; `plain` for types that are no objects. */
export type SchemaLookup = (id: string) => ObjectType<object> | 'plain' | undefined;

/**
 * One reading of a document: where it stands in the input, and what it found wrong on the way.
 * Nothing stops at the first bad value; all are listed in the order of the document (chapter 09 §2.4).
 */
export class Reader {
  readonly faults: Fault[] = [];
  /** Warnings of members that their object does not know (`BW-UNKNOWN-FIELD`), or in another case (`BW-WARN-NAME`). */
  readonly unknown: Fault[] = [];
  readonly path: Step[] = [];
  #entries = 0;

  readonly schemas: SchemaLookup;
  readonly #strict: boolean;

  constructor(schemas: SchemaLookup, { strict = false }: { strict?: boolean } = {}) {
    this.schemas = schemas;
    this.#strict = strict;
  }

  /** Reports the value at the current path and gives undefined, as every failed read does. */
  fail<const T extends string>(code: string, template: Template<T>, ...values: ValuesOf<T>): undefined {
    add(this.faults, () => fault(code, pathText(this.path), template, ...values));
    return undefined;
  }

  /** `BW-JSON-TYPE`: another JSON type than the property takes. */
  wrongType<const T extends string>(found: Json, expected: Template<T>, ...values: ValuesOf<T>): undefined {
    if (this.faults.length > MOST_FAULTS) return undefined;
    return this.fail('BW-JSON-TYPE', '{property} must be {expected}, but is {found}', {
      property: this.subject(),
      expected: message(expected, ...values),
      found: describe(found),
    });
  }

  unknownMember(name: string, known: Iterable<string>, owner: string): void {
    add(this.unknown, () => {
      const guess = this.unknown.length < MOST_HINTS ? nearest(name, known) : undefined;
      const text = unknownText({ owner, name: shorten(name), guess, isStrict: this.#strict });
      return faultOf('BW-UNKNOWN-FIELD', pathText([...this.path, name]), text);
    });
  }

  /** `BW-WARN-NAME`: a member that is read though its letters are not in the case of its name. */
  otherCase(name: string, exact: string, owner: string): void {
    const text = message('{owner} has the property "{exact}", in this case; "{name}" is read as it.', {
      owner,
      exact,
      name: shorten(name),
    });
    add(this.unknown, () => faultOf('BW-WARN-NAME', pathText([...this.path, name]), text));
  }

  /** Counts the entries of one more list; reports `BW-LIST-LENGTH` and gives false when they are too many together. */
  hasRoomFor(entries: number): boolean {
    this.#entries += entries;
    if (this.#entries <= MOST_ENTRIES) return true;
    this.fail(
      'BW-LIST-LENGTH',
      '{property} has {entries} entries; the lists of a document may have {most} together. Split it.',
      { property: this.subject(), entries, most: MOST_ENTRIES },
    );
    return false;
  }

  /** The name of the property at hand, for sentences: `issue_date`, `entry 2 of lines`, `the document`. */
  subject(): Value {
    const last = this.path[this.path.length - 1];
    if (last === undefined) return message('the document');
    if (typeof last === 'string') return shorten(last);
    const list = this.path[this.path.length - 2];
    if (list === undefined) return message('entry {position} of the list', { position: last });
    return message('entry {position} of {list}', { position: last, list: shorten(String(list)) });
  }
}

/** Returns what is said of a property that its object does not know, with the name of it that may be meant. */
function unknownText(found: { owner: string; name: string; guess: string | undefined; isStrict: boolean }): Message {
  const { owner, name, guess, isStrict } = found;
  if (guess === undefined) {
    if (isStrict) return message('{owner} has no property "{name}".', { owner, name });
    return message('{owner} has no property "{name}"; it is left out.', { owner, name });
  }
  if (isStrict) return message('{owner} has no property "{name}". Did you mean "{guess}"?', { owner, name, guess });
  return message('{owner} has no property "{name}"; it is left out. Did you mean "{guess}"?', { owner, name, guess });
}

/** What is read takes many times the memory of its text: lists of empty objects most of all. */
const MOST_ENTRIES = 500_000;

/** Looking for a name like the one that was meant takes longer than reading it; whoever errs so often is not helped by it. */
const MOST_HINTS = 1000;

/** Adds a fault, as long as there is room. */
function add(faults: Fault[], make: () => Fault): void {
  if (faults.length < MOST_FAULTS) faults.push(make());
  else if (faults.length === MOST_FAULTS) faults.push(cutFault('$'));
}
