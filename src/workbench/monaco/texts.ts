export const showChoices = 'Show what can be written';
export const goOn = 'Go on writing';
export const outline = 'Document';
