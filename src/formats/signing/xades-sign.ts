/** Signs files with XAdES-EPES, enveloped in their root. */

import { hexToBytes } from '@noble/hashes/utils.js';
import { base64Of, bytesOfBase64 } from '../../engine/text/base64.ts';
import { escapedText } from './canonical.ts';
import { canonicalPart } from './canonical-part.ts';
import type { Certificate } from './certificate.ts';
import type { Signer } from './private-key.ts';
import { HASHES, rsaKeyOf } from './public-key.ts';
import { C14N, DSIG, ENVELOPED, utf8, XADES } from './xml-algorithms.ts';

export interface Policy {
  readonly identifier: string;
  readonly description: string;
  /** The SHA-1 of the policy's document, in base64. */
  readonly hash: string;
}

export interface SigningParts {
  readonly signer: Signer;
  /** The certificate of the key, then those that issued it. */
  readonly certificates: readonly [Certificate, ...Certificate[]];
  readonly policy: Policy;
  /** Who signs: `supplier`. */
  readonly role: string;
  /** With its offset: 2026-03-02T10:00:00Z. */
  readonly time: string;
  /** Describes the file. */
  readonly description: string;
}

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const digestOf = (bytes: Uint8Array) => base64Of(HASHES.sha256.digest(bytes));

/** Returns a text with its signature as the last child of the root. */
export async function signedXml(xml: string, parts: SigningParts): Promise<string> {
  const declared = xml.includes(` xmlns:ds="${DSIG}"`)
    ? xml
    : xml.replace(/<(?![?!])([^\s/>]+)/, `<$1 xmlns:ds="${DSIG}"`);
  const end = declared.lastIndexOf('</');
  const around = (signature: string) => declared.slice(0, end) + signature + declared.slice(end);
  const digests = { file: digestOf(utf8(canonicalPart(declared, {}) ?? '')), properties: '', key: '' };
  // Digests of parts depend on their positions, but not on each other.
  const draft = around(signatureXml(parts, digests, ''));
  const bytesOfPart = (text: string, name: string) =>
    utf8(canonicalPart(text, { at: text.indexOf(`<${name}`, end) }) ?? '');
  const properties = digestOf(bytesOfPart(draft, 'xades:SignedProperties'));
  const whole = { ...digests, properties, key: digestOf(bytesOfPart(draft, 'ds:KeyInfo')) };
  const info = bytesOfPart(around(signatureXml(parts, whole, '')), 'ds:SignedInfo');
  return around(signatureXml(parts, whole, base64Of(await parts.signer.sign(info))));
}

const IDS = { signature: 'Signature', file: 'Reference', properties: 'SignedProperties', key: 'KeyInfo' } as const;

interface Digests {
  readonly file: string;
  readonly properties: string;
  readonly key: string;
}

const digest = (value: string) => `<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${value}</ds:DigestValue>`;

function signatureXml(parts: SigningParts, digests: Digests, value: string): string {
  const { signer, certificates } = parts;
  const listed = certificates.map(({ base64 }) => `<ds:X509Certificate>${base64}</ds:X509Certificate>`).join('');
  return [
    `<ds:Signature xmlns:ds="${DSIG}" Id="${IDS.signature}"><ds:SignedInfo>`,
    `<ds:CanonicalizationMethod Algorithm="${C14N}"/><ds:SignatureMethod Algorithm="${signer.method}"/>`,
    `<ds:Reference Id="${IDS.file}" URI=""><ds:Transforms><ds:Transform Algorithm="${ENVELOPED}"/></ds:Transforms>`,
    `${digest(digests.file)}</ds:Reference>`,
    `<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#${IDS.properties}">`,
    `${digest(digests.properties)}</ds:Reference>`,
    `<ds:Reference URI="#${IDS.key}">${digest(digests.key)}</ds:Reference></ds:SignedInfo>`,
    `<ds:SignatureValue>${value}</ds:SignatureValue>`,
    `<ds:KeyInfo Id="${IDS.key}"><ds:X509Data>${listed}</ds:X509Data>${keyValue(certificates[0])}</ds:KeyInfo>`,
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="#${IDS.signature}">`,
    `${propertiesXml(parts)}</xades:QualifyingProperties></ds:Object></ds:Signature>`,
  ].join('');
}

/** Returns the public key of a certificate, if it is one of RSA. */
function keyValue(certificate: Certificate): string {
  const key = rsaKeyOf(certificate);
  if (key === undefined) return '';
  const base64 = (value: bigint) => {
    const digits = value.toString(16);
    return base64Of(hexToBytes(digits.padStart(digits.length + (digits.length % 2), '0')));
  };
  const { modulus, exponent } = key;
  return `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(modulus)}</ds:Modulus><ds:Exponent>${base64(exponent)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>`;
}

function propertiesXml({ certificates: [certificate], policy, role, time, description }: SigningParts): string {
  const issuer = certificate.issuer.replace(/(?<!\\), /g, ',');
  return [
    `<xades:SignedProperties Id="${IDS.properties}"><xades:SignedSignatureProperties>`,
    `<xades:SigningTime>${escapedText(time)}</xades:SigningTime>`,
    `<xades:SigningCertificate><xades:Cert><xades:CertDigest>`,
    `${digest(digestOf(bytesOfBase64(certificate.base64) ?? new Uint8Array()))}</xades:CertDigest>`,
    `<xades:IssuerSerial><ds:X509IssuerName>${escapedText(issuer)}</ds:X509IssuerName>`,
    `<ds:X509SerialNumber>${certificate.serial}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert></xades:SigningCertificate>`,
    `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId>`,
    `<xades:Identifier>${policy.identifier}</xades:Identifier><xades:Description>${policy.description}</xades:Description>`,
    `</xades:SigPolicyId><xades:SigPolicyHash><ds:DigestMethod Algorithm="${DSIG}sha1"/>`,
    `<ds:DigestValue>${policy.hash}</ds:DigestValue></xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>`,
    `<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>${escapedText(role)}</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>`,
    `</xades:SignedSignatureProperties><xades:SignedDataObjectProperties>`,
    `<xades:DataObjectFormat ObjectReference="#${IDS.file}"><xades:Description>${escapedText(description)}</xades:Description>`,
    `<xades:MimeType>text/xml</xades:MimeType></xades:DataObjectFormat>`,
    `</xades:SignedDataObjectProperties></xades:SignedProperties>`,
  ].join('');
}
