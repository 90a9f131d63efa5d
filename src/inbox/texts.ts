/** The texts of the inbox: why files cannot be read, and what to do with the others. */

export const nestedTooDeeply = 'It is nested too deeply in other archives.';
export const nothingInside = 'The archive contains no files.';
export const noAttachment = 'The e-mail has no attachment.';
export const noInvoice = 'The file is not an invoice.';
export const picture = 'A picture is not an e-invoice. Ask for the XML, or a PDF that contains it.';
export const plainText = 'A text is not an e-invoice. Ask for the XML, or a PDF that contains it.';
export const messageAboutInvoice = 'The file is a message about an invoice, not an invoice.';
export const isReport = 'It is a report of received files, not an invoice. Open it alone to verify it.';
export const cut = 'The PDF is damaged or incomplete. Ask the sender for the file again.';
export const notXml = 'The XML is broken at line {line}';

export const payIt = 'The invoice follows the rules of its format, and nothing else is suspicious.';
export const payFirst =
  'The invoice follows the rules of its format. No earlier invoice of this supplier states its account: compare it with a source that you already had.';
export const ownInvoice = 'This is your own invoice: {name} is the supplier. Nothing has to be paid for it.';
export const forAnother = 'It is addressed to {name}, not to your company. Ask whose invoice it is before you pay.';
export const creditIt = 'The credit note follows the rules of its format. Nothing has to be paid.';
export const selfBilled =
  'The customer wrote this invoice itself (self-billing). The seller receives the amount and pays nothing.';
export const selfBilledCredit =
  'The customer wrote this credit note itself (self-billing): the seller owes the amount. Ask whether the next payment deducts it.';
export const paidAlready = 'The invoice follows the rules of its format. Nothing is left to pay.';
/** Why nothing is left to pay, by the kind of the other file. */
export const settledBy = {
  credit: 'The credit note {other} credits the whole amount. Nothing has to be paid.',
  correction: '{other} is its corrected form and asks for the same amount. Pay only that one.',
} as const;
export const owedToYou = 'The amount due is negative: the supplier owes it to you. Nothing has to be paid.';
/** The kinds of files that ask for no payment. */
export const notices = {
  receipt: 'The file confirms a payment. Nothing has to be paid.',
  status: 'The file is a message about an invoice. Nothing has to be paid.',
} as const;
export const noticeBreaksRules = 'The message breaks {count, plural, one {a rule} other {# rules}} of its format.';
export const askSender = 'Ask the sender for a correct one.';
export const noAmount = 'The file states no amount due. Ask the supplier what to pay.';
export const collected =
  'The invoice follows the rules of its format. The supplier collects the amount, by direct debit or from a card.';
export const unjudgedFormat = 'Billwright does not have the rules of this kind of e-invoice, so it was not checked.';
export const breaksRules = 'The invoice breaks {count, plural, one {a rule} other {# rules}} of its format.';
export const askSupplier = 'Ask the supplier for a correct one.';
export const signatureBroken =
  'The signature is not valid: the file was changed after it was signed, or signed with another key. Ask the supplier for the original.';
export const signatureUnverified =
  'The signature could not be verified, so it does not show whether the file was changed, or who signed it. Ask the supplier.';
export const certificateChanged =
  'The file is signed with a different certificate from earlier files of this supplier. Before you pay, confirm it by a telephone number that you already had.';
export const signatureMissing =
  'The file is not signed, but earlier files of this supplier were. Before you pay, ask for the signed file.';
export const certificateStillNew =
  'The certificate was new in an invoice that nobody has confirmed yet. Confirm it before you pay.';
export const amountDiffers =
  'An amount in the file does not follow from the rest of it. Ask the supplier which is right';
export const breaksHouseRules =
  'The invoice breaks {count, plural, one {a rule} other {# rules}} of your company, such as {code}';
export const copyOf = 'It is a copy of {other}. It counts once.';
/** What to do if another file raises a question, by the kind of that file. */
export const askedAfter = {
  copy: '{other} is a copy of it and raises a question. Answer that first.',
  credit: '{other} credits it and raises a question. Answer that first.',
  correction: '{other} is its corrected form and raises a question. Answer that first.',
} as const;
export const sameNumber = 'It has the same number as {other}, but different values.';
export const askWhichIsMeant = 'Ask the supplier which one is meant before you pay either.';
export const replacedBy = 'It breaks rules of its format, and {other} replaces it.';
export const replaces = 'It replaces {other}, which breaks rules of its format.';
export const otherInEmail =
  'It came in the same e-mail as {other}, but the XML in the PDF is not the XML next to it. Ask the supplier which one is meant.';
export const similarTo =
  'It has the same supplier, date and amount as {other}, but another number. Ask whether both are intended.';
