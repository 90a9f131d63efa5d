export const archive = '{name} holds {count, plural, one {# file} other {# files}}';
export const archiveAbout = 'Open those that you choose as drafts, or work on all at once on the page Batch.';
export const archiveFiles = 'Files';
export const openChosen = 'Open {count, plural, one {# file} other {# files}}';
export const allInBatch = 'All in Batch';
export const chooseAll = 'All';
export const left = '{count, plural, one {One file stays} other {# files stay}} in it, as {first}: {why}';
export const tooMany = 'More than {most} are no tabs: take them to the page Batch.';

export const repair = 'This JSON is broken';
export const repairOf = 'The JSON of {name} is broken';
export const repairAbout =
  'It was most likely meant as on the right. See whether that says the same before you open it.';
export const asItWas = 'As it is';
export const asRepaired = 'Repaired';
export const openAsItIs = 'Open as it is';
export const openRepaired = 'Open repaired';

export const table = '{name}: {rows, plural, one {# row} other {# rows}}';
export const pasted = 'What was pasted';
export const tableAbout = 'Say what its columns hold. What you choose is remembered for tables with the same columns.';
export const tablesAbout =
  'Say what its columns hold. All tables of this batch with the same columns are read so, and it is remembered for others.';
export const readSo = 'Read it so';
export const leaveOut = 'Leave it out';
export const reading = 'The table is being read …';
export const notRead = 'The table could not be read: {error}';
export const sheet = 'Sheet';
export const layout = 'The rows are';
export const lines = 'Lines of one invoice';
export const linesAbout = 'All of them';
export const numbers = 'A document for each number';
export const numbersAbout = 'Rows with the same number are its lines';
export const rows = 'A document each';
export const rowsAbout = 'Each with one line';
export const hasHeader = 'The first row names the columns';
export const decimal = 'Decimal sign';
export const point = 'Point: 1,234.50';
export const comma = 'Comma: 1.234,50';
export const dates = 'Dates';
export const dmy = 'Day, month, year';
export const mdy = 'Month, day, year';
export const ymd = 'Year, month, day';
export const template = 'Supplier and currency of {title}';
export const column = 'Column';
export const holds = 'Holds';
export const examples = 'Examples';
export const unnamed = 'Column {position}';
export const nothing = 'Nothing that is taken';
export const becomes = 'It becomes {count, plural, one {one document} other {# documents}}.';
export const unread =
  '{count, plural, one {One cell says} other {# cells say}} something else than its column holds; it is taken as it is: {first}';
export const leftRows =
  '{count, plural, one {A row is left out, as it only says what others come to} other {# rows are left out, as they only say what others come to}}: {rows}';
export const leftRow = 'row {row} “{text}”';
export const ignoredColumns =
  '{count, plural, one {One column is} other {# columns are}} not known and {count, plural, one {is} other {are}} left out: {columns}. Choose below what {count, plural, one {it holds} other {they hold}}.';
export const sharedNumber = 'Number {number} stands for {count} customers: {customers}.';
export const joinCustomers = 'One document for each number, even if customers differ';
export const untaxed =
  'No column holds a tax rate: the lines have no tax. Choose a column, or add the tax to each line.';
export const sampleSupplier = 'The supplier of {title} is a sample and is left out. Add your own to the documents.';
export const unreadCell = '{field} in row {row}: “{text}”';
export const noPrices = 'No column holds a price or a sum: choose one.';
export const openDocuments = 'Open {count, plural, one {as a draft} other {# drafts}}';
export const toBatch = 'To Batch';
export const addLines = 'Add to {title}';
export const added = '{count, plural, one {One line was} other {# lines were}} added to {title}';

export const number = 'Invoice number';
export const date = 'Invoice date';
export const due = 'Due date';
export const delivered = 'Date of supply';
export const currency = 'Currency';
export const kind = 'Type of document';
export const order = 'Order number';
export const note = 'Note';
export const customer = 'Customer';
export const customerTax = 'Tax number of the customer';
export const street = 'Street';
export const postcode = 'Postcode';
export const city = 'City';
export const country = 'Country';
export const email = 'E-mail';
export const supplier = 'Supplier';
export const supplierTax = 'Tax number of the supplier';
export const item = 'Item or service';
export const itemRef = 'Article number';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const price = 'Price without tax';
export const grossPrice = 'Price with tax';
export const discount = 'Discount in percent';
export const rate = 'Tax rate';
export const net = 'Sum without tax';
export const gross = 'Sum with tax';
