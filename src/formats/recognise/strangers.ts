/** Describes files in no supported syntax. */

import { type Message, message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import { ROOTS } from '../model/plan.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Namespaces } from '../xml/namespaces.ts';

/** Known but unsupported formats, by the name of their root and the beginning of its namespace. */
const STRANGERS: readonly (readonly [localName: string, namespace: string, name: string])[] = [
  ['CrossIndustryDocument', 'urn:ferd:', 'ZUGFeRD 1.0'],
  ['SCRDMCCBDACIOMessageStructure', 'urn:un:unece:uncefact:', 'Order-X'],
  ['SCRDMCCBDACIDAMessageStructure', 'urn:un:unece:uncefact:', 'Deliver-X'],
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

/** Returns the name of the known but unsupported format of a root. @param namespaces those it was parsed with */
export function knownAs({ localName, name: whole }: XmlElement, namespaces: Namespaces): string | undefined {
  const namespace = namespaces.uriOf(whole);
  return STRANGERS.find(([name, beginning]) => name === localName && namespace.startsWith(beginning))?.[2];
}

/** The maximum length of a namespace in messages. UN/CEFACT and UBL namespaces differ at their end. */
const LONGEST_NAMESPACE = 120;

/** Returns the namespace of an element name for messages. */
export function shortNamespace(name: string, namespaces: Namespaces): string {
  return shorten(namespaces.uriOf(name), LONGEST_NAMESPACE);
}

/** The names of supported roots by their local names. */
const SUPPORTED: ReadonlyMap<string, string> = new Map(
  Object.values(ROOTS).map((name) => [name.slice(name.indexOf(':') + 1), name]),
);

/**
 * Describes a root that belongs to no supported syntax.
 * @param names the names of the supported ones
 * @param namespaces those it was parsed with
 * @param format the name of its own format. Default: by its root
 */
export function stranger(
  root: XmlElement,
  names: readonly string[],
  namespaces: Namespaces,
  format = knownAs(root, namespaces),
): Message {
  const { localName } = root;
  const name = shorten(localName);
  const namespace = shortNamespace(root.name, namespaces);
  const supported = [...names];
  if (format !== undefined) {
    return message('This is {format} (root element {name}), which is not supported. Supported formats: {supported}.', {
      format,
      name: localName,
      supported,
    });
  }
  const right = SUPPORTED.get(localName);
  if (right !== undefined) {
    return message('The root {name} is in the namespace "{namespace}"; expected "{expected}".', {
      name,
      namespace,
      expected: namespaces.uriOf(right),
    });
  }
  if (namespaces.uriOf(root.name).startsWith(UBL)) {
    return message('This is the UBL document {name}. Expected an e-invoice in {supported}.', { name, supported });
  }
  return message(
    'The root {name} in the namespace "{namespace}" is not an e-invoice. Expected an e-invoice in {supported}.',
    { name, namespace, supported },
  );
}
