/** Codes of our own about national formats: what is wrong, and how to fix it. */
export const NATIONAL_CODES: Readonly<Record<string, readonly [description: string, explanation: string]>> = {
  'BW-KSEF-VERSION': [
    'The root is that of a version of KSeF which is not read, or of none.',
    'Send FA(3), or FA(2) from before February 2026.',
  ],
  'BW-KSEF-TYPE': [
    'KSeF takes invoices alone, of a type that FA(3) has a kind for.',
    'Send an invoice or a credit note; the tags partial, settlement and simplified make other kinds of it.',
  ],
  'BW-KSEF-SELLER-NIP': [
    'The seller, or who represents it, has no Polish tax number.',
    'Add tax_id with the country PL and the NIP of ten digits.',
  ],
  'BW-KSEF-RATE': [
    'FA(3) has no code for this rate of VAT, or not in this category.',
    'Use 23, 22, 8, 7, 5, 4 or 3 per cent, or a key such as zero, exempt or reverse-charge.',
  ],
  'BW-KSEF-TAX': ['FA(3) has a place for VAT alone.', 'Leave out the other tax, or state it in a note.'],
  'BW-KSEF-EXEMPTION': [
    'Something is exempt from VAT, and nothing says by which law.',
    'Set pl-favat-exemption in tax.ext to A, B or C, and add a note with the key legal and the source pl-favat-exemption.',
  ],
  'BW-KSEF-EXCHANGE-RATE': [
    'The invoice is in a foreign currency and has no rate of exchange to PLN, in which VAT must be stated.',
    'Add the rate to exchange_rates, from the currency to PLN.',
  ],
  'BW-KSEF-PRECEDING': [
    'A credit note for KSeF needs the invoice that it corrects, with its date.',
    'Add it to preceding; correct does so.',
  ],
  'BW-KSEF-NUMBER': [
    'The stamp favat-ksef-number is no number of KSeF.',
    'Copy the number as KSeF gave it: 5265877635-20250826-0100001AF629-AF.',
  ],
  'BW-KSEF-ADVANCE': [
    'The advances come to more than the order that they are paid for.',
    'Correct the advances, or the lines.',
  ],
  'BW-KSEF-LIMIT': ['There are more entries than FA(3) takes.', 'Split the invoice, or join entries.'],
  'BW-KSEF-DATE': ['The date is outside the years that FA(3) takes.', 'Correct the date.'],
  'BW-FPA-VERSION': [
    'The root is that of a version of FatturaPA which is not read, or of none.',
    'Send FatturaPA 1.2 (FPA12, FPR12), or the simplified invoice 1.0 (FSM10).',
  ],
  'BW-FPA-P7M': [
    'The signed file (.p7m) has no file in it, is damaged, or is no signed data.',
    'Send the file as it was received; of a detached signature send the file that was signed.',
  ],
  'BW-FPA-P7M-DIGEST': [
    'The file in the signature is another than the one that was signed.',
    'Ask the sender for the file again: it was changed after it was signed.',
  ],
  'BW-FPA-SIGNATURE': [
    'The file is signed; the signature is not verified.',
    'Verify it with a program for qualified signatures, where that counts.',
  ],
};
