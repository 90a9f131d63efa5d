export const document = 'Document';
export const editor = 'Document, as JSON. Press Escape, then Tab to leave the text; F8 goes to the next problem.';
export const xmlEditor = 'E-invoice, as XML. Press Escape, then Tab to leave the text; F8 goes to the next problem.';
export const plain = 'Document, as JSON';
export const plainXml = 'E-invoice, as XML';
export const noEditor = 'The editor could not be fetched';
export const plainGoesOn =
  'Write on in the plain field: all is kept. Load the page again for colours, faults at their place and the live result.';
export const loadingForm = 'The form is being loaded …';
export const loading = 'The paper is on its way …';
export const loadingText = 'The text is being loaded …';
export const loadingComparison = 'The comparison is being loaded …';
export const escapeLeaves = 'Escape, then Tab leaves the text';
export const tabLeaves = 'Tab now leaves the text';

export const readOnly = 'Read-only. {why}';
export const signedWhy =
  'This envelope is signed. A change would break its signatures: make a copy with Replicate, or remove the signatures.';
export const removeSignatures = 'Remove signatures';

export const schema = 'The schema {schema}';
export const regime = 'The regime {country}';
export const envelope = 'Envelope';
export const signedEnvelope = 'Signed envelope';
export const addAddon = 'addon';
export const addAddonHow = 'Choose an addon';
export const commandKeys = '{about} ({keys})';
export const view = 'View';
export const json = 'JSON';
export const form = 'Form';
export const switchTo = 'Switch to {view} ({keys})';
export const both = 'Side by side';
export const bothHow = 'Form and JSON side by side';
export const pastedComments = 'The comments were left behind: JSON has none';
export const pastedYaml = 'YAML was pasted: the document stands here as JSON. Undo brings the YAML back.';
export const pastedIn = 'The document was taken out of what was pasted';
export const pastedInHow = 'Undo brings the whole back.';
export const pastedBroken = 'What was pasted is broken JSON that can be repaired';
export const pastedTable = 'What was pasted is a table';
export const pastedSeveral = 'What was pasted holds {count} documents';
export const openIt = 'Open it …';
export const openThem = 'Open them';
