import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about Facturae. */
export const explained: ExplainedCodes = {
  'BW-FACTURAE-TYPE': [
    'Facturae is for invoices that have a document type and a class.',
    'Send an invoice, a credit note, a debit note or a corrective invoice. The addon sets both codes.',
  ],
  'BW-FACTURAE-KEY': [
    'The key to sign the file with is missing, unreadable or too weak, or does not belong to the certificate; or the certificate is not valid at that time.',
    'Give the private key with its certificate, RSA of at least 2048 bits or ECDSA.',
  ],
  'BW-FACTURAE-SIGNATURE': [
    'The signature of the file: who signed, and a warning if it is not valid. The content is checked separately; `signature` is then `broken`.',
    'Sign the file again after the last change. Billwright does not check whether the issuer of the certificate can be trusted.',
  ],
  'BW-FACTURAE-BYPASS': [
    'In Facturae a credit note has negative amounts; with the tag bypass its signs are not known.',
    'Remove the tag.',
  ],
  'BW-FACTURAE-CUSTOMER': [
    'Facturae needs a customer with a number, for simplified invoices too.',
    'Add a tax number, or another identity for buyers without one.',
  ],
  'BW-FACTURAE-SUPPLIER': ['The supplier has no tax number.', 'Add tax_id with its country and code.'],
  'BW-FACTURAE-ADDRESS': [
    'A party has no address, no town, or a Spanish postcode that does not have five digits.',
    'Complete the address.',
  ],
  'BW-FACTURAE-PERSON': [
    'The tax number belongs to a person; Facturae needs the given name and surname.',
    'Add the person to people, with the given name and surname.',
  ],
  'BW-FACTURAE-LENGTH': ['A number or reference is longer than Facturae allows.', 'Shorten it.'],
  'BW-FACTURAE-TAX': [
    'Facturae has codes for VAT, IGIC and IPSI only. The amounts of another tax would be missing in the totals.',
    'Send the invoice in a format of the country of that tax.',
  ],
  'BW-FACTURAE-LINES': ['Facturae needs a line with an amount.', 'Add a line.'],
  'BW-FACTURAE-COUNTRY': ['This country is not in the list of Facturae.', 'Give another address.'],
  'BW-FACTURAE-CURRENCY': ['This currency is not in the list of Facturae.', 'Write the invoice in euros.'],
  'BW-FACTURAE-VERSION': [
    'The version of the file is not 3.2.2, 3.2.1 or 3.2, or the file names a different version from its root.',
    'Write the file in one of these versions.',
  ],
  'BW-FACTURAE-DTD': ['The file has a document type declaration, which Facturae does not allow.', 'Remove it.'],
  'BW-FACTURAE-XSD': ['The file does not conform to the schema of Facturae.', 'Correct the element.'],
  'BW-FACTURAE-SIZE': ['The file exceeds 8 MB, the limit of FACe.', 'Make attachments smaller.'],
  'BW-FACTURAE-TAXSUM': ['The total of taxes is not the sum of the taxes.', 'Correct one of them.'],
  'BW-FACTURAE-OUTSTANDING': [
    'The amount outstanding, executable or paid does not follow from the other amounts.',
    'Correct one of them.',
  ],
  'BW-FACTURAE-BATCH': ['The header of the file does not match its invoices.', 'Correct the header.'],
  'BW-FACTURAE-RATE': [
    'A tax is not its base times its rate, or its base is not the sum of the lines.',
    'Correct one of them.',
  ],
  'BW-FACTURAE-INSTALLMENT': ['The instalments do not add up to the amount payable.', 'Correct one of them.'],
  'BW-FACTURAE-EURO': [
    'The invoice is in another currency, but lacks the rate or the amounts in euros.',
    'Add ExchangeRateDetails and EquivalentInEuros.',
  ],
  'BW-FACTURAE-PERSON-KIND': [
    'PersonTypeCode does not match the tax number.',
    'Use F for persons, whose numbers begin with a digit or K, L, M, X, Y, Z; otherwise J.',
  ],
  'BW-FACTURAE-PREFIX': [
    'A Spanish number begins with ES, although both parties are Spanish; some registers reject that.',
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
  'BW-FACTURAE-IBAN': ['An IBAN has spaces or wrong check digits.', 'Check it for a mistyped character.'],
};
