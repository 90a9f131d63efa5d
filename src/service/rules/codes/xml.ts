import { rootFault, specificationFault, syntaxFault } from '../../../formats/check/fault-codes.ts';
import { type Codes, worded } from './code.ts';
import { build, validate } from './example-requests.ts';

/** Codes about e-invoices in XML. */
export const XML_CODES: Codes = {
  'BW-DATA-XML': [
    'The request contains an e-invoice in XML where a document is expected.',
    'Convert the e-invoice to a document first, or validate it as it is.',
    build({ data: '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>' }),
  ],
  'BW-FORMAT-UNKNOWN': [
    'There is no e-invoice format with this name.',
    'Use a key from /v0/formats.',
    validate({ data: '<Invoice/>', from: 'chicken' }),
  ],
  'BW-FORMAT-READ-ONLY': [
    'Billwright reads and checks files in this format, but cannot write them: documents have no field for a part of it.',
    'Choose another format in to, such as the one it extends.',
  ],
  'BW-FORMAT-FILE': [
    'The file cannot be attached to an e-invoice: its type is not allowed, it has no name, or its data is not base64.',
    'Attach PDF, PNG, JPEG, CSV, XLSX or ODS, with its media type, its name and its bytes in base64.',
  ],
  'BW-FORMAT-PAPER': [
    'The PDF cannot be created: the language or paper size is unknown, or the document has no $schema.',
    'Choose a language and a size that the fault lists. By default, the supplier’s country determines both.',
  ],
  'BW-FORMAT-FILES': [
    'The request attaches files, but the result is a document, which cannot contain any.',
    'Name an e-invoice format in to, or leave out the files.',
  ],
  'BW-FORMAT-REFUSED': [
    'Nothing was written: whoever checks the file would reject it because of the faults next to this one. A record of VERI*FACTU would also use up a link of the chain; previous is still the same.',
    'Correct the document. strict: false (--force on the command line) writes the file anyway, and lists the faults with it.',
  ],
  'BW-FORMAT-SEVERAL': [
    'The file contains several invoices, but the format allows only one.',
    'Leave out to. The result is a list of documents; convert each of them.',
  ],
  'BW-FORMAT-NO-DOCUMENT': [
    'The file concerns invoices but contains none: it is a cancellation, an event or an answer of VERI*FACTU.',
    'Leave out to. record in the answer has its data.',
  ],
  'BW-XML-SYNTAX': worded(syntaxFault, validate({ data: '<Invoice><ID></Invoice>' })),
  'BW-XML-SIZE': [
    'The file has more elements and attributes than Billwright reads, 500,000 by default, or more bytes than the service accepts. The file itself may be valid.',
    'Check it with the command line or the library, and raise the limit there: BILLWRIGHT_XML_ELEMENTS, limitXml.',
  ],
  'BW-XML-ROOT': worded(
    rootFault,
    validate({ data: '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>' }),
  ),
  'BW-XML-SPECIFICATION': worded(specificationFault),
  'BW-XML-UNJUDGED': [
    'The invoice does not name a format whose rules Billwright has, so it cannot be called valid. Its XML was only checked against the schema.',
    'Check it with the validator of its own country or network. To check it against the rules of another format, name that format in from.',
  ],
  'BW-XML-DUE-DATE': [
    'An amount is due, but the XRechnung has neither a due date nor payment terms. Validators with earlier rules reject it.',
    'Set the due date (BT-9) or the payment terms (BT-20).',
  ],
  'BW-XML-LEITWEG-ID': [
    'The check digits of the Leitweg-ID are wrong. It addresses a public body in Germany.',
    'Compare it with the order, and ask the buyer if it is right there.',
  ],
  'BW-XML-PREFIX': [
    'The delivery of an XRechnung in CII is empty, and its element has a prefix other than ram. Both are right, but the validator of KoSIT compares the prefix and rejects the file (PEPPOL-EN16931-R008).',
    'Use the prefix ram, or give the date of delivery (BT-72).',
  ],
  'BW-XML-TAX-NUMBER': [
    'A VAT number in the e-invoice is not possible in its country: its length, form or check digit is wrong.',
    'Check for a mistyped character, or ask the party for its number.',
  ],
  'BW-XML-TAX-RATE': [
    'The country of the seller did not have this VAT rate on the day of the supply. The invoice is still valid.',
    'Check the rate and the date.',
  ],
  'BW-RELEASE-EARLIEST': [
    'The day in as_of is before the oldest release of the official rules that Billwright has. The file was checked against that one.',
    'Nothing to do. A validator of that day may decide otherwise.',
  ],
  'BW-RELEASE-NEWER': [
    'On the day of the check, a release applied that Billwright does not have. The file was checked against the previous release.',
    'Check the file again after an update of Billwright.',
  ],
  'BW-RELEASE-SOON': [
    'Within 90 days another release of the official rules applies. The file was checked against the release in force.',
    'Check the file against the rules of that day, with as_of, or many files with batch --compare.',
  ],
  'BW-RELEASE-NONE': [
    'Billwright has one release of the official rules of this format, so as_of changes nothing.',
    "Nothing to do. The file was checked against today's rules.",
  ],
  'BW-READINESS': [
    'The invoice lacks something that EN 16931-1:2026 requires. This standard is a draft, known from public reports; the note is only information, and does not change the result.',
    'Nothing to do yet: invoices under EN 16931-1:2017 stay valid until their formats move on. Prepare your program for the point that the note names.',
  ],
  'BW-HR-EXTENSION': [
    'The elements of the Croatian extension are not in the order of its schema.',
    'Order them as the text of the warning says.',
  ],
  'BW-XML-TYPE': [
    'The format does not have this type of document or file.',
    'Send an invoice, or for the formats cdar and cdar-ppf a status or a payment.',
  ],
  'BW-XML-DOCUMENT-TYPE': [
    'There is no code in UNTDID 1001 for this type of invoice.',
    'Set untdid-document-type in tax.ext to a code such as 380, or use a type and tags that have one.',
  ],
  'BW-XML-BUYER': ['The invoice has no customer, which e-invoices require.', 'Add customer, with name and address.'],
  'BW-XML-PAYEE': ['The payee has no name.', 'Set its name, or leave out payee.'],
  'BW-XML-PAYMENT-MEANS': [
    'The means of payment has no code in UNTDID 4461.',
    'Use a key that has one, such as credit-transfer, or set untdid-payment-means in ext.',
  ],
  'BW-XML-TAX': [
    'A line, discount or charge has no VAT, more than one VAT, or another tax, which e-invoices cannot express.',
    'Give it exactly one VAT. Other taxes cannot be written.',
  ],
  'BW-XML-AMOUNT': [
    'An amount has more than 15 digits, the limit for exact calculation in programs that check CII.',
    'Split the invoice, or write it as UBL.',
  ],
  'BW-XML-DECIMALS': [
    'An amount has more than two decimals in this currency, but e-invoices only have two.',
    'Round the prices so that the amounts have two decimals, or invoice in another currency.',
  ],
  'BW-XML-ROUNDING': [
    'The payable amount is rounded, and this profile of Factur-X has no field for the rounding.',
    'Use a larger profile such as facturx-en16931, or round line by line with tax.rounding "currency".',
  ],
  'BW-XML-SURCHARGE': [
    'The document has an equivalence surcharge, which e-invoices cannot express.',
    'This document cannot be written in this format.',
  ],
  'BW-XML-STATUS': [
    'The status report or payment does not name a status of the French reform.',
    'Set fr-ctc-flow6-status in ext of the line or of the payment, or use a key or type that has one.',
  ],
  'BW-XML-REFERENCE': [
    'A line of the status report or payment does not name its invoice.',
    'Set code of its document to the number of the invoice.',
  ],
  'BW-XML-CHARACTER': ['A text contains a character that XML does not allow.', 'Remove the character.'],
  'BW-XML-VALUE': [
    'A value in the XML is not a number or date, and was left out of the document.',
    'Correct the value in the XML: 1234.50, 2026-03-02 in UBL, or 20260302 with format 102 in CII.',
  ],
  'BW-XML-LOSS': [
    'The target format cannot express this content, and strict makes that a fault.',
    'Leave it out, put it elsewhere, or convert without strict and read the differences in losses.',
  ],
};
