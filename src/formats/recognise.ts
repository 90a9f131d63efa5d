/** Recognises an XML text: its kind by the root, its format by its identifiers (chapter 13 §4). */

import { type Message, message } from '../engine/text/message.ts';
import { shorten } from '../engine/text/shorten.ts';
import type { Format } from './format.ts';
import { formats } from './formats.ts';
import type { Group } from './model/group.ts';
import { type DocumentKind, isUbl, type Plan, type PlanNode, ROOTS } from './model/plan.ts';
import { type Naming, namingOf } from './naming.ts';
import { normal } from './rules/declare.ts';
import { PREFIXES, type XmlElement } from './xml/element.ts';

/** The kind of document and its root element, possibly inside a wrapper. */
export type Recognised = { ok: true; kind: DocumentKind; root: XmlElement } | { ok: false; what: Message };

/** Returns the kind of document by its root. For another root, returns its kind by name, if known. */
export function kindOf(root: XmlElement): Recognised {
  const kind = invoiceKind(root);
  if (kind !== undefined) return { ok: true, kind, root };
  return unwrapped(root);
}

function invoiceKind({ name }: XmlElement): DocumentKind | undefined {
  return (Object.keys(ROOTS) as DocumentKind[]).find((kind) => ROOTS[kind] === name);
}

/** The Standard Business Document of UN/CEFACT, which networks use as a wrapper. */
const BUSINESS_DOCUMENT =
  '{http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader}StandardBusinessDocument';

/** Finds the only invoice in a wrapper, at any depth: in a Standard Business Document, a SOAP message, or a report. */
function unwrapped(wrapper: XmlElement): Recognised {
  const [first, other] = invoicesIn(wrapper);
  if (first !== undefined && other === undefined) return { ok: true, ...first };
  if (first !== undefined) {
    const name = shorten(wrapper.localName);
    return { ok: false, what: message('The {name} has several invoices; give one of them.', { name }) };
  }
  const isBusiness = wrapper.name === BUSINESS_DOCUMENT;
  const held = isBusiness && wrapper.children.find(({ localName }) => localName !== 'StandardBusinessDocumentHeader');
  return { ok: false, what: stranger(held || wrapper) };
}

function* invoicesIn(wrapper: XmlElement): Generator<{ kind: DocumentKind; root: XmlElement }> {
  for (const root of wrapper.children) {
    const kind = invoiceKind(root);
    if (kind !== undefined) yield { kind, root };
    else yield* invoicesIn(root);
  }
}

/** Known but unsupported formats, by the name of their root and the beginning of its namespace. */
const STRANGERS: readonly (readonly [localName: string, namespace: string, name: string])[] = [
  ['CrossIndustryDocument', 'urn:ferd:', 'ZUGFeRD 1.0'],
  ['SCRDMCCBDACIOMessageStructure', 'urn:un:unece:uncefact:', 'Order-X'],
  ['SCRDMCCBDACIDAMessageStructure', 'urn:un:unece:uncefact:', 'Deliver-X'],
  ['FatturaElettronica', 'http://', 'FatturaPA'],
  ['Facturae', 'http://www.facturae.', 'Facturae'],
  ['Comprobante', 'http://www.sat.gob.mx/', 'CFDI'],
  ['NFe', 'http://www.portalfiscal.inf.br/', 'NF-e'],
  ['Invoice', 'http://www.ebinterface.at/', 'ebInterface'],
  ['Finvoice', '', 'Finvoice'],
  ['TicketBai', 'urn:ticketbai:', 'TicketBAI'],
  ['InvoiceData', 'http://schemas.nav.gov.hu/', 'Online Számla'],
  ['InvoicesDoc', 'http://www.aade.gr/', 'myDATA'],
  ['AuditFile', 'urn:', 'SAF-T'],
  ['Document', 'urn:iso:std:iso:20022:', 'ISO 20022'],
  ['Envelope', 'http://schemas.xmlsoap.org/soap/envelope/', 'SOAP'],
  ['Envelope', 'http://www.w3.org/2003/05/soap-envelope', 'SOAP'],
  ['svg', 'http://www.w3.org/2000/svg', 'SVG'],
  ['rss', '', 'RSS'],
  ['feed', 'http://www.w3.org/2005/Atom', 'Atom'],
];

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Returns the name of the known but unsupported format of a root. */
export function knownAs({ localName, name: whole }: XmlElement): string | undefined {
  const namespace = namespaceOf(whole);
  return STRANGERS.find(([name, beginning]) => name === localName && namespace.startsWith(beginning))?.[2];
}

