/** What the panel Envelope says. */

export const title = 'Envelope';
export const none = 'There is no envelope';
export const noneAbout =
  'An envelope holds a document with its digest and signatures. Switch Envelope on to put this document in one; Sign does so by itself.';
export const header = 'Header';
export const uuid = 'UUID';
export const digest = 'Digest';
export const edit = 'Edit the header';
export const notInText =
  'The text is the bare document. “Use as document” brings this header into the text, where it can be edited.';
export const faults = 'Faults';
export const faultCount = 'The envelope has {count, plural, one {a fault} other {# faults}}:';
export const stamps = 'Stamps';
export const noStamps = 'None: authorities and providers add them once they have received the document.';
export const links = 'Links';

export const digestIs = '{algorithm}, {found}';
export const notComputed = 'could not be computed again: {why}';
export const computing = 'being computed again …';
export const digestMatches = 'matches the document, computed again here';
export const digestDiffers = 'is not that of the document: it was changed after the digest was made';

export const signature = 'Signature';
export const signatures = 'Signatures ({count})';
export const notVerifiable = 'The signatures cannot be verified. {why}';
export const notSigned = 'The envelope is not signed. Sign does so, in this browser.';
export const verifyWith = 'Verify with the public key of whoever signed';
export const signatureCopied = 'The signature was copied';
export const copyRefused = 'This browser refuses to copy';
export const notReadable = 'This is not a signature: its parts cannot be read';
export const copySignature = 'Copy the signature';
export const copy = 'Copy';
export const key = 'Key';
export const algorithm = 'Algorithm';
export const signedAt = 'Signed';
export const signedBy = 'By';
export const signedFor = 'For';
export const scope = 'Scope';
export const asWritten = 'As it is written';
export const notVerified = 'Not verified';
export const notVerifiedYet = 'Not verified yet';
export const verified = 'Verified';
export const verifiedWith = 'Verified with the key {key}';
export const envelopeNotValid = 'Not valid: the envelope is not as it should be';
export const unknownKey = 'Not verified. {why}';
export const notValid = 'Not valid. {why}';
export const noValue = 'none';
export const asInHeader = 'as in the header';
export const notHeaders = 'not the header’s';
export const noKeys = 'No key is kept in this browser to verify it with.';
