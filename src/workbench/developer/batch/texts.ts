export const title = 'Batch';
export const operation = 'Operation';
export const build = 'Build';
export const validate = 'Validate';
export const by = 'Run on';
export const thisServer = 'This server';
export const thisBrowser = 'This browser';
export const envelope = 'Envelope';
export const envelopeAbout = 'Build each document in an envelope';
export const keep = 'Keep results';
export const keepAbout = 'Results stay while you visit other pages, until you close the workbench';
export const runAgain = 'Run again';
export const clear = 'Clear';
export const chooseFolder = 'Choose a folder';
export const chooseFiles = 'Choose files';

export const exportMenu = 'button\u0004Export';
export const exportShown = 'The {count} shown';
export const exportAll = 'All results';
export const exportCsv = 'Results as CSV';
export const exportJson = 'Results as JSON';
export const exportBuilt = 'Built documents as JSON Lines';

export const dropHere = 'Drop a folder or files with documents here';
export const dropAbout =
  'Each document is built, or processed as chosen above. Thousands are fine. Results last until you leave this page, unless you keep them.';
export const trySamples = 'Try it with samples';
export const kinds = 'What you can drop';
export const kindDocuments = 'Documents';
export const kindDocumentsAbout =
  'JSON, YAML, or JSON Lines with one document per line. They are built, or only checked.';
export const kindXml = 'E-invoices in XML';
export const kindXmlAbout = '{formats}. They are turned into documents, or checked against the rules of their format.';
export const kindPdf = 'PDFs with an e-invoice';
export const kindPdfAbout = 'Factur-X and ZUGFeRD. The e-invoice inside is used.';
export const kindTables = 'Tables';
export const kindTablesAbout =
  'CSV, XLSX and ODS with one document or one invoice line per row. Columns are matched by name.';
export const kindZip = 'Folders, ZIP files and e-mails';
export const kindZipAbout = 'With any of these files inside. Other files are skipped and counted.';
export const reading = 'Reading the files…';
export const noDocument = 'No documents found';
export const noDocumentAbout =
  'Supported files: JSON, YAML, JSON Lines, XML, PDF, ZIP, EML, CSV, XLSX and ODS. In folders, files are selected by their extension.';

export const progress = 'Progress';
export const documentsDone = 'Documents done';
export const doneOf = '{done} of {total}';
export const abortedAt = 'Cancelled: {done} of {total}';
export const failedAt = 'Stopped: {done} of {total}';
export const abort = 'Cancel';
export const rate = '{count} per second';
export const faultyCount = '{count} with problems';
export const unreadableCount = '{count} unreadable';
export const unjudgedCount = '{count} not checked';
export const warnedCount = '{count} valid with warnings';
export const left = '{time} left';
export const took = 'Duration: {time}';
export const passedOver = 'Other files skipped: {count}';
export const guessedFile = '{file} is not UTF-8 and was read as Windows-1252. Check that accented letters are right.';
export const guessedFiles =
  '{count} files are not UTF-8 and were read as Windows-1252. Check that accented letters are right.';
export const seconds = '{seconds} s';
export const minutes = '{minutes} min';
export const doneNotice = 'Done: {good} valid, {faulty} with problems, {unreadable} unreadable.';
export const abortedNotice = 'Cancelled: {good} valid, {faulty} with problems, {unreadable} unreadable.';
export const failedNotice = 'Stopped: {good} valid, {faulty} with problems, {unreadable} unreadable.';

export const filters = 'Filters';
export const show = 'Show';
export const all = 'All';
export const faulty = 'With problems';
export const good = 'Valid';
export const unjudged = 'Not checked';
export const unreadable = 'Unreadable';
export const search = 'Search results';
export const searchWhat = 'Search files, kinds, problems';
export const code = 'Code';
export const anyCode = 'Any';
export const codeCount = '{code} ({count})';
export const frequentCodes = 'Most frequent codes';
export const codeAbout = 'In {count, plural, one {# document} other {# documents}}, such as {example}';
export const noneShown = 'No matching result';
export const noneShownAbout = 'Try other filters.';

