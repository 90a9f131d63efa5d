import { archiveFault } from '../../../formats/check/fault-codes.ts';
import { type Codes, worded } from './code.ts';

/** Codes about PDFs with e-invoices (chapter 13 §5, §6). */
export const PDF_CODES: Codes = {
  'BW-PDF-READ': [
    'The PDF is damaged: its attachments cannot be found or unpacked.',
    'Open it in a PDF program and save it again, or ask the sender to send it again.',
  ],
  'BW-PDF-ENCRYPTED': [
    'The PDF is encrypted, with a password or by a method that is not supported.',
    'Save it without a password. Encrypted files that open without a password can be read.',
  ],
  'BW-PDF-SIZE': [
    'The PDF exceeds the limits for unpacked size, number of objects or nesting.',
    'No invoice comes near these limits. Ask the sender what the file is.',
  ],
  'BW-PDF-INVOICE': [
    'The PDF contains no e-invoice in a supported XML format.',
    'Ask the sender for Factur-X, ZUGFeRD 2.0 or later, or the invoice in XML. Printed text alone cannot be read.',
  ],
  'BW-PDF-SEVERAL': [
    'The PDF contains several e-invoices that differ. The first is used.',
    'Ask the sender which one is valid. A PDF may contain only one.',
  ],
  'BW-PDF-ASSOCIATED': [
    'The catalog of the PDF does not name the e-invoice in /AF.',
    'The sender’s program must name it there (PDF/A-3, ISO 19005-3, 6.8).',
  ],
  'BW-PDF-RELATIONSHIP': [
    'The PDF does not say that its XML is the invoice: /AFRelationship is missing or wrong.',
    'The sender’s program must write Alternative, Data or Source, and only Data for MINIMUM and BASIC WL.',
  ],
  'BW-PDF-MEDIA-TYPE': [
    'The media type of the e-invoice in the PDF is not XML.',
    'The sender’s program must write /Subtype /text#2Fxml.',
  ],
  'BW-PDF-MODIFIED': [
    'The e-invoice in the PDF has no modification date.',
    'The sender’s program must write /Params /ModDate (ISO 19005-3, 6.8).',
  ],
  'BW-PDF-METADATA': [
    'The PDF has no metadata (XMP), or the metadata does not say that it contains an invoice.',
    'The sender’s program must write the properties of Factur-X: DocumentType, DocumentFileName, Version, ConformanceLevel.',
  ],
  'BW-PDF-LEVEL': [
    'The metadata of the PDF names a different profile from the specification of the invoice (BT-24). BT-24 is used.',
    'The sender’s program must write the profile of the XML that it attaches.',
  ],
  'BW-PDF-NAME': [
    'The metadata of the PDF does not name the file that contains the invoice.',
    'The sender’s program must write the name of the file in DocumentFileName.',
  ],
  'BW-PDF-PDFA': worded(archiveFault),
  'BW-PDF-EXTENSION': [
    'The metadata of the PDF uses the properties of Factur-X without declaring them.',
    'The sender’s program must write the extension schema (ISO 19005-3, 6.6.2.3).',
  ],
  'BW-PDF-UNFIT': [
    'The PDF cannot be converted to PDF/A-3 without redrawing its pages. The description lists the reasons.',
    'Save the PDF as PDF/A in the program that created it (all fonts embedded, screen colours, no scripts, no password), or leave out pdf.',
  ],
  'BW-PDF-UNCHECKED': [
    'The pages were used as they are. Not every requirement of PDF/A was checked.',
    'Check the result with a PDF/A validator such as veraPDF.',
  ],
  'BW-FORMAT-PAGES': [
    'The request contains a PDF, but the format has no pages.',
    'Choose a format whose key ends in -pdf, or leave out pdf.',
  ],
  'BW-PDF-REPAIRED': [
    'The cross-references of the PDF are broken. Billwright could still read it.',
    'Save it again in a PDF program. Other programs may not be able to open it.',
  ],
};
