/** Elements of a national format as they are read: what nobody asks for is known at the end, and reported as not read. */

import { type Message, message } from '../../engine/text/message.ts';
import type { Report, Severity } from '../report.ts';
import { collapsed } from '../schema/values.ts';
import type { XmlElement } from '../xml/element.ts';

/** A file while it is read. */
export class ElementReader {
  readonly report: Report;
  readonly #prefix: string;
  readonly #read = new Set<XmlElement>();

  /** @param prefix that of the names of elements, with its colon */
  constructor(report: Report, prefix: string) {
    this.report = report;
    this.#prefix = prefix;
  }

  /** Returns an element as it is read. */
  of(element: XmlElement): Source {
    this.#read.add(element);
    return new Source(element, this);
  }

  nameOf(name: string): string {
    return this.#prefix + name;
  }

  /** Reports as dropped what was not read, each element with all that is in it once. @param severityOf how grave it is that one of a name is not read */
  reportUnread(
    root: XmlElement,
    severityOf: (element: XmlElement) => Severity | undefined,
    text: (name: string) => Message = (name) =>
      message('{name} has no place in the document and is not read.', { name }),
  ): void {
    for (let child = root.first; child !== undefined; child = child.next) {
      if (this.#read.has(child)) {
        this.reportUnread(child, severityOf, text);
        continue;
      }
      const severity = severityOf(child);
      if (severity !== undefined) this.report.dropped(severity, { element: child }, text(child.localName));
    }
  }
}

/** An element that is read. Values are without blanks around them, and with single ones within. */
export class Source {
  readonly element: XmlElement;
  readonly #reader: ElementReader;

  constructor(element: XmlElement, reader: ElementReader) {
    this.element = element;
    this.#reader = reader;
  }

  /** Its own value. */
  get value(): string {
    return collapsed(this.element.text);
  }

  /** The first element of a name in it. */
  child(name: string): Source | undefined {
    const found = this.element.child(this.#reader.nameOf(name));
    return found && this.#reader.of(found);
  }

  /** All elements of a name in it. */
  all(name: string): Source[] {
    return this.element.all(this.#reader.nameOf(name)).map((each) => this.#reader.of(each));
  }

  /** The value of the first element of a name in it; undefined where there is none, or nothing in it. */
  text(name: string): string | undefined {
    return this.child(name)?.value || undefined;
  }

  /** The same with the ends of lines as they are. */
  lines(name: string): string | undefined {
    return this.child(name)?.element.text.trim() || undefined;
  }

  /** The values of all elements of a name in it. */
  texts(name: string): string[] {
    return this.all(name).flatMap(({ value }) => value || []);
  }
}
