/** The cryptographic stamp of ZATCA: what it holds, whether it fits, and making it (chapter 17 §5.4). */

import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Of, bytesOfBase64 } from '../../engine/text/base64.ts';
import type { XmlElement } from '../xml/element.ts';
import { type Certificate, readCertificate, SECP256K1 } from './certificate.ts';

export interface Stamp {
  readonly element: XmlElement;
  /** The hash of the invoice, in base64. */
  readonly hash: string;
  readonly propertiesHash: string;
  readonly signature: string;
  readonly certificate: Certificate | undefined;
  readonly certificateHash: string;
  readonly time: string;
  readonly issuer: string;
  readonly serial: string;
}

/** Returns the stamp of an invoice; undefined if it has none. */
export function stampIn(root: XmlElement): Stamp | undefined {
  const element = within(root.child('ext:UBLExtensions'), 'Signature')[0];
  if (element === undefined) return undefined;
  const references = within(element, 'Reference');
  const digestOf = (reference: XmlElement | undefined) => within(reference, 'DigestValue')[0]?.value.trim() ?? '';
  const text = (name: string) => within(element, name)[0]?.value.trim() ?? '';
  return {
    element,
    hash: digestOf(references.find((each) => each.attribute('Id') === 'invoiceSignedData')),
    propertiesHash: digestOf(references.find((each) => each.attribute('URI') === '#xadesSignedProperties')),
    signature: text('SignatureValue').replace(/\s/g, ''),
    certificate: readCertificate(text('X509Certificate')),
    certificateHash: digestOf(within(element, 'CertDigest')[0]),
    time: text('SigningTime'),
    issuer: text('X509IssuerName'),
    serial: text('X509SerialNumber'),
  };
}

function within(element: XmlElement | undefined, name: string): XmlElement[] {
  return element === undefined ? [] : [...element.within()].filter((each) => each.isLocally(name));
}

/** Returns the base64 of the hexadecimal digits of a digest, as ZATCA writes digests. */
function hexDigest(text: string): string {
  return base64Of(utf8ToBytes(bytesToHex(sha256(utf8ToBytes(text)))));
}

/** Returns the digest of a certificate: of its base64, not of its bytes. */
export function certificateDigest({ base64 }: Certificate): string {
  return hexDigest(base64);
}

const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** Returns the digest of the signed properties as they stand in the text of a file. */
export function propertiesDigest(file: string): string | undefined {
  const from = file.search(/<xades:SignedProperties\b/);
  const end = '</xades:SignedProperties>';
  const to = from < 0 ? -1 : file.indexOf(end, from);
  if (to < 0) return undefined;
  const declared = file
    .slice(from, to + end.length)
    .replaceAll('\r\n', '\n')
    .replace('<xades:SignedProperties', `<xades:SignedProperties xmlns:xades="${XADES}"`)
    .replace(/<ds:(DigestMethod|DigestValue|X509IssuerName|X509SerialNumber)\b/g, `<ds:$1 xmlns:ds="${DSIG}"`);
  return hexDigest(declared);
}

/** Returns whether a signature is of the key of its certificate; undefined if the key is of another kind. */
export function isSignedBy(hash: string, signature: string, { point, curve }: Certificate): boolean | undefined {
  if (curve !== SECP256K1) return undefined;
  const [message, value] = [bytesOfBase64(hash), bytesOfBase64(signature)];
  if (message === undefined || value === undefined) return false;
  try {
    return secp256k1.verify(value, message, point, { format: 'der', lowS: false });
  } catch {
    return false;
  }
}
