/** The sizes of paper: of ISO 216, and of ANSI/ASME Y14.1. */
export type PaperSize = 'a4' | 'letter';

/** Countries whose paper is of the size of a letter (ANSI/ASME Y14.1; Unicode CLDR, supplemental data on measurement, paperSize). */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Returns the size of the paper on which is printed in this country. */
export function sizeOf(country: string | undefined): PaperSize {
  return LETTER.has(country ?? '') ? 'letter' : 'a4';
}
