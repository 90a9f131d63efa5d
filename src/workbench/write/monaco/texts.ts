export const showChoices = 'Show suggestions';
export const goOn = 'Keep typing';
export const fixes = 'Show fixes for the problem at the cursor';
export const outline = 'Document';
