/**
 * Returns whether all characters are in ISO 8859-1, which FatturaPA requires of names and addresses: à is, € is not.
 * Source: Agenzia delle Entrate, Specifiche tecniche FatturaPA, types String…LatinType.
 */
export function latin1(text: string | undefined): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ISO 8859-1 as a whole
  return /^[\x00-\xff]*$/.test(text ?? '');
}
latin1.label = 'latin1';

/** How to fix a character outside ISO 8859-1. */
export const LATIN1_EXPECTED =
  'only those of Western European languages (ISO 8859-1) are allowed. Replace the others, for example € with EUR';
