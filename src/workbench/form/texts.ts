export const notJson = 'The text is not JSON';
export const notJsonAbout =
  'A form can be made of it once it is fixed. What is wrong, and where, is listed under Problems.';
export const noSchema = 'The document names no schema';
export const noSchemaAbout =
  'Its member $schema says what it is, as https://gobl.org/draft-0/bill/invoice, and with it what fields it has.';
export const showText = 'Show the text';
export const making = 'The form is being made …';
export const fetching = 'The fields are being fetched …';
/** After the count. */
export const faults = '{count, plural, one { fault} other { faults}}';

export const missing = 'missing';
export const filledIn = 'filled in';
export const calculated = 'Calculated';
export const partOf = '{name} {part}';
export const copy = 'Copy';
export const copyField = 'Copy {field}';
export const copied = '{field} was copied';
export const remove = 'Remove';
export const removeField = 'Remove {field}';
export const removeSection = 'Remove; undo brings it back';

export const addField = 'Add a field';
export const addFieldTo = 'Add a field to {object}';
export const fieldsOf = 'Fields of {object}';
export const whichField = 'Which field?';
export const noSuchField = 'No field is called that.';
export const filledInAbout = 'filled in where it is missing';

export const entry = '{name} {number}';
export const moved = 'Moved to position {position} of {count}.';
export const drag = 'Drag to another position';
export const moveUp = 'Move up';
export const moveUpEntry = 'Move up {number}';
export const moveDown = 'Move down';
export const moveDownEntry = 'Move down {number}';
export const duplicate = 'Duplicate';
export const duplicateEntry = 'Duplicate {number}';
export const removeEntry = 'Remove {number}';
export const showMore = 'Show {count} more of {total}';
export const addTo = 'Add to {list}';
export const addEntry = 'Add an entry';

export const newKey = 'New key';
export const newKeyIn = 'New key in {map}';
export const keyTaken = 'This key is there already';
export const add = 'Add';

export const whatItIs = 'What it is';
export const documentType = '{name} · {schema}';
export const schemaNotThere = 'There is no schema {schema}: edit this part as JSON.';
export const otherMembers = 'Members that the schema does not know';
export const otherMembersAbout = 'The schema does not know these. They stay in the text as they are.';
export const otherValue = 'The value here is {value}, where the schema has {expected}. {edit}';
export const editAsJson = 'Edit it as JSON';
export const aList = 'a list';
export const anObject = 'an object';
export const oneValue = 'one value';

export const yes = 'Yes';
export const no = 'No';
export const notInList = '{value} (not in the list)';
export const noFile = 'No file';
export const fileSize = '{size} kB';
export const chooseFile = 'Choose a file';
export const chooseOtherFile = 'Choose another file';
export const tooLarge = '{file} is larger than 1 MB';
export const tooLargeAbout = 'Give its address instead.';

export const choices = 'Choices';
export const noSuch = 'Nothing is called that.';
export const ownValue = 'Enter takes it as it is written.';
export const whichNumber = 'Which one?';
export const asksFirst = 'First say which number {typed} is';
export const asksFirstAbout = 'It can be read as two, and is not in the document until that is said.';

export const taxRate = '{tax} {rate}';
export const taxSurcharged = '{tax} {rate} + {surcharge}';
export const retainedRate = '{tax} −{rate}';
export const taxKey = '{tax}: {key}';
export const exemptBecause = '{exempt}: {reason}';
export const surchargeRate = 'with surcharge {rate}';
export const ownRate = 'your own rate';

export const filledInBy = 'Left empty, building fills in what is shown, from the rest of the document.';
export const filledInLater = 'Left empty, building fills it in.';
/** Before what is wrong with a cell of a table. */
export const faultOf = '{label}:';
export const fix = 'Fix …';
/** Shows all that is known of a fault. */
export const details = 'Details';
export const noSuchDay = 'There is no {day}.';
export const noDate = 'This is not a date. Write it as {pattern}.';