export const results = 'Results';
export const status = 'Status';
export const file = 'File';
export const fileAndFaults = 'File and problems';
export const kind = 'Kind';
export const faults = 'Problems';
export const time = 'Duration';
export const open = 'Open as a new draft';
export const warnings = '{count, plural, one {# warning} other {# warnings}}';
export const inMilliseconds = 'Milliseconds';
export const warningCount = 'Warnings';
export const property = 'Property';
export const problem = 'Problem';
export const moreFaults = '{count, plural, one {# more problem} other {# more problems}}';
export const opened = '{name} was opened as a new draft';
export const openedAbout = 'The results stay on the Batch page.';
export const notOpened = '{name} was not opened: {why}';
export const fileChanged = 'the file has changed';
export const readerLost = 'the reader did not start';
export const repairedKind = '{kind}, fixed';
export const isTable = 'it is a table: give it the extension .csv and drop it again';
export const leftTable = 'it is a table whose columns were not assigned: drop it again to assign them';
export const tooDeep = 'too many nested archives';
export const tooMuchWithin = 'the archive is too large: at most 256 MB are unpacked';
export const tookTooLong = 'it took longer than {seconds} seconds and was stopped; split it';
export const notReadable = 'the browser cannot read it: {why}';

export const view = 'View';
export const faultsView = 'Problems';
export const booksView = 'Books';
export const sumsView = 'Totals';
export const number = 'Number';
export const date = 'Date';
export const supplier = 'invoice\u0004Supplier';
export const customer = 'invoice\u0004Customer';
export const net = 'Net';
export const tax = 'Tax';
export const total = 'Total';
export const currency = 'Currency';
export const format = 'Format';
export const month = 'Month';
export const rateColumn = 'Tax rate';
export const documents = 'Documents';
export const base = 'Base';
export const sums = 'Totals';
export const sumsAbout =
  'Totals of the valid documents shown, by month and tax rate. Credit notes are subtracted. Sums are exact.';
export const duplicate = 'Duplicate?';
export const repeats = 'Same supplier, number and total as {file}';
export const repeatedSums =
  '{count, plural, one {# document repeats} other {# documents repeat}} an earlier one and may be counted twice. Books marks them.';
export const noSums = 'There is nothing to add up';
export const noSumsAbout = 'No valid document has a total.';
export const noDate = 'No date';
export const exportBooksCsv = 'Books as CSV';
export const exportBooksXlsx = 'Books and sums as XLSX';
export const exportAs = 'Documents in another format…';
export const exportReport = 'French e-reporting…';
export const goOn = 'Continue';
export const goOnAbout =
  'Continue processes the remaining documents. This also works after you reload the page: results are kept in this browser until you clear them or leave the page.';
export const keptAbout =
  'These results were kept from before you closed or reloaded the page. Select the same {count, plural, one {file} other {# files}} again, such as {first}, to continue or to open documents.';
export const giveAgain = 'Select the files again';
export const filesWanted = 'select its files again first';
export const otherFiles = 'These are not the files of this batch';
export const otherFilesAbout =
  '{file} is missing or has changed. Select all files as they were, or start over with Clear.';

export const correct = 'Correct';
export const sign = 'Sign';
export const correctAs = 'Type';
export const creditNote = 'Credit note';
export const corrective = 'Corrective invoice';
export const debitNote = 'Debit note';
export const reason = 'Reason';
export const key = 'Key';
export const noKey = 'There is no key to sign with. Create one in the workbench with Sign.';

export const zipTitle = 'Documents in another format';
export const zipAbout = 'All valid documents shown are written to one ZIP file.';
export const zipFormat = 'Format';
export const zipStart = 'Write {count, plural, one {# document} other {# documents}}';
export const zipName = 'Documents.zip';
export const zipDone = '{written, plural, one {# document was} other {# documents were}} written';
export const zipRefused =
  '{count, plural, one {One does} other {# do}} not fit the format. See refused.txt for the reasons.';
export const zipProgress = '{done} of {total}';
export const zipFailed = 'The ZIP file could not be written: {why}';
export const zipStop = 'Stop';

export const inSyntax = '{name} ({syntax})';
