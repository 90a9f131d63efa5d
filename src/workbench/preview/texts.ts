export const none = 'No preview of this document';
export const noneAbout = 'It does not say what it is: its $schema is missing.';
export const paper = 'Paper';
export const language = 'Language of the preview';
export const print = 'Print';
export const darkPaper = 'Dark paper';
