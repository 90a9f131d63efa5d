import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about ZATCA. */
export const explained: ExplainedCodes = {
  'BW-ZATCA-DOCUMENT-TYPE': [
    'ZATCA has no documents of this type.',
    'Write a corrective invoice as a credit note and a new invoice.',
  ],
  'BW-ZATCA-UNMARKED': [
    'A received file has no QR code, so ZATCA has not cleared it, or its seller has not issued it.',
    'Ask the seller for the file with its QR code.',
  ],
  'BW-ZATCA-RATE': [
    'The invoice is in a foreign currency and has no rate to SAR, in which the VAT must be stated.',
    'Add the rate from that currency to SAR to exchange_rates.',
  ],
  'BW-ZATCA-NEGATIVE': [
    'ZATCA does not accept negative amounts or quantities.',
    'Put returned goods into a credit note.',
  ],
  'BW-ZATCA-PREPAYMENT': [
    'The advance lacks something that ZATCA requires of a prepayment: date, VAT category and rate, in the currency of the document.',
    'Add what is missing: date, and zatca-category and zatca-rate in meta.',
  ],
  'BW-ZATCA-ICV': [
    'The counter of the document is missing or contains characters other than digits.',
    'Set icv to the next number of the unit.',
  ],
  'BW-ZATCA-PIH': [
    'The hash of the previous document is missing, or is not the hash of an invoice.',
    'Set pih to the hash in the record of the previous document; leave it out for the first document.',
  ],
  'BW-ZATCA-STAMP': [
    'The ZATCA signature is missing, or does not match the certificate, the hash or the QR code.',
    "Stamp the file with the key and the certificate of the seller's unit.",
  ],
  'BW-ZATCA-KEY': [
    'The key or the certificate for the stamp is missing or unreadable, is on the wrong curve, does not match the other, or is not valid at the time of the stamp; or signing_time is not a time.',
    'Give the private key and its valid certificate, both on secp256k1, and a time such as 2026-09-14T10:05:31.',
  ],
  'BW-ZATCA-HASH': [
    'The hash in the stamp does not match the file: the file was changed after it was signed.',
    'Sign the file again after the last change.',
  ],
  'BW-ZATCA-QR-FORMAT': [
    'The QR code is not a sequence of tags, lengths and values in base64.',
    'Write the code again.',
  ],
  'BW-ZATCA-QR': ['The QR code does not agree with the invoice.', 'Write the code again.'],
  'BW-ZATCA-QR-TAGS': ['The QR code lacks tags, or has more than the invoice needs.', 'Write the code again.'],
  'BW-ZATCA-CERTIFICATE': [
    'The certificate that stamped the file. It is a warning if the certificate has the VAT number of someone else, or was not valid at the time of the stamp.',
    'Use a valid certificate of the seller.',
  ],
  'BW-ZATCA-CHAIN': [
    'The counter and the hash of the invoice do not follow those of the previous invoice of its unit. If that invoice is missing, this is for information only.',
    'Find the invoice that was changed or left out. Counters and hashes of cleared and reported invoices must not be changed.',
  ],
  'BW-ZATCA-ROOT': [
    'The root of the file is CreditNote; ZATCA accepts credit notes as Invoice.',
    'Write it again as Invoice with the type code 381.',
  ],
};
