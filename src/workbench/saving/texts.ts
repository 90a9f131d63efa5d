export const title = 'Save as';
export const about = 'You see what is missing, and what would be lost, before you save.';
export const eInvoice = 'E-invoice: {format}';
export const others = 'Other formats';
export const kinds = 'Format';
export const looking = 'What it can be saved as is being found out …';
export const nothing = 'This document cannot be saved in another format';
export const nothingAbout = 'The text cannot be read. Save it as it is from the menu.';
export const failed = 'This could not be found out';
export const checking = 'The document is being written and checked …';

export const fits = 'ready';
export const fitsWithLosses = 'ready, {count, plural, one {# difference} other {# differences}}';
export const lacks = '{count, plural, one {# thing} other {# things}} to fix first';
export const notTried = 'not tried yet';

export const ready = 'It can be saved without loss, and passes the rules of the format.';
export const readyWithLosses =
  'It can be saved, and passes the rules of the format. {count, plural, one {# difference} other {# differences}} from the document:';
export const refused = '{count, plural, one {Fix this} other {Fix these # things}} first:';
export const warnings = '{count, plural, one {# warning} other {# warnings}}';
export const showFaults = 'Show in the document';
export const shown = '{count, plural, one {The fault is} other {The faults are}} listed under Problems.';
export const goal = 'Until it can be saved as {format}, what is missing for that is listed here.';
export const notNow = 'Not now';
export const reached = 'It can be saved as {format} now';
export const reachedHow = 'Choose Save: the format is selected.';
export const line = 'line {line}';

export const lost = 'Lost';
export const added = 'Added';
export const changed = 'Changed';
export const differs = 'Differs';

export const pages = 'Pages';
export const drawnPages = 'The pages are drawn from the document. To have your own, drop a PDF here.';
export const ownPages = 'The pages are those of {file}, as they are.';
export const choosePages = 'Choose a PDF …';
export const drawPages = 'Draw them';

export const save = 'Save {file}';
export const saved = '{file} was saved';
export const copy = 'Copy';
export const copied = 'Copied as {format}';
