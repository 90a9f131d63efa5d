export const title = 'Result';
export const resultAs = 'Result as';
export const checks = 'Checks';
export const terms = 'What the file says';
export const files = 'Files';
export const preview = 'Preview';
export const result = 'Result';
export const xml = 'XML';
export const pdf = 'PDF';
export const jsonLabel = 'Result, as JSON';
export const changes = 'Changes';
export const calculation = 'Calculation';
export const envelope = 'Envelope';
export const loading = 'Loading…';
export const appearsHere = 'The invoice appears here while you write it';
export const appearsHereHow = 'Start with the customer or with an item.';
export const builtIn = 'built in {time}';

export const old = 'Not updated';
export const oldNotJson = 'The text is not valid JSON. The preview shows the last valid text.';
export const oldFaults = 'Nothing can be calculated from the text. The preview shows the previous document.';
export const oldText = 'The text has changed. Build shows its result.';
export const oldEnvelope = 'Envelope was switched on or off. Build shows the result.';
export const incomplete = 'Incomplete';
export const readInPartAbout = 'The document without the parts that could not be read';
export const calculatedInPartAbout = 'The document has problems. It is shown as far as it could be calculated.';

export const use = 'Use as document';
export const useAbout = 'Replaces the text in the editor with the result. Undo brings the text back.';
export const used = 'The result is now the document. Undo brings the text back.';
export const isDocument = 'The document already matches the result.';
export const lacksUnreadable = 'The result lacks the parts of the document that could not be read.';

export const updating = 'Updating…';
export const building = 'Building…';
export const notJson = 'The text is not valid JSON';
export const notJsonAbout = 'See Problems for details.';
export const faultCount = 'The document has {count, plural, one {a problem} other {# problems}}';
export const faultsAbout = 'Nothing could be calculated. See Problems for details.';
export const notBuilt = 'Nothing built yet';
export const notBuiltAbout =
  'The document is calculated and checked while you type, and the result appears here. Your text stays as it is. Build asks the service.';

export const unchanged = 'No changes';
export const unchangedAbout = 'The document was complete: building changed nothing.';
export const removedLegend = 'as typed, in the layout of the result';
export const addedLegend = 'as built';
export const compareAgain = 'Compare again';
export const comparing = 'Loading the comparison…';
export const original = 'Original';
export const thisDraft = 'this draft';
export const originalLegend = 'only in {title}';
export const draftLegend = 'only in this draft';
export const asTyped = 'As typed';
export const asBuilt = 'As built';
