/** Codes of our own about national formats: what is wrong, and how to fix it. */
export const NATIONAL_CODES: Readonly<Record<string, readonly [description: string, explanation: string]>> = {
  'BW-KSEF-VERSION': [
    'The root is that of a version of KSeF which is not read, or of none.',
    'Send FA(3), or FA(2) from before February 2026.',
  ],
  'BW-FPA-P7M': [
    'The signed file (.p7m) has no file in it, is damaged, or is no signed data.',
    'Send the file as it was received; of a detached signature send the file that was signed.',
  ],
  'BW-FPA-P7M-DIGEST': [
    'The file in the signature is another than the one that was signed.',
    'Ask the sender for the file again: it was changed after it was signed.',
  ],
  'BW-FPA-SIGNATURE': [
    'The file is signed; the signature is not verified.',
    'Verify it with a program for qualified signatures, where that counts.',
  ],
};
