export const title = 'Report {name}';
export const about =
  'Whether anybody has changed this report since it was signed, and which key signed it. Nothing leaves this browser.';
export const verifying = 'Verifying the report…';
export const valid = 'Nobody has changed this report since it was signed with the key {key}.';
export const changed = 'This report was changed after it was signed. Ask for the original.';
export const unsigned = 'This report is not signed, so nobody can tell whether it was changed.';
export const unknownKey =
  'Nobody has changed this report since it was signed, but no key in this browser made the signature. Import the public key of the signer.';
export const notValid = 'The signature is not valid. {why}';
export const failed = 'The report could not be verified: {why}';
export const key = 'Key';
export const signer = 'Signer';
export const signedAt = 'Signed on';
export const checkedAt = 'Checked on';
export const program = 'Program';
export const files = 'Files checked';
export const importKey = 'Public key of the signer';
export const compare = 'Is your file in this report?';
export const compareFiles = 'Compare files';
export const isIn = '{name} is in the report, unchanged.';
export const isNotIn = '{name} is not in the report, or has changed since.';
