export const newVersion = 'A new version of Billwright is available';
export const draftsAreKept = 'Your drafts stay when you reload.';
export const reload = 'Reload';
export const ready = 'Ready to work offline';
