/** Reads the elements of a national format and records which were used; the others are reported as not read. */

import { type Message, message } from '../../../engine/text/message.ts';
import type { Report, Severity } from '../../declare/report.ts';
import { collapsed } from '../../schema/values.ts';
import { ChildrenByName } from '../../xml/children.ts';
import type { XmlElement } from '../../xml/element.ts';

/** A file during reading. */
export class ElementReader {
  readonly report: Report;
  readonly #prefix: string;
  readonly #read = new Set<XmlElement>();
  readonly #children = new ChildrenByName();
  readonly #left = new Set<XmlElement>();

  /** @param prefix the prefix of the element names, with its colon */
  constructor(report: Report, prefix: string) {
    this.report = report;
    this.#prefix = prefix;
  }

  /** Returns an element as a source, and marks it as read. */
  of(element: XmlElement): Source {
    this.#read.add(element);
    return new Source(element, this);
  }

  /** Returns the first child of a name, as a source. */
  child(element: XmlElement, name: string): Source | undefined {
    const found = this.#children.first(element, this.#prefix + name);
    return found && this.of(found);
  }

  /** Returns all children of a name, as sources. */
  all(element: XmlElement, name: string): Source[] {
    return this.#children.all(element, this.#prefix + name).map((each) => this.of(each));
  }

  /** Notes that the report has an entry for an element already. */
  leave(element: XmlElement): void {
    this.#left.add(element);
  }

  /**
   * Reports unread elements as dropped, each once with everything inside it, unless it was reported before.
   * @param severityOf returns the severity of not reading an element of the given name
   */
  reportUnread(
    root: XmlElement,
    severityOf: (element: XmlElement) => Severity | undefined,
    text: (name: string) => Message = (name) => message('Ignored {name}; the document has no field for it.', { name }),
  ): void {
    const dropped = new Set(this.report.losses.flatMap(({ kind, element }) => (kind === 'dropped' && element) || []));
    this.#reportIn(root, dropped, severityOf, text);
  }

  #reportIn(
    root: XmlElement,
    dropped: ReadonlySet<XmlElement>,
    severityOf: (element: XmlElement) => Severity | undefined,
    text: (name: string) => Message,
  ): void {
    for (let child = root.first; child !== undefined; child = child.next) {
      if (dropped.has(child) || this.#left.has(child)) continue;
      if (this.#read.has(child)) {
        this.#reportIn(child, dropped, severityOf, text);
        continue;
      }
      const severity = severityOf(child);
      if (severity !== undefined) this.report.dropped(severity, { element: child }, text(child.localName));
    }
  }
}

/** An element during reading. Its values have no surrounding blanks, and single blanks inside. */
export class Source {
  readonly element: XmlElement;
  readonly #reader: ElementReader;

  constructor(element: XmlElement, reader: ElementReader) {
    this.element = element;
    this.#reader = reader;
  }

  /** The element's own value. */
  get value(): string {
    return collapsed(this.element.text);
  }

  /** Notes that the report has an entry that covers this element and everything inside. */
  leave(): void {
    this.#reader.leave(this.element);
  }

  /** Returns the first child of a name. */
  child(name: string): Source | undefined {
    return this.#reader.child(this.element, name);
  }

  /** Returns all children of a name. */
  all(name: string): Source[] {
    return this.#reader.all(this.element, name);
  }

  /** Returns the value of the first child of a name; undefined if it is missing or empty. */
  text(name: string): string | undefined {
    return this.child(name)?.value || undefined;
  }

  /** Returns the value of the first child of a name with its line breaks. */
  lines(name: string): string | undefined {
    return this.child(name)?.element.text.trim() || undefined;
  }

  /** Returns the values of all children of a name that are not empty. */
  texts(name: string): string[] {
    return this.all(name).flatMap(({ value }) => value || []);
  }
}
