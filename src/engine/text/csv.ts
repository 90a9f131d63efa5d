/** Writes CSV records by RFC 4180, for programs and spreadsheets. */

/**
 * Returns a record with its line ending. Texts are quoted for every separator that a spreadsheet may expect, because the separator
 * depends on the reader's country.
 */
export function csvRecord(values: readonly (string | number)[], separator = ','): string {
  return `${values.map((value, at) => field(value, separator, at === 0)).join(separator)}\r\n`;
}

/** A spreadsheet that expects another separator reads a whole record as one cell, which must not begin with a sign. */
function field(value: string | number, separator: string, beginsRecord: boolean): string {
  const text = String(value);
  if (isNumber(text) && !(beginsRecord && MAY_BEGIN_FORMULA.test(text))) {
    return text.includes(separator) ? `"${text}"` : text;
  }
  const guarded = beginsRecord && isNumber(text) ? `'${text}` : withoutFormulas(text);
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Returns a text that spreadsheets do not evaluate. Spreadsheets evaluate a text that begins like a formula, and names
 * and descriptions may come from untrusted files (https://owasp.org/www-community/attacks/CSV_Injection). Numbers stay
 * unchanged.
 */
export function withoutFormula(text: string): string {
  return MAY_BEGIN_FORMULA.test(text.slice(0, MOST_BLANKS).normalize('NFKC')) && !isNumber(text) ? `'${text}` : text;
}

/**
 * Returns a text that contains nothing spreadsheets would evaluate. A spreadsheet that expects another separator begins a cell after it,
 * and most respect quotes only at the start of a cell.
 */
export function withoutFormulas(text: string): string {
  return withoutFormula(text).replace(SEPARATOR_OF_FORMULA, "$&'");
}

/** The signs that begin a formula, including characters that NFKC turns into one. */
const SIGN =
  '[=\\u207c\\u208c\\ufe66\\uff1d+\\u207a\\u208a\\ufb29\\ufe62\\uff0b\\-\\u207b\\u208b\\u2212\\ufe63\\uff0d@\\ufe6b\\uff20]';

/** A separator after which a cell would begin like a formula. */
const SEPARATOR_OF_FORMULA = new RegExp(`[,;\\t\\r\\n](?=(?:(?![,;\\t\\r\\n])[\\p{C}\\p{Z}"])*${SIGN})`, 'gu');

/** The characters to examine; longer blanks are treated as the beginning of a formula. */
const MOST_BLANKS = 1000;

/** Blanks, invisible characters, and a sign of a formula. Some programs remove line breaks and tabs, which reveals what follows. */
const MAY_BEGIN_FORMULA = /^(?:[\p{C}\p{Z}]*[=+@\-\u2212\t\r\n]|[\p{C}\p{Z}]{1000})/u;

function isNumber(text: string): boolean {
  return /^-?\d[\d.,]*%?$/.test(text);
}
