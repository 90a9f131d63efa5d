export const none = 'This document has no preview';
export const noneAbout = 'Its $schema is missing, so its kind is unknown.';
export const paper = 'Paper';
export const language = 'Language of the preview';
export const print = 'Print';
export const pages = 'PDF pages';
export const darkPaper = 'Dark paper';
