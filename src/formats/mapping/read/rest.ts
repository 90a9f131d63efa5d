/** Reports everything of an e-invoice that no mapping used, so that no data are lost silently (chapter 14 §1.2). */

import { fault } from '../../../engine/faults.ts';
import { detailed, message } from '../../../engine/text/message.ts';
import { shorten } from '../../../engine/text/shorten.ts';
import { termName } from '../../model/plan.ts';
import { qualifies } from '../../model/read.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlAttribute, XmlElement } from '../../xml/element.ts';
import { xpathOf } from '../../xml/element.ts';
import type { Reading } from './reading.ts';

export function reportRest(reading: Reading): void {
  reportTerms(reading);
  for (const element of reading.read.unclaimed) reportElement(reading, element);
  for (const element of reading.read.texts) {
    if (reading.taken.has(element)) continue;
    reading.report.dropped(
      'warning',
      { element },
      message('Ignored the text {text}; only elements can occur here.', { text: shorten(element.text.trim()) }),
    );
  }
  const reported = new Set<string>();
  for (const { element, attribute } of reading.read.unclaimedAttributes)
    reportAttribute(reading, element, attribute, reported);
  for (const element of reading.read.unclaimed) {
    for (const each of element.within()) {
      if (!reading.taken.has(each)) continue;
      for (const attribute of each.attributes) {
        if (!qualifies(attribute)) reportAttribute(reading, each, attribute, reported);
      }
    }
  }
}

function reportTerms(reading: Reading): void {
  const { report, plan } = reading;
  let elements: Set<XmlElement> | undefined;
  reading.read.invoice.visitValues((value) => {
    const { id } = value;
    if (id === undefined || reading.isTaken(id, value)) return;
    const text = value.text.trim();
    if (text === '') return;
    const placed = plan.terms.get(id);
    const step = placed?.steps.at(-1);
    const attribute = step?.startsWith('@') ? step : undefined;
    if (attribute === undefined && value.element !== undefined) {
      elements ??= takenElements(reading);
      if (elements.has(value.element)) return;
    }
    if (placed?.term.kind === 'term' && placed.term.fixed === text) return;
    report.dropped(
      isQualifier(id) ? 'info' : 'warning',
      { element: value.element, step: attribute, term: id },
      detailed(termName(plan, id), message('ignored; the document has no field for {text}.', { text: shorten(text) })),
    );
  });
}

/** Returns the elements whose texts were used. If an element has two terms, both must be used. */
function takenElements({ read }: Reading): Set<XmlElement> {
  const elements = new Set<XmlElement>();
  read.invoice.visitValues((value) => {
    if (value.isTaken && value.element?.value === value.text) elements.add(value.element);
  });
  return elements;
}

/** Returns whether a term is a fixed text. Our numbers for fixed texts end in `-0`. */
function isQualifier(id: TermId): boolean {
  return id.endsWith('-0');
}

/** Elements that repeat others or concern only the file. */
const OF_THE_FILE = new Set(['cbc:UBLVersionID', 'cbc:LineCountNumeric']);

/** Date elements of CII, which may only have one format. */
const DATES = new Set(['udt:DateTimeString', 'qdt:DateTimeString', 'udt:DateString', 'udt:DateTime']);

/** Reports an unused element, as a whole if nothing in it was used. */
function reportElement(reading: Reading, element: XmlElement): void {
  if (reading.taken.has(element)) return;
  const text = element.value.trim();
  if (text === '') return;
  if (element.first !== undefined && hasTaken(reading, element)) {
    for (const child of element.children) reportElement(reading, child);
    return;
  }
  if (DATES.has(element.name)) {
    const values = { text: shorten(text), format: element.attribute('format') ?? '', xpath: xpathOf(element) };
    reading.faults.push(
      fault(
        'BW-XML-VALUE',
        '$',
        'Ignored the date {text} at {xpath}: its format is {format}, but only 102 is supported.',
        values,
      ),
    );
  }
  reading.report.dropped(
    OF_THE_FILE.has(element.name) ? 'info' : 'warning',
    { element },
    message('Ignored the element {name}; the document has no field for it: {text}.', {
      name: element.name,
      text: shorten(textsIn(element).join(', ')),
    }),
  );
}

function textsIn(element: XmlElement): string[] {
  return [...element.within()].map(({ text }) => text.trim()).filter((text) => text !== '');
}

function hasTaken({ taken }: Reading, element: XmlElement): boolean {
  for (const each of element.within()) if (taken.has(each)) return true;
  return false;
}

/** Attributes for the list or the language of a value, which the term determines. */
const OF_THE_VALUE =
  /^(list|scheme)(ID|AgencyID|AgencyName|Name|VersionID|URI|DataURI)$|^language(ID|LocaleID)$|^name$/;

/** Reports an unused attribute, once for all elements of a kind that have it with the same value, such as all lines. */
function reportAttribute(
  reading: Reading,
  element: XmlElement,
  { name, value }: XmlAttribute,
  reported: Set<string>,
): void {
  if (value.trim() === '' || reading.isAttributeTaken(element, name)) return;
  const kind = [element.parent?.name, element.name, name, value].join(' ');
  if (reported.has(kind)) return;
  reported.add(kind);
  const isOfTheValue = OF_THE_VALUE.test(name) && (name !== 'schemeID' || !isIdentifier(element));
  reading.report.dropped(
    isOfTheValue ? 'info' : 'warning',
    { element, step: `@${name}` },
    message('Ignored the attribute {name}; the document has no field for {value}.', {
      name,
      value: shorten(value),
    }),
  );
}

/**
 * Returns whether an element is an identifier. The scheme of a code names its list; the scheme of an identifier names
 * its issuer.
 */
function isIdentifier({ parent }: XmlElement): boolean {
  return parent !== undefined && !/(TaxScheme|TaxCategory|Country)$/.test(parent.name);
}
