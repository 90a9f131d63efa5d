import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about FatturaPA. */
export const explained: ExplainedCodes = {
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
    'Correct the electronic address with the key it-sdi-code in inboxes, or remove it.',
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
    'The invoice has more than 77.47 of untaxed amounts, but no stamp duty.',
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
    'The signature around the file (.p7m) is not valid: the file or its signature was changed after signing.',
    'Ask the sender for the file again.',
  ],
  'BW-FPA-SIGNATURE': [
    'Whether the file is unchanged since a key signed it, or why its signature was not verified.',
    'Billwright does not check the issuers of certificates. To rely on a name, verify the file with a program for qualified signatures.',
  ],
};
