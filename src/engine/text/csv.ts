/** Writes CSV records by RFC 4180, for programs and spreadsheets. */

/** Returns a record with its line ending. */
export function csvRecord(values: readonly (string | number)[], separator = ','): string {
  return `${values.map((value) => field(value, separator)).join(separator)}\r\n`;
}

function field(value: string | number, separator: string): string {
  const text = withoutFormula(String(value));
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a text that spreadsheets do not evaluate. Spreadsheets evaluate a text that begins like a formula, and names
 * and descriptions may come from untrusted files (https://owasp.org/www-community/attacks/CSV_Injection). Numbers stay
 * unchanged.
 */
export function withoutFormula(text: string): string {
  return /^(?:[=+@\t\r]|-(?!\d))/.test(text) ? `'${text}` : text;
}
