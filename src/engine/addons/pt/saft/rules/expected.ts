/** Expected values of several rules, in words. */

export const SERIES_EXPECTED =
  'the type of the document, a space and a name without space, / or ^; the type is that in the extension';

export const CODE_EXPECTED =
  'digits only where there is a series, such as 17; without one it is type, space, name, slash and digits';

export const REFERENCE_EXPECTED =
  'FTM abc/00001 for a document written by hand, FTD FT abc/1 for a recovered one, with the type of this document for FT';

export const SOURCES = 'P (made by this program), I (taken over from another) or M (by hand or recovered)';

export const EXEMPTION_NOTE_EXPECTED =
  'exactly one note with key legal, src pt-saft-exemption and the code of its exemption, and without exemption none; remove notes of an earlier exemption';

export const INVOICE_TYPES = 'FT, FS, FR, ND or NC';
