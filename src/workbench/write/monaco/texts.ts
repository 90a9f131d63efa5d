export const showChoices = 'Show suggestions';
export const goOn = 'Keep typing';
export const outline = 'Document';
