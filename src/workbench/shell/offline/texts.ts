export const newVersion = 'A new version of Billwright is available';
export const draftsAreKept = 'Your drafts stay when you reload.';
export const reload = 'Reload';
export const ready = 'Ready to work offline';
export const readyAbout = 'This browser has all it needs: the page opens without a network, too.';
