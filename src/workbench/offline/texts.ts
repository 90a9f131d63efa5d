export const newVersion = 'A new version of Billwright is available';
export const draftsAreKept = 'Your drafts are kept when the page is loaded again.';
export const reload = 'Reload';
