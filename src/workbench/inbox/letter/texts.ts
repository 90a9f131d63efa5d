/** The texts of the dialog with a letter to a supplier. */

export const title = 'Write to {supplier}';
export const titleAbout = 'Change it as you like. Nothing is sent from here. The file is then marked “Asked”.';
export const language = 'Language';
export const subjectLabel = 'Subject';
export const textLabel = 'Message';
export const copy = 'Copy';
export const openEmail = 'Open in my e-mail program';
export const copied = 'The letter was copied';
