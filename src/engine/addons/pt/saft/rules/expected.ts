/** Expected values of several rules, in words. */

export const SERIES_EXPECTED =
  'the document type, a space and a name without space, / or ^; the type must match the extension';

export const CODE_EXPECTED = 'digits if there is a series, such as 17; otherwise type, space, name, slash and digits';

export const REFERENCE_EXPECTED =
  'FTM abc/00001 for a handwritten document, FTD FT abc/1 for a recovered one, with the type of this document instead of FT';

export const SOURCES = 'P (made by this program), I (imported from another) or M (handwritten or recovered)';

export const EXEMPTION_NOTE_EXPECTED =
  'exactly one note with key legal, src pt-saft-exemption and the code of its exemption, or no such note if the line is not exempt; remove notes of an earlier exemption';

export const INVOICE_TYPES = 'FT, FS, FR, ND or NC';
