/** Completes a written invoice of ZATCA: the QR code, and with the caller's key the stamp (chapter 17 §4.9, §5). */

import { type Environment, type Fault, faultOf } from '../../../../engine/faults.ts';
import type { Json, JsonObject } from '../../../../engine/model/json.ts';
import { type Message, message } from '../../../../engine/text/message.ts';
import type { Sealed, Sealing } from '../../../mapping/sealed.ts';
import { canonical } from '../../../signing/canonical.ts';
import { type Certificate, readCertificate, SECP256K1 } from '../../../signing/certificate.ts';
import { writtenForm } from '../../../signing/scan.ts';
import { XmlElement } from '../../../xml/element.ts';
import { all, text } from '../../shared/paths.ts';
import { writeQr } from './qr.ts';
import { counterOf, digestOf, referenced, verificationOf } from './seal.ts';
import { isKeyOf, readKey, type SigningKey, type StampParts, sign, stampXml } from './sign.ts';
import { isValidAt, saudiTime, stampTime } from './stamp-time.ts';

const BUYER = 'cac:AccountingCustomerParty';
const SELLER = 'cac:AccountingSupplierParty';

/** Adds the party of a buyer who is not known: the schema requires the element. */
export function shape(root: XmlElement): void {
  const seller = root.child(SELLER);
  if (seller === undefined || root.child(BUYER) !== undefined) return;
  const buyer = new XmlElement(BUYER, root);
  buyer.next = seller.next;
  seller.next = buyer;
}

/** The extension with the stamp. It is left out of the hash, but the declaration of its prefix is not. */
export const declared = ['ext'];

export function seal(plain: string, { root, path, options, report, environment, isEnveloped }: Sealing): Sealed {
  const form = writtenForm(plain) ?? canonical(plain);
  const hash = form === undefined ? '' : digestOf(form);
  const isSimplified = all(root, 'InvoiceTypeCode')[0]?.attribute('name')?.startsWith('02') === true;
  const signing = signerOf(options, environment);
  if ('faults' in signing) return { ok: false, faults: signing.faults };
  const notices: Fault[] = [];
  let xml = plain;
  const { signer } = signing;
  const hasCode = wanted(options.qr) ?? (isSimplified || signer !== undefined);
  const signature = signer && sign(hash, signer.key);
  const tags = signer && signature ? tagsOf(signature, signer.certificate, isSimplified) : [];
  const code = writeQr([...codeOf(root, hash), ...tags]);
  if (code.cut.length > 0 && hasCode) {
    report.changed(
      'warning',
      { property: `${path}.supplier.name`, term: 'KSA-14' },
      message('The name is longer than the QR code allows; it was shortened there.'),
    );
  }
  if (hasCode) xml = insert(xml, referenceOf(code.content), ['cac:ProjectReference', 'cac:Signature', SELLER]);
  if (signer && signature) xml = stamped(xml, { hash, signature, certificate: signer.certificate, time: signer.time });
  else if (isSimplified) notices.push({ ...faultOf('BW-ZATCA-STAMP', path, UNSTAMPED), level: 'information' });
  const stamps: JsonObject = isEnveloped && hasCode ? { stamps: [{ prv: 'zatca-qr', val: code.content }] } : {};
  const record = { ...recordOf(root, hash, hasCode ? code.content : null), ...stamps };
  const verification = hasCode ? { verification: verificationOf(code.content) } : {};
  return { ok: true, xml, record, notices, ...verification, fileName: fileNameOf(root) };
}

/** Returns the value of an option for a QR code; undefined if it is not given. */
function wanted(option: Json | undefined): boolean | undefined {
  return option === true || option === 'true' ? true : option === false || option === 'false' ? false : undefined;
}