/** How a file and another one overlap. */
export const overlaps = {
  invoice:
    'This invoice and {other} are for the same supply, and neither deducts the other. Ask whether to pay both, or whether one replaces the other.',
  'credit-note': '{other} credits part of the invoice. Ask what is left to pay.',
} as const;
export const differs = 'The pages and the XML state different values.';
export const askWhichIsRight = 'Ask the supplier which one is right.';
export const accountChanged =
  'The account is new for this supplier. Before you pay, confirm it by a telephone number that you already had.';
export const accountInvalid =
  'The account {account} is not a valid IBAN. Before you pay, ask for the right one by a telephone number that you already had.';
export const accountStillNew =
  'The account was new in an invoice that nobody has confirmed yet. Confirm it before you pay.';
export const nameChanged = 'Until now, this VAT number belonged to {other}. Ask who sent the invoice.';
export const dueBeforeIssue = 'The due date is before the issue date. Ask the supplier when the amount is due.';
export const unusualAmount = 'The amount is far above the usual {usual} of this supplier. Ask whether it is right.';

export const noAccounts =
  '{file} is not a table of accounts. Give rows with supplier, category or rate, and account, tax_key or creditor.';
export const unknownColumn = '{file}: {name} is not a column of accounts. Use {columns}.';
export const wrongCell = '{file}, row {row}: {name} is {value}. Expected value.';
export const wrongSetting = '{file}: {name} is {value}. Expected value.';
export const accountDigits = 'up to {digits} digits';
export const creditorDigits = '{digits} digits: one more than the accounts';
export const rateExpected = 'a rate in percent, such as 19';
export const categoryExpected = 'a category of EN 16931, such as S or AE, or rounding';
export const taxKeyExpected = 'a tax key of up to 4 digits';
export const numberBetween = 'a number from {least} to {most}';
export const dayExpected = 'the first day of the fiscal year, such as 07-01';
export const chartExpected = 'the two digits of a chart of accounts, such as 03';

export const noAccountFor =
  'The table has no account for {supplier}, category {category}, {rate} %. Add a row to the table.';
export const noCreditorFor = 'The table has no creditor account for {supplier}. Add a row to the table.';
export const notInEuros = 'The invoice is in {currency}. Bookings are written in euros.';
export const noRoundingAccount =
  'The invoice is rounded by {amount}, and the table has no account for that. Add a row with the category rounding.';
export const notAllBooked =
  'The invoice asks for amounts other than its sales and their rounding, such as payments to third parties. Book it by hand.';
export const bookAsSale = 'The customer wrote it (self-billing). If you are the seller, book it as a sale by hand.';
export const noBookingDate = 'The invoice has no date or no tax breakdown.';
export const ratesNotTotal = 'The amounts of the tax rates do not add up to the total.';
export const tooLargeToBook = 'The amount has more than 10 digits.';

/** Letters to suppliers. */
export const letterAboutInvoice = 'Your invoice {number} of {date}';
export const letterAboutNumber = 'Your invoice {number}';
export const letterAboutFile = 'Your file {file}';
export const letterGreeting = 'Dear Sir or Madam,';
export const letterRefuses = 'we received it, but cannot accept it.';
export const letterAsks = 'we received it, and have a question before we pay it.';
export const letterAmount = 'The amount is {total}.';
export const letterMoreFaults = '{count, plural, one {# more fault} other {# more faults}}';
export const letterDifference = '{page} on the pages of the PDF, but {xml} in its XML. Which one is right?';
export const letterVersion = 'We received another invoice with this number, but different values.';
export const letterWhich = 'Which one is right?';
export const letterSimilar =
  'We already received an invoice with the same date and amount under another number. Did you intend both?';
export const letterOverlaps = {
  invoice:
    'We also received another invoice for the same supply, which does not deduct this one. Does one replace the other, or are both to be paid?',
  'credit-note': 'We also received a credit note for part of it. How much is left to pay?',
} as const;
export const letterName = 'Your name is {name} in this invoice, but was {other} before. Has your name changed?';
export const letterSignature = 'The signature of the file is not valid. Please send us the file as you signed it.';
export const letterUnverified =
  'We could not verify the signature of the file. How did you sign it, and with which certificate?';
export const letterCertificate =
  'The file is signed with a different certificate from your earlier files. Do you have a new certificate?';
export const letterUnsigned = 'The file is not signed, but your earlier files were. Please send us the signed file.';
export const letterDueDate = 'The due date is before the date of the invoice. When is the amount due?';
export const letterAmountUnusual = 'The amount is far above your earlier invoices. Is it right?';
export const letterWantsAnother = 'Please send us a corrected invoice.';
export const letterWantsAnswer = 'Please answer us, or send us a corrected invoice.';
export const letterEnd = 'Yours faithfully,';

/** The names of values in which versions of an invoice differ. */
export const versionFields = {
  date: 'issue date',
  currency: 'currency',
  net: 'net amount',
  tax: 'tax amount',
  total: 'total with tax',
  due: 'amount due',
  iban: 'account',
  buyer: 'customer',
} as const;

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
