/** The texts of the dialog with a letter to a supplier. */

export const title = 'Letter to {supplier}';
export const titleAbout = 'Copy it into an e-mail, and change it as you like. The file is then marked “Asked”.';
export const language = 'Language';
export const subjectLabel = 'Subject';
export const textLabel = 'Message';
export const copy = 'Copy the letter';
export const copied = 'The letter was copied';
