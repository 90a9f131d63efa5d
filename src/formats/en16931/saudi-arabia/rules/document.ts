/** ZATCA's rules on the head of a document, its references and its stamp (chapter 17 §8.1). */

import { dayOf } from '../../../rules/days.ts';
import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, has, isFilled, text, texts } from '../../shared/paths.ts';
import { CODE, each, formed, found, length, MISSING, needs, placeOf } from './demands.ts';
import {
  at,
  contentOf,
  flagsOf,
  isFlagged,
  isNote,
  isPlainText,
  isSimplified,
  reference,
  root,
  when,
} from './invoice.ts';

const TYPES = ['388', '381', '383', '386'];
const SIGNATURE = 'urn:oasis:names:specification:ubl:signature:1';
const SIGNATURE_OF_INVOICE = 'urn:oasis:names:specification:ubl:signature:Invoice';
const SIGNATURE_METHOD = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/;
/** The time zone of Saudi Arabia. */
const ZONE_HOURS = 3;
const HOUR = 3_600_000;
const REPORTING_HOURS = 24;
const DAY_MINUTES = 24 * 60;
const LONGEST_QR = 1000;
const LONGEST_NUMBER = 127;
const LONGEST_REFERENCE = 5000;
const LONGEST_TEXT = 1000;

const types = at('InvoiceTypeCode');
const isNamed = (name: string) => (judged: Judged) => reference(name)(judged).length > 0;

/** Returns the attachments of a simplified document except the one of PIH. With attachments it needs a stamp. */
function attachments(judged: Judged): readonly XmlElement[] {
  if (!isSimplified(judged)) return [];
  const others = all(judged.root, 'AdditionalDocumentReference/').filter((each) => text(each, 'ID') !== 'PIH');
  return all(others, 'Attachment/');
}

const needsStamp = (judged: Judged) => attachments(judged).length > 0;

/** Returns the number of the stamp in the extensions. */
function stampNumber({ root }: Judged): string {
  for (const extensions of root.all('ext:UBLExtensions')) {
    for (const element of extensions.within()) {
      if (element.isLocally('SignatureInformation')) return normal(element.child('cbc:ID')?.value);
    }
  }
  return '';
}

/** Returns the time of issue; undefined if it is not readable. */
function issuedAt({ root }: Judged): number | undefined {
  const day = dayOf(text(root, 'IssueDate'));
  const time = text(root, 'IssueTime');
  if (day === undefined || !TIME.test(time)) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map((part) => Number.parseInt(part, 10));
  const zone = time.endsWith('Z') ? 0 : ZONE_HOURS;
  return (day + (hours - zone) * 60 + minutes) * 60_000;
}

const timeOf = ({ now }: Judged) => (now === undefined || Number.isNaN(now.getTime()) ? undefined : now.getTime());

const flags: readonly Rule[] = [
  each(
    'BR-KSA-05',
    'fatal',
    'BT-3',
    types,
    CODE,
    ({ value }) => TYPES.includes(normal(value)) || { values: { found: normal(value), expected: TYPES } },
  ),
  each(
    'BR-KSA-06',
    'fatal',
    'KSA-2 BT-3',
    types,
    'The kind of the invoice in the attribute name (KSA-2) is {found}; it needs 01 for a standard or 02 for a simplified invoice, and five to seven digits 0 or 1 after it. Correct it.',
    (element, judged) =>
      /^0[12][01]{5,7}$/.test(flagsOf(judged)) || { element, step: '@name', values: { found: flagsOf(judged) } },
  ),
  each(
    'BR-KSA-F-06-C40',
    'warning',
    'KSA-2 BT-3',
    types,
    'The kind of the invoice in the attribute name (KSA-2) must have 7 to 9 characters, not {count}; correct it.',
    (_, judged) => {
      const count = flagsOf(judged).length;
      return (count >= 7 && count <= 9) || { step: '@name', values: { count } };
    },
  ),
  each(
    'BR-KSA-07',
    'fatal',
    'KSA-2',
    types,
    'An export invoice cannot be self-billed; set digit 5 or digit 7 of its kind (KSA-2) to 0.',
    (_, judged) => !(isFlagged(judged, 5) && isFlagged(judged, 7)) || { step: '@name' },
  ),
  each(
    'BR-KSA-31',
    'fatal',
    'KSA-2',
    types,
    'A simplified invoice cannot be self-billed, and the digits 3 to 6 of its kind (KSA-2) must be 0 or 1; correct them.',
    (_, judged) =>
      !isSimplified(judged) ||
      (flagsOf(judged)[6] === '0' && /^[01]{4}$/.test(flagsOf(judged).slice(2, 6))) || { step: '@name' },
  ),
];

