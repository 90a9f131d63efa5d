/** The texts of the inbox: why files cannot be read, and what to do with the others. */

export const nestedTooDeeply = 'It is nested too deeply in other archives.';
export const nothingInside = 'The archive contains no files.';
export const noAttachment = 'The e-mail has no attachment.';
export const noInvoice = 'The file is not an invoice.';
export const messageAboutInvoice = 'The file is a message about an invoice, not an invoice.';
export const cut = 'The PDF is damaged or incomplete. Ask the sender for the file again.';
export const notXml = 'The XML is broken at line {line}: {what}';

export const payIt = 'The invoice follows the rules of its format, and nothing else is suspicious.';
export const creditIt = 'The credit note follows the rules of its format. Nothing has to be paid.';
export const paidAlready = 'The invoice follows the rules of its format. Nothing is left to pay.';
export const unjudgedPdf = 'The PDF contains no e-invoice, so its content was not checked.';
export const unjudgedFormat = 'The rules of this kind of e-invoice are not known here, so it was not checked.';
export const breaksRules =
  'The invoice breaks {count, plural, one {a rule} other {# rules}} of its format, such as {code}. Ask the supplier for a correct one.';
export const copyOf = 'It repeats {other}. Do not pay it a second time.';
export const similarTo =
  'It has the same supplier, date and amount as {other} under another number. Ask whether both are meant.';
export const hasCopy = 'It arrived a second time as {other}. Pay only one of them.';
export const differs = 'The pages and the XML state different values: {fields}. Ask the supplier which one is right.';
export const accountChanged =
  'The account is new for this supplier. Before you pay, confirm it by a telephone number that you already had.';
export const accountStillNew =
  'The account was new in an invoice that nobody has confirmed yet. Confirm it before you pay.';
export const nameChanged = 'The VAT number belonged to {other} so far. Ask who sent the invoice.';
export const dueBeforeIssue = 'The due date is before the issue date. Ask the supplier when the amount is due.';
export const unusualAmount = 'The amount is far above the usual {usual} of this supplier. Ask whether it is right.';

/** The names of compared values. */
export const fields = {
  number: 'invoice number',
  date: 'issue date',
  supplier_name: 'name of the supplier',
  vat_number: 'VAT number',
  iban: 'IBAN',
  net: 'net amount',
  tax: 'tax amount',
  total: 'total with tax',
} as const;
export const changedAfterSigning = 'The file was changed after it was signed.';
