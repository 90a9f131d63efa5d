/** What people and programs write into JSON by mistake that no library repairs: other signs between members, decimal commas, hashes of Ruby and PHP. */

/** Where a text in quotation marks ends: behind its mark, or where the line or the text ends. */
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

/** What stands between texts, and how JSON has it: names of Ruby, decimal commas, ends of statements, commas on end, signs of assignment. */
const AS_JSON: readonly [RegExp, string][] = [
  [/:(\w{1,99})(?=\s{0,9}=>)/g, '$1'],
  [/(:\s{0,9}-?\d{1,15}),(?=\d{1,9}\s*(?:[,;}\r\n]|$))/g, '$1.'],
  [/;/g, ','],
  [/,(?=\s*,)/g, ''],
  [/:=|=>|==?/g, ':'],
];

/**
 * Returns a text with the signs of JSON where others stand: `;` and `,,` for a comma, `=` and `=>` for a colon, `12,50` as the value of a member,
 * and `[…]` with `=>` in it, as PHP has it. Undefined where nothing of this is in it.
 */
export function mendedSigns(text: string): string | undefined {
  const pieces: string[] = [];
  /** Of each bracket that is open, its piece. */
  const open: number[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '"' || sign === "'") {
      const end = endOfQuoted(text, at);
      pieces.push(text.slice(at, end));
      at = end;
    } else if ('[]{}'.includes(sign)) {
      const opener = ']}'.includes(sign) ? open.pop() : open.push(pieces.length) && undefined;
      // An opener that became one of an object is closed as such.
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

/** Where the next text or bracket begins. */
function endOfPlain(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && !'"\'[]{}'.includes(text[at] ?? '')) at += 1;
  return at;
}
