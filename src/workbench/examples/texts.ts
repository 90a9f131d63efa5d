/** What the menu New says. */

export const menu = 'New';
export const title = 'New document';
export const search = 'Country, addon, what it shows …';
export const fetching = 'The examples are being fetched …';
export const noneFound = 'No example has that.';
export const notFetched = 'There are no examples now. {why}';
export const empty = 'Empty';
export const emptyDocument = 'Empty {document}';
export const type = 'Type of document';
export const allTypes = 'All';
