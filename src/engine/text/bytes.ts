/** Length and order of texts in UTF-8, which the standard uses. Unpaired surrogates count as U+FFFD (three bytes). */

/** Returns the length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isPairAt(text, i, unit)) {
      bytes += 2; // two units, four bytes
      i++;
    } else bytes += 2;
  }
  return bytes;
}

/** Returns the length of a text in code points. */
export function runeLength(text: string): number {
  let runes = text.length;
  for (let i = 0; i < text.length; i++) {
    if (isPairAt(text, i, text.charCodeAt(i))) {
      runes--;
      i++;
    }
  }
  return runes;
}

function isPairAt(text: string, index: number, unit: number): boolean {
  return (unit & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
}

/** Compares two texts by their bytes in UTF-8. Returns a negative number, 0 or a positive number. */
export function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return weight(x) - weight(y);
  }
  return a.length - b.length;
}

/**
 * Returns the sort weight of a UTF-16 unit. UTF-16 sorts U+10000 and above (surrogates, U+D800–DFFF) before
 * U+E000–FFFF, and UTF-8 after them.
 */
function weight(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
