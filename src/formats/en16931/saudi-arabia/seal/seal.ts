/** Checks hash, QR code, stamp and chain of an invoice of ZATCA (chapter 17 §7). */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { JsonObject } from '../../../../engine/model/json.ts';
import { base64Of } from '../../../../engine/text/base64.ts';
import { followed, type Message, message } from '../../../../engine/text/message.ts';
import type { Verification } from '../../../../paper/verification.ts';
import { Decimal } from '../../../rules/decimal.ts';
import type { Flag } from '../../../rules/declare.ts';
import type { Finding } from '../../../rules/run.ts';
import type { Around } from '../../../signed/opened.ts';
import { canonical, type Deviation } from '../../../signing/canonical.ts';
import { type Certificate, fingerprintOf } from '../../../signing/certificate.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, text } from '../../shared/paths.ts';
import { FIRST_HASH, HASH_LENGTH, isHash } from './hashes.ts';
import { readQr } from './qr.ts';
import { certificateDigest, isSignedBy, propertiesDigest, type Stamp, stampIn } from './stamp.ts';
import { isValidAt, stampTime } from './stamp-time.ts';

/** Returns the hash of an invoice in base64; undefined if it is not XML. */
export function invoiceHash(file: Uint8Array | string, deviation?: Deviation): string | undefined {
  const form = canonical(file, deviation);
  return form === undefined ? undefined : digestOf(form);
}

/** Returns the SHA-256 of a canonical form in base64. */
export function digestOf(form: string): string {
  // Node's function is several times as fast as a library. The function of browsers is asynchronous.
  const node = globalThis.process?.getBuiltinModule?.('node:crypto');
  return node ? node.createHash('sha256').update(form).digest('base64') : base64Of(sha256(utf8ToBytes(form)));
}

/**
 * Returns the references with a number. A reference that is also the one of the QR code is not covered by the hash, so it counts as nothing
 * else.
 */
function referencesTo(root: XmlElement, number: string): readonly XmlElement[] {
  return all(root, 'AdditionalDocumentReference/').filter((each) => {
    const numbers = all(each, 'ID').map(({ value }) => value.trim());
    return numbers.includes('QR') ? number === 'QR' : numbers[0] === number;
  });
}

/** Returns the content of the reference with a number: QR or PIH. */
export function referenced(root: XmlElement, number: string): XmlElement | undefined {
  return all(referencesTo(root, number), 'Attachment/EmbeddedDocumentBinaryObject')[0];
}

export function counterOf(root: XmlElement): XmlElement | undefined {
  return all(referencesTo(root, 'ICV'), 'UUID')[0];
}

/** Returns the QR code on paper. */
export function verificationOf(code: string): Verification {
  return { url: code, label: 'ZATCA' };
}

/** What a file has besides the document: chain, hash, QR code and stamp. */
interface SealRecord {
  readonly record: JsonObject;
  /** The QR code for the paper, if it fits the invoice. */
  readonly verification?: Verification;
}

/** Returns the data in the seal of a file. */
export function sealRecord(file: SealedFile): SealRecord {
  const { root, text: source, bytes } = file;
  const [icv, pih] = [counterOf(root)?.value.trim() ?? null, referenced(root, 'PIH')?.value.trim() ?? null];
  const code = referenced(root, 'QR')?.value.trim() ?? '';
  const read = readQr(code);
  const stamp = stampIn(root);
  const qr: JsonObject = read.ok && code !== '' ? { qr: Object.fromEntries([...read.tags].map(written)) } : {};
  const { subject = '', issuer = '', serial = '' } = stamp?.certificate ?? {};
  const stamped: JsonObject = stamp && !stamp.unread ? { stamp: { time: stamp.time, subject, issuer, serial } } : {};
  const record = { icv, pih, hash: invoiceHash(bytes ?? source) ?? null, ...qr, ...stamped };
  const fits =
    'qr' in qr && !sealFindings(file, '').some(({ id, flag }) => flag === 'fatal' && id.startsWith('BW-ZATCA-QR'));
  return { record, ...(fits && { verification: verificationOf(code) }) };
}