/** Returns the name that ZATCA proposes: VAT number, date, time and number of the invoice. */
function fileNameOf(root: XmlElement): string {
  const seller = text(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');
  const time = `${text(root, 'IssueDate')}T${text(root, 'IssueTime')}`.replace(/[-:]/g, '');
  return `${seller}_${time}_${text(root, 'ID').replace(/[^A-Za-z0-9]/g, '-')}.xml`;
}

const UNSTAMPED = message(
  "The file has no cryptographic stamp; the seller's unit must add it (BR-KSA-60), with the tags 7 to 9 of the QR code.",
);

/** Returns the data for the next document of the unit, and for the paper. */
function recordOf(root: XmlElement, hash: string, qr: string | null): JsonObject {
  const [icv, pih] = [counterOf(root)?.value ?? null, referenced(root, 'PIH')?.value ?? null];
  return { hash, qr, icv, pih };
}

/** Returns the tags 1 to 6. */
function codeOf(root: XmlElement, hash: string): string[] {
  const seller = 'AccountingSupplierParty/Party/';
  return [
    text(root, `${seller}PartyLegalEntity/RegistrationName`),
    text(root, `${seller}PartyTaxScheme/CompanyID`),
    `${text(root, 'IssueDate')}T${text(root, 'IssueTime')}`,
    text(root, 'LegalMonetaryTotal/PayableAmount'),
    text(root, 'TaxTotal/TaxAmount'),
    hash,
  ];
}

function tagsOf(signature: string, certificate: Certificate, isSimplified: boolean): (string | Uint8Array)[] {
  return [signature, certificate.publicKey, ...(isSimplified ? [certificate.signature] : [])];
}

/** Returns the reference with the QR code, in the layout of the file. */
function referenceOf(content: string): string {
  return `<cac:AdditionalDocumentReference>
    <cbc:ID>QR</cbc:ID>
    <cac:Attachment>
      <cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">${content}</cbc:EmbeddedDocumentBinaryObject>
    </cac:Attachment>
  </cac:AdditionalDocumentReference>`;
}

/** Inserts a part directly after the element before the first of the given elements of the root. */
function insert(xml: string, part: string, before: readonly string[]): string {
  const places = before.map((name) => xml.indexOf(`\n  <${name}`)).filter((at) => at >= 0);
  const at = Math.min(...places);
  return xml.slice(0, at) + part + xml.slice(at);
}

const SIGNATURE = `<cac:Signature>
    <cbc:ID>urn:oasis:names:specification:ubl:signature:Invoice</cbc:ID>
    <cbc:SignatureMethod>urn:oasis:names:specification:ubl:dsig:enveloped:xades</cbc:SignatureMethod>
  </cac:Signature>`;

function stamped(xml: string, parts: StampParts): string {
  const extensions = stampXml(parts);
  const start = /<Invoice\b[^>]*>/.exec(xml);
  const end = (start?.index ?? 0) + (start?.[0].length ?? 0);
  const withStamp = xml.slice(0, end) + extensions + xml.slice(end);
  return insert(withStamp, SIGNATURE, [SELLER]);
}

interface Signer {
  readonly key: SigningKey;
  readonly certificate: Certificate;
  /** The time of the stamp in Saudi Arabia. */
  readonly time: string;
}

type Signing = { readonly signer: Signer | undefined } | { readonly faults: Fault[] };

/** Returns the key and certificate of the caller, or what is wrong with them. Neither is kept or repeated in messages. */
function signerOf(
  { stamp_key: key, stamp_certificate: certificate, signing_time: given }: Sealing['options'],
  environment: Environment,
): Signing {
  if (key == null && certificate == null) return { signer: undefined };
  const wrong = (at: string, what: Message) => ({ faults: [faultOf('BW-ZATCA-KEY', at, what)] });
  if (typeof key !== 'string')
    return wrong('request.stamp_key', message('A stamp needs the private key too; give it in stamp_key, in PEM.'));
  if (typeof certificate !== 'string') {
    return wrong(
      'request.stamp_certificate',
      message('A stamp needs the certificate too; give it in stamp_certificate, in base64.'),
    );
  }
  const read = readCertificate(certificate);
  if (read === undefined)
    return wrong('request.stamp_certificate', message('The certificate is not an X.509 certificate in base64 or PEM.'));
  if (read.curve !== SECP256K1) {
    return wrong(
      'request.stamp_certificate',
      message('The key of the certificate is not on the curve secp256k1, which ZATCA requires.'),
    );
  }
  const signingKey = readKey(key);
  if (signingKey === undefined && ENCRYPTED.test(key)) {
    return wrong(
      'request.stamp_key',
      message('The key is encrypted. Give it without a password, as the programs of ZATCA make it.'),
    );
  }
  if (signingKey === undefined) {
    return wrong('request.stamp_key', message('The key is not a private key on the curve secp256k1 in PEM or DER.'));
  }
  if (!isKeyOf(signingKey, read))
    return wrong('request.stamp_key', message('The key does not belong to the certificate.'));
  const time = given == null ? saudiTime(environment.now()) : given;
  const at = stampTime(time);
  if (typeof time !== 'string' || at === undefined) {
    const text = message('The time of the stamp must have the form {example}; correct signing_time.', {
      example: EXAMPLE,
    });
    return wrong('request.signing_time', text);
  }
  if (!isValidAt(read, at)) {
    const text = message('The certificate is valid from {from} to {to} only; stamp with another one.', {
      from: read.from,
      to: read.to,
    });
    return wrong('request.stamp_certificate', text);
  }
  return { signer: { key: signingKey, certificate: read, time } };
}

const ENCRYPTED = /BEGIN ENCRYPTED PRIVATE KEY|Proc-Type: 4,ENCRYPTED/;
const EXAMPLE = '2026-09-14T10:05:31';
