export const title = 'Save {document}';
export const about = 'Choose a format. Missing values are asked for here.';
export const forCustomer = 'For your customer';
export const pdfIsRead = 'to read, print or send';
export const pdfIsCopy = 'a copy for people; not the invoice in {country}';
export const firstChoice = 'Take this one. {duty}';
export const sameDuty = 'for the same duty, if your customer or platform asks for it';
export const pdfByProgram = 'not an invoice in {country}: the law wants certified invoicing software';
export const requiredIn = 'Required in {country}';
export const usualIn = 'Usual in {country}';
export const more = 'More formats';
export const json = 'JSON';
export const xml = 'XML';
export const moreFormats = 'More formats…';
export const search = 'Country, name or customer';
export const lacksAddon = '{format} asks for more than the form shows, because {addon} is not in the document.';
export const addAddon = 'Add {addon}';
export const allFormats = '{count, plural, one {# other format} other {# other formats}} for this document';
export const found = '{count} of {all} formats match “{search}”.';
export const everywhere = 'Everywhere';
export const manyCountries = 'Many countries';
export const asText = 'JSON, YAML, a link to share';
export const share = 'Share a link…';
export const print = 'Print…';
export const send = 'Send by e-mail…';
export const kinds = 'Format';
export const looking = 'Checking which formats are possible…';
export const nothing = 'This document cannot be saved in another format';
export const nothingAbout = 'The text cannot be read. Save it as it is from the menu.';
export const failed = 'The formats could not be checked';
export const checking = 'Writing and checking the document…';

export const isReady = 'ready';
export const missing = '{count} missing';
export const toFix = '{count} to fix';
export const isChecking = 'checking…';
export const toGo = '{count} to go';
export const allFilledIn = 'Everything is filled in.';
export const done = 'Done';
export const byProgram = 'by your program';
export const notFor = 'not for {what}';
export const isForOthers = '{document} is from {country}. This format is for invoices of other countries.';
export const notWritten = 'not written here';

export const programRecords =
  'In {country} the program that issues invoices records each one and sends the record to the tax office.';
export const programDoes = 'Your billing program does this';
export const programDoesAbout = 'If you issue with another program, save the PDF here and let it make the record.';
export const programIsThis = 'Billwright is your billing program';
export const programIsThisAbout = 'Then it needs the name and number of your system, once.';
export const setUp = 'Set it up in My company';
export const askedByFormat =
  '{format} asks for these values. The document has no problems: a PDF or another format may not need them.';
export const writtenInto = 'What you fill in here is written into the document too. Undo takes it back.';
export const nothingYet = 'Nothing to save yet.';
export const pdfInstead = 'Save the PDF instead';

export const ready = 'Ready to save: nothing is lost, and all rules of the format are met.';
export const readyWithLosses =
  'Ready to save: all rules of the format are met. {count, plural, one {# difference} other {# differences}} from the document:';
export const readyDespite = 'Ready to save, with warnings: nothing is lost.';
export const readyDespiteWithLosses =
  'Ready to save, with warnings. {count, plural, one {# difference} other {# differences}} from the document:';
export const refused = '{count, plural, one {Fix this} other {Fix these # things}} first:';
export const fillIn = 'Fill in {names}.';
export const warnings = '{count, plural, one {# warning} other {# warnings}}';
export const verification = 'QR code of this file';
export const verificationAbout =
  'Print this code on the invoice. It is valid only for this file: save the file and the PDF together, and do not change the file.';
export const savePages = 'Save the PDF with the code';
export const noPages = 'The PDF could not be drawn';
export const showFaults = 'Show in the document';
export const shown = '{count, plural, one {The problem is} other {The problems are}} listed under Problems.';
export const reached = 'Ready to save as {format}';
export const reachedHow = 'Choose Save: the format is selected.';
export const line = 'line {line}';

export const lost = 'Lost';
export const added = 'Added';
export const changed = 'Changed';
export const differs = 'Different';

export const pages = 'Pages';
export const drawnPages = 'The pages are created from the document. To use your own, drop a PDF here.';
export const ownPages = 'The pages come from {file}, unchanged.';
export const choosePages = 'Choose a PDF…';
export const drawPages = 'Create the pages';

export const save = 'Save {file}';
export const saved = '{file} was saved';
export const issuedBy = 'The document is issued only when the file has been accepted or stamped: {office}.';
export const saveAnyway = 'Save anyway';
export const savedAnyway = '{file} saved. The tax office would reject it.';
export const notSaved = 'The file could not be written. Correct the problems, then save again.';
export const saveDraft = 'Save as a draft, marked Incomplete';
export const noDraft = 'No part of the document can be drawn yet';
export const fixAtOnce = 'Fix {count} at once';
export const remember = 'Remember my company, this customer and the number';
export const rememberAbout = 'In this browser only. “New” then offers the next invoice for this customer.';
export const copy = 'button\u0004Copy';
export const copied = 'Copied as {format}';

export const savedLast = 'Last saved: {number}';
export const chooseRecord = 'Choose a file…';
export const remembers = 'Remember these answers in this browser, except keys';

export const language = 'Language';
export const withXml = 'With the invoice as XML inside';
export const withXmlAbout = '{format}: programs read the same file.';
