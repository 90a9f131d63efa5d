/** Our codes about PDFs with e-invoices (chapter 13 §5, §6): the fault and its fix. */
export const PDF_CODES: Readonly<Record<string, readonly [description: string, explanation: string]>> = {
  'BW-PDF-READ': [
    'The PDF is damaged, and its attachments cannot be found or unpacked.',
    'Open it in a PDF program and save it again, or ask the sender for a new copy.',
  ],
  'BW-PDF-ENCRYPTED': [
    'The PDF is encrypted with a password or an unsupported method.',
    'Save it without a password. Encrypted PDFs that open without a password can be read.',
  ],
  'BW-PDF-SIZE': [
    'The PDF exceeds a limit: unpacked size, number of objects, or nesting.',
    'Normal invoices stay far below these limits. Ask the sender about the file.',
  ],
  'BW-PDF-INVOICE': [
    'The PDF carries no supported e-invoice in XML.',
    'Ask the sender for Factur-X, ZUGFeRD 2.0 or later, or the invoice in XML. Billwright cannot read printed pages.',
  ],
  'BW-PDF-SEVERAL': [
    'The PDF carries several different e-invoices. The first one is used.',
    'Ask the sender which one is valid. A PDF may contain only one.',
  ],
  'BW-PDF-ASSOCIATED': [
    '/AF of the catalog does not name the e-invoice in the PDF.',
    'The sender’s program must name it there (PDF/A-3, ISO 19005-3, 6.8).',
  ],
  'BW-PDF-RELATIONSHIP': [
    'The PDF does not declare its XML as the invoice: /AFRelationship is missing or wrong.',
    'The sender’s program must write Alternative, Data or Source; Data alone for MINIMUM and BASIC WL.',
  ],
  'BW-PDF-MEDIA-TYPE': [
    'The e-invoice in the PDF does not have the media type of XML.',
    'The sender’s program must write /Subtype /text#2Fxml.',
  ],
  'BW-PDF-MODIFIED': [
    'The e-invoice in the PDF has no modification date.',
    'The sender’s program must write /Params /ModDate (ISO 19005-3, 6.8).',
  ],
  'BW-PDF-METADATA': [
    'The PDF has no metadata (XMP), or the metadata does not declare the invoice.',
    'The sender’s program must write the properties of Factur-X: DocumentType, DocumentFileName, Version, ConformanceLevel.',
  ],
  'BW-PDF-LEVEL': [
    'The profile in the metadata of the PDF differs from the specification of the invoice (BT-24), which is used.',
    'The sender’s program must write the level of the XML that it attaches.',
  ],
  'BW-PDF-NAME': [
    'The file name in the metadata of the PDF is not that of the invoice.',
    'The sender’s program must write the name of the file in DocumentFileName.',
  ],
  'BW-PDF-PDFA': [
    'The PDF is not declared as PDF/A-3, or is encrypted, which PDF/A forbids.',
    'The sender’s program must write PDF/A-3, the only PDF/A that can carry any file.',
  ],
  'BW-PDF-EXTENSION': [
    'The metadata of the PDF use the properties of Factur-X without declaring them.',
    'The sender’s program must write the extension schema (ISO 19005-3, 6.6.2.3).',
  ],
  'BW-PDF-UNFIT': [
    'The given pages cannot become PDF/A-3 unchanged. The faults list the reasons.',
    'Save them as PDF/A in the program that made them (all fonts embedded, screen colours, no scripts, no password), or leave out pdf.',
  ],
  'BW-PDF-UNCHECKED': [
    'The given pages were used unchanged. Not everything that PDF/A requires was checked.',
    'Check the result with a PDF/A validator, such as veraPDF.',
  ],
  'BW-FORMAT-PAGES': [
    'Pages were given for a format without pages.',
    'Use a format whose key ends in -pdf, or leave out pdf.',
  ],
  'BW-PDF-REPAIRED': [
    'The cross-references of the PDF are broken. It was read anyway.',
    'Save it again in a PDF program. Other readers may not be able to open it.',
  ],
};
