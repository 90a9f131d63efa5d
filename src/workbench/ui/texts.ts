export const close = 'Close';
export const copyRefused = 'This browser refuses to copy';
export const required = 'required';

export const partBroken = 'This part cannot be shown';
export const partBrokenWhy = 'Something went wrong in it, not in your document.';
export const nothingLost = 'Nothing is lost: drafts are kept in this browser.';
export const reload = 'Reload the page';

export const notFetched = 'A part of the workbench could not be fetched';
export const notFetchedWhy = 'The document is as it was. Once the server answers again, reload the page to have it.';

export const unreadable = '{file} cannot be read';
export const severalUnreadable = '{file} and {others} more cannot be read';
export const unreadableWhy = 'The browser was refused, or it is gone.';

export const milliseconds = '{time} ms';

export const calendar = 'Choose from a calendar';
