export const format = 'Format';
export const xml = 'The e-invoice in XML';
export const writing = 'The e-invoice is being written …';
export const notXml = 'This document is no e-invoice';
export const notXmlAbout = 'Only invoices can be written in these formats.';
export const refused = '{count, plural, one {A fault keeps} other {# faults keep}} the document from being written so:';
export const link = '{element} comes from {property}';
export const calculated = '{element} comes from {property}, which was calculated';
export const howTo = 'Click an element to see the property that it came from, or put the cursor on a property.';
export const showProperty = 'Show the property';

export const drawing = 'The PDF is being drawn …';
export const noPdf = 'The PDF could not be drawn';
export const savePdf = 'Save {file}';
export const noViewer = 'This browser shows no PDF in a page';
export const noViewerAbout = 'Save it, and open it in another program. The preview shows the same paper.';
