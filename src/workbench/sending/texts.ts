export const title = 'Send by e-mail';
export const about = 'Opens a message in your e-mail program. Nothing is sent from here.';
export const to = 'To';
export const subject = 'Subject';
export const subjectOf = '{document} from {supplier}';
export const message = 'Message';
export const messageOf = 'Good day,\n\nplease find attached {document}.\n\nKind regards\n{supplier}';
export const attachments = 'Attachments';
export const none = 'Nothing is attached. Fix the missing values under Save first.';
export const notWritten = '{count, plural, one {# thing} other {# things}} to fix under Save first';
export const writing = 'Writing the attachments…';
export const failed = 'The attachments could not be written';
export const share = 'Share…';
export const save = 'Open as e-mail';
export const saveHow =
  'Saves a message with its attachments as an .eml file. Open it with your e-mail program, check it and send it.';
export const saved = '{file} was saved';
export const savedHow = 'Open the file in your e-mail program to send it.';
