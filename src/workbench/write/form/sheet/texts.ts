/** The words of the paper. They use the translations in `src/paper/labels`. */
export const issued = 'invoice\u0004Issue date';
export const supplied = 'invoice\u0004Date of supply';
export const taxDate = 'Tax date';
export const due = 'invoice\u0004Due date';
/** The number of the document, without its series. */
export const documentNumber = 'Number';
export const supplier = 'invoice\u0004Supplier';
export const customer = 'invoice\u0004Customer';
export const item = 'invoice\u0004Item';
export const quantity = 'Qty';
export const unit = 'Unit';
export const price = 'Price';
export const discount = 'Discount';
export const tax = 'Tax';
export const amount = 'invoice\u0004Amount';
export const means = 'Means of payment';
export const accountNumber = 'Account number';
export const note = 'Note';
export const paymentTerms = 'Payment terms';
export const statedByLaw = 'As the law asks, the page also says: {sentences}';
export const paid = 'Document being paid';
export const dated = 'Date';
export const description = 'Description';
export const status = 'Status';
export const about = 'Document';

export const payment = 'Payment';
export const totals = 'Totals';
export const head = 'Number and dates';
export const dueDates = 'Several due dates';
export const prepayments = 'Prepayment';
export const cashDiscount = 'Discount for early payment';
export const whenDue = 'When it is due';
export const paymentReference = 'Payment reference';
export const bank = 'Bank';
/** Fields of a discount for early payment, and the button that adds it. */
export const cashPercent = 'Percent off';
export const cashDays = 'Days from the issue date';
export const addCashDiscount = 'Add to the payment terms';
export const removeCashDiscount = 'Remove {discount}';
export const morePayment = 'Other payment details';
export const period = 'Period';
export const periodStart = 'From';
export const periodEnd = 'To';
export const deliveryDate = 'Delivery date';
export const receiver = 'Recipient';
export const customerReference = 'Customer’s reference';
export const order = 'Order number';
export const contract = 'Contract';
export const reason = 'Reason';
export const share = 'Percent';
export const series = 'Series';
export const delivery = 'Delivery';
export const references = 'References';
export const onTheWhole = 'Discount or charge';
export const attachments = 'Attachments';
export const taxation = 'Taxation';
export const others = 'Other fields';
/** Shows the buttons of rarer parts. */
export const rarer = 'More…';
export const more = 'More';
export const moreOn = 'More details: {what}';

export const street = 'Street';
export const number = 'No.';
export const postcode = 'Postcode';
export const district = 'District';
export const town = 'Town';
export const email = 'E-mail';
export const country = 'Country';
/** Of the tax number, next to it; the address has another one. */
export const taxCountry = 'tax number\u0004Country';
export const taxNumber = 'Tax ID';
export const name = 'Name';

/** Names a cell for screen readers, by column and row. */
export const cell = '{column}, row {number}';
export const rowTools = 'Actions for row {number}';
export const taxNone = 'tax\u0004none';
export const chooseTax = 'Tax of row {number}: {taxes}';
export const searchTax = 'Tax or rate';
export const noTax = 'No matching tax. For a rate of your own, type its name and percentage.';
export const rates = 'Rates';
export const withoutTax = 'No percentage';
export const retentions = 'Withheld by the customer';
export const switches = 'Options';
export const chosen = 'chosen';
export const pricesInclude = 'Prices include {tax}';
export const discountHow = '10 means 10%. With a currency, such as € 5, it is an amount.';
export const pasted = '{count, plural, one {# row was pasted} other {# rows were pasted}}.';
/** Headings of a spreadsheet. */
export const leftOut = 'Ignored, as there is no such column or it is calculated: {columns}.';
/** Before the two readings of the first ambiguous cell. */
export const whichInPaste = 'Some pasted numbers are ambiguous. The first one is:';
export const notPasted = 'Do not paste';
export const howRows =
  'Press Enter for the next row, and Alt with the arrow keys to move a row. You can paste rows from a spreadsheet.';

export const sum = 'invoice\u0004Subtotal';
export const discounts = 'Discounts';
export const charges = 'Charges';
export const included = 'invoice\u0004Tax included in prices';
export const net = 'invoice\u0004Total without tax';
export const total = 'invoice\u0004Total with tax';
export const rounding = 'Rounding';
/** Shown with totals that leave out lines with problems. */
export const notCounted = '{count, plural, one {# line is not counted.} other {# lines are not counted.}}';
export const withoutAmount = 'Line {line} has no amount yet.';
export const severalWithoutAmount = 'Lines {lines} have no amount yet.';
export const showLine = 'Show';
export const grandTotal = 'Total';
export const payable = 'invoice\u0004Total';
export const advance = 'invoice\u0004Paid in advance';
export const remaining = 'invoice\u0004Amount due';
/** A rate of a retention, with the word of the paper. */
export const withheldRate = '{tax} {rate}, withheld';
export const taxOn = '{tax} on {base}';
export const addressCountry = 'Address country';
export const position = 'No.';
export const contactPersons = 'Contact persons';
export const otherNumbers = 'Other numbers';
export const electronicAddress = 'Electronic address';
export const electronicAddressExample = 'scheme:number or e-mail';
export const nationalFields = 'Fields of {format}';
export const makeUuid = 'Make a UUID';

/** Below a line whose item was chosen from memory. */
export const asLastTime = '{taxes} as last time';
export const lastTime = 'Last time: {taxes}.';
export const lastTimeAbroad = 'Last time, for a customer in {country}: {taxes}.';
export const useLastTime = 'Use them';

export const useMyCompany = 'Use my company';
export const useIt = 'Use';
export const partyEdit = 'button\u0004Edit';
export const partyDone = 'button\u0004Done';
