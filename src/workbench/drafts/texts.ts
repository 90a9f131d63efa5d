export const drafts = 'Drafts';
/** Read behind the title of a draft. */
export const faults = ', {count, plural, one {# fault} other {# faults}}';
export const close = 'Close {title}';
export const closed = 'Closed {title}';
export const undo = 'Undo';

export const storageFull =
  'Drafts are not kept: this browser’s storage is full. They last as long as this page is open; copy what you need.';
export const storageRefused =
  'Drafts are not kept: this browser refuses to store them. They last as long as this page is open; copy what you need.';

export const dropHere = 'Drop documents, e-invoices, tables or archives here';
export const tooManyForTabs = '{count} documents are too many for tabs';
export const useBatch = 'The page Batch works on them all at once.';
export const opened = '{count, plural, =1 {Opened as a new draft.} other {# documents opened as drafts.}}';
export const unreadable = 'it cannot be read: {error}';
export const notOpened = '{file} was not opened: {fault}';
export const openingFailed = 'Nothing was opened: {error}';
export const pastedNot =
  '{count, plural, =0 {What was pasted was not opened} one {One document of what was pasted was not opened} other {# documents of what was pasted were not opened}}: {fault}';
export const someNotOpened =
  '{count, plural, one {One document} other {# documents}} of {file} could not be opened: {fault}';
export const guessed = '{file} is not UTF-8: it was read as {encoding}';
export const guessedHow = 'See whether letters with accents are right.';

export const noYaml = 'A text that is not JSON cannot become YAML';
export const fixFirst = 'Fix it first.';
export const nothingToPrint = 'There is nothing to print yet';
export const buildFirst = 'Build the document first.';

export const changedElsewhere = '{title} was changed in another tab at the same time';
export const mineIsKept = 'What was written here is kept as a draft of its own.';
export const closedElsewhere = '{title} was closed in another tab';
export const staysOpen = 'It stays open here.';

export const share = 'Share by a link';
export const shareHow =
  'The link holds the document itself, compressed, after the # of the address: browsers never send that part to a server.';
export const copyLink = 'Copy the link';
export const copied = 'Copied';
export const link = 'Link';
export const notCopied = 'The browser did not let it be copied: select the link and copy it yourself.';
export const linkLength = '{count} characters. Anyone who has the link has the document.';
export const linkIsLong = 'Some programs cut links as long as this one. A file is safer for such a document.';
export const damagedLink = 'This link does not hold a complete document';
export const damagedLinkHow = 'A part of it was lost on its way. Ask for it again, or for a file.';
export const uncommented = 'The comments were left behind';
export const openAnyway = 'Open it anyway';
export const schemaGuessed = 'Opened as: {kind}';
export const schemaGuessedWhy = 'It did not say what it is; by what it has it is this. Its $schema says so now.';
export const uncommentedWhy = 'The document stands here as JSON, which has none: keep the YAML where you want them.';
export const copyOf = 'Copy of {title}';
