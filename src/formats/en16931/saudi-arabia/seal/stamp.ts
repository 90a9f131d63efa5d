/** Reads, verifies and makes the cryptographic stamp of ZATCA (chapter 17 §5.4). */

import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Of, bytesOfBase64 } from '../../../../engine/text/base64.ts';
import type { Message } from '../../../../engine/text/message.ts';
import { type Certificate, readCertificate, SECP256K1 } from '../../../signing/certificate.ts';
import { type Reference, readSignature, signaturesIn, UBL_PLACE } from '../../../signing/xml-signature.ts';
import type { XmlElement } from '../../../xml/element.ts';

export interface Stamp {
  readonly element: XmlElement;
  /** Why it cannot be read; all other members are empty then. */
  readonly unread?: Message;
  /** The hash of the invoice, in base64. */
  readonly hash: string;
  readonly propertiesHash: string;
  /** Where the signed properties begin in the text; -1 without any. */
  readonly propertiesAt: number;
  readonly signature: string;
  readonly certificate: Certificate | undefined;
  readonly certificateHash: string;
  readonly time: string;
}

/** Returns the stamp of an invoice; undefined if it has none. */
export function stampIn(root: XmlElement): Stamp | undefined {
  const signatures = signaturesIn(root);
  const [element] = signatures;
  if (element === undefined) return undefined;
  const read = readSignature(root, signatures, [root.name, ...UBL_PLACE]);
  if (!read.ok) return { ...EMPTY, element, unread: read.what };
  const { references, certificates, properties, value } = read.parts;
  const one = (found: readonly Reference[]) => (found.length === 1 && found[0] ? base64Of(found[0].digest.value) : '');
  const hash = one(references.filter((each) => each.element.attribute('Id') === 'invoiceSignedData'));
  const signature = base64Of(value);
  const readable = certificates.flatMap((each) => readCertificate(each.text) ?? []);
  return {
    element,
    hash,
    propertiesHash: one(references.filter(({ uri }) => uri === '#xadesSignedProperties')),
    propertiesAt: properties?.element.offset ?? -1,
    signature,
    certificate: readable.find((each) => isSignedBy(hash, signature, each)) ?? readable[0],
    certificateHash: properties?.certificates[0] ? base64Of(properties.certificates[0].value) : '',
    time: properties?.time ?? '',
  };
}

const EMPTY = {
  ...{ hash: '', propertiesHash: '', propertiesAt: -1, signature: '', certificate: undefined },
  ...{ certificateHash: '', time: '' },
} as const;

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

/** Returns the digest of the signed properties as they stand at an offset in the text of a file. */
export function propertiesDigest(file: string, from: number): string | undefined {
  const end = '</xades:SignedProperties>';
  const to = /^<xades:SignedProperties[\s>]/.test(file.slice(from, from + 30)) ? file.indexOf(end, from) : -1;
  if (to < 0) return undefined;
  const declared = file
    .slice(from, to + end.length)
    .replaceAll('\r\n', '\n')
    .replace('<xades:SignedProperties', `<xades:SignedProperties xmlns:xades="${XADES}"`)
    .replace(/<ds:(DigestMethod|DigestValue|X509IssuerName|X509SerialNumber)\b/g, `<ds:$1 xmlns:ds="${DSIG}"`);
  return hexDigest(declared);
}

/** Returns whether a signature was made with the key of its certificate; undefined if the key has another type. */
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
