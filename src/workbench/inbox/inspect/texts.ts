export const checking = 'Checking the e-invoice…';
export const valid = 'e-invoice\u0004Valid';
export const validWithWarnings = 'Valid, {count, plural, one {# warning} other {# warnings}}';
export const notValid = 'Not valid: {count, plural, one {# problem} other {# problems}}';
export const notJudged = 'Cannot be checked: Billwright does not have its rules';
export const noInvoice = 'Format not supported';
export const view = 'View';
export const paper = 'Preview';
export const xml = 'XML';
export const invoice = 'Invoice';
export const invoiceOf = '{count} invoices in this file';
export const invoiceNumbered = '{position}: {number}';
export const creditNote = 'Credit note';
export const selfBilled = 'Self-billed invoice';
export const selfBilledCredit = 'Self-billed credit note';
export const statusOfInvoice = 'Status of invoice';
export const paymentOfInvoice = 'Payment of invoice';
export const numberedKind = '{kind} {number}';
export const fromWhom = '{kind} {number} from {from}';
export const paid = 'paid';
export const settled = 'settled';
export const onDay = 'on {day}';
export const dueOn = 'due on {day}';
export const wasDueOn = 'was due on {day}';
export const noDueDate = 'no due date';
export const creditedTo = 'credited to {customer}';
export const noPaper = 'No preview';
export const unreadable = 'Unreadable';
export const unreadableAbout = 'This file is damaged. Ask its sender for a new one.';
export const sortAndRules = 'Kind of e-invoice and the rules used to check it';
export const setAbout = '{name}, version {version}, in force from {from}';

export const judgeBy = 'Check by the rules of';
export const issueDate = 'the invoice’s own date';
export const setFrom = '{name} {version}, from {from}';
export const readiness = 'EN 16931-1:2026, draft: {count}';
export const readinessAbout =
  'What this invoice lacks for the coming edition of the standard, according to public reports. It does not count in the result.';

export const terms = 'Business terms';
export const whatToDo = 'What to do';
export const yourOwn = 'You are the seller, so you may correct it.';
export const wrong = 'Wrong';
export const toLookAt = 'To look at';
export const inOrder = 'In order';
export const follows = 'The file follows {format}';
export const followsOtherwise = 'The file follows {format} otherwise';
export const rule = 'Rule {code}';
export const showAll = 'Show all {count}';
export const firstAccount =
  'No earlier invoice of this supplier states this account. Compare it with a source that you already had.';
export const accountAsBefore = 'The account is that of earlier invoices of this supplier';
export const notReceivedBefore = 'It was not received before';
export const pagesAgree = 'The PDF pages and the XML say the same';
export const dueAfterIssue = 'The due date is not before the issue date';
export const signatureFits = 'The signature is valid';
export const checkedBy = 'Checked by';
export const noTerms = 'There are no terms to show';
export const term = 'Term';
export const name = 'Name';
export const value = 'Value';
export const place = 'text\u0004Line';
export const numbered = '{name} {position}';
export const old = 'Showing the last readable version. The current text cannot be read.';
export const withError = 'With a problem';
export const withWarning = 'With a warning';
export const lineOf = 'line {line}';

export const losses =
  '{count, plural, =0 {A document made from it loses nothing} one {A document made from it differs in # thing} other {A document made from it differs in # things}}';
export const noLossesAbout = 'A document can contain everything in this e-invoice.';
export const lossesAbout =
  '{count, plural, one {One thing differs} other {# things differ}} in a document created from this e-invoice:';
export const documentFaults = '{count, plural, one {One problem} other {# problems}} in the document it would become:';
export const files = 'Files in the e-invoice';
export const filesAbout = 'Documents do not contain files. Save the ones you need.';
export const pdf = 'The PDF';
export const pdfAbout = 'The e-invoice comes from this PDF, which has these other files attached.';
export const pdfAlone = 'The e-invoice comes from this PDF. Nothing else is attached to it.';
export const noFiles = 'No files';
export const noFilesAbout = 'No files are attached to this e-invoice.';
export const fromPdf = 'From a PDF';
export const sealed = {
  fits: 'Signature valid, issuer not checked',
  broken: 'Signature not valid',
  unverified: 'Signed, not verified',
} as const;
export const signedFile = 'The signed file';
export const signedAbout = 'The e-invoice was extracted from this file.';
export const certificate = '{subject}, issued by {issuer}, serial number {serial}, valid from {from} to {to}';
export const saveFile = 'Save {file}';

export const made = 'A document was created from {title}';
export const madeOfOthers = 'Its number and supplier are still those of the e-invoice. Change them before you send it.';
export const madeWithLosses =
  '{count, plural, one {One thing differs} other {# things differ}} from the e-invoice. They are listed with it, in “What the file says”.';
export const madeWithout = 'Nothing was lost. The e-invoice stays as it is.';
export const notMade = 'This text cannot become a document';
export const notMadeAbout = 'See Problems for details.';

export const reportAbout =
  'Shows which rules the e-invoice meets, with the version of each rule set. You can keep, print or send this file.';
export const reporting = 'Checking the rules…';
export const set = 'Rule set';
export const version = 'Version';
export const from = 'In force from';
export const passed = 'Passed';
export const passedOf = '{passed} of {count}';
export const saveHtml = 'Save as HTML';
export const savePdf = 'Save as PDF';
export const saveJson = 'Save as JSON';
export const reportTitle = 'Report on the e-invoice {title}';
export const reportNote = 'A rule counts as passed if nothing in the text violates it, even if it does not apply.';
