import {
  exampleEnvelope,
  exampleInvoice,
  examplePublicKey,
  exampleReport,
  exampleReportPage,
  signatureOfAnother,
} from '../../../operations/example-data.ts';
import type { Codes } from './code.ts';
import { sign, verify } from './example-requests.ts';

/** A different key with the identifier of the signing key. */
const anotherPublicKey = {
  ...examplePublicKey,
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};

/** Codes about signatures. */
export const SIGNATURE_CODES: Codes = {
  'BW-SIGN-KEY': [
    'This key cannot be used to sign.',
    'Sign with a private key of type EC, curve P-256, with its ID in kid and, if present, use sig, alg ES256 and key_ops sign.',
    sign({ data: exampleInvoice, privatekey: examplePublicKey }),
  ],
  'BW-SIGN-ELSEWHERE': [
    'The external signer of this service did not return a signature.',
    'Send the request again later. The log of the service says what went wrong.',
  ],
  'BW-VERIFY-UNSIGNED': [
    'The envelope or report has no signature.',
    'Sign the envelope first. Ask the author of a report for a signed one.',
    verify({
      data: { ...exampleEnvelope, sigs: [] },
      publickey: examplePublicKey,
    }),
  ],
  'BW-VERIFY-KEY': [
    'None of the keys belongs to this signature, so it could not be verified. If another signature is valid, this is a warning.',
    'Verify with the public key of the signer. The header of the signature names the key in kid.',
    verify({ data: exampleEnvelope, publickey: { ...anotherPublicKey, kid: '019c0000-0000-7000-8000-000000000002' } }),
  ],
  'BW-VERIFY-ISSUER': [
    'There is no key to verify with, and the keys of the issuer that the signature names are not fetched here or could not be fetched.',
    'Send the public key of the signer in publickey, or ask the operator of the service to allow the issuer with --issuer-host.',
  ],
  'BW-VERIFY-SIGNATURE': [
    'The signature was not made with the key that it names, or is not a signature.',
    'Do not trust the envelope: the signature was changed, or forged by somebody who does not have that key.',
    verify({ data: exampleEnvelope, publickey: anotherPublicKey }),
  ],
  'BW-VERIFY-PAYLOAD': [
    'The signature is genuine, but belongs to another envelope.',
    'Do not trust the envelope: the signature was moved, or the document was changed after it was signed.',
    verify({ data: { ...exampleEnvelope, sigs: [signatureOfAnother] }, publickey: examplePublicKey }),
  ],
  'BW-REPORT-DIGEST': [
    'The content of a signed report does not match its digest.',
    'Do not trust the report: it was changed after it was signed. Ask its author for the original.',
    verify({ data: { ...exampleReport, verdict: 'valid' }, publickey: examplePublicKey }),
  ],
  'BW-REPORT-PAGES': [
    'The page or PDF of a signed report does not match the report in it.',
    'Do not trust what the pages show: they were changed after they were signed. Ask the author for the original.',
    verify({ data: exampleReportPage, publickey: examplePublicKey }),
  ],
  'BW-REPORT-FILE': [
    'The report does not cover this file.',
    'Compare with the file as you received it. If it is the right one, it was changed after the check.',
    verify({ data: exampleReport, checked: { 'invoice.xml': 'a'.repeat(64) }, publickey: examplePublicKey }),
  ],
  'BW-VERIFY-WINDOW': [
    'The signature was made outside the validity period of the key.',
    'Ask the signer for the key that was valid at that time.',
    verify({ data: exampleEnvelope, publickey: { ...examplePublicKey, valid_until: '2025-12-31T00:00:00Z' } }),
  ],
};
