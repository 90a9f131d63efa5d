import type { Codes } from './code.ts';

/** Codes about national formats. */
export const NATIONAL_CODES: Codes = {
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
  'BW-KSEF-ADVANCE': ['The advances exceed the order that they are paid for.', 'Correct the advances or the lines.'],
  'BW-KSEF-LIMIT': ['There are more entries than FA(3) allows.', 'Split the invoice or merge entries.'],
  'BW-KSEF-DATE': ['The date is outside the years that FA(3) accepts.', 'Correct the date.'],
  'BW-ZATCA-DOCUMENT-TYPE': [
    'ZATCA has no documents of this type.',
    'Write a corrective invoice as a credit note and a new invoice.',
  ],
  'BW-ZATCA-RATE': [
    'The invoice is in a foreign currency and has no rate to SAR, in which the VAT must be told.',
    'Add the rate from that currency to SAR to exchange_rates.',
  ],
  'BW-ZATCA-NEGATIVE': ['ZATCA takes no negative amounts or quantities.', 'Put returned goods into a credit note.'],
  'BW-ZATCA-PREPAYMENT': [
    'The advance does not tell all that ZATCA asks of a prepayment: date, VAT category and rate, in the currency of the document.',
    'Add what is missing: date, and zatca-category and zatca-rate in meta.',
  ],
  'BW-ZATCA-ICV': [
    'The counter of the document is missing or has other characters than digits.',
    'Give the next number of the unit as icv.',
  ],
  'BW-ZATCA-PIH': [
    'The hash of the document before is missing, or is no hash of an invoice.',
    'Give the hash of the record of the document before as pih. The first document has none.',
  ],
  'BW-ZATCA-STAMP': [
    'The cryptographic stamp is missing, or does not fit the certificate, the hash or the QR code.',
    "Stamp the file with the key and the certificate of the seller's unit.",
  ],
  'BW-ZATCA-KEY': [
    'The key or the certificate for the stamp is missing, unreadable, of another curve, of another key, or not valid at the time of the stamp; or signing_time is no time.',
    'Give the private key and its valid certificate, both on secp256k1, and the time like 2026-09-14T10:05:31.',
  ],
  'BW-ZATCA-HASH': [
    'The hash in the stamp is not that of the file: the file was changed after it was signed.',
    'Sign the file again after the last change.',
  ],
  'BW-ZATCA-QR-FORMAT': ['The QR code is no sequence of tags, lengths and values in base64.', 'Write the code again.'],
  'BW-ZATCA-QR': ['The QR code tells something else than the invoice.', 'Write the code again.'],
  'BW-ZATCA-QR-TAGS': ['The QR code lacks tags, or has more than the invoice needs.', 'Write the code again.'],
  'BW-ZATCA-CERTIFICATE': [
    'The certificate with which the file was stamped. It is a warning if it has the VAT number of somebody else, or was not valid at the time of the stamp.',
    'Use a valid certificate of the seller.',
  ],
  'BW-ZATCA-CHAIN': [
    'The invoice does not follow the one before it in the chain of its unit, by counter and hash. It is information if that one is not there.',
    'Find the invoice that was changed or left out. Counters and hashes of cleared and reported invoices must not be changed.',
  ],
  'BW-ZATCA-ROOT': [
    'The root of the file is CreditNote; ZATCA takes credit notes as Invoice.',
    'Write it again as Invoice with the type code 381.',
  ],
  'BW-FPA-VERSION': [
    'The root element belongs to a version of FatturaPA that is not supported, or to no version.',
    'Send FatturaPA 1.2 (FPA12, FPR12) or the simplified invoice 1.0 (FSM10).',
  ],
  'BW-FPA-TYPE': [
    'FatturaPA only accepts invoices, credit notes and debit notes.',
    'Send an invoice. To correct one, send a credit or debit note.',
  ],
  'BW-FPA-SUPPLIER-ID': [
    'The seller has no tax number.',
    'Add tax_id with country and code. An Italian number has eleven digits.',
  ],
  'BW-FPA-TRANSMITTER': [
    'The file does not say who transmits it, and its issuer is not Italian.',
    'Set transmitter to the country and tax number of whoever sends the file.',
  ],
  'BW-FPA-OFFICE': [
    'The invoice to a public administration has no office code of six characters.',
    'Add the code from the IPA register to customer.inboxes, with the key it-sdi-code.',
  ],
  'BW-FPA-CODE': [
    'The recipient code does not have seven characters.',
    'Correct the inbox with the key it-sdi-code, or remove it.',
  ],
  'BW-FPA-NUMBER': [
    'The number has more than 20 characters, no digit, or characters outside Basic Latin.',
    'Give the invoice a number of at most 20 letters, digits and signs of Basic Latin, with at least one digit.',
  ],
  'BW-FPA-ADDRESS': ['The party has no address with a town.', 'Add street, postcode, town and country.'],
  'BW-FPA-RATE': ['The rate is over 100 or has more than two decimals.', 'Correct the rate.'],
  'BW-FPA-REASON': [
    'The schema of FatturaPA does not have this payment reason (causale pagamento).',
    'Choose another code for it-sdi-retained.',
  ],
  'BW-FPA-SIMPLIFIED': [
    'A simplified invoice cannot contain this.',
    'Remove the tag simplified and issue an ordinary invoice.',
  ],
  'BW-FPA-CORRECTED': [
    'The simplified credit or debit note does not say which invoice it corrects.',
    'Add that invoice to preceding, with its number, date and reason.',
  ],
  'BW-FPA-LENGTH': [
    'The identifier is longer than FatturaPA allows.',
    'Shorten the identifier. Identifiers are never cut.',
  ],
  'BW-FPA-VALUE': [
    'The file has no FatturaElettronicaHeader or no FatturaElettronicaBody, so it contains no invoice.',
    'Correct the names of the elements, or ask the sender for the complete file.',
  ],
  'BW-FPA-TOTAL': ['The total of the file is not the sum of its tax summaries.', 'Correct ImportoTotaleDocumento.'],
  'BW-FPA-NET': [
    'The total in the file is the total after withholding tax.',
    'Write the total before withholding tax into ImportoTotaleDocumento.',
  ],
  'BW-FPA-LINES': [
    'A line number occurs twice, or a reference names a line that does not exist.',
    'Correct the line numbers.',
  ],
  'BW-FPA-PERIOD': ['The period of the line ends before it begins.', 'Correct one of the dates.'],
  'BW-FPA-NORM': ['The invoice has no tax and does not name the law that exempts it.', 'Add RiferimentoNormativo.'],
  'BW-FPA-IBAN': ['The check digits of the IBAN are wrong.', 'Check the IBAN for a mistyped character.'],
  'BW-FPA-PAID': ['The payments do not add up to the amount due.', 'Correct the amounts of the payments.'],
  'BW-FPA-CIG': [
    'The invoice to a public administration has neither a CIG nor a CUP.',
    'Add the CIG or CUP of the contract, if there is one.',
  ],
  'BW-FPA-BOLLO': [
    'The invoice has more than 77.47 without tax, but no stamp duty.',
    'Add a charge with the key stamp-duty.',
  ],
  'BW-FPA-INTENT': [
    'The supply is under a declaration of intent (N3.5), but the line does not name the declaration.',
    'Add a note with the src it-sdi-other-data and the code INTENTO: the protocol number as text, the date as it-sdi-date in meta.',
  ],
  'BW-FPA-RATES': [
    'The VAT rate is not an Italian one.',
    'Correct the rate. For self-billed purchases, remove $regime if it is the country of the supplier.',
  ],
  'BW-FPA-PROV': ['The Italian address has no province.', 'Add the two-letter code of the province.'],
  'BW-FPA-P7M': [
    'The file (.p7m) contains no file, is damaged, or is not signed data.',
    'Send the file as you received it. If the signature is detached, send the file that was signed.',
  ],
  'BW-FPA-P7M-DIGEST': [
    'The signature around the file (.p7m) does not fit: the file was changed after it was signed, or the signature was.',
    'Ask the sender for the file again.',
  ],
  'BW-FPA-SIGNATURE': [
    'The signature of the file: that the file is unchanged since a key signed it, or why the signature was not verified.',
    'Billwright does not check the issuers of certificates. To rely on a name, verify the file with a program for qualified signatures.',
  ],
  'BW-FACTURAE-TYPE': [
    'Facturae is for invoices that have a document type and a class.',
    'Send an invoice, a credit note, a debit note or a corrective invoice. The addon sets both codes.',
  ],
  'BW-FACTURAE-KEY': [
    'The key that shall sign the file is missing, unreadable, too weak, or not that of the certificate, or the certificate is not valid at that time.',
    'Give the private key with its certificate, RSA of at least 2048 bits or ECDSA.',
  ],
  'BW-FACTURAE-SIGNATURE': [
    'The signature of the file: whose it is, and a warning for what does not fit. The content is judged apart from it: `signature` is `broken` then.',
    'Sign the file again after the last change. Billwright does not check whether the issuer of the certificate can be trusted.',
  ],
  'BW-KEY-FILE': [
    'The file with the private key cannot be opened.',
    'Give the right password, and a file in PEM, PKCS #8 or PKCS #12.',
  ],
  'BW-FACTURAE-BYPASS': [
    'In Facturae a credit note has negative amounts; with the tag bypass its signs are not known.',
    'Remove the tag.',
  ],
  'BW-FACTURAE-CUSTOMER': [
    'Facturae needs a customer with a number, for simplified invoices too.',
    'Add a tax number, or for buyers without one another identity.',
  ],
  'BW-FACTURAE-SUPPLIER': ['The supplier has no tax number.', 'Add tax_id with its country and code.'],
  'BW-FACTURAE-ADDRESS': [
    'A party has no address, no town, or a Spanish postcode that does not have five digits.',
    'Complete the address.',
  ],
  'BW-FACTURAE-PERSON': [
    'The tax number is of a person, whose given name and surname Facturae needs.',
    'Add the person to people, with the given name and surname.',
  ],
  'BW-FACTURAE-LENGTH': ['A number or reference is longer than Facturae allows.', 'Shorten it.'],
  'BW-FACTURAE-TAX': [
    'Facturae has codes for VAT, IGIC and IPSI only. The amounts of another tax would be missing in the totals.',
    'Send the invoice in a format of the country of that tax.',
  ],
  'BW-FACTURAE-LINES': ['Facturae needs a line with an amount.', 'Add a line.'],
  'BW-FACTURAE-COUNTRY': ['The list of countries of Facturae does not have this one.', 'Give another address.'],
  'BW-FACTURAE-CURRENCY': ['The list of currencies of Facturae does not have this one.', 'Write the invoice in euros.'],
  'BW-FACTURAE-VERSION': [
    'The version of the file is not 3.2.2, 3.2.1 or 3.2, or the file names another version than its root.',
    'Write the file in one of these versions.',
  ],
  'BW-FACTURAE-DTD': ['The file has a document type declaration, which Facturae does not allow.', 'Remove it.'],
  'BW-FACTURAE-XSD': ['The file does not meet the schema of Facturae.', 'Correct the element.'],
  'BW-FACTURAE-SIZE': ['The file exceeds 8 MB, the limit of FACe.', 'Make attachments smaller.'],
  'BW-FACTURAE-TAXSUM': ['The total of taxes is not the sum of the taxes.', 'Correct one of them.'],
  'BW-FACTURAE-OUTSTANDING': [
    'The amount outstanding, executable or paid does not follow from the other amounts.',
    'Correct one of them.',
  ],
  'BW-FACTURAE-BATCH': ['The head of the file does not fit its invoices.', 'Correct the head.'],
  'BW-FACTURAE-RATE': [
    'A tax is not its rate of the base, or its base is not the sum of the lines.',
    'Correct one of them.',
  ],
  'BW-FACTURAE-INSTALLMENT': ['The instalments do not add up to what is to be paid.', 'Correct one of them.'],
  'BW-FACTURAE-EURO': [
    'The invoice is in another currency, but lacks the rate or the amounts in euros.',
    'Add ExchangeRateDetails and EquivalentInEuros.',
  ],
  'BW-FACTURAE-PERSON-KIND': [
    'PersonTypeCode does not fit the tax number.',
    'Use F for persons, whose numbers begin with a digit or K, L, M, X, Y, Z; otherwise J.',
  ],
  'BW-FACTURAE-PREFIX': [
    'A Spanish number begins with ES, although both parties are Spanish; some registers refuse that.',
    'Remove ES.',
  ],
  'BW-FACTURAE-REASON': [
    'The description of a correction is not the official text of its code.',
    'Use the text of the code, letter for letter.',
  ],
  'BW-FACTURAE-PERIOD': [
    'A summary invoice has no period, or a period ends before it begins.',
    'Add or correct the period.',
  ],
  'BW-FACTURAE-CLASS': [
    'The class says that the invoice corrects nothing, but it names a corrected invoice.',
    'Use the class OR, or remove Corrective.',
  ],
  'BW-FACTURAE-EXEMPT': [
    'A line has a rate of zero without a reason.',
    'Add SpecialTaxableEvent, or a legal reference.',
  ],
  'BW-FACTURAE-IBAN': ['An IBAN has blanks or wrong check digits.', 'Check it for a mistyped character.'],
  'BW-VERIFACTU-TYPE': [
    'VERI*FACTU has records of invoices only.',
    'Send an invoice, a credit note, a debit note or a corrective invoice.',
  ],
  'BW-VERIFACTU-ISSUER': ['The supplier has no Spanish tax number.', 'Add tax_id with the country ES and its NIF.'],
  'BW-VERIFACTU-NUMBER': [
    'The number of the invoice is empty, too long, or has characters that the tax agency rejects.',
    'Use up to 60 letters without accents, digits and signs other than " \' < > =.',
  ],
  'BW-VERIFACTU-SYSTEM': [
    'A record must name the billing program that makes it, with its maker.',
    'Give system with all its members. There is no default: the maker answers for the program (art. 201 bis of the General Tax Law).',
  ],
  'BW-VERIFACTU-PREVIOUS': [
    'A record must name the one made before it in the same chain.',
    'Give previous: null for the first record, otherwise issuer, number, date and hash of the last record made, or its XML.',
  ],
  'BW-VERIFACTU-AGAIN': [
    'Two invoices of the list have the same number and date. The tax agency refuses the second record.',
    'Remove one, or set subsanacion to S if it corrects the record before.',
  ],
  'BW-VERIFACTU-TIME': [
    'The time of the record is not a time, or is earlier than that of the record before.',
    'Give a time such as 2026-03-02T10:01:30+01:00, or leave it out.',
  ],
  'BW-VERIFACTU-REJECTION': [
    'rechazo_previo does not fit the record.',
    'A record after a rejection needs subsanacion S; a cancellation has S or N.',
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
  'BW-VERIFACTU-OPTION': [
    'An option of VERI*FACTU has a value that it cannot have.',
    'Correct the option, or leave it out.',
  ],
  'BW-VERIFACTU-XSD-4102': [
    'The file does not meet the schema of the tax agency, which rejects the whole message (4102).',
    'Correct the element.',
  ],
  'BW-VERIFACTU-XSD-4113': [
    'An element is repeated too often: the tax agency rejects the whole message (4113).',
    'Split the message or the record.',
  ],
  'BW-CFDI-VERSION': ['The file is a CFDI of a version that ended in March 2023.', 'Send a CFDI 4.0.'],
  'BW-CFDI-DTD': ['The file has a document type declaration (DOCTYPE).', 'Remove it.'],
  'BW-CFDI-TYPE': [
    'CFDI has no receipt for this document, or the receipt is no document here.',
    'Send an invoice, a credit note, a debit note or a receipt of payment. Receipts of payroll (N) and transport (T) are only checked.',
  ],
  'BW-CFDI-TAG': ['CFDI has no invoices with this tag.', 'Remove the tag.'],
  'BW-CFDI-PARTY': [
    'A party has no name, RFC, regime or postal code, or its RFC cannot be right.',
    'Complete the party.',
  ],
  'BW-CFDI-THIRD': [
    'A third party has no RFC, name, regime or postal code.',
    'Complete the seller of the line or of ordering, or remove it.',
  ],
  'BW-CFDI-TAX': [
    'CFDI does not have this tax, or not with this rate.',
    'Use VAT, IEPS, ISR, RVAT or RIEPS, with a rate of at most six decimals.',
  ],
  'BW-CFDI-LENGTH': ['A text is longer than CFDI allows.', 'Shorten it.'],
  'BW-CFDI-CURRENCY': [
    'The currency is not in the list of the tax agency, or has no rate to pesos.',
    'Add a rate to MXN in exchange_rates.',
  ],
  'BW-CFDI-LOCAL': [
    'The local taxes in meta do not come to the rounding of the document.',
    'Write each in mx-cfdi-local-taxes as name, rate and amount, joined by semicolons, with a minus before what is withheld. Set totals.rounding to their sum.',
  ],
  'BW-CFDI-UUID': ['A related receipt has no UUID.', 'Add its UUID as the stamp sat-uuid.'],
  'BW-CFDI-EXPORT': [
    'mx-cfdi-export in meta has a code that cannot be written.',
    'Use 01, 03 or 04. 02 needs the complement of foreign trade, which Billwright does not write.',
  ],
  'BW-CFDI-COMPLEMENT': ['Billwright does not write this complement.', 'Remove it.'],
  'BW-CFDI-MEANS': [
    'The invoice is paid at once (PUE), but its means of payment is not known.',
    'Add an advance, or instructions with mx-cfdi-payment-means.',
  ],
  'BW-CFDI-KEY': [
    'The key or the certificate for the seal cannot be read, its password is wrong, or the two do not belong together.',
    'Give the certificate (.cer), its key (.key) and the password of the key.',
  ],
  'BW-CFDI-KEY-CIPHER': [
    'The encryption of the key is not known here.',
    'Encrypt the key with AES: openssl pkcs8 -topk8 -v2 aes256.',
  ],
  'BW-CFDI-STAMP-SIGNATURE': [
    'The seal of the stamp (TFD) does not fit what it covers.',
    'Ask the PAC, or whoever sent the file, for the file again.',
  ],
  'BW-CFDI-CERT-SERIAL': [
    'The serial number of the certificate has not the 20 digits of the tax agency.',
    'Give a certificate that the tax agency issued.',
  ],
  'BW-CFDI-SUM': ['A total of food vouchers or fuel is not the sum of its parts.', 'Correct the element.'],
  'BW-CFDI-FUEL-TAX': ['A tax on fuel is not the rate times the amount.', 'Correct the element.'],
  'BW-CFDI-PUE-99': ['A paid invoice (PUE) has the means 99, which is still to be defined.', 'Correct the element.'],
  'BW-CFDI-METHOD': ['The receipt states no method of payment.', 'Correct the element.'],
  'BW-CFDI-DISCOUNT': ['The discount is not the sum of those of the lines.', 'Correct the element.'],
  'BW-CFDI-GLOBAL': [
    'The name of the customer is for global invoices, but the period is missing.',
    'Correct the element.',
  ],
  'BW-CFDI-RELATION': ['A credit note (E) names no receipt that it corrects.', 'Correct the element.'],
  'BW-CFDI-OBJECT': ['The tax object of a line does not fit its taxes.', 'Correct the element.'],
  'BW-CFDI-QUOTA': ['A quota of IEPS is above the greatest one of 2026.', 'Correct the element.'],
  'BW-CFDI-GLOBAL-LINE': ['A line of a global invoice is not one sale.', 'Correct the element.'],
  'BW-CFDI-PAYMENT': ['A receipt of payments (P) has no payments.', 'Correct the element.'],
  'BW-CFDI-PAYMENT-TAX': ['The paid documents have taxes, but the payment has none.', 'Correct the element.'],
  'BW-CFDI-BOM': ['The file begins with a byte order mark.', 'Remove it.'],
  'BW-CFDI-PREFIX': ['A namespace has another prefix than the tax agency prescribes.', 'Correct the element.'],
  'BW-CFDI-SEAL-COMPLEMENT': [
    'The seal was not verified: the order of the values of a complement is not known here.',
    'Verify it with the tax agency.',
  ],
  'BW-CFDI-STAMP-SEAL': [
    'The stamp (TFD) is of another seal than that of the file.',
    'Ask the sender for the file again.',
  ],
  'BW-CFDI-STAMP': [
    'The file has a stamp (TFD). It says whether the seal of the stamp was verified.',
    'To verify it, give the certificate that it names (sat_certificate).',
  ],
  'BW-CFDI-UNCHECKED': [
    'Not checked, because the registers of the tax agency are not here.',
    'Verify it with the tax agency.',
  ],
  'BW-CFDI-TAX-MISSING': ['A tax of the lines is missing in the taxes of the whole receipt.', 'Correct the element.'],
  'BW-CFDI-EXEMPT-TOTAL': ['All taxes are exempt, but there is a total of transferred taxes.', 'Remove it.'],
  'BW-F10-OPTION': [
    'An option of the report is missing or cannot be read.',
    'A report needs its number (id), the period, the platform (sender) and the time at which it is made (issued). Buyers report no payments.',
  ],
  'BW-F10-DECLARANT': [
    'The documents are not all of the company that declares, or it is not known.',
    'Make a report for each company. Name the declarant with its SIREN if there are no documents.',
  ],
  'BW-F10-EMPTY': [
    'No document belongs to the report.',
    'Check the period and what was left out. A period without sales needs no report; only a rectifying report can be empty.',
  ],
  'BW-F10-RATE': [
    'A payment does not say how much was paid for each VAT rate.',
    'Add the taxes to the lines of the receipt: base, percent and amount of each rate.',
  ],
  'BW-F10-DUPLICATE': [
    'Two documents have the same number and date, but other amounts.',
    'Correct the number of one, or remove it. A document that is there twice with the same amount counts once.',
  ],
  'BW-F10-CATEGORY': [
    'A sale to consumers has VAT, but counts as not taxed in France (TNT1).',
    'Set fr-ctc-flow10-b2c-category: TLB1 for goods, TPS1 for services, TMA1 for margin schemes.',
  ],
  'BW-F10-CORRECTIVE': [
    'A corrective invoice to a consumer counts as a sale; its original is not taken back.',
    'Issue a credit note and a new invoice.',
  ],
  'BW-F10-PPF': [
    'The official rules allow this, but the public portal does not take it yet.',
    'Use numbers of up to 20 characters until December 2026. Ask your platform about the code of the due date.',
  ],
  'BW-F10-NO-DOCUMENT': [
    'A report of the French e-reporting is no document and cannot become one.',
    'Validate or inspect it, or convert it to pdf. To make one, use the operation declare.',
  ],
};
