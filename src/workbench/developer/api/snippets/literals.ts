/**
 * Texts as literals of programming languages. Each function accepts any text without unpaired surrogates (`sendable`) and returns an
 * expression for exactly that text, without interpolation. If the language has readable multi-line literals, they are used for multi-line
 * texts.
 */

/** For a POSIX shell: in `'`, everything but the quote itself is literal. */
export function shell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** For JavaScript, on one line. */
export function javascript(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** For Python: raw if it has several lines and does not contain the delimiter. */
export function python(text: string): string {
  const isRaw = isReadable(text) && !text.includes("'''") && !/['\\]$/.test(text);
  return isRaw ? `r'''${text}'''` : quoted(text);
}

/** For PHP: in `'`, only the quote and the backslash are escaped. */
export function php(text: string): string {
  return odd.test(text) ? inBraces(quoted(text)).replaceAll('$', '\\$') : singleQuoted(text);
}

/** For Ruby, as for PHP. In `"`, it would execute `#{…}`. */
export function ruby(text: string): string {
  return odd.test(text) ? inBraces(quoted(text)).replaceAll('#', '\\#') : singleQuoted(text);
}

/** For C#: raw (C# 11) if it has several lines, with more quotes than occur consecutively in it. */
export function csharp(text: string): string {
  if (!isReadable(text)) return quoted(text);
  const longest = Math.max(2, ...Array.from(text.matchAll(/"+/g), ([run]) => run.length));
  const marks = '"'.repeat(longest + 1);
  return `${marks}\n${text}\n${marks}`;
}

/** For Java: a text block if it has several lines. A final `\` suppresses the last line break. */
export function java(text: string): string {
  if (!isReadable(text)) return quoted(text);
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').split('\n');
  return `"""\n${lines.map(withEnd).join('\n')}\\\n"""`;
}

/** Protects the trailing white space of a line, which a text block would drop. */
function withEnd(line: string): string {
  if (line.endsWith(' ')) return `${line.slice(0, -1)}\\s`;
  return line.endsWith('\t') ? `${line.slice(0, -1)}\\t` : line;
}

/** For Go: raw if it has several lines and no backquote. */
export function go(text: string): string {
  return isReadable(text) && !text.includes('`') ? `\`${text}\`` : quoted(text);
}

/** For PowerShell, which treats typographic quotes like its own. */
export function powershell(text: string): string {
  return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}

function singleQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Characters that source code cannot contain literally, or that would change its meaning. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters except tabs and line ends.
const odd = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/;

/** Returns whether a text is best shown literally. */
function isReadable(text: string): boolean {
  return text.includes('\n') && !odd.test(text);
}

/** Returns a text in `"`, with the escapes that JSON shares with most languages. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, (each) => {
    return `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Converts to languages that write a code point as `\u{…}` and lack `\b`. */
function inBraces(literal: string): string {
  return literal.replace(/\\(?:u([0-9a-f]{4})|.)/g, (found, code: string | undefined) => {
    if (code !== undefined) return `\\u{${code}}`;
    return found === '\\b' ? '\\u{8}' : found;
  });
}

/** Replaces unpaired surrogates, which have no encoding, by the replacement character, as sending does. */
export function sendable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Returns the lines of a text, indented. */
export function indented(text: string, by = '  '): string {
  return `${by}${text.replace(/\n/g, `\n${by}`)}`;
}
