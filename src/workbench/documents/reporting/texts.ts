export const content = 'What to report';
export const sales = 'Sales to consumers and abroad';
export const purchases = 'Purchases abroad';
export const payments = 'Payments received';
export const period = 'Period';
export const more = '{count} more';

export const initialReport = 'Initial report {number}';
export const rectifyingReport = 'Rectifying report {number}';
export const declarant = 'Company';
export const asSeller = '{name}, SIREN {code}, as the seller';
export const asBuyer = '{name}, SIREN {code}, as the buyer';
export const sender = 'Platform';
export const named = '{name} ({code})';
export const fromTo = '{start} to {end}';
export const made = 'Made';
export const empty = 'Nothing is reported. A rectifying report without content takes everything back.';

export const bySum = 'Sales to consumers by category and rate';
export const byDay = 'Sales to consumers by day';
export const abroad = 'Sales abroad, one by one';
export const bought = 'Purchases abroad, one by one';
export const invoicesSum = '{count, plural, one {# invoice} other {# invoices}}, VAT {tax}';
export const paidByRate = 'Payments by rate';
export const paidInvoices = 'Payments of invoices';
export const paidDays = 'Payments of sales to consumers by day';
export const category = 'Category';
export const rate = 'Rate';
export const net = 'Net';
export const tax = 'VAT';
export const sold = 'Sales';
export const day = 'Day';
export const invoice = 'Invoice';
export const date = 'Date';
export const type = 'Type';
export const other = 'Other company';
export const amount = 'Amount with VAT';
export const rates = 'By rate';
export const outsideMark = 'outside the period';
export const differsMark = 'not the sum of its rates';
export const corrects = '{type} for {numbers}';

export const goodsTaxed = 'Goods, taxed';
export const servicesTaxed = 'Services, taxed';
export const notTaxed = 'Not taxed in France';
export const margin = 'Margin scheme';
export const coded = '{name} ({code})';

export const commercial = 'Invoice';
export const creditNote = 'Credit note';
export const corrective = 'Corrective invoice';
export const prepayment = 'Prepayment invoice';
export const selfBilled = 'Self-billed invoice';
export const selfBilledCredit = 'Self-billed credit note';
export const prepaymentCredit = 'Prepayment credit note';
export const atRate = '{rate}: {amount}';

/** The way to where it is made. */
export const makeReport = 'Make the French e-reporting of your invoices';
