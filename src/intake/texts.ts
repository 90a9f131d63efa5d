/** Why an opened file is not read, or not completely. */
export const noRoom = 'With what else is packed within the archive it is more than is unpacked: {megabytes} MB.';
export const zipDamaged = 'The ZIP file is damaged, or was cut off: it cannot be unpacked.';
export const zipTooLarge = 'The ZIP file has more in it than is unpacked: {files} files, or {megabytes} MB.';
export const sameName = 'another file in it is called the same';
export const damaged = 'it is damaged';
export const leadsOutside = 'its name leads outside of the archive';
export const encrypted = 'it is encrypted';
export const unknownPacking = 'it is packed in a way that is not read';
export const tooLargeUnpacked = 'it has more than {megabytes} MB when it is unpacked';
export const curlWithoutBody = 'This command of curl sends no document: it has no body.';
export const curlWithFile = 'This command of curl sends the file {file}, which is not in it: open that file.';
export const emailTooLarge = 'The e-mail has more than {megabytes} MB: save what is attached to it, and open that.';
export const mailbox = 'This is a mailbox of several e-mails: save each as .eml, and open that.';
export const emailDamaged = 'The e-mail is damaged, or its parts stand too deep in one another: it cannot be read.';
export const tooManyAttachments = 'The e-mail has more attached to it than is read: {files} files.';
export const tooLarge = 'it has more than {megabytes} MB';
export const gzipTooLarge = 'More is packed in it than is unpacked: {megabytes} MB.';
export const gzipBroken = 'It is packed by gzip, and broken or not whole.';
export const emptyFile = 'The file is empty.';
export const unknownFormat = 'This file is in a format of its own, which is not read.';
export const blank = 'There is nothing in it.';
export const webPage =
  'This is a web page (HTML), in which there is no e-invoice: save what it links to, and open that.';
export const noTable = 'This is no table: a row with the names of columns is looked for, and rows below it.';
export const unknownText =
  'This text is none that is read: no document in JSON or YAML, no e-invoice in XML, no table, and no command of curl with a body.';
export const foreignSchema = 'This is {how}, but no business document: its $schema is {schema}.';
export const foreignObject =
  'This is {how}, but no business document: it has no $schema, and nothing that an invoice or another document has, such as a supplier or lines.';
export const signature = 'This is a signature (JWS) with no document in it: open the envelope that it belongs to.';
export const pdfInBase64 = 'This is a PDF in Base64: decode it to a file with the ending .pdf, and open that.';
export const curlWithoutDocument = 'This command of curl sends no document that can be read.';
export const word = 'This is a text of Word, in which there is no e-invoice; read are workbooks of Excel (XLSX).';
export const presentation = 'This is a presentation, in which there is no e-invoice.';
export const libreOfficeText =
  'This is a text or a presentation of LibreOffice, in which there is no e-invoice; read are its spreadsheets (ODS).';
export const workbookPartDamaged =
  'The workbook of Excel is damaged, encrypted, or too large: a part of it cannot be unpacked.';
export const workbookWithoutTable = 'The workbook of Excel has no table in it.';
export const spreadsheetWithoutTable = 'The spreadsheet of LibreOffice has no table in it.';
export const zipEmpty = 'The ZIP file is empty.';
export const nothingUnpacked =
  'Nothing of this ZIP file can be unpacked: {count, plural, one {its file} other {its # files, such as}} {path}: {why}.';
export const emailWithoutAttachment = 'This is an e-mail to which nothing is attached.';
export const emailWithoutDocument = 'This is an e-mail to which no e-invoice, document or table is attached: {files}.';
export const picture = 'This is a picture: an e-invoice is read from its XML, or from a PDF that carries it.';
export const sealedFile =
  'This is a certificate, a key, or an encrypted file: an e-invoice is read from its XML, or from the signed file (.p7m) that holds it.';
export const settings =
  'This is a file of settings (TOML, INI or the like), which is not read: a document is written in JSON or YAML.';
export const unknownArchive = 'This is an archive that is not read: unpack it, or pack its files as ZIP.';
export const edifact = 'This is a message in EDIFACT, which is not read: ask for the invoice in UBL or CII.';
export const x12 = 'This is a message in ANSI X12, which is not read: ask for the invoice in UBL or CII.';
export const datev = 'This is a file of DATEV (EXTF), which holds bookings or accounts, and no invoices.';
export const bankStatement = 'This is a statement of a bank (MT940, OFX, QIF), in which there is no e-invoice.';
export const address = 'This is an address, which is not fetched: save what it leads to, and open that.';
export const businessCard =
  'This is a business card or an appointment (vCard, iCalendar), in which there is no e-invoice.';
export const keyOrCertificate = 'This is a key or a certificate, and no document.';
export const outlookEmail =
  'This is an e-mail of Outlook (.msg): save it as .eml, or save what is attached to it, and open that.';
export const encryptedOffice =
  'This is an encrypted file of an Office program: save it without a password, a workbook as XLSX.';
export const olderOffice = 'This is a file of an older Office program: save a workbook as XLSX, and open that.';
export const winmail =
  'This is what Outlook packs files into (winmail.dat): ask for the e-invoice to be sent again, with the e-mail as HTML or plain text.';
export const utf32 = 'This text is in UTF-32, which is not read: save it in UTF-8.';
export const rtf = 'This is a text with formats (RTF), in which there is no e-invoice.';
export const tableTooLong = 'This table has more than {rows} rows, which are not read at once: part it.';
export const sheetTooLarge = 'A sheet of the workbook is too large: it has cells beyond {rows} rows, or {cells} cells.';
export const workbookUnreadable = 'The workbook of Excel cannot be read: it is damaged, or encrypted.';
export const spreadsheetUnreadable = 'The spreadsheet of LibreOffice cannot be read: it is damaged, or encrypted.';
export const serviceAnswer =
  'This is an answer of the service, which says what is wrong with a document: open the document itself.';
