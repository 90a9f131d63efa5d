export const close = 'Close';
export const moreActions = 'More actions';
export const notices = 'Notices';
export const copyRefused = 'This browser does not allow copying';
export const required = 'required';

export const partBroken = 'This part cannot be shown';
export const partBrokenWhy = 'Something went wrong in the workbench, not in your document.';
export const nothingLost = 'Nothing is lost: your drafts are saved in this browser.';
export const reload = 'Reload the page';

export const notFetched = 'Part of the workbench could not be loaded';
export const notFetchedWhy = 'Your document has not changed. Reload the page once the server answers again.';

export const unreadable = '{file} cannot be read';
export const severalUnreadable = '{file} and {others} more cannot be read';
export const unreadableWhy = 'The file is gone, or the browser is not allowed to read it.';

export const milliseconds = '{time} ms';

/** Letters in a date pattern, such as dd/mm/yyyy. */
export const dayLetters = 'dd';
export const monthLetters = 'mm';
export const yearLetters = 'yyyy';

export const calendar = 'Choose from a calendar';
export const choose = 'Choose…';
