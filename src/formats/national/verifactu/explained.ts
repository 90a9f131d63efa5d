import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about VERI*FACTU. */
export const explained: ExplainedCodes = {
  'BW-VERIFACTU-TYPE': [
    'VERI*FACTU has only records of invoices.',
    'Send an invoice, a credit note, a debit note or a corrective invoice.',
  ],
  'BW-VERIFACTU-ISSUER': ['The supplier has no Spanish tax number.', 'Add tax_id with the country ES and its NIF.'],
  'BW-VERIFACTU-NUMBER': [
    'The number of the invoice is empty, too long, or has characters that the tax office rejects.',
    'Use up to 60 characters: digits, letters without accents, and signs, but not " \' < > =.',
  ],
  'BW-VERIFACTU-SYSTEM': [
    'A record must name the billing program that makes it, with its maker.',
    'Give system with all its members. There is no default: the maker answers for the program (art. 201 bis of the General Tax Law).',
  ],
  'BW-VERIFACTU-PREVIOUS': [
    'A record must name the previous record of the same chain.',
    'Give previous: null for the first record, otherwise issuer, number, date and hash of the last record made, or its XML.',
  ],
  'BW-VERIFACTU-AGAIN': [
    'Two invoices in the list have the same number and date. The tax office rejects the second record.',
    'Remove one, or set subsanacion to S if it corrects the previous record.',
  ],
  'BW-VERIFACTU-TIME': [
    'The time of the record is not a time, or is earlier than the time of the previous record.',
    'Give a time such as 2026-03-02T10:01:30+01:00, or leave it out.',
  ],
  'BW-VERIFACTU-REJECTION': [
    'rechazo_previo does not match the record.',
    'A record after a rejection needs subsanacion S; in a cancellation it must be S or N.',
  ],
  'BW-VERIFACTU-DETAILS': ['A record has at most 12 tax groups.', 'Split the invoice.'],
  'BW-VERIFACTU-CUSTOMER': [
    'The customer has no number, or one of more than 20 characters.',
    'Add a tax number or another identity, or tag the invoice as simplified.',
  ],
  'BW-VERIFACTU-THIRD': [
    'A third party issued the invoice, but is not identified.',
    'Give ordering.issuer with its name and tax number.',
  ],
  'BW-VERIFACTU-BYPASS': ['The signs of a credit note with the tag bypass are not known.', 'Remove the tag.'],
  'BW-VERIFACTU-OPTION': ['An option of VERI*FACTU has an invalid value.', 'Correct the option, or leave it out.'],
  'BW-VERIFACTU-XSD-4102': [
    'The file does not conform to the schema of the tax office, which rejects the whole message (4102).',
    'Correct the element.',
  ],
  'BW-VERIFACTU-XSD-4113': [
    'An element is repeated too often: the tax office rejects the whole message (4113).',
    'Split the message or the record.',
  ],
};
