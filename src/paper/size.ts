/** The paper sizes: ISO 216 and ANSI/ASME Y14.1. */
export type PaperSize = 'a4' | 'letter';

/** Countries that use letter paper (ANSI/ASME Y14.1; Unicode CLDR, supplemental data on measurement, paperSize). */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Returns the usual paper size in a country. */
export function sizeOf(country: string | undefined): PaperSize {
  return LETTER.has(country ?? '') ? 'letter' : 'a4';
}
