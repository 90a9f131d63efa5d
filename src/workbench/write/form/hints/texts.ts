export const inUnion =
  'The customer is in another EU country and has a VAT number. Such invoices usually do not charge the supplier’s VAT.';
export const outsideUnion = 'The customer is in {country}. Such invoices usually do not charge the supplier’s VAT.';
export const goods = 'Goods: {treatment}';
export const services = 'Services: {treatment}';
export const notIntra =
  'An intra-Community supply goes to another EU country, to a customer with a VAT number there. This customer is in {country}.';
export const notExport = 'An export leaves the EU. This customer is in {country}.';
export const notAbroad = 'An export leaves the country. This customer is in {country}.';
export const charge = 'Charge {treatment}';
export const numberNeeded = 'Without this VAT number, the invoice must charge the supplier’s VAT.';
export const withheld = 'A customer in {country} does not withhold taxes of the supplier’s country.';
export const noWithholding = 'Remove the withholding';
export const noAddress = 'Invoices show the full address of the supplier and of the customer.';
export const noCause = 'The law requires a correction to state its cause. Fill in Reason.';
export const longAgo = 'This date is more than a year earlier than usual.';
export const farOff = 'This date is more than a month later than usual.';
export const today = 'Use {date}';
export const longTerm = 'Payment is due more than a year after the date of issue.';
export const dueBefore = 'Payment is due before the date of issue.';
export const dueAfter = '{days, plural, one {# day} other {# days}} after the date of issue: {date}';
export const negative =
  'The quantity is below zero. For goods that come back, write a credit note; for a discount, use Discount.';
/** With the name of the code. */
export const onCreditNote = 'A credit note usually has {code} here.';
export const checkDigit = 'The last digit of this {name} does not fit the others. Compare it with the original.';
export const checkCharacter =
  'The last character of this {name} does not fit the others. Compare it with the original.';
/** In the field BIC. */
export const ibanAsBic = 'This is an IBAN. A BIC has 8 or 11 characters.';
export const moveIban = 'Move it to IBAN';
export const positive = 'Use {quantity}';
export const numberUsed = 'You already used this number, on an invoice to {party} of {date}.';
export const numberUsedBy = 'You already used this number.';
export const numberInDraft = 'Another open draft has this number.';
export const numberSkips = 'The last number of this series is {last}.';
export const useNumber = 'Use {number}';
export const earlier = 'Number {number} of this series has a later date: {date}.';
export const dismiss = 'Hide this hint';
