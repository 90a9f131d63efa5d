export const rejection = 'What came back';
export const rejectionAbout = 'Paste the code, e-mail or report that came back.';
export const explain = 'Show what is wrong';
export const noCodes = 'The text names no code. Paste the whole message, or the report.';
export const at = 'In the file: {places}';
export const kinds = {
  repair: 'Fix it here',
  ask: 'Needs a value from you',
  issuer: 'To correct in the invoice itself',
  resend: 'Send it again',
  wait: 'Leave it as it is',
} as const;
