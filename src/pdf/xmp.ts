/** What the metadata of a PDF say of it (XMP, ISO 16684-1), as far as invoices are concerned (chapter 13 §5.3). */

import { SaxesParser } from 'saxes';
import { DEEPEST } from './budget.ts';

/** The namespaces of hybrid invoices, in lower case and without a `#` at the end, with the format that each is of. */
const NAMESPACES: Readonly<Record<string, Described['family']>> = {
  'urn:factur-x:pdfa:crossindustrydocument:invoice:1p0': 'factur-x',
  'urn:zugferd:pdfa:crossindustrydocument:invoice:2p0': 'zugferd-2.0',
  'urn:ferd:pdfa:crossindustrydocument:invoice:1p0': 'zugferd-1.0',
  'urn:factur-x:pdfa:crossindustrydocument:1p0': 'order-x',
};

const PDFA_ID = 'http://www.aiim.org/pdfa/ns/id/';
const PDFA_SCHEMA = 'http://www.aiim.org/pdfa/ns/schema#';

export interface Described {
  /** Which hybrid invoice the metadata say that it is; undefined for none. */
  family?: 'factur-x' | 'zugferd-2.0' | 'zugferd-1.0' | 'order-x';
  /** The namespace of the properties, as written. */
  namespace?: string;
  documentType?: string;
  documentFileName?: string;
  version?: string;
  conformanceLevel?: string;
  /** Of `pdfaid`: `3`, `B`. */
  part?: string;
  conformance?: string;
  /** The namespaces of the extension schemas, as written. */
  extensions: string[];
}

const PROPERTIES = {
  DocumentType: 'documentType',
  DocumentFileName: 'documentFileName',
  Version: 'version',
  ConformanceLevel: 'conformanceLevel',
} as const;

/** Returns what metadata say; what is no XML, or more than is read, says as much as stands before the place where it breaks. */
export function described(bytes: Uint8Array): Described {
  const found: Described = { extensions: [] };
  let text = '';
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ attributes }) => {
    text = '';
    // To the parser the way up from each element is as long as it is deep.
    if (++depth > DEEPEST) throw new Error('nested too deep');
    // Simple properties may be attributes of their description.
    for (const { uri, local, value } of Object.values(attributes)) take(found, uri, local, value);
  });
  parser.on('text', (part) => {
    if (text.length < LONGEST) text += part;
  });
  parser.on('closetag', ({ uri, local }) => {
    take(found, uri, local, text);
    text = '';
    depth--;
  });
  try {
    parser.write(decodedXmp(bytes.subarray(0, MOST_READ))).close();
  } catch {
    // What was read before counts.
  }
  return found;
}

/** Bytes of metadata that are read: packets have some kilobytes, and what they say of invoices is not behind a megabyte of others. */
const MOST_READ = 1024 * 1024;

/** Characters of a property that are looked at. */
const LONGEST = 4096;

function decodedXmp(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide = (first === 0xfe && second === 0xff) || first === 0;
  const narrow = (first === 0xff && second === 0xfe) || second === 0;
  return new TextDecoder(wide ? 'utf-16be' : narrow ? 'utf-16le' : 'utf-8').decode(bytes);
}

function take(found: Described, namespace: string, name: string, given: string): void {
  const value = given.trim();
  if (namespace === PDFA_ID && name === 'part') found.part = value;
  if (namespace === PDFA_ID && name === 'conformance') found.conformance = value;
  if (namespace === PDFA_SCHEMA && name === 'namespaceURI') found.extensions.push(value);
  const family = familyOf(namespace);
  const property = (PROPERTIES as Readonly<Record<string, (typeof PROPERTIES)[keyof typeof PROPERTIES]>>)[name];
  if (!family || !property) return;
  found.family = family;
  found.namespace = namespace;
  found[property] = value;
}

/** Returns of which hybrid invoice a namespace is. */
export function familyOf(namespace: string): Described['family'] {
  return NAMESPACES[namespace.toLowerCase().replace(/#$/, '')];
}