const head: readonly Rule[] = [
  found(
    'BR-KSA-03',
    'fatal',
    'KSA-1',
    'The invoice needs its own UUID (KSA-1), which begins with a letter or digit; add it.',
    ({ root }) => /^[\w.-]/.test(text(root, 'UUID')) || placeOf(root, 'UUID'),
  ),
  each(
    'BR-KSA-04',
    'fatal',
    'BT-2',
    at('IssueDate'),
    'The issue date {found} (BT-2) is in the future; correct the date.',
    ({ value }, judged) => {
      const [day, now] = [dayOf(value), timeOf(judged)];
      if (day === undefined || now === undefined) return true;
      const today = Math.floor((now / HOUR + ZONE_HOURS) / 24) * DAY_MINUTES;
      return day <= today || { values: { found: value } };
    },
  ),
  found(
    'BR-KSA-70',
    'fatal',
    'KSA-25',
    'The invoice needs its time of issue (KSA-25) as hours, minutes and seconds, such as 10:05:30; correct it.',
    ({ root }) => texts(root, 'IssueTime').some((each) => TIME.test(each)) || placeOf(root, 'IssueTime'),
  ),
  found(
    'BR-KSA-98',
    'warning',
    'KSA-25 BT-2',
    'A simplified invoice must be reported within 24 hours of its issue; report it now.',
    (judged) => {
      const [issued, now] = [issuedAt(judged), timeOf(judged)];
      if (!isSimplified(judged) || issued === undefined || now === undefined) return true;
      return now - issued <= REPORTING_HOURS * HOUR || placeOf(judged.root, 'IssueTime');
    },
  ),
  found(
    'BR-KSA-EN16931-01',
    'fatal',
    'BT-23',
    'The process (BT-23) must be {expected}, not {found}; correct it.',
    ({ root }) =>
      text(root, 'ProfileID') === 'reporting:1.0' || {
        ...placeOf(root, 'ProfileID'),
        values: { expected: 'reporting:1.0', found: text(root, 'ProfileID') },
      },
  ),
];

