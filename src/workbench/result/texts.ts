export const title = 'Result';
export const resultAs = 'Result as';
export const terms = 'Terms';
export const losses = 'Losses';
export const files = 'Files';
export const preview = 'Preview';
export const json = 'JSON';
export const xml = 'XML';
export const pdf = 'PDF';
export const jsonLabel = 'Result, as JSON';
export const changes = 'Changes';
export const calculation = 'Calculation';
export const envelope = 'Envelope';
export const loading = 'Loading …';
export const builtIn = 'built in {time}';

export const old = 'Old';
export const oldNotJson = 'Old: the text is not JSON';
export const oldFaults = 'Old: the text now has faults';
export const oldText = 'Old: the text has changed';
export const oldEnvelope = 'Old: Envelope was switched';
export const inPart = 'In part';
export const readInPart = 'Read in part';
export const readInPartAbout = 'The document without what cannot be read in it';
export const calculatedInPart = 'Calculated in part';
export const calculatedInPartAbout = 'The document has faults: it is shown as far as it could be calculated';

export const use = 'Use as document';
export const useAbout = 'Put the result into the editor; undo brings the text back';
export const used = 'The result is now the document. Undo brings the text back.';
export const isDocument = 'The document is the result already.';
export const lacksUnreadable = 'The result lacks what cannot be read in the document.';

export const building = 'Being built …';
export const notJson = 'The text is not JSON';
export const notJsonAbout = 'What is wrong, and where, is listed under Problems.';
export const faultCount = 'The document has {count, plural, one {a fault} other {# faults}}';
export const faultsAbout = 'Nothing of it could be calculated. What is wrong, and where, is listed under Problems.';
export const notBuilt = 'Nothing built yet';
export const notBuiltAbout =
  'The document is calculated and checked while you write, and appears here; the text stays as it is. Build asks the service.';

export const unchanged = 'Nothing was changed';
export const unchangedAbout = 'The document was complete: building neither changed nor added anything.';
export const removedLegend = 'as typed, laid out as the result';
export const addedLegend = 'as built';
export const compareAgain = 'Compare again';
export const comparing = 'The comparison is being loaded …';
export const asTyped = 'As typed';
export const asBuilt = 'As built';
