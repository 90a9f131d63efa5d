import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about KSeF. */
export const explained: ExplainedCodes = {
  'BW-KSEF-VERSION': [
    'The root element belongs to a version of the KSeF schema that is not supported, or to no version.',
    'Send FA(3), or FA(2) for invoices issued before February 2026.',
  ],
  'BW-KSEF-TYPE': [
    'KSeF only accepts invoices, of the types that FA(3) has.',
    'Send an invoice or a credit note. The tags partial, settlement and simplified choose the other types of FA(3).',
  ],
  'BW-KSEF-SELLER-NIP': [
    'Neither the seller nor its representative has a Polish tax number.',
    'Add tax_id with the country PL and the NIP of ten digits.',
  ],
  'BW-KSEF-RATE': [
    'FA(3) has no code for this VAT rate, or not in this category.',
    'Use 23, 22, 8, 7, 5, 4 or 3 percent, or a key such as zero, exempt or reverse-charge.',
  ],
  'BW-KSEF-TAX': ['FA(3) only has fields for VAT.', 'Remove the other tax, or state it in a note.'],
  'BW-KSEF-EXEMPTION': [
    'The invoice has exempt lines but does not say which law exempts them.',
    'Set pl-favat-exemption in tax.ext to A, B or C, and add a note with the key legal and the source pl-favat-exemption.',
  ],
  'BW-KSEF-EXCHANGE-RATE': [
    'The invoice is in a foreign currency and has no exchange rate to PLN, in which VAT must be stated.',
    'Add the rate from that currency to PLN to exchange_rates.',
  ],
  'BW-KSEF-PRECEDING': [
    'A credit note for KSeF must name the invoice that it corrects, with its date.',
    'Add the invoice to preceding. Correcting the invoice with Billwright does this.',
  ],
  'BW-KSEF-NUMBER': [
    'The stamp favat-ksef-number is not a KSeF number.',
    'Copy the number that KSeF assigned: 5265877635-20250826-0100001AF629-AF.',
  ],
  'BW-KSEF-INVOICE-NUMBER': ['KSeF only takes invoices with a number (P_2).', 'Add the number of the invoice.'],
  'BW-KSEF-ADVANCE': ['The advances exceed the order that they are paid for.', 'Correct the advances or the lines.'],
  'BW-KSEF-LIMIT': ['There are more entries than FA(3) allows.', 'Split the invoice or merge entries.'],
  'BW-KSEF-DATE': ['The date is outside the years that FA(3) accepts.', 'Correct the date.'],
};
