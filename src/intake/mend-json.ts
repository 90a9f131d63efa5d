/** Fixes mistakes in JSON that no library repairs: wrong separators, decimal commas, hashes of Ruby and PHP. */

/** Returns the end of a quoted text: after its quotation mark, or the end of the line or text. */
function endOfQuoted(text: string, begin: number): number {
  const mark = text[begin];
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === mark) return at + 1;
    else if (sign === '\n') return at;
  }
  return text.length;
}

/**
 * Patterns outside quoted texts and their JSON: Ruby names, decimal commas, statement ends, repeated commas, assignment
 * signs.
 */
const AS_JSON: readonly [RegExp, string][] = [
  [/:(\w{1,99})(?=\s{0,9}=>)/g, '$1'],
  [/(:\s{0,9}-?\d{1,15}),(?=\d{1,9}\s*(?:[,;}\r\n]|$))/g, '$1.'],
  [/;/g, ','],
  [/,(?=\s*,)/g, ''],
  [/:=|=>|==?/g, ':'],
];

/**
 * Returns a text with JSON's own signs: a comma for `;` and `,,`, a colon for `=` and `=>`, a decimal point in the
 * value `12,50`, and braces for PHP's `[…]` with `=>`. Undefined if there is nothing to fix.
 */
export function mendedSigns(text: string): string | undefined {
  const pieces: string[] = [];
  /** The index of the piece for each open bracket. */
  const open: number[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '"' || sign === "'") {
      const end = endOfQuoted(text, at);
      pieces.push(text.slice(at, end));
      at = end;
    } else if ('[]{}'.includes(sign)) {
      const opener = ']}'.includes(sign) ? open.pop() : open.push(pieces.length) && undefined;
      // A bracket that became a brace is closed by a brace.
      pieces.push(sign === ']' && opener !== undefined && pieces[opener] === '{' ? '}' : sign);
      at += 1;
    } else {
      const end = endOfPlain(text, at);
      const plain = text.slice(at, end);
      const opener = open.at(-1);
      if (opener !== undefined && plain.includes('=>')) pieces[opener] = '{';
      pieces.push(AS_JSON.reduce((piece, [wrong, right]) => piece.replace(wrong, right), plain));
      at = end;
    }
  }
  const mended = pieces.join('');
  return mended === text ? undefined : mended;
}

/** Returns where the next quoted text or bracket begins. */
function endOfPlain(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && !'"\'[]{}'.includes(text[at] ?? '')) at += 1;
  return at;
}
