export const notJson = 'The text is not valid JSON';
export const notJsonAbout = 'The form appears once the text is fixed. See Problems for details.';
export const noSchema = 'The document has no schema';
export const noSchemaAbout =
  'Add $schema, such as https://gobl.org/draft-0/bill/invoice. It says what kind of document this is and which fields it has.';
export const showText = 'Show the text';
export const making = 'Preparing the form…';
export const fetching = 'Loading the fields…';
/** Follows the count. */
export const errors = '{count, plural, one {# problem} other {# problems}}';

export const missing = 'missing';
export const filledIn = 'filled in';
export const calculated = 'Calculated';
export const partOf = '{name} {part}';
export const copy = 'button\u0004Copy';
export const copyField = 'Copy {field}';
export const copied = '{field} was copied';
export const remove = 'Remove';
export const removeField = 'Remove {field}';
export const removeSection = 'Remove. Undo brings it back.';

export const addField = 'Add a field';
export const addFieldTo = 'Add a field to {object}';
export const fieldsOf = 'Fields of {object}';
export const whichField = 'Search fields';
export const noSuchField = 'No matching field.';
export const filledInAbout = 'filled in if missing';

export const entry = '{name} {number}';
export const moved = 'Moved to position {position} of {count}.';
export const drag = 'Drag to move';
export const moveUp = 'Move up';
export const moveUpEntry = 'Move {number} up';
export const moveDown = 'Move down';
export const moveDownEntry = 'Move {number} down';
export const duplicate = 'Insert a copy';
export const duplicateEntry = 'Insert a copy of {number}';
export const removeEntry = 'Remove {number}';
export const showMore = 'Show {count} more of {total}';
export const addTo = 'Add to {list}';
export const addEntry = 'Add an entry';

export const newKey = 'New key';
export const newKeyIn = 'New key in {map}';
export const keyTaken = 'This key already exists';
export const add = 'Add';

export const whatItIs = 'Kind of document';
export const documentType = '{name} · {schema}';
export const schemaNotThere = 'Unknown schema {schema}. Edit this part as JSON.';
export const otherMembers = 'Unknown fields';
export const otherMembersAbout = 'These fields are not part of the schema. They stay in the text as they are.';
export const notList = 'The value is {value}, but the schema expects a list. {edit}';
export const notObject = 'The value is {value}, but the schema expects an object. {edit}';
export const notSingle = 'The value is {value}, but the schema expects a single value. {edit}';
export const editAsJson = 'Edit it as JSON';

export const yes = 'Yes';
export const no = 'No';
export const notInList = '{value} (not in the list)';
/** In the empty field of a code. */
export const searchCode = 'Search by words, or type the code';
export const noFile = 'No file';
export const fileSize = '{size} kB';
export const chooseFile = 'Choose a file';
export const chooseOtherFile = 'Choose another file';
export const tooLarge = '{file} is larger than 1 MB';
export const tooLargeAbout = 'Enter its web address instead.';

export const choices = 'Choices';
export const noSuch = 'No match.';
export const ownValue = 'Press Enter to use it as typed.';
export const asksFirst = 'Choose how to read {typed}';
export const asksFirstAbout = 'This number is ambiguous. It is added to the document once you choose.';

export const taxRate = '{tax} {rate}';
export const taxSurcharged = '{tax} {rate} + {surcharge}';
export const retainedRate = '{tax} −{rate}';
export const taxKey = '{tax}: {key}';
export const exemptBecause = '{exempt}: {reason}';
export const surchargeRate = 'with surcharge {rate}';
export const ownRate = 'custom rate';
/** A text where an entry of a list is expected. */
export const notListed = '{name} is not in the list. Choose an entry.';
/** After a tax whose percentage the user must type. */
export const typePercentage = 'type the percentage';

export const filledInBy = 'If you leave this empty, it is filled in with the value shown.';
export const filledInLater = 'If you leave this empty, it is filled in when you build.';
/** Precedes the problem of a table cell. */
export const faultOf = '{label}:';
export const fix = 'Fix…';
/** Shows all details of a fault. */
export const details = 'Details';
/** The tax number and another official number: USt-IdNr. or Steuernummer. */
export const eitherNumber = 'Enter {number} or {other}.';
export const noSuchDay = 'There is no {day}.';
export const otherNotation = 'In the document, this number must be written as {number}.';
export const noNumber = 'This is not a number. Write it as {pattern}.';
export const noDate = 'This is not a date. Write it as {pattern}.';

/** An option of corrections, as its schema names it. */
export const copyTax = 'Copy Tax Totals';
/** Under the empty number of a copy, whose field shows the number faintly. */
export const takeNextNumber = 'Use {number}';
export const nextNumberHow = 'Next free number. Tab takes it.';

export const useKnown = 'Use {value}';
export const addressKind = 'Kind of address';
export const addressNumber = 'Number or address';
export const customerAddress =
  'Where the customer gets e-invoices, usually under a number of the company. If in doubt, ask the customer.';
export const supplierAddress = 'Where your company is found in the network of e-invoices, usually under its number.';
