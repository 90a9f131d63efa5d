export const format = 'Format';
export const xml = 'The e-invoice as XML';
export const writing = 'Writing the e-invoice…';
export const notXml = 'This document cannot be an e-invoice';
export const notXmlAbout = 'Only invoices have these formats.';
export const refused = '{count, plural, one {One problem prevents} other {# problems prevent}} this format:';
export const link = '{element} comes from {property}';
export const calculated = '{element} comes from {property}, which was calculated';
export const howTo = 'Click an element to see its property, or put the cursor on a property.';
export const showProperty = 'Show the property';

export const drawing = 'Creating the PDF…';
export const noPdf = 'The PDF could not be created';
export const savePdf = 'Save {file}';
export const noViewer = 'This browser cannot show PDFs in a page';
export const noViewerReceived =
  'Save it and open it in another program. The preview shows what its e-invoice contains.';
export const noViewerAbout = 'Save it and open it in another program. The preview shows the same pages.';
