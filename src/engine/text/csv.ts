/** Writes records as RFC 4180 has them, for programs and for spreadsheets. */

/** Returns a record with the end of its line. */
export function csvRecord(values: readonly (string | number)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string | number): string {
  const text = withoutFormula(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a text that spreadsheets take for a text. What begins as a formula would be worked out, and names and descriptions come from files of
 * strangers (https://owasp.org/www-community/attacks/CSV_Injection). Numbers stay as they are.
 */
function withoutFormula(text: string): string {
  return /^(?:[=+@\t\r]|-(?!\d))/.test(text) ? `'${text}` : text;
}
