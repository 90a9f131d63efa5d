/**
 * Bytes as text with five characters for each four bytes, a sixteenth less than in base64. The characters mean nothing in HTML. Own code, because
 * known alphabets (Ascii85, Z85) contain `<` and `&`.
 */

/** The printable characters of ASCII without ``"&'-/<>\` `` and the space. */
const ALPHABET = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((character) => !'"&\'-/<>\\`'.includes(character))
  .join('');

const BASE = 85;

/** Returns bytes as text. Zeros fill up the last four. @internal */
export function encoded(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    let value = 0;
    for (let next = at; next < at + 4; next++) value = value * 256 + (bytes[next] ?? 0);
    let part = '';
    for (let count = 0; count < 5; count++) {
      part = ALPHABET[value % BASE] + part;
      value = Math.floor(value / BASE);
    }
    parts.push(part);
  }
  return parts.join('');
}

/** Returns the bytes of a text, with the zeros at their end. */
export function decoded(text: string): Uint8Array {
  const digits = new Uint8Array(128);
  for (let digit = 0; digit < BASE; digit++) digits[ALPHABET.charCodeAt(digit)] = digit;
  const bytes = new DataView(new ArrayBuffer((text.length / 5) * 4));
  for (let at = 0; at < text.length; at += 5) {
    let value = 0;
    for (let next = at; next < at + 5; next++) value = value * BASE + (digits[text.charCodeAt(next)] ?? 0);
    bytes.setUint32((at / 5) * 4, value);
  }
  return new Uint8Array(bytes.buffer);
}
