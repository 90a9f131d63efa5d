/**
 * Texts quoted inside the standard's messages, in the manner of Go's `strconv.Quote` (https://pkg.go.dev/strconv#Quote):
 * the quote, the backslash and everything that does not print as an escape sequence.
 */

const SHORT: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

function quoteCharacter(character: string): string {
  const short = SHORT[character];
  if (short !== undefined) return short;
  if (PRINTABLE.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return `\\x${hex(code, 2)}`;
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}

/**
 * The text in double quotes. With `maxBytes`, only that many bytes of its UTF-8 form: a character cut in the middle shows its remaining bytes as `\xNN`.
 */
export function quote(text: string, maxBytes = Number.POSITIVE_INFINITY): string {
  const encoder = new TextEncoder();
  let left = maxBytes;
  let quoted = '';
  for (const character of text) {
    if (left <= 0) break;
    const bytes = encoder.encode(character);
    quoted +=
      bytes.length <= left
        ? quoteCharacter(character)
        : Array.from(bytes.subarray(0, left), (byte) => `\\x${hex(byte, 2)}`).join('');
    left -= bytes.length;
  }
  return `"${quoted}"`;
}
