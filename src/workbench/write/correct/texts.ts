export const title = 'Correct {document}';
export const titleInCountry = 'Correct {document} ({country})';
export const fetching = 'Loading the options…';
export const notCorrectable = 'Only invoices can be corrected. Create a new document instead.';
export const notYet = 'This document cannot be corrected yet';
export const opensAsDraft = 'The correction opens as a new draft. This document stays as it is.';
export const cancel = 'Cancel';
export const make = 'Create the correction';
export const notMade = 'The correction was not created';
export const notMadeNotice = 'Not corrected.';
export const chooseCode = 'Choose a code.';
export const numberMissing = 'Enter the number that the tax office gave to the corrected invoice.';
export const numberMistyped = '{name}: the form is wrong. Compare it with the original.';
export const tickBox = 'Tick this box: the correction needs it.';
/** The series of a correction in countries whose law asks for one of its own. */
export const ownSeries =
  'Corrections have a series of their own, as the law requires. It is derived from the series of the invoice.';

export const notChosen = 'Not chosen';
export const choice = '{value} · {title}';
export const recommended = 'recommended';
export const types = {
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  corrective: 'Corrective invoice',
} as const;

/** What the correction itself asks. */
export const correction = 'Correction';
export const corrects = 'Corrects';
export const inWords = 'In words, as the customer reads it';
export const askReason = 'Why is it corrected? The customer reads the answer.';
export const amount = 'Amount';
export const allLines = 'All lines';
export const chosenLines = 'Chosen lines';
export const notChanged = 'The correction was not changed';
