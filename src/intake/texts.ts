/** The reasons why an opened file is not read, or not completely. */
export const noRoom = 'The archive is too large: at most {megabytes} MB are unpacked.';
export const zipDamaged = 'The ZIP file is damaged or incomplete and cannot be unpacked.';
export const zipTooLarge = 'The ZIP file is too large: at most {files} files and {megabytes} MB are unpacked.';
export const sameName = 'another file in the archive has the same name';
export const damaged = 'it is damaged';
export const leadsOutside = 'its name points outside the archive';
export const encrypted = 'it is encrypted';
export const unknownPacking = 'its compression method is not supported';
export const tooLargeUnpacked = 'it is larger than {megabytes} MB unpacked';
export const curlWithoutBody = 'This curl command has no body, so it contains no document.';
export const curlWithFile = 'This curl command sends the file {file}. Open that file instead.';
export const emailTooLarge = 'The e-mail is larger than {megabytes} MB. Save its attachments and open them.';
export const mailbox = 'This is a mailbox with several e-mails. Save each as .eml and open it.';
export const emailDamaged = 'The e-mail cannot be read: it is damaged or nested too deeply.';
export const tooManyAttachments = 'The e-mail has too many attachments: at most {files} files are read.';
export const tooLarge = 'it is larger than {megabytes} MB';
export const gzipTooLarge = 'The gzip file is too large: at most {megabytes} MB are unpacked.';
export const gzipBroken = 'The gzip file is damaged or incomplete.';
export const emptyFile = 'The file is empty.';
export const unknownFormat = 'This file format is not supported.';
export const blank = 'The text is empty.';
export const webPage = 'This is a web page (HTML) without an e-invoice. Save the file it links to and open that.';
export const noTable = 'This is not a table. A table has a row of column names with rows below it.';
export const fileIsTable = 'The file is a table. The command billwright batch makes documents from its rows.';
export const unknownText =
  'This text is not supported. Use a document in JSON or YAML, an e-invoice in XML, a table, or a curl command with a body.';
export const foreignSchema = 'This is {how}, but not a business document: its $schema is {schema}.';
export const foreignObject =
  'This is {how}, but not a business document: it has no $schema and no typical field, such as supplier or lines.';
export const signature = 'This is a signature (JWS) without a document. Open the envelope it belongs to.';
export const pdfInBase64 = 'This is a PDF in Base64. Decode it to a .pdf file and open that.';
export const curlWithoutDocument = 'This curl command contains no readable document.';
export const word = 'This is a Word document, which cannot contain an e-invoice. Excel workbooks (XLSX) are supported.';
export const presentation = 'This is a presentation, which cannot contain an e-invoice.';
export const libreOfficeText =
  'This is a LibreOffice text or presentation, which cannot contain an e-invoice. Spreadsheets (ODS) are supported.';
export const workbookPartDamaged = 'The Excel workbook cannot be unpacked: it is damaged, encrypted or too large.';
export const workbookWithoutTable = 'There is no table in the Excel workbook.';
export const spreadsheetWithoutTable = 'There is no table in the LibreOffice spreadsheet.';
export const zipEmpty = 'The ZIP file is empty.';
export const nothingUnpacked =
  'Nothing in this ZIP file can be unpacked: {count, plural, one {its file} other {its # files, such as}} {path}.';
export const emailWithoutAttachment = 'This e-mail has no attachments.';
export const emailWithoutDocument = 'No attachment of this e-mail is an e-invoice, document or table: {files}.';
export const picture = 'This is an image. E-invoices are read from XML, or from a PDF that contains XML.';
export const sealedFile =
  'This is a certificate, a key or an encrypted file. E-invoices are read from XML or from a signed file (.p7m).';
export const settings = 'This is a configuration file (TOML, INI or similar). Write documents in JSON or YAML.';
export const unknownArchive = 'This archive format is not supported. Unpack it, or pack its files as ZIP.';
export const edifact = 'This is an EDIFACT message, which is not supported. Ask for the invoice in UBL or CII.';
export const x12 = 'This is an ANSI X12 message, which is not supported. Ask for the invoice in UBL or CII.';
export const datev = 'This is a DATEV file (EXTF). It contains bookings or accounts, not invoices.';
export const bankStatement = 'This is a bank statement (MT940, OFX, QIF). It contains no e-invoice.';
export const address = 'This is a web address. Download the file and open it.';
export const businessCard = 'This is a business card or an appointment (vCard, iCalendar). It contains no e-invoice.';
export const keyOrCertificate = 'This is a key or a certificate, not a document.';
export const outlookEmail = 'This is an Outlook e-mail (.msg). Save it as .eml, or save its attachments and open them.';
export const encryptedOffice = 'This Office file is encrypted. Save it without a password; save workbooks as XLSX.';
export const olderOffice = 'This file is from an older Office version. Save workbooks as XLSX and open them.';
export const winmail =
  'Outlook packed the attachments into this file (winmail.dat). Ask for the e-mail again, as HTML or plain text.';
export const utf32 = 'This text is in UTF-32, which is not supported. Save it as UTF-8.';
export const rtf = 'This is a rich text file (RTF). It contains no e-invoice.';
export const tableTooLong = 'This table has more than {rows} rows. Split it.';
export const sheetTooLarge = 'A sheet of the workbook is too large: more than {rows} rows or {cells} cells.';
export const tooMuchText = 'The cells of the spreadsheet have more than {millions} million characters. Split it.';
export const workbookUnreadable = 'The Excel workbook cannot be read: it is damaged or encrypted.';
export const spreadsheetUnreadable = 'The LibreOffice spreadsheet cannot be read: it is damaged or encrypted.';
export const serviceAnswer = 'This is an error message of the service. Open the document itself.';
