/** The texts of the dialog with a letter to a supplier. */

export const title = 'Write to {supplier}';
export const titleAbout = 'Change the letter as you like. Nothing is sent from here. The file is then marked “Asked”.';
export const language = 'Language';
export const subjectLabel = 'Subject';
export const textLabel = 'Message';
export const copy = 'button\u0004Copy';
export const openEmail = 'Open in my e-mail program';
export const copied = 'The letter was copied';
