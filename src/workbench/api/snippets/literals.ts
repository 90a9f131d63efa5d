/**
 * Texts as the literals of programming languages. Each function takes any text without half characters (`sendable`), and
 * gives an expression that is that text and nothing else, whatever stands in it: nothing in it is a variable or an end.
 * Where a language has a literal of several lines that needs few escapes, a text of several lines is one.
 */

/** For a POSIX shell: all but the mark itself stands for itself between `'`. */
export function shell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** For JavaScript, on one line. */
export function javascript(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** For Python: raw where it has several lines and its marks are not in it. */
export function python(text: string): string {
  const isRaw = isReadable(text) && !text.includes("'''") && !/['\\]$/.test(text);
  return isRaw ? `r'''${text}'''` : quoted(text);
}

/** For PHP, where only the mark and the sign before it are escaped between `'`. */
export function php(text: string): string {
  return odd.test(text) ? inBraces(quoted(text)).replaceAll('$', '\\$') : singleQuoted(text);
}

/** For Ruby, as for PHP; between `"` it would run what stands in `#{…}`. */
export function ruby(text: string): string {
  return odd.test(text) ? inBraces(quoted(text)).replaceAll('#', '\\#') : singleQuoted(text);
}

/** For C#: raw (C# 11) where it has several lines, between more marks than stand in it one after another. */
export function csharp(text: string): string {
  if (!isReadable(text)) return quoted(text);
  const longest = Math.max(2, ...Array.from(text.matchAll(/"+/g), ([run]) => run.length));
  const marks = '"'.repeat(longest + 1);
  return `${marks}\n${text}\n${marks}`;
}

/** For Java: a text block where it has several lines, whose last `\` keeps the end of its last line out. */
export function java(text: string): string {
  if (!isReadable(text)) return quoted(text);
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').split('\n');
  return `"""\n${lines.map(withEnd).join('\n')}\\\n"""`;
}

/** A line of a text block, whose white space at its end would be left out. */
function withEnd(line: string): string {
  if (line.endsWith(' ')) return `${line.slice(0, -1)}\\s`;
  return line.endsWith('\t') ? `${line.slice(0, -1)}\\t` : line;
}

/** For Go: raw where it has several lines and no mark of that. */
export function go(text: string): string {
  return isReadable(text) && !text.includes('`') ? `\`${text}\`` : quoted(text);
}

/** For PowerShell, which takes typographic marks for its own. */
export function powershell(text: string): string {
  return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}

function singleQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Characters that the reader of a program takes otherwise than as themselves, or does not take. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant, but for tabs and ends of lines.
const odd = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/;

/** Whether a text is best seen as it is. */
function isReadable(text: string): boolean {
  return text.includes('\n') && !odd.test(text);
}

/** A text between `"`, with the escapes that JSON shares with most languages. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, (each) => {
    return `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** The same where a character by its number is `\u{…}`, and `\b` none. */
function inBraces(literal: string): string {
  return literal.replace(/\\(?:u([0-9a-f]{4})|.)/g, (found, code: string | undefined) => {
    if (code !== undefined) return `\\u{${code}}`;
    return found === '\\b' ? '\\u{8}' : found;
  });
}

/** A text as it is sent: half a character, which no encoding has, is the sign for what cannot be read. */
export function sendable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The lines of a text, further in. */
export function indented(text: string, by = '  '): string {
  return `${by}${text.replace(/\n/g, `\n${by}`)}`;
}
