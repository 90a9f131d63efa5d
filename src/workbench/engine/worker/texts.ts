/** Texts of fixes, completion, hover, key import and e-reporting. */
export const noJsonKey = 'This is not JSON. A key is a JSON Web Key, such as {example}.';
export const noKey = 'There is no key in it. A JSON Web Key is an object with kty.';
export const thisKey = 'This key cannot be used.';
export const keyAt = 'Key {position} cannot be used.';
export const twoKeys = 'There are two different keys with the identifier {kid}.';

/** Texts about French e-reporting. */
export const noInvoice = 'The file is not an invoice.';

/** The current date, offered for a date. */
export const today = 'today';
/** A date of supply. */
export const asIssued = 'same as the invoice date';
export const noted = '{title} – {note}';
export const add = 'Add "{name}"';
export const addValue = 'Add "{name}": "{value}"';
export const addChosen = '{title}, from {count, plural, one {# code} other {# codes}}';
export const remove = 'Remove "{name}"';
export const rename = 'Rename to "{name}"';
export const use = 'Use "{value}"';
/** A number that may belong to somebody else. */
export const didYouMean = 'Did you mean {value}? Compare it with the original';
export const useAsAccount = 'Use "{value}" as account number';
export const write = 'Write {json}';
export const writeNumber = 'Write a number';
export const removeSecond = 'Remove the second "{name}"';
export const removeFirst = 'Remove the first "{name}"';
export const putComma = 'Add a comma before it';
export const removeComma = 'Remove the comma';
export const removeComment = 'Remove the comment';
export const putQuotes = 'Add quotes';
export const close = 'Close with {brackets}';

export const schemaTitle = 'JSON Schema ID';
export const schemaAbout = 'The kind of document, such as https://gobl.org/draft-0/bill/invoice.';
export const calculated = 'calculated';
export const required = 'required';
export const recommended = 'recommended';
export const extension = 'extension';
export const extensionOf = 'extension, one of {count} codes';
export const pattern = 'Codes match {pattern}';
export const propertyValue = '{property}: {value}';
export const vat = 'Value Added Tax';
export const gst = 'Goods and Services Tax';
export const since = 'Since {day}.';
export const firstDayUnknown = 'The start date of this percentage is unknown, so it applies to any date.';
export const before = 'Before: {rates}.';
export const rateSince = '{rate} since {day}';

export const kinds = {
  text: 'text',
  boolean: 'true or false',
  integer: 'whole number',
  number: 'number',
  amount: 'amount',
  percentage: 'percentage',
  date: 'date',
  map: 'object with string values',
  wrapper: 'object with its own $schema',
  object: 'object',
} as const;

export const lists = {
  text: 'list of strings',
  boolean: 'list of true or false',
  integer: 'list of whole numbers',
  number: 'list of numbers',
  amount: 'list of amounts',
  percentage: 'list of percentages',
  date: 'list of dates',
  map: 'list of objects with text values',
  wrapper: 'list of objects with their own $schema',
  object: 'list of objects',
} as const;

export const listOfLists = 'list of lists';

export const tooLarge = 'it is larger than 10 MB';
/** An e-invoice whose bytes contradict its declared encoding. */
export const undecodable = '{what} (line {line}, column {column})';

export const json = 'JSON';
export const jsonAbout = 'The document as it is, for programs and for opening it again here.';
export const yaml = 'YAML';
export const yamlAbout = 'The document as text that is easy to read and compare.';
export const xml = 'XML';
export const xmlAbout = 'The e-invoice as it is.';

/** The place of a fault of an e-invoice that concerns no single field. */
export const wholeInvoice = 'Whole invoice';
export const fileTooLarge = 'The file is larger than {megabytes} MB.';
