import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about CFDI. */
export const explained: ExplainedCodes = {
  'BW-CFDI-VERSION': ['The file is a CFDI of a version that ended in March 2023.', 'Send a CFDI 4.0.'],
  'BW-CFDI-DTD': ['The file has a document type declaration (DOCTYPE).', 'Remove it.'],
  'BW-CFDI-TYPE': [
    'CFDI has no receipt for this document, or no document can represent this receipt.',
    'Send an invoice, a credit note, a debit note or a receipt of payment. Receipts of payroll (N) and transport (T) are only checked.',
  ],
  'BW-CFDI-TAG': ['CFDI has no invoices with this tag.', 'Remove the tag.'],
  'BW-CFDI-PARTY': ['A party has no name, RFC, regime or postcode, or its RFC cannot be right.', 'Complete the party.'],
  'BW-CFDI-THIRD': [
    'A third party has no RFC, name, regime or postcode.',
    'Complete the seller of the line or of ordering, or remove it.',
  ],
  'BW-CFDI-TAX': [
    'CFDI does not have this tax, or not with this rate.',
    'Use VAT, IEPS, ISR, RVAT or RIEPS, with a rate of at most six decimals.',
  ],
  'BW-CFDI-LENGTH': ['A text is longer than CFDI allows.', 'Shorten it.'],
  'BW-CFDI-CURRENCY': [
    'The currency is not in the list of the tax office, or has no exchange rate to pesos.',
    'Add a rate to MXN in exchange_rates.',
  ],
  'BW-CFDI-LOCAL': [
    'The local taxes in meta do not add up to the rounding of the document.',
    'Write each in mx-cfdi-local-taxes as name, rate and amount, joined by semicolons, with a minus before withheld amounts. Set totals.rounding to their sum.',
  ],
  'BW-CFDI-UNSTAMPED': [
    'A received file has no stamp of a certified provider (PAC), so it is not an invoice in Mexico yet.',
    'Ask the issuer for the stamped file, which has a TimbreFiscalDigital.',
  ],
  'BW-CFDI-UUID': ['A related receipt has no UUID.', 'Add its UUID as the stamp sat-uuid.'],
  'BW-CFDI-EXPORT': [
    'mx-cfdi-export in meta has a code that cannot be written.',
    'Use 01, 03 or 04. Code 02 needs the complement of foreign trade, which Billwright does not write.',
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
    'The encryption of the key is not supported.',
    'Encrypt the key with AES: openssl pkcs8 -topk8 -v2 aes256.',
  ],
  'BW-CFDI-STAMP-SIGNATURE': [
    'The seal of the stamp (TFD) does not match what it covers.',
    'Ask the PAC or the sender for the file again.',
  ],
  'BW-CFDI-CERT-SERIAL': [
    'The serial number of the certificate does not have the 20 digits that the tax office uses.',
    'Give a certificate that the tax office issued.',
  ],
  'BW-CFDI-SUM': ['A total of food vouchers or fuel is not the sum of its parts.', 'Correct the element.'],
  'BW-CFDI-FUEL-TAX': ['A tax on fuel is not the rate times the amount.', 'Correct the element.'],
  'BW-CFDI-PUE-99': ['A paid invoice (PUE) has the means 99, which is still to be defined.', 'Correct the element.'],
  'BW-CFDI-METHOD': ['The receipt states no method of payment.', 'Correct the element.'],
  'BW-CFDI-DISCOUNT': ['The discount is not the sum of the line discounts.', 'Correct the element.'],
  'BW-CFDI-GLOBAL': [
    'The customer has the name for global invoices, but the period is missing.',
    'Correct the element.',
  ],
  'BW-CFDI-RELATION': ['A credit note (E) names no receipt that it corrects.', 'Correct the element.'],
  'BW-CFDI-OBJECT': ['The tax object of a line does not match its taxes.', 'Correct the element.'],
  'BW-CFDI-QUOTA': ['An IEPS quota exceeds the highest quota of 2026.', 'Correct the element.'],
  'BW-CFDI-GLOBAL-LINE': ['A line of a global invoice does not stand for one sale.', 'Correct the element.'],
  'BW-CFDI-PAYMENT': ['A receipt of payments (P) has no payments.', 'Correct the element.'],
  'BW-CFDI-PAYMENT-TAX': ['The paid documents have taxes, but the payment has none.', 'Correct the element.'],
  'BW-CFDI-BOM': ['The file begins with a byte order mark.', 'Remove it.'],
  'BW-CFDI-PREFIX': [
    'A namespace has a prefix other than the one that the tax office prescribes.',
    'Correct the element.',
  ],
  'BW-CFDI-SEAL-COMPLEMENT': [
    'The seal was not verified: the order of the values of a complement is not known, or the seal does not cover some values in the file.',
    'Verify it with the tax office.',
  ],
  'BW-CFDI-STAMP-SEAL': [
    'The stamp (TFD) belongs to another seal, not to the seal of the file.',
    'Ask the sender for the file again.',
  ],
  'BW-CFDI-STAMP': [
    'The file has a stamp (TFD). The message says whether the seal of the stamp was verified.',
    'To verify it, give the certificate that it names (sat_certificate).',
  ],
  'BW-CFDI-UNCHECKED': [
    'Not checked, because only the tax office has the registers.',
    'Verify it with the tax office.',
  ],
  'BW-CFDI-TAX-MISSING': ['A tax of the lines is missing in the taxes of the whole receipt.', 'Correct the element.'],
  'BW-CFDI-EXEMPT-TOTAL': ['All taxes are exempt, but there is a total of transferred taxes.', 'Remove it.'],
};
