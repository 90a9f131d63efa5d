/** Reads the metadata of a PDF (XMP, ISO 16684-1) that concern invoices (chapter 13 §5.3). */

import { SaxesParser } from 'saxes';
import { DEEPEST } from './budget.ts';

/** The namespaces of hybrid invoices, in lower case and without a final `#`, with the format of each. */
const NAMESPACES = new Map<string, Described['family']>([
  ['urn:factur-x:pdfa:crossindustrydocument:invoice:1p0', 'factur-x'],
  ['urn:zugferd:pdfa:crossindustrydocument:invoice:2p0', 'zugferd-2.0'],
  ['urn:ferd:pdfa:crossindustrydocument:invoice:1p0', 'zugferd-1.0'],
  ['urn:factur-x:pdfa:crossindustrydocument:1p0', 'order-x'],
]);

const PDFA_ID = 'http://www.aiim.org/pdfa/ns/id/';
const PDFA_SCHEMA = 'http://www.aiim.org/pdfa/ns/schema#';

export interface Described {
  /** The kind of hybrid invoice according to the metadata; undefined if it is not a hybrid invoice. */
  family?: 'factur-x' | 'zugferd-2.0' | 'zugferd-1.0' | 'order-x';
  /** The namespace of the properties, as written. */
  namespace?: string;
  documentType?: string;
  documentFileName?: string;
  version?: string;
  conformanceLevel?: string;
  /** The part and the conformance level of PDF/A, from `pdfaid`: `3`, `B`. */
  part?: string;
  conformance?: string;
  /** The namespaces of the extension schemas, as written. */
  extensions: string[];
}

const PROPERTIES = new Map<string, 'documentType' | 'documentFileName' | 'version' | 'conformanceLevel'>([
  ['DocumentType', 'documentType'],
  ['DocumentFileName', 'documentFileName'],
  ['Version', 'version'],
  ['ConformanceLevel', 'conformanceLevel'],
]);

/** Reads metadata; for malformed or too long XML, only up to the first error. */
export function described(bytes: Uint8Array): Described {
  const found: Described = { extensions: [] };
  let text = '';
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ attributes }) => {
    text = '';
    // In the parser, the way up from each element is as long as its depth.
    if (++depth > DEEPEST) throw new Error('nested too deeply');
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
    // Keeps everything read before the error.
  }
  return found;
}

/**
 * The largest number of bytes of metadata to read: packets have a few kilobytes, and invoice properties do not come
 * after a megabyte of other properties.
 */
const MOST_READ = 1024 * 1024;

/** The largest number of characters of a property to read. */
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
  const property = PROPERTIES.get(name);
  if (!family || !property) return;
  found.family = family;
  found.namespace = namespace;
  found[property] = value;
}

/** Returns the kind of hybrid invoice for a namespace. */
export function familyOf(namespace: string): Described['family'] {
  return NAMESPACES.get(namespace.toLowerCase().replace(/#$/, ''));
}
