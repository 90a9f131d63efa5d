/** Recognises the format of a document in UBL, CII or CDAR by its identifiers (chapter 13 §4). */

import { type Message, message } from '../../../engine/text/message.ts';
import { shorten } from '../../../engine/text/shorten.ts';
import type { Format } from '../../declare/format.ts';
import { type Naming, namingOf } from '../../declare/naming.ts';
import type { Group } from '../../model/group.ts';
import type { DocumentKind, Plan, PlanNode } from '../../model/plan.ts';
import { shortNamespace } from '../../recognise/strangers.ts';
import { normal } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Namespaces } from '../../xml/namespaces.ts';

/**
 * Returns why a document with the right root cannot be read: its elements are not in the format's namespace, so a
 * reader would find nothing.
 *
 * @param unclaimed the elements that do not occur in the plan
 * @param namespaces those of the plan
 */
export function foreignNamespace(
  unclaimed: readonly XmlElement[],
  root: XmlElement,
  plan: Plan,
  namespaces: Namespaces,
): Message | undefined {
  const foreign = unclaimed.filter(({ name }) => name.startsWith('{') || !name.includes(':'));
  if (foreign.length === 0) return undefined;
  const names = namesByLocal(plan.root);
  for (const { localName, name } of foreign) {
    const expected = names.get(localName);
    if (expected === undefined || uses(root, expected.slice(0, expected.indexOf(':') + 1))) continue;
    return message(
      'The root {root} is in the correct namespace, but {name} in it is in the namespace "{namespace}"; expected "{expected}".',
      {
        root: root.localName,
        name: shorten(localName),
        namespace: shortNamespace(name, namespaces),
        expected: namespaces.uriOf(expected),
      },
    );
  }
  return undefined;
}

/** Returns the names of all elements of a plan, by their local names. Nested lines make a plan recursive. */
function namesByLocal(root: PlanNode): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const nodes = new Set(root.children);
  for (const { name, children } of nodes) {
    names.set(name.slice(name.indexOf(':') + 1), name);
    for (const child of children) nodes.add(child);
  }
  return names;
}

/** Returns whether an element has a descendant with a prefix. */
function uses(element: XmlElement, prefix: string): boolean {
  return element.children.some((child) => child.name.startsWith(prefix) || uses(child, prefix));
}

/** The format of an invoice, and how the invoice identifies it. */
export interface Recognition {
  readonly format: Format;
  /** BT-24, or MDT-3 in CDAR, trimmed; empty if missing. */
  readonly specification: string;
  readonly naming: Naming;
}

/**
 * Returns which of the formats of its syntax an invoice has (chapter 13 §4). BT-24 names the format, if necessary with BT-23 and BT-40, or
 * begins with its identifier. Any other invoice has the format of the core of EN 16931 in its syntax. In CDAR, MDT-3
 * names it. In a PDF, the core in CII is read as Factur-X.
 */
export function recognise(
  formats: readonly Format[],
  invoice: Group,
  kind: DocumentKind,
  isInPdf = false,
): Recognition {
  const specification = specificationOf(invoice, kind);
  const candidates = candidatesAmong(formats);
  const same = candidates.filter((format) => format.specification === specification);
  const process = normal(invoice.group('BG-2')?.text('BT-23'));
  const named = candidates.find((each) => each.isNamedByProcess && each.process === process);
  if (named) return { format: named, specification, naming: 'own' };
  const plain = same.filter(({ signs }) => !signs);
  const exact = same.find(({ signs }) => signs && shows(invoice, signs)) ?? (isInPdf ? plain.at(-1) : plain[0]);
  if (exact) return { format: exact, specification, naming: 'own' };
  for (const naming of ['own', 'extension', 'version'] as const) {
    const format = candidates.find((each) => namingOf(each, specification) === naming);
    if (format) return { format, specification, naming };
  }
  return { format: coreOf(formats), specification, naming: 'none' };
}

/** Returns the format of the core of EN 16931, or the first one for life cycle messages. */
export function coreOf(formats: readonly Format[]): Format {
  const [core] = candidatesAmong(formats);
  if (core === undefined) throw new Error(`none of ${formats.length} formats is the core`);
  return core;
}

function candidatesAmong(formats: readonly Format[]): Format[] {
  return formats.filter((format) => !format.container);
}

/** Returns how an invoice identifies a requested format. */
export function recognisedAs(format: Format, invoice: Group, kind: DocumentKind): Recognition {
  const specification = specificationOf(invoice, kind);
  return { format, specification, naming: namingOf(format, specification) };
}

function specificationOf(invoice: Group, kind: DocumentKind): string {
  return normal(kind === 'cdar' ? invoice.text('MDT-3') : invoice.group('BG-2')?.text('BT-24'));
}

/** Returns whether an invoice has the process and the seller's country of a format. */
export function shows(invoice: Group, { processes, country }: NonNullable<Format['signs']>): boolean {
  const process = normal(invoice.group('BG-2')?.text('BT-23'));
  if (!processes.includes(process)) return false;
  return country === undefined || normal(invoice.group('BG-4')?.group('BG-5')?.text('BT-40')) === country;
}

/** The beginning of identifiers for extensions and restrictions of EN 16931. */
const OF_THE_CORE = /^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#/;

/** Returns a notice if an invoice declares another version of its format or an unknown extension. */
export function noteOn({ format, specification, naming }: Recognition): Message | undefined {
  const values = { specification, format: format.key, name: format.name.en ?? format.key };
  if (naming === 'version') {
    return message(
      'The specification {specification} is another version of {name}; the rules of {format} were used to check the invoice.',
      values,
    );
  }
  // A missing specification breaks BR-01, or BR-FR-CDV-02 in a life cycle message.
  if (naming !== 'none' || specification === '' || format.syntax === 'cdar') return undefined;
  return OF_THE_CORE.test(specification)
    ? message(
        'The specification {specification} extends or restricts EN 16931 in an unknown way; the core rules of {format} were used to check the invoice.',
        values,
      )
    : message(
        'The specification {specification} is unknown; the core rules of {format} were used to check the invoice.',
        values,
      );
}