/** The first tag of the QR code whose value is bytes; others are texts. */
const FIRST_BYTES = 8;

/** Returns a tag of a QR code with its value: text, or bytes in base64. */
function written([tag, value]: readonly [number, Uint8Array]): [string, string] {
  const isBytes = tag >= FIRST_BYTES || (tag === 6 && value.length === HASH_LENGTH);
  return [String(tag), isBytes ? base64Of(value) : LATIN.decode(value)];
}

/** Returns the findings about hash, QR code and stamp of a file. */
export function sealFindings({ root, text: source, bytes }: SealedFile, set: string): Finding[] {
  const file = bytes ?? source;
  const hash = invoiceHash(file) ?? '';
  const findings: Finding[] = [];
  const add: Add = (id, flag, element, said) =>
    findings.push({ id, set, flag, terms: [], element, step: undefined, text: said });
  const stamp = stampIn(root);
  const code = referenced(root, 'QR');
  if (stamp?.unread) add('BW-ZATCA-STAMP', 'warning', stamp.element, stamp.unread);
  else if (stamp !== undefined) addStamp(stamp, { root, source, file, hash }, add);
  if (code !== undefined) addCode(code, stamp, { root, source, file, hash }, add);
  addPrevious(root, add);
  if (root.name === 'cn:CreditNote') add('BW-ZATCA-ROOT', 'fatal', root, WRONG_ROOT);
  addDigits(root, add);
  return findings;
}

/** Returns the verdict on the stamp of a file, from the findings about it; undefined without a stamp. */
export function sealVerdict(root: XmlElement, findings: readonly Finding[]): Around | undefined {
  const stamp = stampIn(root);
  if (stamp === undefined) return undefined;
  const about = findings.filter(({ id }) => id === 'BW-ZATCA-STAMP' || id === 'BW-ZATCA-HASH');
  if (about.some(({ flag }) => flag === 'fatal')) return { verdict: 'broken' };
  const { certificate } = stamp;
  const isOwn = certificate !== undefined && otherNumberIn(certificate, root) === undefined;
  if (about.length > 0 || !isOwn) return { verdict: 'unverified' };
  // A stamp covers the key of its certificate, not the certificate itself.
  return { verdict: 'fits', signer: fingerprintOf(certificate, false) };
}

/** Returns the VAT number of a certificate if it is not that of the seller. */
function otherNumberIn({ vatNumbers }: Certificate, root: XmlElement): string | undefined {
  return vatNumbers.includes(sellerNumber(root)) ? undefined : vatNumbers[0];
}

