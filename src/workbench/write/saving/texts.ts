export const title = 'Save as';
export const about = 'Before you save, this dialog lists missing values and losses.';
export const eInvoice = 'E-invoice: {format}';
export const others = 'Other formats';
export const kinds = 'Format';
export const looking = 'Checking which formats are possible…';
export const nothing = 'This document cannot be saved in another format';
export const nothingAbout = 'The text cannot be read. Save it as it is from the menu.';
export const unwritten =
  'Billwright does not write {file}. Your program for {file} creates and sends it. Here you can save the PDF and the JSON.';
export const unwrittenGuide = 'About {file}';
export const failed = 'The formats could not be checked';
export const checking = 'Writing and checking the document…';

export const fits = 'ready';
export const fitsWithLosses = 'ready, {count, plural, one {# difference} other {# differences}}';
export const lacks = '{count, plural, one {# thing} other {# things}} to fix first';
export const notTried = 'not checked yet';

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
export const shown = '{count, plural, one {The error is} other {The errors are}} listed under Problems.';
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
export const copy = 'button\u0004Copy';
export const copied = 'Copied as {format}';

export const savedLast = 'Saved last: {number}';
export const chooseRecord = 'Choose a file…';
export const remembers = 'Remember these answers in this browser, but no keys';
