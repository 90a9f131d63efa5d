export const checking = 'The e-invoice is being checked …';
export const valid = 'Valid';
export const validWithWarnings = 'Valid, {count, plural, one {# warning} other {# warnings}}';
export const notValid = 'Not valid: {count, plural, one {# error} other {# errors}}';
export const noInvoice = 'No e-invoice';
export const view = 'View';
export const paper = 'Paper';
export const xml = 'XML';
export const invoice = 'Invoice';
export const creditNote = 'Credit note';
export const numberedKind = '{kind} {number}';
export const fromWhom = '{kind} {number} from {from}';
export const dueOn = 'due on {day}';
export const noPaper = 'This e-invoice has no paper';
export const sortAndRules = 'Kind of e-invoice, and the rules it is checked by';
export const setAbout = '{name}, version {version}, which holds from {from}';

export const ublInvoice = 'UBL invoice';
export const ublCreditNote = 'UBL credit note';
export const cii = 'CII invoice';
export const cdar = 'CDAR message';

export const terms = 'Terms';
export const noTerms = 'There are no terms to show';
export const term = 'Term';
export const name = 'Name';
export const value = 'Value';
export const place = 'Line';
export const numbered = '{name} {position}';
export const old = 'Of the text as it was before: the present one cannot be read.';
export const withError = 'With an error';
export const withWarning = 'With a warning';
export const lineOf = 'line {line}';

export const noLosses = 'Nothing would be lost';
export const noLossesAbout = 'A document holds all that this e-invoice says.';
export const lossesAbout =
  '{count, plural, one {One thing is} other {# things are}} not the same in a document that is made of this e-invoice:';
export const documentFaults = '{count, plural, one {A fault} other {# faults}} of the document that would be made:';
export const files = 'Files in the e-invoice';
export const filesAbout = 'A document does not hold files: save those that you need.';
export const pdf = 'The PDF';
export const pdfAbout = 'The e-invoice was taken out of this PDF, to which these other files are attached.';
export const pdfAlone = 'The e-invoice was taken out of this PDF. Nothing else is attached to it.';
export const noFiles = 'No files';
export const noFilesAbout = 'This e-invoice has no file attached to it.';
export const fromPdf = 'Out of a PDF';
export const signedBy = 'Signed by {names}, not verified';
export const signedBySomebody = 'Signed, not verified';
export const signedFile = 'The signed file';
export const signedAbout = 'The e-invoice was taken out of this file. Its signature was not verified.';
export const changedAfterSigning = 'The e-invoice was changed after it was signed.';
export const certificate = '{subject}, issued by {issuer}, serial number {serial}, valid from {from} to {to}';
export const saveFile = 'Save {file}';

export const made = 'A document was made of {title}';
export const madeWithLosses =
  '{count, plural, one {One thing is} other {# things are}} not as in the e-invoice: its tab lists them under “Losses”.';
export const madeWithout = 'Nothing was lost. The e-invoice stays open beside it.';
export const notMade = 'No document can be made of this text';
export const notMadeAbout = 'What is wrong with it is listed under Problems.';

export const reportAbout =
  'Which rules the e-invoice passes, with the versions of their sets: a file to keep, to print or to send.';
export const reporting = 'The rules are being gone through …';
export const noReport = 'There is nothing to report on';
export const set = 'Set of rules';
export const version = 'Version';
export const from = 'From';
export const passed = 'Passed';
export const passedOf = '{passed} of {count}';
export const saveHtml = 'Save as HTML';
export const saveJson = 'Save as JSON';
export const reportTitle = 'Report on the e-invoice {title}';
export const format = 'Format';
export const checkedAt = 'Checked';
export const checkedBy = 'By';
export const program = 'Billwright {version}';
export const digest = 'SHA-256 of the text';
export const verdict = 'Verdict';
export const errors = 'Errors';
export const warnings = 'Warnings';
export const allRules = 'All rules';
export const rule = 'Rule';
export const meaning = 'What it says where it does not hold';
export const result = 'Result';
export const passes = 'passed';
export const fails = 'violated';
export const warns = 'warned';
export const none = 'None.';
export const reportNote =
  'A rule is passed where nothing in the text is against it, also where it has nothing to say about the text.';

export const notAnswered = 'There is nothing to answer';
export const broken = '{count, plural, one {The e-invoice breaks a rule} other {The e-invoice breaks # rules}}.';
export const sendAgain = 'Please send a corrected e-invoice.';