function sellerNumber(root: XmlElement): string {
  return text(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');
}

const WRONG_ROOT = message(
  'ZATCA accepts credit notes as Invoice with the type code 381; the root of this file is CreditNote. Write it again as Invoice.',
);

/** Elements with numbers, dates and identifiers, which have the digits 0 to 9 only. */
const DIGITS = /(?:Amount|Quantity|Date|Time|Percent|Numeric|Rate|ID|PostalZone|BuildingNumber)$/;
const FIGURE = /^[\d\s.,:٠-٩۰-۹٫٬-]*$/;
const ARABIC_DIGIT = /[٠-٩۰-۹]/;

function addDigits(root: XmlElement, add: Add): void {
  for (const element of root.within()) {
    const isFigure = element.first === undefined && DIGITS.test(element.name) && FIGURE.test(element.text);
    if (!isFigure || !ARABIC_DIGIT.test(element.text)) continue;
    const values = { name: element.name, found: element.text };
    add('BW-XML-VALUE', 'fatal', element, message('{name} has Arabic digits, {found}; write it with 0 to 9.', values));
  }
}

/** A file with its root, and its bytes if it came as such. */
interface SealedFile {
  readonly root: XmlElement;
  readonly text: string;
  readonly bytes?: Uint8Array | undefined;
}

type Add = (id: string, flag: Flag, element: XmlElement, text: Message) => void;

interface Sealed {
  readonly root: XmlElement;
  readonly source: string;
  readonly file: Uint8Array | string;
  readonly hash: string;
}

/** Changes after which the hash is different, in the order of trial, and their messages. */
const CAUSES: readonly (readonly [Deviation, Message])[] = [
  [
    { lineEnds: true },
    message('The signature matches only with CR LF line endings. The line endings were changed after signing.'),
  ],
  [
    { compact: true },
    message('The signature matches only without white space between elements. It was added after signing.'),
  ],
  [{ comments: true }, message('The signature matches only with the comments. They were removed after signing.')],
  [
    { around: 'after' },
    message('The signature matches only without the white space after the removed parts. It was added after signing.'),
  ],
  [
    { around: 'before' },
    message('The signature matches only without the white space before the removed parts. It was added after signing.'),
  ],
  [
    { used: true },
    message('The signature matches only without the unused namespaces of the root. They were added after signing.'),
  ],
  [
    { declaration: true },
    message('The signature matches only if the XML declaration is included. The file was changed after signing.'),
  ],
];

function addStamp(stamp: Stamp, { root, source, file, hash }: Sealed, add: Add): void {
  const { element, certificate } = stamp;
  if (stamp.hash !== hash) {
    const cause = CAUSES.find(([deviation]) => invoiceHash(file, deviation) === stamp.hash)?.[1];
    const values = { found: stamp.hash, expected: hash };
    add(
      'BW-ZATCA-HASH',
      'fatal',
      element,
      cause
        ? followed(message('The signed hash is {found}, but the file has {expected}.', values), cause)
        : message(
            'The signed hash is {found}, but the file has {expected}: the content was changed after it was signed. Sign the file again.',
            values,
          ),
    );
  }
  if (certificate === undefined) {
    add(
      'BW-ZATCA-STAMP',
      'fatal',
      element,
      message('The certificate of the stamp cannot be read. Stamp the file again.'),
    );
    return;
  }
  if (stamp.certificateHash !== certificateDigest(certificate)) {
    add(
      'BW-ZATCA-STAMP',
      'fatal',
      element,
      message('The stamp names the digest of another certificate. Stamp the file again.'),
    );
  }
  if (stamp.propertiesHash !== propertiesDigest(source, stamp.propertiesAt)) {
    add(
      'BW-ZATCA-STAMP',
      'fatal',
      element,
      message('The signed properties were changed after signing. Stamp the file again.'),
    );
  }
  const isSigned = isSignedBy(stamp.hash, stamp.signature, certificate);
  if (isSigned === false) {
    add(
      'BW-ZATCA-STAMP',
      'fatal',
      element,
      message('The key of the certificate did not sign the hash. Stamp the file again.'),
    );
  } else if (isSigned === undefined) {
    add(
      'BW-ZATCA-STAMP',
      'information',
      element,
      message('The signature was not verified: its key is not on the curve secp256k1.'),
    );
  }
  addCertificate(stamp, root, isSigned === true && stamp.hash === hash, add);
}

function addCertificate({ element, certificate, time }: Stamp, root: XmlElement, fits: boolean, add: Add): void {
  if (certificate === undefined) return;
  const { subject, issuer, serial, from, to } = certificate;
  const other = otherNumberIn(certificate, root);
  if (fits && other === undefined)
    add(
      'BW-ZATCA-CERTIFICATE',
      'information',
      element,
      message(
        'The file is unchanged since the key of the certificate {serial} stamped it. The certificate names {subject} and the issuer {issuer}, valid from {from} to {to}, but the stamp does not cover it, and Billwright did not check the issuer.',
        { serial, subject, issuer, from, to },
      ),
    );
  const at = stampTime(time);
  if (at !== undefined && !isValidAt(certificate, at)) {
    const values = { time, from, to };
    add(
      'BW-ZATCA-CERTIFICATE',
      'warning',
      element,
      message(
        'The file was stamped at {time}, but the certificate is valid from {from} to {to} only. Stamp the file again with a valid one.',
        values,
      ),
    );
  }
  if (other !== undefined) {
    add(
      'BW-ZATCA-CERTIFICATE',
      'warning',
      element,
      message(
        'The certificate is for the VAT number {found}, but the seller has {expected} (BT-31). Use the certificate of the seller.',
        {
          found: other,
          expected: sellerNumber(root),
        },
      ),
    );
  }
}

const LATIN = new TextDecoder('utf-8');

function addCode(element: XmlElement, stamp: Stamp | undefined, { root, hash }: Sealed, add: Add): void {
  const read = readQr(element.value);
  if (!read.ok) {
    const values = { at: read.at };
    add(
      'BW-ZATCA-QR-FORMAT',
      'fatal',
      element,
      message('The QR code is not a sequence of tags 1 to 9 in base64; it ends at byte {at}. Write it again.', values),
    );
    return;
  }
  const { tags } = read;
  for (const [tag, expected, isEqual] of expectations(root)) {
    const bytes = tags.get(tag);
    if (bytes === undefined) continue;
    const found = LATIN.decode(bytes);
    const verdict = isEqual(found);
    if (verdict === 'equal') continue;
    const text = message('Tag {tag} of the QR code is {found}, but the invoice has {expected}. Write the code again.', {
      tag,
      found,
      expected,
    });
    add('BW-ZATCA-QR', verdict === 'other' ? 'fatal' : 'information', element, text);
  }
  addHashTag(tags.get(6), hash, element, add);
  addTags(tags, stamp, root, element, add);
  if (stamp !== undefined && !stamp.unread) addStampTags(tags, stamp, element, add);
}

type Equality = 'equal' | 'near' | 'other';

/** Returns the tags of a code with what the invoice has, and how to compare them. */
function expectations(root: XmlElement): readonly (readonly [number, string, (found: string) => Equality])[] {
  const seller = 'AccountingSupplierParty/Party/';
  const name = text(root, `${seller}PartyLegalEntity/RegistrationName`);
  const number = text(root, `${seller}PartyTaxScheme/CompanyID`);
  const time = `${text(root, 'IssueDate')}T${text(root, 'IssueTime')}`;
  const [payable, gross] = ['PayableAmount', 'TaxInclusiveAmount'].map((each) =>
    text(root, `LegalMonetaryTotal/${each}`),
  );
  const taxes = all(root, 'TaxTotal/TaxAmount').map(({ value }) => value.trim());
  const exactly = (expected: string) => (found: string) => (found.trim() === expected ? 'equal' : 'other') as Equality;
  return [
    [1, name, (found) => (isBeginning(found.trim(), name) ? 'equal' : 'other')],
    [2, number, exactly(number)],
    [3, time, (found) => (found.trim() === time ? 'equal' : isSameTime(found, time) ? 'near' : 'other')],
    [4, payable ?? '', (found) => (isNumber(found, payable) ? 'equal' : isNumber(found, gross) ? 'near' : 'other')],
    [5, taxes[0] ?? '', (found) => (taxes.some((each) => isNumber(found, each)) ? 'equal' : 'other')],
  ];
}

/** Returns whether a name is the whole one, or its beginning of 255 bytes. */
function isBeginning(found: string, name: string): boolean {
  return found === name || (name.startsWith(found) && utf8ToBytes(found).length > 250);
}

function isNumber(found: string, expected: string | undefined): boolean {
  const [one, other] = [Decimal.parse(found), Decimal.parse(expected)];
  return one !== undefined && other !== undefined && one.equals(other);
}

const THREE_HOURS = 3 * 3_600_000;

/** Returns whether two times differ only by the zone. */
function isSameTime(found: string, expected: string): boolean {
  const [one, other] = [found, expected].map((each) => Date.parse(`${each.trim().replace(/Z$/, '')}Z`));
  if (one === undefined || other === undefined || Number.isNaN(one) || Number.isNaN(other)) return false;
  return one === other || Math.abs(one - other) === THREE_HOURS;
}

function addHashTag(bytes: Uint8Array | undefined, hash: string, element: XmlElement, add: Add): void {
  if (bytes === undefined || LATIN.decode(bytes) === hash) return;
  const isBinary = bytes.length === HASH_LENGTH && base64Of(bytes) === hash;
  const found = isBinary || bytes.length === HASH_LENGTH ? base64Of(bytes) : LATIN.decode(bytes);
  add(
    'BW-ZATCA-QR',
    isBinary ? 'information' : 'fatal',
    element,
    isBinary
      ? message('Tag 6 of the QR code has the hash as bytes; ZATCA writes it in base64.')
      : message('Tag {tag} of the QR code is {found}, but the invoice has {expected}. Write the code again.', {
          tag: 6,
          found,
          expected: hash,
        }),
  );
}

function addTags(
  tags: ReadonlyMap<number, Uint8Array>,
  stamp: Stamp | undefined,
  root: XmlElement,
  element: XmlElement,
  add: Add,
): void {
  const kind = all(root, 'InvoiceTypeCode')[0]?.attribute('name') ?? '';
  const isSimplified = kind.startsWith('02');
  if (stamp !== undefined && !(tags.has(7) && tags.has(8))) {
    add(
      'BW-ZATCA-QR-TAGS',
      'warning',
      element,
      message('The file is stamped, but its QR code lacks the signature and key, tags 7 and 8. Write the code again.'),
    );
  } else if (stamp !== undefined && isSimplified && !tags.has(9)) {
    add(
      'BW-ZATCA-QR-TAGS',
      'warning',
      element,
      message(
        'The QR code of a simplified invoice needs the signature of the certificate, tag 9. Write the code again.',
      ),
    );
  }
  if (!isSimplified && tags.has(9)) {
    add(
      'BW-ZATCA-QR-TAGS',
      'information',
      element,
      message('The QR code of a standard invoice has tag 9, which only simplified ones need.'),
    );
  }
  if (!tags.has(6)) {
    add(
      'BW-ZATCA-QR-TAGS',
      'information',
      element,
      message('The QR code has only the tags of the first phase, 1 to 5.'),
    );
  }
}

function addStampTags(
  tags: ReadonlyMap<number, Uint8Array>,
  { signature, certificate }: Stamp,
  element: XmlElement,
  add: Add,
): void {
  const wrong = (text: Message) => add('BW-ZATCA-STAMP', 'fatal', element, text);
  const [seventh, eighth, ninth] = [tags.get(7), tags.get(8), tags.get(9)];
  if (seventh && LATIN.decode(seventh) !== signature) {
    wrong(message('Tag 7 of the QR code is not the signature of the stamp. Write the code again.'));
  }
  if (eighth && certificate && !isSame(eighth, certificate.publicKey)) {
    wrong(message('Tag 8 of the QR code is not the key of the certificate. Write the code again.'));
  }
  if (ninth && certificate && !isSame(ninth, certificate.signature)) {
    wrong(message('Tag 9 of the QR code is not the signature of the certificate. Write the code again.'));
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Adds findings about an unusual hash of the previous invoice. */
function addPrevious(root: XmlElement, add: Add): void {
  const element = referenced(root, 'PIH');
  if (element === undefined) return;
  const found = element.value.trim();
  const counter = counterOf(root)?.value.trim() ?? '';
  if (!isHash(found)) {
    add(
      'BW-ZATCA-PIH',
      'warning',
      element,
      message('The hash of the previous invoice (KSA-13) is not 32 bytes in base64. Correct it.'),
    );
  } else if (counter !== '' && (found === FIRST_HASH) !== (counter === '1')) {
    add(
      'BW-ZATCA-PIH',
      'warning',
      element,
      message(
        'Only the first invoice, with the counter 1, has the first hash; the counter of this one is {counter}. Correct one of them.',
        { counter },
      ),
    );
  }
}
