/** What was done to a file as a whole. */

import { type Message, message } from '../../engine/text/message.ts';

export const base64Removed = message('The file was in base64; now it is XML');
export const blanksRemoved = message('White space before the XML declaration: removed');
export const encodingChanged = message('The file is now in UTF-8, as it must be');
export const markRemoved = message('Byte order mark: removed');
export const instructionsRemoved = message('Processing instructions: removed');
export const namespaceChanged = message('The namespaces are now those of the format');

/** What attributes say about a field. */
export const attributes: Readonly<Record<string, Message>> = {
  schemeID: message('scheme'),
  unitCode: message('unit'),
  currencyID: message('currency'),
  mimeCode: message('file type'),
  format: message('date format'),
  listID: message('code list'),
};

/** What a change does to a signature. */
export const signatures = {
  broken: message('This change breaks the signature in the file. Sign the file again.'),
  removed: message('This change removes the signature around the file. Sign the file again.'),
} as const;

export const unchanged = message('Billwright does not correct this fault, so the file stays as it is.');

/** What to do about a code of a rejection. */
export const advice = {
  repair: message('Billwright fixes this in the file.'),
  ask: message('Enter what is missing; Billwright writes it into the file.'),
  copy: message(
    'Billwright removes an exact copy of the element. If two of them differ, choose one in the invoice itself.',
  ),
  resend: message('The invoice itself is not at fault: change nothing in it, and send it again.'),
  wait: message('The invoice itself is not at fault: change nothing in it, and do not send it again.'),
  issuer: message('Billwright does not change this. Correct your invoice, or ask its issuer for a corrected one.'),
} as const;
