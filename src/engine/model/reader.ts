import { cutFault, type Fault, fault, faultOf, MOST_FAULTS } from '../faults.ts';
import { type Message, message, type Template, type ValuesOf } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { shorten } from '../text/shorten.ts';
import { describe } from './describe.ts';
import type { Json } from './json.ts';
import type { ObjectType } from './object.ts';
import { pathText, type Step } from './path.ts';
import { subjectOf } from './subject.ts';

/** Finds the registered type of a full schema ID; `plain` for types that are not objects. */
export type SchemaLookup = (id: string) => ObjectType<object> | 'plain' | undefined;

/** Checks an entry of extensions. Returns the text of a warning. */
export type ExtensionCheck = (key: string, code: string) => Message | undefined;

/**
 * The state of reading one document: the current path in the input and the faults so far. Reading continues after a bad
 * value; all faults are listed in document order (chapter 09 §2.4).
 */
export class Reader {
  readonly faults: Fault[] = [];
  /** The paths of the values that the faults are about. */
  readonly unreadable: Step[][] = [];
  /**
   * Warnings for members that the object does not know (`BW-UNKNOWN-FIELD`) or has in another letter case
   * (`BW-WARN-NAME`), and for values that are probably mistakes.
   */
  readonly warnings: Fault[] = [];
  readonly path: Step[] = [];
  #entries = 0;

  readonly schemas: SchemaLookup;
  readonly #strict: boolean;
  readonly #aboutExtension: ExtensionCheck | undefined;

  constructor(
    schemas: SchemaLookup,
    { strict = false, aboutExtension }: { strict?: boolean; aboutExtension?: ExtensionCheck } = {},
  ) {
    this.schemas = schemas;
    this.#strict = strict;
    this.#aboutExtension = aboutExtension;
  }

  /** Warns about the value at the current path. */
  warn(code: string, text: Message): void {
    add(this.warnings, () => faultOf(code, pathText(this.path), text));
  }

  /** Warns about entries of extensions that are probably mistyped. */
  checkExtensions(map: ReadonlyMap<string, string>): void {
    if (!this.#aboutExtension) return;
    for (const [key, code] of map) {
      const text = this.#aboutExtension(key, code);
      if (text) add(this.warnings, () => faultOf('BW-WARN-EXTENSION', pathText([...this.path, key]), text));
    }
  }

  /** Reports the value at the current path. Returns undefined, like every failed read. */
  fail<const T extends string>(code: string, template: Template<T>, ...values: ValuesOf<T>): undefined {
    this.#fail(() => fault(code, pathText(this.path), template, ...values));
    return undefined;
  }

  /** Reports the value at the current path with a message. */
  failWith(code: string, text: Message): undefined {
    this.#fail(() => faultOf(code, pathText(this.path), text));
    return undefined;
  }

  #fail(make: () => Fault): void {
    if (this.faults.length <= MOST_FAULTS) this.unreadable.push([...this.path]);
    add(this.faults, make);
  }

  /**
   * Reports `BW-JSON-TYPE`: a JSON type that the property does not accept.
   * @param template with the names `property` and `found`
   */
  wrongType(found: Json, template: string, more?: Message['values']): undefined {
    return this.wrongTypeOf(found, (values) => ({ template, values: { ...values, ...more } }));
  }

  wrongTypeOf(found: Json, text: (values: { property: string; found: string }) => Message): undefined {
    if (this.faults.length > MOST_FAULTS) return undefined;
    return this.failWith('BW-JSON-TYPE', text({ property: this.subject(), found: describe(found) }));
  }

  unknownMember(name: string, known: Iterable<string>, owner: string): void {
    add(this.warnings, () => {
      const guess = this.warnings.length < MOST_HINTS ? nearest(name, known) : undefined;
      const text = unknownText({ owner, name: shorten(name), guess, isStrict: this.#strict });
      return faultOf('BW-UNKNOWN-FIELD', pathText([...this.path, name]), text);
    });
  }

  /** Reports `BW-WARN-NAME`: a member that is read although the letter case of its name differs. */
  otherCase(name: string, exact: string, owner: string): void {
    const text = message('{owner} has no property "{name}"; it was read as "{exact}", which differs only in case.', {
      owner,
      exact,
      name: shorten(name),
    });
    add(this.warnings, () => faultOf('BW-WARN-NAME', pathText([...this.path, name]), text));
  }

  /**
   * Counts the entries of one more list. Reports `BW-LIST-LENGTH` and returns false if the document has too many in
   * total.
   */
  hasRoomFor(entries: number): boolean {
    this.#entries += entries;
    if (this.#entries <= MOST_ENTRIES) return true;
    this.fail(
      'BW-LIST-LENGTH',
      '{property} has {entries} entries; all lists of a document together can have {most}. Split the document.',
      { property: this.subject(), entries, most: MOST_ENTRIES },
    );
    return false;
  }

  /** Returns the name of the current property for use in a sentence. */
  subject(): string {
    return subjectOf(this.path);
  }
}

/** Returns the message for a property that the object does not know, with the name that was probably meant. */
function unknownText(found: { owner: string; name: string; guess: string | undefined; isStrict: boolean }): Message {
  const { owner, name, guess, isStrict } = found;
  if (guess === undefined) {
    if (isStrict) return message('{owner} has no property "{name}".', { owner, name });
    return message('{owner} has no property "{name}"; it was ignored.', { owner, name });
  }
  if (isStrict) return message('{owner} has no property "{name}". Did you mean "{guess}"?', { owner, name, guess });
  return message('{owner} has no property "{name}"; it was ignored. Did you mean "{guess}"?', { owner, name, guess });
}

/** Values in memory take many times the size of their text, lists of empty objects most of all. */
const MOST_ENTRIES = 500_000;

/** Searching for a similar name takes longer than reading. After this many errors, hints no longer help. */
const MOST_HINTS = 1000;

/** Adds a fault unless the limit is reached. */
function add(faults: Fault[], make: () => Fault): void {
  if (faults.length < MOST_FAULTS) faults.push(make());
  else if (faults.length === MOST_FAULTS) faults.push(cutFault('$'));
}
