export const archive = '{name} contains {count, plural, one {# file} other {# files}}';
export const archiveAbout = 'Open the files you select as drafts, or process all of them on the Batch page.';
export const archiveFiles = 'Files';
export const openChosen = 'Open {count, plural, one {# file} other {# files}}';
export const allInBatch = 'Open all in Batch';
export const chooseAll = 'All';
export const left = '{count, plural, one {One file was} other {# files were}} skipped, such as {first}: {why}';
export const tooMany = 'You can open up to {most} tabs at once. Use the Batch page for more.';

export const repair = 'The pasted JSON is broken';
export const repairOf = 'The JSON of {name} is broken';
export const repairAbout =
  'It was probably meant as shown on the right. Check that it says the same before you open it.';
export const asItWas = 'As it is';
export const asRepaired = 'Fixed';
export const openRepaired = 'Fix and open the result';

export const rules = 'House rules in {name}';
export const rulesAbout =
  'These rules of your company would apply to every document that you check in this browser. Their file stays on this computer.';
export const rulesBroken = 'The house rules in {name} have problems';
export const rulesBrokenAbout = 'Correct the file and open it again. The rules that applied before still apply.';
export const applyRules = 'Apply {count, plural, one {one rule} other {# rules}}';
export const rulesApply = 'The house rules in {name} apply';
export const rulesApplyHow = 'You can remove them in the settings.';

export const table = '{name}: {rows, plural, one {# row} other {# rows}}';
export const pasted = 'Pasted text';
export const tableAbout =
  'Choose what each column contains. Your choice is remembered for tables with the same columns.';
export const tablesAbout =
  'Choose what each column contains. All tables of this batch with the same columns are read this way, and your choice is remembered.';
export const readSo = 'Read tables this way';
export const leaveOut = 'Skip it';
export const reading = 'Reading the table…';
export const notRead = 'The table could not be read: {error}';
export const sheet = 'workbook\u0004Sheet';
export const layout = 'Each row is';
export const lines = 'A line of one invoice';
export const linesAbout = 'All rows form one invoice';
export const numbers = 'A line; same number, same document';
export const numbersAbout = 'Rows with the same number form one document';
export const rows = 'A document';
export const rowsAbout = 'Each with one line';
export const hasHeader = 'The first row contains column names';
export const decimal = 'Decimal separator';
export const point = 'Point: 1,234.50';
export const comma = 'Comma: 1.234,50';
export const dates = 'Dates';
export const dmy = 'Day, month, year';
export const mdy = 'Month, day, year';
export const ymd = 'Year, month, day';
export const template = 'Supplier and currency of {title}';
export const column = 'Column';
export const holds = 'Content';
export const examples = 'Examples';
export const unnamed = 'Column {position}';
export const nothing = 'Ignore';
export const becomes = 'This creates {count, plural, one {one document} other {# documents}}.';
export const unread =
  '{count, plural, one {One cell does} other {# cells do}} not match the column and {count, plural, one {is} other {are}} used as written: {first}';
export const leftRows = '{count, plural, one {One total row is} other {# total rows are}} skipped: {rows}';
export const leftRow = 'row {row} “{text}”';
export const ignoredColumns =
  '{count, plural, one {One unknown column is} other {# unknown columns are}} ignored: {columns}. Choose below what {count, plural, one {it contains} other {they contain}}.';
export const differingSum =
  'Row {row}: the sum {text} does not follow from quantity, price and discount, which give {made}.';
export const sharedNumber = 'Number {number} is used for {count} customers: {customers}.';
export const joinCustomers = 'One document for each number, even with different customers';
export const untaxed =
  'No column contains a tax rate, so the lines have no tax. Choose a column, or add the tax to each line.';
export const untaxedColumn =
  'The column {column} is empty, so the lines have no tax. Fill it in, or add the tax to each line.';
export const discounts = 'Discounts without a sign, such as {text} in row {row}';
export const discountsAbout = 'To open the documents, choose what they are.';
export const percentages = 'Percentages';
export const amounts = 'Amounts';
export const sampleSupplier = 'The supplier of {title} is a sample and is not used. Add your own to the documents.';
export const unreadCell = '{field} in row {row}: “{text}”';
export const noPrices = 'No column contains a price or an amount. Choose one.';
export const openDocuments = '{count, plural, one {Open as a draft} other {Open # drafts}}';
export const toBatch = 'Send to Batch';
export const addLines = 'Add to {title}';
export const added = '{count, plural, one {One line was} other {# lines were}} added to {title}';

export const number = 'Invoice number';
export const date = 'Invoice date';
export const due = 'Due date';
export const delivered = 'Date of supply';
export const currency = 'Currency';
export const kind = 'Document type';
export const order = 'Order number';
export const note = 'Note';
export const customer = 'invoice\u0004Customer';
export const customerTax = 'Tax number of the customer';
export const street = 'Street';
export const postcode = 'Postcode';
export const city = 'City';
export const country = 'Country';
export const email = 'E-mail';
export const supplier = 'invoice\u0004Supplier';
export const supplierTax = 'Tax number of the supplier';
export const item = 'Item or service';
export const itemRef = 'Item number';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const price = 'Price without tax';
export const grossPrice = 'Price with tax';
export const discount = 'Discount';
export const rate = 'Tax rate';
export const net = 'Amount without tax';
export const gross = 'Amount with tax';
