export const title = 'Sign';
export const about =
  'The document is built, put in an envelope and signed in this browser. Your private key does not leave it.';
export const notPossible = 'Signing is not possible here';
export const plainHttp =
  'Browsers offer no cryptography to pages loaded over plain http. Open this page over https, or on the machine that serves it (localhost). Everything else works here.';
export const fetching = 'Loading your keys…';
export const signed = 'Signed {document} with {key}';
export const signedAbout = 'The draft is now a signed envelope, and read-only.';
export const undo = 'Undo';
export const notSigned = 'Not signed';
export const notSignedNotice = 'Not signed.';
export const cancel = 'Cancel';
export const signDocument = 'Sign {document}';
export const key = 'Key';
export const needKey = 'You need a key to sign. Create one here, or import your own.';
export const who = 'Issuer and audience';
export const issuer = 'Issuer';
export const audience = 'Audience';
export const uriHint = 'A URI, such as https://example.com';
export const keys = 'Keys';
export const keysHere = 'Keys in this browser';
export const unkept =
  'This browser does not allow keys to be saved. They last until you close this page, so export them.';
export const orImport = 'Or import your own key';

export const importHint = 'A JSON Web Key or a key set.';
export const pasteHere = 'Paste it here';
export const pasted = 'Pasted key';
export const loadFile = 'Load a file';
export const otherKey = 'There is already another key with the identifier {kid}, named {name}.';
export const taken = '{count, plural, one {The key was imported} other {# keys were imported}}';
export const importedNotice = '{count, plural, one {The key was imported.} other {# keys were imported.}}';
export const skipped = 'Skipped: {what}';
export const numbered = '{name} {number}';

export const newName = 'Name of the new key';
export const myKey = 'My key';
export const makeKey = 'Create a key';
export const made = 'A key was created and saved in this browser.';

export const noKeys = 'There are no keys in this browser yet.';
export const keyIs = '{use} · {kid}';
export const signsAndVerifies = 'Signs and verifies';
export const verifiesOnly = 'Verifies only';
export const rename = 'Rename';
export const renameKey = 'Rename {name}';
export const nameOf = 'Name of {name}';
export const remove = 'Remove';
export const removeKey = 'Remove {name}';
export const removed = 'Removed {name}';
export const removedAbout = 'Existing signatures stay valid. The key can no longer sign.';
export const exportKey = 'Export {name}';
export const saveAsFile = 'Save as a file';
export const saved = 'The key was saved as a file.';
export const publicKey = 'Public key';
export const publicKeyAbout = 'For sharing: others use it to verify your signatures.';
export const publicKeyFile = '{name} public key.json';
export const privateKey = 'Private key';
export const privateKeyAbout = 'Keep it secret: anyone who has it can sign in your name.';
export const privateKeyFile = '{name} private key.json';