function namespaceOf(name: string): string {
  const prefix = name.slice(0, Math.max(name.indexOf(':'), 0));
  const known = name.startsWith('{') ? undefined : [...PREFIXES].find(([, each]) => each === prefix)?.[0];
  return known ?? /^\{(.*)\}/s.exec(name)?.[1] ?? '';
}

/** Describes a root that belongs to no supported invoice. */
export function stranger(root: XmlElement): Message {
  const { localName } = root;
  const namespace = namespaceOf(root.name);
  const values = { name: shorten(localName), namespace: shorten(namespace, LONGEST_NAMESPACE) };
  const known = knownAs(root);
  if (known !== undefined) {
    return message(
      'This is {format} (root element {name}), which is not supported. Supported are UBL 2.1, UN/CEFACT CII, CDAR, FatturaPA and KSeF FA.',
      { format: known, name: localName },
    );
  }
  const expected = ROOT_NAMESPACES.get(localName);
  if (expected !== undefined) {
    return message('The root {name} is in the namespace "{namespace}"; expected "{expected}".', {
      ...values,
      expected,
    });
  }
  if (namespace.startsWith(UBL)) {
    return message(
      'This is the UBL document {name}. Expected an invoice in UBL 2.1, UN/CEFACT CII or a national format, or a CDAR.',
      values,
    );
  }
  return message(
    'The root {name} in the namespace "{namespace}" is not an e-invoice. Expected an invoice in UBL 2.1, UN/CEFACT CII or a national format, or a CDAR.',
    values,
  );
}

/** The maximum length of a namespace in messages. UN/CEFACT and UBL namespaces differ at their end. */
const LONGEST_NAMESPACE = 120;

/** The namespaces of supported roots, by name. */
const ROOT_NAMESPACES: ReadonlyMap<string, string> = new Map(
  Object.values(ROOTS).map((name) => [name.slice(name.indexOf(':') + 1), namespaceOf(name)]),
);

/**
 * Returns why a document with the right root cannot be read: its elements are not in the format's namespace, so a
 * reader would find nothing.
 *
 * @param unclaimed the elements that do not occur in the plan
 */
export function foreignNamespace(unclaimed: readonly XmlElement[], root: XmlElement, plan: Plan): Message | undefined {
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
        namespace: shorten(namespaceOf(name), LONGEST_NAMESPACE),
        expected: namespaceOf(expected),
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
 * Returns the format of an invoice (chapter 13 §4). BT-24 names the format, if necessary with BT-23 and BT-40, or
 * begins with its identifier. Any other invoice has the format of the core of EN 16931 in its syntax. In CDAR, MDT-3
 * names it. In a PDF, the core in CII is read as Factur-X.
 */
export function recognise(invoice: Group, kind: DocumentKind, isInPdf = false): Recognition {
  const syntax = isUbl(kind) ? 'ubl' : kind === 'cdar' ? 'cdar' : 'cii';
  const specification = specificationOf(invoice, kind);
  const candidates = formats.filter((format) => format.syntax === syntax && !format.container);
  const same = candidates.filter((format) => format.specification === specification);
  const plain = same.filter(({ signs }) => !signs);
  const exact = same.find(({ signs }) => signs && shows(invoice, signs)) ?? (isInPdf ? plain.at(-1) : plain[0]);
  if (exact) return { format: exact, specification, naming: 'own' };
  for (const naming of ['own', 'extension', 'version'] as const) {
    const format = candidates.find((each) => namingOf(each, specification) === naming);
    if (format) return { format, specification, naming };
  }
  const [core] = candidates;
  if (core === undefined) throw new Error(`there is no format in ${syntax}`);
  return { format: core, specification, naming: 'none' };
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
function shows(invoice: Group, { processes, country }: NonNullable<Format['signs']>): boolean {
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