const references: readonly Rule[] = [
  found(
    'BR-KSA-33',
    'fatal',
    'KSA-16',
    'The invoice needs its counter (KSA-16): a reference with the number ICV, and the counter as its UUID. Add it.',
    ({ root }) => {
      const counters = all(root, 'AdditionalDocumentReference/').filter((each) => text(each, 'ID') === 'ICV');
      if (counters.length === 0) return { element: root, step: 'cac:AdditionalDocumentReference' };
      return isFilled(counters, 'UUID') || placeOf(counters[0] as XmlElement, 'UUID');
    },
  ),
  formed(
    'BR-KSA-34',
    'fatal',
    'KSA-16',
    (judged) => all(reference('ICV')(judged), 'UUID'),
    /^\s*(?:\d+\s*)?$/,
    'The counter (KSA-16) must have only digits, but is {found}; correct it.',
  ),
  found('BR-KSA-61', 'warning', 'KSA-13', MISSING, (judged) => {
    const content = reference('PIH')(judged).flatMap(contentOf);
    const isThere = content.some((each) => isPlainText(each) && normal(each.value) !== '');
    return (
      isThere || { element: judged.root, step: 'cac:AdditionalDocumentReference', values: { path: 'PIH (KSA-13)' } }
    );
  }),
  each(
    'BR-KSA-26',
    'warning',
    'KSA-13',
    reference('PIH'),
    'The hash of the previous invoice (KSA-13) needs content of the type text/plain; correct it.',
    (element) =>
      contentOf(element).some((content) => isPlainText(content) && normal(content.value) !== '') || {
        ...placeOf(element, 'Attachment/EmbeddedDocumentBinaryObject'),
      },
  ),
  found('BR-KSA-27', 'warning', 'KSA-14', MISSING, (judged) => {
    const content = reference('QR')(judged).flatMap(contentOf);
    const isThere = content.some((each) => isPlainText(each) && normal(each.value) !== '');
    return (
      !isSimplified(judged) ||
      isThere || { element: judged.root, step: 'cac:AdditionalDocumentReference', values: { path: 'QR (KSA-14)' } }
    );
  }),
  length(
    'BR-CL-KSA-14',
    'fatal',
    'KSA-14',
    when(isNamed('QR'), reference('QR')),
    'Attachment/EmbeddedDocumentBinaryObject',
    LONGEST_QR,
    1,
  ),
  found(
    'BR-KSA-56',
    'warning',
    'BT-25',
    'A credit or debit note needs the number of the invoice that it changes (BT-25); add it.',
    (judged) => {
      if (!isNote(judged)) return true;
      const billing = all(judged.root, 'BillingReference/');
      if (billing.length === 0) return { element: judged.root, step: 'cac:BillingReference' };
      const empty = billing.find((each) => !isFilled(each, 'InvoiceDocumentReference/ID'));
      return empty === undefined || placeOf(empty, 'InvoiceDocumentReference/ID');
    },
  ),
  length(
    'BR-KSA-F-06-C22',
    'fatal',
    'BT-25',
    when(isNote, at('BillingReference/')),
    'InvoiceDocumentReference/ID',
    LONGEST_REFERENCE,
    1,
  ),
  found(
    'BR-KSA-17',
    'fatal',
    'KSA-10',
    'A credit or debit note needs its reason (KSA-10) in each payment instruction (BG-16); add it.',
    (judged) => {
      if (!isNote(judged)) return true;
      const means = all(judged.root, 'PaymentMeans/');
      if (means.length === 0) return { element: judged.root, step: 'cac:PaymentMeans' };
      const without = means.find((each) => !has(each, 'InstructionNote'));
      return without === undefined || placeOf(without, 'InstructionNote');
    },
  ),
  length('BR-KSA-F-06-C13', 'warning', 'KSA-10', when(isNote, at('PaymentMeans/')), 'InstructionNote', LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C3', 'warning', 'BT-13', root, 'OrderReference/ID', LONGEST_NUMBER),
  length('BR-KSA-F-06-C5', 'warning', 'BT-12', root, 'ContractDocumentReference/ID', LONGEST_NUMBER),
  needs(
    'BR-KSA-92',
    'fatal',
    'BT-12',
    when((judged) => flagsOf(judged).length === 9 && isFlagged(judged, 9), root),
    'ContractDocumentReference/ID',
  ),
];

const stamp: readonly Rule[] = [
  found(
    'BR-KSA-28',
    'fatal',
    'KSA-15',
    'A simplified invoice with a QR code or attachment needs its stamp (KSA-15) with the number {expected}. Stamp the file.',
    (judged) => {
      const files = attachments(judged);
      if (files.length === 0) return true;
      const isStamped = stampNumber(judged) === SIGNATURE;
      const isEmpty = files.some((each) => !isFilled(each, 'EmbeddedDocumentBinaryObject'));
      return (isStamped && !isEmpty) || { ...placeOf(judged.root, 'UBLExtensions/'), values: { expected: SIGNATURE } };
    },
  ),
  found(
    'BR-KSA-29',
    'warning',
    'KSA-15',
    'The signature of a simplified invoice (KSA-15) needs the number {expected}. Stamp the file.',
    (judged) => {
      const [first] = all(judged.root, 'Signature/');
      const isRight = text(first, 'ID') === SIGNATURE_OF_INVOICE && referenced(judged) === SIGNATURE_OF_INVOICE;
      return (
        !needsStamp(judged) ||
        isRight || { ...placeOf(judged.root, 'Signature/'), values: { expected: SIGNATURE_OF_INVOICE } }
      );
    },
  ),
  found(
    'BR-KSA-30',
    'fatal',
    'KSA-15',
    'The signature of a simplified invoice (KSA-15) needs the method {expected}. Stamp the file.',
    (judged) =>
      !needsStamp(judged) ||
      text(judged.root, 'Signature/SignatureMethod') === SIGNATURE_METHOD || {
        ...placeOf(judged.root, 'Signature/'),
        values: { expected: SIGNATURE_METHOD },
      },
  ),
  found(
    'BR-KSA-60',
    'warning',
    'KSA-15',
    'A simplified invoice needs the cryptographic stamp of its seller (KSA-15). Stamp the file.',
    (judged) =>
      !isSimplified(judged) ||
      all(judged.root, 'Signature/').some(({ value }) => normal(value) !== '') ||
      placeOf(judged.root, 'Signature/'),
  ),
];

/** Returns the number of the signature that the stamp names. */
function referenced({ root }: Judged): string {
  for (const extensions of root.all('ext:UBLExtensions')) {
    for (const element of extensions.within()) {
      if (element.isLocally('ReferencedSignatureID')) return normal(element.value);
    }
  }
  return '';
}

export const documentRules: readonly Rule[] = [...flags, ...head, ...references, ...stamp];
