export const drafts = 'Drafts';
/** Read aloud after the title of a draft. */
export const titleWithErrors = '{title}, {count, plural, one {# problem} other {# problems}}';
export const noCustomer = 'No customer yet';
export const close = 'Close {title}';
export const closed = 'Closed {title}';
export const undo = 'Undo';

export const storageFull =
  'Drafts cannot be saved: the storage of this browser is full. They last until you close this page. Copy what you need.';
export const storageRefused =
  'Drafts cannot be saved: this browser does not allow it. They last until you close this page. Copy what you need.';
export const storageUnusable =
  'Drafts cannot be read or saved: their storage is damaged, or a newer version of Billwright wrote it. Reload the page. If that does not help, clear everything in the settings. What you write now lasts until you close this page.';

export const dropHere = 'Drop documents, e-invoices, tables or archives here';
export const tooManyForTabs = '{count} documents are too many for tabs';
export const useBatch = 'Use the Batch page to process them together.';
export const opened = '{count, plural, =1 {Opened as a new draft.} other {# documents opened as drafts.}}';
export const alreadyOpen = 'This file is already open';
export const unreadable = 'it cannot be read: {error}';
export const notOpened = '{file} was not opened: {fault}';
export const opening = 'Opening {file}…';
export const openingFailed = 'Nothing was opened: {error}';
export const pastedNot =
  '{count, plural, =0 {The pasted text was not opened} one {One pasted document was not opened} other {# pasted documents were not opened}}: {fault}';
export const someNotOpened =
  '{count, plural, one {One document} other {# documents}} in {file} could not be opened: {fault}';
export const guessed = '{file} is not UTF-8. It was read as {encoding}';
export const guessedHow = 'Check that accented letters are right.';

export const noYaml = 'Only valid JSON can be converted to YAML';
export const fixFirst = 'Fix the text first.';
export const nothingToPrint = 'There is nothing to print yet';
export const buildFirst = 'Build the document first.';

export const changedInOtherTab = '{title} was changed in another tab at the same time';
export const mineIsKept = 'Your version was kept as a separate draft.';
export const closedInOtherTab = '{title} was closed in another tab';
export const staysOpen = 'It stays open.';

export const sharedFiles = '{count, plural, one {A document was} other {# documents were}} sent to Billwright';
export const sharedHow = 'Open only what you have just shared yourself: any page can send documents.';
export const openShared = 'Open';
export const nothingShared = 'The shared documents could not be opened';
export const nothingSharedHow = 'Share up to {most} files with at most {size} MB together, or drop them here.';

export const share = 'Share a link';
export const shareHow =
  'The link contains the whole document, compressed, after the # of the address. Browsers never send that part to a server.';
export const copyLink = 'Copy the link';
export const copied = 'Copied';
export const link = 'Link';
export const notCopied = 'The browser did not allow copying. Select the link and copy it yourself.';
export const linkLength = '{count} characters. Anyone with the link can read the document.';
export const linkIsLong = 'Some programs cut off long links. A file is safer for this document.';
export const damagedLink = 'This link is incomplete';
export const damagedLinkHow = 'Part of the document is missing. Ask for the link again, or for a file.';
export const uncommented = 'Comments were removed';
export const openAnyway = 'Open anyway';
export const openAsJson = 'Open as JSON';
export const showIt = 'Show {title}';
export const explainRejection = 'Fix…';
export const schemaGuessed = 'Opened as: {kind}';
export const schemaGuessedWhy =
  'The document had no $schema. It was recognised by its fields, and its $schema was added.';
export const uncommentedWhy = 'The document is now JSON, which has no comments. Keep the YAML file if you need them.';
export const copyOf = 'Copy of {title}';
/** The title of a copy before its number is known. Its name is its series or its kind. */
export const noNumber = '{name}, no number';
export const newDocument = 'New document';
export const allDrafts = '{count} drafts';
