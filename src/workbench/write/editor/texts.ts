export const document = 'Document';
export const editor = 'Document, as JSON. Press Escape, then Tab to leave the text. Press F8 for the next problem.';
export const xmlEditor = 'E-invoice, as XML. Press Escape, then Tab to leave the text. Press F8 for the next problem.';
export const plain = 'Document, as JSON';
export const plainXml = 'E-invoice, as XML';
export const noEditor = 'The editor could not be loaded';
export const plainGoesOn =
  'You can continue in the plain text field; nothing is lost. Reload the page for colours, marked problems and the live result.';
export const loadingForm = 'Loading the form…';
export const loading = 'Loading the preview…';
export const loadingText = 'Loading the text…';
export const loadingComparison = 'Loading the comparison…';
export const escapeLeaves = 'Press Esc, then Tab to leave the editor';
export const tabLeaves = 'Tab now leaves the text';

export const readOnly = 'Read-only. {why}';
export const signedWhy =
  'This envelope is signed, and any change would break its signatures. Make a copy with Replicate, or remove the signatures.';
export const removeSignatures = 'Remove signatures';

export const schema = 'Schema {schema}';
export const regime = 'Country {country}';
export const envelope = 'Envelope';
export const signedEnvelope = 'Signed envelope';
export const addAddon = 'Addon';
export const removeAddon = 'Remove {addon}';
export const addAddonHow = 'Choose an addon';
export const commandKeys = '{about} ({keys})';
export const view = 'View';
export const json = 'JSON';
export const form = 'Form';
export const switchTo = 'Switch to {view} ({keys})';
export const pastedComments = 'Comments were removed: JSON does not allow them';
export const pastedYaml = 'The pasted YAML was converted to JSON. Undo brings the YAML back.';
export const pastedIn = 'The document was extracted from the pasted text';
export const pastedInHow = 'Undo brings it all back.';
export const pastedBroken = 'The pasted JSON is broken but can be fixed';
export const pastedTable = 'You pasted a table';
export const pastedSeveral = 'You pasted {count} documents';
export const openIt = 'Open it…';
export const openThem = 'Open them';
export const seeExample = 'See an example';
