export const title = 'page\u0004Inbox';
export const dropHere = 'Drop the invoices that you received';
export const dropAbout =
  'XML, PDF, signed files, e-mails, mailboxes and ZIP files, also whole folders. Each is checked by the rules of its format, compared with its pages and with the other files. Nothing leaves this browser.';
export const formats = 'It reads {formats}.';
export const trySamples = 'Try it with samples';
export const fourAnswers = 'Each bill gets one of four answers';
/** What each suggestion means. */
export const meanings = {
  pay: 'It follows the rules, and nothing is unusual.',
  ask: 'A new account, another name, an odd amount, an unreadable file.',
  refuse: 'It breaks a rule. The letter to the supplier is written.',
  nothing: 'Receipts, credit notes, delivery notes, copies.',
} as const;
export const chooseFiles = 'Choose files';
export const addFiles = 'Add files';
export const countToPay = '{count} to pay, {amount}';
export const countToPaySoFar = '{count} to pay so far, {amount}';
export const readingRow = 'Reading…';
export const markAs = 'Mark as';
export const write = 'Write';
export const selected = '{count, plural, one {# bill} other {# bills}} selected';
export const select = 'Select {file}';
export const selectAll = 'Select all';
export const removeSelected = 'Remove';
export const bill = 'Bill';
export const toPayColumn = 'To pay';
export const why = 'Why';
export const ofTotal = 'of {amount}';
export const writeToSupplier = 'Write to the supplier';
export const writeToSender = 'Write to the sender';
export const markRefused = 'Mark as refused';
export const markToPay = 'Mark for payment';
export const askForCorrected = 'Ask for a corrected invoice; do not change it yourself.';
export const fixFiles = 'Fix files…';
export const fixRejected = 'Fix what was rejected…';
export const unmarked = 'The status is as it was before.';
export const chooseFolder = 'Choose a folder';
export const offAbout =
  'Once switched on, files and suppliers stay in this browser after you close the page, so that copies and new accounts are found later too.';
export const turnOn = 'Remember the inbox';
export const notKept = 'This browser does not store the inbox: {why}';

export const reading = 'Reading files';
export const readOf = '{done} of {total} files read';
export const stop = 'Stop';
export const unread =
  '{count, plural, one {One file was} other {# files were}} not read, because the page was loaded again. Choose the files again; no file is listed twice.';
export const finished =
  '{count, plural, one {# file} other {# files}} in the inbox. Pay {pay}, ask {ask}, refuse {refuse}, nothing to pay {nothing}.';
export const tookTooLong = 'The file took longer than {seconds} seconds.';
export const notRead = 'The file cannot be read: {why}';

export const filters = 'Filters';
export const suggested = 'What to do';
export const all = 'All';
/** What to do with an invoice. */
export const suggestions = {
  pay: 'suggestion\u0004Pay',
  ask: 'suggestion\u0004Ask',
  refuse: 'suggestion\u0004Refuse',
  nothing: 'Nothing to pay',
} as const;
export const mark = 'Status';
export const marks = {
  new: 'To look at',
  ok: 'invoice\u0004OK',
  pay: 'status\u0004Pay',
  paid: 'Paid',
  asked: 'status\u0004Asked',
  answered: 'status\u0004Answered',
  refused: 'status\u0004Refused',
} as const;
export const search = 'Search in the inbox';
export const searchWhat = 'Supplier, number, amount, status…';
export const noneFound = 'No file matches';

export const date = 'Date';
export const due = 'invoice\u0004Due date';
export const actions = 'Actions';
export const credit = 'Credit note';
export const verdicts = {
  valid: 'e-invoice\u0004Valid',
  invalid: 'Not valid',
  'not-judged': 'Not checked',
  unreadable: 'Unreadable',
} as const;
export const broken = '{kind}: {count}';
/** What is noticed about a file, in one or two words. */
export const flags = {
  difference: 'Pages differ',
  duplicate_of: 'Duplicate?',
  account_changed: 'New account',
  account_invalid: 'Invalid IBAN',
  overlaps: 'Same bill?',
  name_changed: 'Other name',
  due_before_issue: 'Due date before issue date',
  unusual_amount: 'Unusual amount',
  chain_broken: 'Chain broken',
  signature_broken: 'Signature not valid',
  signature_unverified: 'Signature not verified',
  certificate_changed: 'Other certificate',
  signature_missing: 'Not signed',
  not_comparable: 'Pages not compared',
  unreadable: 'Unreadable',
} as const;
export const differs = '{page} on the pages, {xml} in the XML.';
export const account = 'Earlier account: {other}. New account: {account}.';
export const chainBroken = 'The file breaks its chain of records or invoices (rule {code}). It also concerns {other}.';
export const notCompared = 'The pages are images or use unknown characters, so they were not compared with the XML.';

export const open = 'Open';
export const openFile = 'Open {file}';
export const actionsFor = 'Actions for {file}';
export const saveFile = 'Save the file';
export const answer = 'Answer';
export const remove = 'Remove from the list';
export const removed = '{file} was removed from the list';
export const noContent = 'The content of this file is not stored here.';

