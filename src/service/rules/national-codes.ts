/** Our codes about national formats: the fault and its fix. */
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
  'BW-FPA-TYPE': [
    'FatturaPA takes invoices, credit and debit notes alone.',
    'Send an invoice; correct one by a credit or debit note.',
  ],
  'BW-FPA-SUPPLIER-ID': [
    'The seller has no tax number.',
    'Add tax_id with country and code; an Italian number has eleven digits.',
  ],
  'BW-FPA-TRANSMITTER': [
    'Nobody says who transmits the file, and who issues it is not Italian.',
    'Give transmitter with the country and the tax number of who sends the file.',
  ],
  'BW-FPA-OFFICE': [
    'An invoice to a public administration has no office code of six characters.',
    'Add the code of the IPA register to customer.inboxes, with the key it-sdi-code.',
  ],
  'BW-FPA-CODE': [
    'The recipient code is not of seven characters.',
    'Correct the inbox with the key it-sdi-code, or leave it out.',
  ],
  'BW-FPA-NUMBER': [
    'The number is longer than 20 characters, has none of Basic Latin, or no digit.',
    'Give the invoice a shorter number, with a digit.',
  ],
  'BW-FPA-ADDRESS': ['A party has no address with a town.', 'Add street, postcode, town and country.'],
  'BW-FPA-RATE': ['A rate is above 100, or has more than two decimals.', 'Correct the percentage.'],
  'BW-FPA-REASON': [
    'The schema of FatturaPA does not have this reason of payment.',
    'Choose another code for it-sdi-retained.',
  ],
  'BW-FPA-SIMPLIFIED': [
    'A simplified invoice cannot hold this.',
    'Leave out the tag simplified, and issue an ordinary invoice.',
  ],
  'BW-FPA-CORRECTED': [
    'A simplified credit or debit note does not say what it corrects.',
    'Add the invoice to preceding, with its number, date and reason.',
  ],
  'BW-FPA-LENGTH': ['An identifier is longer than FatturaPA has it.', 'Shorten it; identifiers are not cut.'],
  'BW-FPA-VALUE': [
    'An amount or a date of the file cannot be read.',
    'Correct the file; amounts have a point and two decimals, dates the form 2026-03-31.',
  ],
  'BW-FPA-TOTAL': ['The total of the file is not the sum of its summaries.', 'Calculate ImportoTotaleDocumento again.'],
  'BW-FPA-NET': [
    'The total of the file is that after withholding tax.',
    'Write the total before withholding tax into ImportoTotaleDocumento.',
  ],
  'BW-FPA-LINES': [
    'A line number is given twice, or a reference names a line that is not there.',
    'Correct the numbers.',
  ],
  'BW-FPA-PERIOD': ['The period of a line ends before it begins.', 'Correct one of the dates.'],
  'BW-FPA-NORM': ['An invoice without tax does not name the law.', 'Add RiferimentoNormativo.'],
  'BW-FPA-IBAN': ['The check digits of an IBAN are wrong.', 'Check it for a mistyped character.'],
  'BW-FPA-PAID': ['The payments do not come to what is to be paid.', 'Correct the amounts of payment.'],
  'BW-FPA-CIG': [
    'An invoice to a public administration has neither CIG nor CUP.',
    'Add the code of the contract, if it has one.',
  ],
  'BW-FPA-BOLLO': [
    'An invoice of more than 77.47 without tax has no stamp duty.',
    'Add a charge with the key stamp-duty.',
  ],
  'BW-FPA-PROV': ['An Italian address has no province.', 'Add the two letters of the province.'],
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
