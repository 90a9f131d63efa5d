/** Our codes about PDFs with e-invoices (chapter 13 §5, §6): the fault and its fix. */
export const PDF_CODES: Readonly<Record<string, readonly [description: string, explanation: string]>> = {
  'BW-PDF-READ': [
    'The PDF is damaged so that what is attached to it cannot be found or unpacked.',
    'Open it in a program for PDFs and save it anew, or ask the sender for it again.',
  ],
  'BW-PDF-ENCRYPTED': [
    'The PDF is encrypted, with a password or in a way that is not read.',
    'Save it without a password. One that opens without a password is read.',
  ],
  'BW-PDF-SIZE': [
    'The PDF holds more than is read: unpacked, in objects, or in levels.',
    'No invoice comes near the bounds; ask the sender what the file is.',
  ],
  'BW-PDF-INVOICE': [
    'The PDF carries no e-invoice in XML that is read.',
    'Ask the sender for Factur-X, ZUGFeRD from 2.0 on, or the invoice in XML. What is only printed cannot be read.',
  ],
  'BW-PDF-SEVERAL': [
    'The PDF carries several e-invoices that differ; the first is taken.',
    'Ask the sender which of them counts: exactly one may be in it.',
  ],
  'BW-PDF-ASSOCIATED': [
    'The e-invoice in the PDF is not named in /AF of the catalog.',
    'The sender’s program must name it there (PDF/A-3, ISO 19005-3, 6.8).',
  ],
  'BW-PDF-RELATIONSHIP': [
    'The PDF does not say that its XML is the invoice itself: /AFRelationship is missing or another one.',
    'The sender’s program must write Alternative, Data or Source; Data alone for MINIMUM and BASIC WL.',
  ],
  'BW-PDF-MEDIA-TYPE': [
    'The e-invoice in the PDF has another media type than XML.',
    'The sender’s program must write /Subtype /text#2Fxml.',
  ],
  'BW-PDF-MODIFIED': [
    'The e-invoice in the PDF does not say when it was changed.',
    'The sender’s program must write /Params /ModDate (ISO 19005-3, 6.8).',
  ],
  'BW-PDF-METADATA': [
    'The PDF has no metadata (XMP), or they do not say that it carries an invoice.',
    'The sender’s program must write the properties of Factur-X: DocumentType, DocumentFileName, Version, ConformanceLevel.',
  ],
  'BW-PDF-LEVEL': [
    'The metadata of the PDF name another profile than the specification of the invoice (BT-24). The latter counts.',
    'The sender’s program must write the level of the XML that it attaches.',
  ],
  'BW-PDF-NAME': [
    'The metadata of the PDF name another file than the one that holds the invoice.',
    'The sender’s program must write the name of the file in DocumentFileName.',
  ],
  'BW-PDF-PDFA': [
    'The PDF does not say that it is PDF/A-3, or is encrypted, which no PDF/A is.',
    'The sender’s program must write PDF/A-3: it alone may carry any file.',
  ],
  'BW-PDF-EXTENSION': [
    'The metadata of the PDF use the properties of Factur-X without declaring them.',
    'The sender’s program must write the extension schema (ISO 19005-3, 6.6.2.3).',
  ],
  'BW-PDF-UNFIT': [
    'The pages that were given cannot be made a PDF/A-3 without being drawn anew: what prevents that is listed.',
    'Save them as PDF/A in the program that made them (all fonts embedded, colours of screens, no scripts, no password), or leave pdf out.',
  ],
  'BW-PDF-UNCHECKED': [
    'The pages that were given were taken as they are: not all that PDF/A demands was checked.',
    'Have the result checked by a validator of PDF/A, such as veraPDF.',
  ],
  'BW-FORMAT-PAGES': [
    'Pages were given for a format that has none.',
    'Take a format whose key ends in -pdf, or leave pdf out.',
  ],
  'BW-PDF-REPAIRED': [
    'The cross-references of the PDF are broken; it was read all the same.',
    'Save it anew in a program for PDFs; other readers may not open it.',
  ],
};
