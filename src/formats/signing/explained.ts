import type { ExplainedCodes } from '../declare/explained.ts';

/** Billwright's own codes about key files. */
export const explained: ExplainedCodes = {
  'BW-KEY-FILE': [
    'The file with the private key cannot be opened.',
    'Give the right password, and a file in PEM, PKCS #8 or PKCS #12.',
  ],
};
