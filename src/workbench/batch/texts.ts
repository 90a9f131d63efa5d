export const title = 'Batch';
export const operation = 'Operation';
export const build = 'Build';
export const validate = 'Validate';
export const by = 'By';
export const thisServer = 'This server';
export const thisBrowser = 'This browser';
export const envelope = 'Envelope';
export const envelopeAbout = 'Each document is built in an envelope';
export const keep = 'Keep results';
export const keepAbout = 'Results stay while you look at other pages, until the workbench is closed';
export const runAgain = 'Run again';
export const clear = 'Clear';
export const chooseFolder = 'Choose a folder';
export const chooseFiles = 'Choose files';

export const exportMenu = 'Export';
export const exportShown = 'The {count} that are shown';
export const exportAll = 'All results';
export const exportCsv = 'Results as CSV';
export const exportJson = 'Results as JSON';
export const exportBuilt = 'Built documents as JSON lines';

export const dropHere = 'Drop a folder or files with documents here';
export const dropAbout =
  'Each document is built, or whatever is chosen above. Thousands are fine. Results last until you leave this page, unless you keep them.';
export const trySamples = 'Try it with samples';
export const kinds = 'What can be dropped';
export const kindDocuments = 'Documents';
export const kindDocumentsAbout =
  'In JSON or YAML, and JSON lines with a document a line. Built, or checked without calculating.';
export const kindXml = 'E-invoices in XML';
export const kindXmlAbout =
  'UBL and CII, as XRechnung, Peppol and others. Made documents, or checked by the rules of their format.';
export const kindPdf = 'PDFs that carry one';
export const kindPdfAbout = 'Factur-X and ZUGFeRD: the e-invoice in them is taken out.';
export const kindTables = 'Tables';
export const kindTablesAbout =
  'CSV, XLSX and ODS with a document a row, or a line a row. Columns are matched by their names.';
export const kindZip = 'Folders, ZIP files and e-mails';
export const kindZipAbout = 'Of all these; what is something else is passed over and counted.';
export const reading = 'The files are being read …';
export const noDocument = 'There is no document in it';
export const noDocumentAbout =
  'JSON, YAML, JSON lines, XML, PDF, ZIP, EML, CSV, XLSX and ODS are read; of a folder, files whose names say so.';

export const progress = 'Progress';
export const documentsDone = 'Documents done';
export const doneOf = '{done} of {total}';
export const abortedAt = 'Aborted: {done} of {total}';
export const failedAt = 'Broken off: {done} of {total}';
export const abort = 'Abort';
export const rate = '{count} per second';
export const faultyCount = '{count} faulty';
export const unreadableCount = '{count} unreadable';
export const warnedCount = '{count} good with warnings';
export const left = '{time} left';
export const took = 'in {time}';
export const passedOver = '{shown} {count, plural, one {other file} other {other files}} passed over';
export const guessedFile =
  '{file} is not UTF-8: it was read as Windows-1252. See whether letters with accents are right.';
export const guessedFiles =
  '{count} files are not UTF-8: they were read as Windows-1252. See whether letters with accents are right.';
export const seconds = '{seconds} s';
export const minutes = '{minutes} min';
export const doneSaid = 'Done: {good} good, {faulty} faulty, {unreadable} unreadable.';
export const abortedSaid = 'Aborted: {good} good, {faulty} faulty, {unreadable} unreadable.';
export const failedSaid = 'Broken off: {good} good, {faulty} faulty, {unreadable} unreadable.';

export const filters = 'Filters';
export const show = 'Show';
export const all = 'All';
export const faulty = 'Faulty';
export const good = 'Good';
export const unreadable = 'Unreadable';
export const search = 'Search results';
export const searchWhat = 'Search files, kinds, faults';
export const code = 'Code';
export const anyCode = 'Any';
export const codeCount = '{code} ({count})';
export const frequentCodes = 'Most frequent codes';
export const codeAbout = 'In {count, plural, one {# document} other {# documents}}, as {example}';
export const noneShown = 'No result is like that';
export const noneShownAbout = 'Other filters may show some.';