export const reportAs = 'Report as {kind}';
export const list = 'List';
export const listAsXlsx = 'List as Excel';
export const listAsCsv = 'List as CSV';
export const payments = 'Payment file';
export const signedReport = 'Signed report';
export const verifyReport = 'Verify a report';
export const datev = 'Bookings for DATEV';
export const reporting = 'Checking files for the report: {done} of {total}';
export const shownOnly = 'Only the files shown: {count}';
export const failed = 'It could not be saved: {why}';
export const marked = '{count, plural, one {# file is} other {# files are}} marked as “{mark}”';

export const paymentsAbout =
  'SEPA credit transfers (pain.001.001.09) of the invoices marked “Pay”. Look at the file in your banking program before you send it.';
export const nonePay = 'No invoice is marked “Pay”.';
export const markSuggested = 'Mark the {count, plural, one {invoice} other {# invoices}} suggested to be paid';
export const payCount = '{count, plural, one {# payment} other {# payments}}, {amount}';
export const payerName = 'Account holder';
export const payerIban = 'IBAN to pay from';
export const wrongIban = 'This is not a valid IBAN.';
export const against =
  '{count, plural, one {One of them was} other {# of them were}} not suggested to be paid: {files}';
export const leftOut =
  '{count, plural, one {One invoice is} other {# invoices are}} not in the file, because the IBAN is missing, the currency is not the euro, or the supplier collects the amount: {files}';
export const thenPaid = 'Mark them as “Paid” afterwards';
export const savePayments = 'Save the payment file';

export const suppliers = 'Suppliers';
export const suppliersAbout =
  'What is remembered about suppliers, to find copies, new accounts and unusual amounts. Files in the list are compared with it.';
export const noSuppliers = 'Nothing is remembered about suppliers.';
export const invoices = '{count, plural, one {# invoice} other {# invoices}}';
export const lastOn = 'the last of {day}';
export const forget = 'Forget {name}';
export const forgetAll = 'Forget all suppliers';

export const clear = 'Empty the inbox';
export const clearAsk = 'Remove all files from the inbox? The files on your disk and the remembered suppliers stay.';
export const notOurs = 'This is not an inbox from Billwright';
export const imported = '{count, plural, one {# file was loaded} other {# files were loaded}}';
export const whereKept = 'Stored in this browser, on this device.';
export const notStored = 'Kept until you close the page.';

export const toSeveral =
  'These bills are addressed to {count} customers, such as {names}. Those for others are only found once your company is known.';
export const enterCompany = 'Enter my company';
export const totals = 'Open amounts';
export const weeks = {
  overdue: 'Overdue: {amount}',
  thisWeek: 'This week: {amount}',
  nextWeek: 'Next week: {amount}',
  later: 'Later: {amount}',
  undated: 'Without a due date: {amount}',
} as const;

export const place = '{position} of {count}';
export const back = 'page\u0004Inbox';
export const previous = 'Previous';
export const next = 'Next';

export const repairTitle = 'Fix files';
export const repairFilesAbout =
  'Look at the changes of each kind, then choose. Amounts, taxes, accounts and parties keep their meaning.';
export const lookedAt = '{done} of {total} files looked at';
export const filesOfKind = '{rules}: {count, plural, one {# file} other {# files}}';
export const repairFiles = '{count, plural, one {Fix # file} other {Fix # files}}';
export const noneRepairable = 'None of these files can be fixed without answers. Open one to see why.';
export const leftOpen =
  '{count, plural, one {# file needs answers, or a change by its issuer} other {# files need answers, or changes by their issuers}}: open each to see why.';
export const repairedFiles = '{count, plural, one {# file was fixed} other {# files were fixed}}';
export const saveAllRepaired = 'Save as ZIP';
export const repairedName = 'fixed';
export const saveRepaired = 'Save {file}';

export const datevAbout =
  'A booking batch (EXTF 700) of the invoices and credit notes marked “Pay” or “Paid”. Check it in DATEV after the import.';
export const noneMarked = 'No invoice is marked “Pay” or “Paid”.';
export const accounts = 'Table of accounts';
export const accountsAbout =
  'DATEV needs a table with the account, tax key and creditor for each supplier and tax rate. Save an empty one, ask your tax adviser for the numbers, and load it.';
export const accountsFrom = 'Accounts from {name}.';
export const loadAccounts = 'Load a table of accounts';
export const saveEmptyTable = 'Save an empty table';
export const bookings =
  '{count, plural, one {# booking} other {# bookings}} in {years, plural, one {one file} other {# files, one for each fiscal year}}';
export const notBooked = 'Not booked';
export const saveBookings = 'Save the bookings';

export const signedReportAbout =
  'A report with a signature, so that you can prove later that nobody changed it. Your private key does not leave this browser.';
export const saveSignedReport = 'Save the signed report';
export const kindOfFile = 'Kind of file';
export const key = 'Key';
export const keys = 'Keys in this browser';
export const needKey = 'You need a key to sign. Create one here, or import your own.';
export const orImportKey = 'Or import your own key';
export const sumOfLines = 'Sum of the lines';
export const totalWithoutTax = 'Total without tax';
export const totalTax = 'Total tax';
export const totalWithTax = 'Total with tax';
export const amountDue = 'Amount due';
export const tooHigh = '{sum}: {amount} too high.';
export const tooLow = '{sum}: {amount} too low.';
