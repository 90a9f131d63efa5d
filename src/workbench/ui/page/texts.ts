export const signed = 'The document is signed and read-only.';
export const lockedByHost = 'The page that embeds the workbench has locked the document.';

/** The words on keys. */
export const control = 'Ctrl';
export const shift = 'Shift';
export const space = 'Space';
