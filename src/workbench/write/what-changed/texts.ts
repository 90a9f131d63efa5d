export const copyOf = 'Copy of {title}';
export const correctionFor = '{kind} for {title}';
export const kept = 'Kept from the original';
export const compare = 'Compare';
export const undo = 'Undo';
export const close = 'Close';
export const back = 'Back';
export const changes = 'What changed';
export const isNew = 'new';
export const isRemoved = 'removed';
/** Read aloud between the old and the new value. */
export const becomes = 'becomes';

export const type = 'Type';
export const number = 'Number';
export const issueDate = 'Issue date';
export const valueDate = 'Tax date';
export const operationDate = 'invoice\u0004Date of supply';
export const uuid = 'UUID';
export const refersTo = 'Refers to';
export const signature = 'Signature';
export const stamps = 'Stamps';
export const deposit = 'Prepayment';
export const dueDate = 'Due date';
export const paymentTerms = 'Payment terms';
export const supply = 'Supply';
export const period = 'Period';
export const reference = 'Reference';
export const account = 'Your account';

export const depositOf = 'Prepayment of {date}, {amount}';
export const depositAmount = 'Prepayment of {amount}';
export const amountOf = '{amount} of {date}';
export const dueOn = 'Due date {date}';
export const suppliedOn = 'Supply {date}';
export const inPeriod = 'Period {period}';
export const referenceTo = 'Reference {codes}';
export const iban = 'Your IBAN';
export const dueAndIban = 'Due date and your IBAN';
export const dueAndAccount = 'Due date and your account';

export const deductedTwice = '{what} would be deducted a second time.';
export const lowersRefund = '{what} would lower what you refund.';
export const beforeIssue = '{what} {count, plural, one {is} other {are}} before the issue date.';
export const ofOriginal = '{what} {count, plural, one {belongs} other {belong}} to the original.';
export const asksToPay = '{what} {count, plural, one {asks} other {ask}} the customer to pay a credit note.';

/** A text in quotation marks. */
export const quoted = '“{text}”';
export const namesTime =
  '{what} {count, plural, one {names} other {name}} a month or a day. Check whether it still applies.';
export const edit = 'Edit';

export const removeDeposit = '{count, plural, one {Remove prepayment} other {Remove prepayments}}';
export const moveDates =
  '{count, plural, one {Move date} other {Move dates}} by {days, plural, one {# day} other {# days}}';
export const movedTo = 'to {dates}';
export const remove = 'Remove';
export const use = 'Use {value}';
export const removeBoth = 'Remove both';
export const today = 'Today';
export const keep = 'Keep';

export const summary =
  '{changed, plural, one {# thing} other {# things}} changed, {kept} kept although {kept, plural, one {it looks} other {they look}} old, {same} the same.';
export const summaryWithoutKept = '{changed, plural, one {# thing} other {# things}} changed, {same} the same.';
export const thisDraft = 'this draft';
export const changedBy = 'Changed by {operation}';
export const showSame = 'Show the {count} that are the same';
export const what = 'What';
export const copy = 'Copy';
export const original = 'Original';
export const pages = 'Pages';
export const notBuilt = 'The original could not be calculated.';
export const replicate = 'Replicate';
export const correct = 'Correct';
