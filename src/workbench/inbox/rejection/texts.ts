export const rejection = 'Rejection';
export const rejectionAbout = 'Paste the code, e-mail or report that came back.';
export const explain = 'Explain';
export const noCodes = 'The text names no code. Paste the whole message, or the report.';
export const explainTitle = 'Explain a rejection';
export const explainAbout = 'Shows what each code in it means, and what to do.';
export const at = 'In the file: {places}';
export const kinds = {
  repair: 'Billwright repairs this',
  ask: 'You must say this',
  issuer: 'Only the issuer may change this',
  resend: 'Send it again',
  wait: 'Leave it as it is',
} as const;
