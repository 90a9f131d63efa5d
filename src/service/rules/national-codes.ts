/** Our codes about national formats: the fault and its fix. */
export const NATIONAL_CODES: Readonly<Record<string, readonly [description: string, explanation: string]>> = {
  'BW-KSEF-VERSION': [
    'The root element is not that of a supported KSeF version.',
    'Send FA(3), or FA(2) from before February 2026.',
  ],
  'BW-KSEF-TYPE': [
    'KSeF accepts only invoices of the types that FA(3) has.',
    'Send an invoice or a credit note. The tags partial, settlement and simplified choose other types.',
  ],
  'BW-KSEF-SELLER-NIP': [
    'The seller, or its representative, has no Polish tax number.',
    'Add tax_id with the country PL and the NIP of ten digits.',
  ],
  'BW-KSEF-RATE': [
    'FA(3) has no code for this VAT rate in this category.',
    'Use 23, 22, 8, 7, 5, 4 or 3 per cent, or a key such as zero, exempt or reverse-charge.',
  ],
  'BW-KSEF-TAX': ['FA(3) supports VAT only.', 'Leave out the other tax, or state it in a note.'],
  'BW-KSEF-EXEMPTION': [
    'Something is exempt from VAT, but the legal basis is missing.',
    'Set pl-favat-exemption in tax.ext to A, B or C, and add a note with the key legal and the source pl-favat-exemption.',
  ],
  'BW-KSEF-EXCHANGE-RATE': [
    'The invoice is in a foreign currency and has no exchange rate to PLN, which VAT must be stated in.',
    'Add the rate to exchange_rates, from the currency to PLN.',
  ],
  'BW-KSEF-PRECEDING': [
    'A credit note for KSeF needs the invoice that it corrects, with its date.',
    'Add it to preceding. The operation correct does this for you.',
  ],
  'BW-KSEF-NUMBER': [
    'The stamp favat-ksef-number is not a KSeF number.',
    'Copy the number from KSeF, such as 5265877635-20250826-0100001AF629-AF.',
  ],
  'BW-KSEF-ADVANCE': ['The advances are higher than the order they pay for.', 'Correct the advances, or the lines.'],
  'BW-KSEF-LIMIT': ['There are more entries than FA(3) allows.', 'Split the invoice, or combine entries.'],
  'BW-KSEF-DATE': ['The date is outside the years that FA(3) allows.', 'Correct the date.'],
  'BW-FPA-VERSION': [
    'The root element is not that of a supported FatturaPA version.',
    'Send FatturaPA 1.2 (FPA12, FPR12), or the simplified invoice 1.0 (FSM10).',
  ],
  'BW-FPA-TYPE': [
    'FatturaPA supports only invoices, credit notes and debit notes.',
    'Send an invoice. To correct one, send a credit or debit note.',
  ],
  'BW-FPA-SUPPLIER-ID': [
    'The seller has no tax number.',
    'Add tax_id with country and code; an Italian number has eleven digits.',
  ],
  'BW-FPA-TRANSMITTER': [
    'The issuer is not Italian, and the transmitter of the file is missing.',
    'Give transmitter, with the country and tax number of the sender.',
  ],
  'BW-FPA-OFFICE': [
    'An invoice to a public administration has no office code of six characters.',
    'Add the code of the IPA register to customer.inboxes, with the key it-sdi-code.',
  ],
  'BW-FPA-CODE': [
    'The recipient code does not have seven characters.',
    'Correct the inbox with the key it-sdi-code, or leave it out.',
  ],
  'BW-FPA-NUMBER': [
    'The number has more than 20 characters, characters outside Basic Latin, or no digit.',
    'Give the invoice a shorter number, with a digit.',
  ],
  'BW-FPA-ADDRESS': ['A party has no address with a town.', 'Add street, postcode, town and country.'],
  'BW-FPA-RATE': ['A rate is above 100, or has more than two decimals.', 'Correct the percentage.'],
  'BW-FPA-REASON': [
    'The schema of FatturaPA does not have this payment reason.',
    'Choose another code for it-sdi-retained.',
  ],
  'BW-FPA-SIMPLIFIED': [
    'A simplified invoice cannot hold this.',
    'Leave out the tag simplified, and issue an ordinary invoice.',
  ],
  'BW-FPA-CORRECTED': [
    'A simplified credit or debit note does not name the invoice it corrects.',
    'Add the invoice to preceding, with its number, date and reason.',
  ],
  'BW-FPA-LENGTH': [
    'An identifier is longer than FatturaPA allows.',
    'Shorten it. Billwright does not truncate identifiers.',
  ],
  'BW-FPA-VALUE': [
    'An amount or a date in the file cannot be read.',
    'Correct the file. Write amounts with a point and two decimals, and dates like 2026-03-31.',
  ],
  'BW-FPA-TOTAL': ['The total of the file is not the sum of its summaries.', 'Calculate ImportoTotaleDocumento again.'],
  'BW-FPA-NET': [
    'The total of the file is the one after withholding tax.',
    'Write the total before withholding tax into ImportoTotaleDocumento.',
  ],
  'BW-FPA-LINES': [
    'A line number occurs twice, or a reference names a line that does not exist.',
    'Correct the numbers.',
  ],
  'BW-FPA-PERIOD': ['The period of a line ends before it begins.', 'Correct one of the dates.'],
  'BW-FPA-NORM': ['An invoice without tax does not name the legal basis.', 'Add RiferimentoNormativo.'],
  'BW-FPA-IBAN': ['The check digits of an IBAN are wrong.', 'Check it for a mistyped character.'],
  'BW-FPA-PAID': ['The payments do not add up to the amount payable.', 'Correct the payment amounts.'],
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
    'The signed file (.p7m) is empty, damaged, or not signed data.',
    'Send the file unchanged. If the signature is detached, send the file that was signed.',
  ],
  'BW-FPA-P7M-DIGEST': [
    'The file in the signature is not the one that was signed.',
    'Ask the sender for the file again. It was changed after signing.',
  ],
  'BW-FPA-SIGNATURE': [
    'The file is signed, but Billwright does not verify the signature.',
    'If it matters, verify it with a program for qualified signatures.',
  ],
};
