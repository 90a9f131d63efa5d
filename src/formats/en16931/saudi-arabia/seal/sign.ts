/** Signs invoices of ZATCA with a key of the caller, which is never kept (chapter 17 §5.4). */

import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base64Of, bytesOfBase64 } from '../../../../engine/text/base64.ts';
import { type Ber, BerError, readBer } from '../../../signed/ber.ts';
import { escapedText } from '../../../signing/canonical.ts';
import type { Certificate } from '../../../signing/certificate.ts';
import { pemBlock } from '../../../signing/pem.ts';
import { certificateDigest, propertiesDigest } from './stamp.ts';

/** A private key: a number below the order of the curve. */
export type SigningKey = Uint8Array;

const KEY_LENGTH = 32;
const OCTETS = 0x04;
const SEQUENCE = 0x30;

/** Reads a private key in PEM or base64: SEC 1 or PKCS #8, unencrypted; undefined if it is not a key. */
export function readKey(text: string): SigningKey | undefined {
  const block = pemBlock(text, 'PRIVATE KEY', 'EC PRIVATE KEY');
  const bytes = bytesOfBase64((block ?? text).replace(/\s/g, ''));
  if (bytes === undefined) return undefined;
  try {
    return keyIn(readBer(bytes));
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

function keyIn(value: Ber): SigningKey | undefined {
  if (value.tag !== SEQUENCE) return undefined;
  const [, second, third] = value.children;
  // PKCS #8 has the algorithm before the key, SEC 1 the key itself.
  if (second?.tag === SEQUENCE && third?.tag === OCTETS) return keyIn(readBer(third.octets));
  if (second?.tag !== OCTETS || second.contents.length > KEY_LENGTH) return undefined;
  const key = new Uint8Array(KEY_LENGTH);
  key.set(second.contents, KEY_LENGTH - second.contents.length);
  return secp256k1.utils.isValidSecretKey(key) ? key : undefined;
}

/** Returns whether a key belongs to a certificate. */
export function isKeyOf(key: SigningKey, { point }: Certificate): boolean {
  const own = secp256k1.getPublicKey(key, point.length === KEY_LENGTH + 1);
  return own.length === point.length && own.every((byte, at) => byte === point[at]);
}

/** Returns the signature over the bytes of a hash, in base64. */
export function sign(hash: string, key: SigningKey): string {
  const bytes = bytesOfBase64(hash) ?? new Uint8Array();
  return base64Of(secp256k1.sign(bytes, key, { format: 'der', lowS: false }));
}

export interface StampParts {
  readonly hash: string;
  readonly signature: string;
  readonly certificate: Certificate;
  readonly time: string;
}

/** Returns the extension with the stamp. Its white space is part of a digest. */
export function stampXml({ hash, signature, certificate, time }: StampParts): string {
  const properties = `<xades:SignedProperties Id="xadesSignedProperties">
                                    <xades:SignedSignatureProperties>
                                        <xades:SigningTime>${escapedText(time)}</xades:SigningTime>
                                        <xades:SigningCertificate>
                                            <xades:Cert>
                                                <xades:CertDigest>
                                                    <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
                                                    <ds:DigestValue>${certificateDigest(certificate)}</ds:DigestValue>
                                                </xades:CertDigest>
                                                <xades:IssuerSerial>
                                                    <ds:X509IssuerName>${escapedText(certificate.issuer)}</ds:X509IssuerName>
                                                    <ds:X509SerialNumber>${certificate.serial}</ds:X509SerialNumber>
                                                </xades:IssuerSerial>
                                            </xades:Cert>
                                        </xades:SigningCertificate>
                                    </xades:SignedSignatureProperties>
                                </xades:SignedProperties>`;
  return `<ext:UBLExtensions>
    <ext:UBLExtension>
        <ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI>
        <ext:ExtensionContent>
            <sig:UBLDocumentSignatures xmlns:sig="urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2" xmlns:sac="urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2" xmlns:sbc="urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2">
                <sac:SignatureInformation>
                    <cbc:ID>urn:oasis:names:specification:ubl:signature:1</cbc:ID>
                    <sbc:ReferencedSignatureID>urn:oasis:names:specification:ubl:signature:Invoice</sbc:ReferencedSignatureID>
                    <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="signature">
                        <ds:SignedInfo>
                            <ds:CanonicalizationMethod Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>
                            <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>
                            <ds:Reference Id="invoiceSignedData" URI="">
                                <ds:Transforms>
                                    <ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116">
                                        <ds:XPath>not(//ancestor-or-self::ext:UBLExtensions)</ds:XPath>
                                    </ds:Transform>
                                    <ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116">
                                        <ds:XPath>not(//ancestor-or-self::cac:Signature)</ds:XPath>
                                    </ds:Transform>
                                    <ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116">
                                        <ds:XPath>not(//ancestor-or-self::cac:AdditionalDocumentReference[cbc:ID='QR'])</ds:XPath>
                                    </ds:Transform>
                                    <ds:Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>
                                </ds:Transforms>
                                <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
                                <ds:DigestValue>${hash}</ds:DigestValue>
                            </ds:Reference>
                            <ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">
                                <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
                                <ds:DigestValue>${propertiesDigest(properties, 0)}</ds:DigestValue>
                            </ds:Reference>
                        </ds:SignedInfo>
                        <ds:SignatureValue>${signature}</ds:SignatureValue>
                        <ds:KeyInfo>
                            <ds:X509Data>
                                <ds:X509Certificate>${certificate.base64}</ds:X509Certificate>
                            </ds:X509Data>
                        </ds:KeyInfo>
                        <ds:Object>
                            <xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="signature">
                                ${properties}
                            </xades:QualifyingProperties>
                        </ds:Object>
                    </ds:Signature>
                </sac:SignatureInformation>
            </sig:UBLDocumentSignatures>
        </ext:ExtensionContent>
    </ext:UBLExtension>
</ext:UBLExtensions>`;
}
