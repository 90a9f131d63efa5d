export const menu = 'New';
export const title = 'New document';
export const search = 'Country, addon or topic';
export const fetching = 'Loading the examples…';
export const noneFound = 'No matching example.';
export const notFetched = 'The examples could not be loaded. {why}';
export const empty = 'Empty';
export const emptyDocument = 'Empty {document}';
/** Heads what few people start: other documents, and invoices for a format. */
export const more = 'More';
export const type = 'Type of document';
export const allTypes = 'All types';
export const emptyInvoice = 'Empty invoice, {what}';
export const country = 'Country';
export const allCountries = 'All countries';
export const likeLast = 'Like the last one for {customer}';
