/** The sentences of a letter to a supplier. */

export const subject = 'Your invoice {number}';
export const greeting = 'Dear Sir or Madam,';
export const about = 'we received your invoice {number} of {date}, and cannot settle it yet:';
export const aboutFile = 'we received your file {file}, and cannot process it yet:';
export const differs = '{page} on the pages, {xml} in the XML.';
export const repeated = 'We already have an invoice with this number.';
export const similar = 'We already have an invoice of the same date and amount under another number.';
export const account = 'The account {account} is new to us. We will confirm it by telephone before we pay.';
export const renamed = 'The invoice names {name}, but the VAT number belonged to {other} so far.';
export const dueBeforeIssue = 'The due date is before the issue date.';
export const unusual = 'The amount is far above the usual {usual}.';
export const unreadable = 'The file cannot be read.';
export const breaks = 'The invoice breaks {count, plural, one {a rule} other {# rules}} of its format:';
export const more = '{count, plural, one {# more rule} other {# more rules}}';
export const sendAgain = 'Please send us a corrected invoice.';
export const tellUs = 'Please tell us what is right.';
export const closing = 'Kind regards';

export const title = 'Letter to {supplier}';
export const titleAbout = 'Copy it into an e-mail, and change it as you like. The file is then marked “Asked”.';
export const language = 'Language';
export const subjectLabel = 'Subject';
export const textLabel = 'Message';
export const copy = 'Copy the letter';
export const copied = 'The letter was copied';