export const results = 'Results';
export const status = 'Status';
export const file = 'File';
export const fileAndFaults = 'File and faults';
export const kind = 'Kind';
export const faults = 'Faults';
export const time = 'Time';
export const open = 'Open as a new draft';
export const warnings = '{count, plural, one {# warning} other {# warnings}}';
export const moreFaults = 'and {count} more';
export const opened = '{name} is open as a new draft';
export const openedAbout = 'The results stay on the page Batch.';
export const notOpened = '{name} was not opened: {why}';
export const fileChanged = 'the file has changed';
export const readerLost = 'the reader did not start';
export const isTable = 'it is a table: give it the ending .csv, and drop it again';
export const leftTable = 'it is a table, of which nobody said what its columns hold: drop it again to say so';
export const tooDeep = 'it is an archive too deep in others';
export const tooMuchWithin = 'with what else is packed within the archive it is more than is unpacked: 256 MB';
export const notReadable = 'the browser cannot read it: {why}';

export const view = 'View';
export const faultsView = 'Faults';
export const booksView = 'Books';
export const sumsView = 'Sums';
export const number = 'Number';
export const date = 'Date';
export const supplier = 'Supplier';
export const customer = 'Customer';
export const net = 'Net';
export const tax = 'Tax';
export const total = 'Total';
export const currency = 'Currency';
export const format = 'Format';
export const month = 'Month';
export const rateColumn = 'Rate';
export const documents = 'Documents';
export const base = 'Base';
export const sums = 'Sums';
export const sumsAbout =
  'Of the good documents that are shown, by month and rate; credit notes are taken away. Sums are exact.';
export const noSums = 'There is nothing to add up';
export const noSumsAbout = 'No good document has a total.';
export const noDate = 'Without a date';
export const exportBooksCsv = 'Books as CSV';
export const exportBooksXlsx = 'Books and sums as XLSX';
export const exportAs = 'Documents in another format …';
export const goOn = 'Go on';
export const goOnAbout =
  'Go on does the rest, and leaves what is done as it is. It still does when this page was loaded again: results are kept in this browser until they are cleared, or the page is left.';
export const keptAbout =
  'These results were kept when the page was closed or loaded again; of the files only their names were. Give the same {count, plural, one {file} other {# files}} again, as {first}, to go on or to open documents.';
export const giveAgain = 'Give the files again';
export const filesWanted = 'give its files again first';
export const otherFiles = 'These are not all the files of this batch';
export const otherFilesAbout =
  '{file} is missing, or has changed since. Give all of them as they were, or begin anew with Clear.';

export const correct = 'Correct';
export const sign = 'Sign';
export const correctAs = 'As';
export const creditNote = 'Credit note';
export const corrective = 'Corrective invoice';
export const debitNote = 'Debit note';
export const reason = 'Reason';
export const key = 'Key';
export const noKey = 'There is no key to sign with: make one on the workbench, with Sign.';

export const zipTitle = 'Documents in another format';
export const zipAbout = 'All good documents that are shown are written into one ZIP file, as it goes on.';
export const zipFormat = 'Format';
export const zipStart = 'Write {count, plural, one {# document} other {# documents}}';
export const zipName = 'Documents.zip';
export const zipDone = '{written, plural, one {# document was} other {# documents were}} written';
export const zipRefused = '{count, plural, one {One does} other {# do}} not fit the format; why is in refused.txt.';
export const zipProgress = '{done} of {total}';
export const zipFailed = 'The ZIP file could not be written: {why}';
export const zipStop = 'Stop';

export const xrechnung = 'XRechnung';
export const peppol = 'Peppol BIS';
export const facturx = 'Factur-X';
export const en16931 = 'EN 16931';
export const inSyntax = '{name} ({syntax})';
