/** What the dialog Correct says. */

export const title = 'Correct {document}';
export const titleInCountry = 'Correct {document} ({country})';
export const newDocument = 'A correction is a new document; this one stays as it is.';
export const fetching = 'The options are being fetched …';
export const notCorrectable = 'This document cannot be corrected: only invoices can. Make a new one instead.';
export const notYet = 'This document cannot be corrected yet';
export const opensAsDraft = 'The correction opens as a new draft; this document stays as it is.';
export const optional = 'If you want';
export const cancel = 'Cancel';
export const make = 'Make the correction';
export const made = '{type} for {document}';
export const madeAbout = 'The original stays as it is.';
export const notMade = 'The correction was not made';
export const notMadeSaid = 'Not corrected.';
export const badDate = 'This is not a complete date.';

export const notChosen = 'Not chosen';
export const choice = '{value} · {title}';
export const recommended = 'recommended';
export const stampsTaken = '{about} Those of the envelope are taken along unless some are given.';
export const stampProvider = 'Provider of stamp {number}';
export const provider = 'Provider';
export const stampValue = 'Value of stamp {number}';
export const value = 'Value';
export const removeStamp = 'Remove stamp {number}';
export const addStamp = 'Add a stamp';
