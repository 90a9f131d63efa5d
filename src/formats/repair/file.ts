/** Repairs of the file as a whole: base64 around it, its encoding, the text before its first element. */

import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { decodeXml, seemsXml } from '../xml/decode.ts';
import type { FileChange } from './change.ts';

/** A file that is XML now, and what was done to it. */
export interface FileRepair {
  readonly bytes: Uint8Array;
  readonly done: readonly FileChange[];
}

const DEEPEST = 2;

/** Repairs a file that cannot be read as XML; undefined if it is something else. */
export function readable(given: Uint8Array): FileRepair | undefined {
  const done: FileChange[] = [];
  let bytes = given;
  for (let level = 0; level < DEEPEST && !beginsAsXml(bytes); level++) {
    const inside = base64In(bytes);
    if (inside === undefined) return undefined;
    bytes = inside;
    if (!done.includes('base64')) done.push('base64');
  }
  if (!beginsAsXml(bytes)) return undefined;
  const decoded = decodeXml(withoutBlanks(bytes));
  if (decoded.ok) {
    const text = decoded.text.replace(/^\ufeff?\s+(?=<)/, '');
    if (/^\s+/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 10)))) done.push('blanks');
    return { bytes: done.includes('blanks') ? encodedAs(text, bytes) : bytes, done };
  }
  const text = decodedByCountry(withoutBlanks(bytes));
  return text === undefined ? undefined : { bytes: inUtf8(text), done: [...done, 'encoding'] };
}

/** Returns a file as its authority requires it: in UTF-8, with or without a byte order mark, without processing instructions. */
export function plainFile(bytes: Uint8Array): FileRepair | undefined {
  const isUtf8 = beyondAscii(bytes) && decodes(bytes);
  const decoded = isUtf8 ? { ok: true as const, text: new TextDecoder().decode(bytes) } : decodeXml(bytes);
  if (!decoded.ok) return undefined;
  const done: FileChange[] = [];
  const [beginning] = bytes;
  if (beginning === 0xef) done.push('mark');
  const text = decoded.text.replace(/^\ufeff/, '');
  const declared = encodingIn(text);
  if (beginning === 0xff || beginning === 0xfe || (declared !== undefined && !/^utf-?8$/i.test(declared)))
    done.push('encoding');
  const rest = withoutInstructions(text);
  if (rest !== text) done.push('instructions');
  return { bytes: inUtf8(rest), done };
}

function beyondAscii(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte > 0x7f);
}

/** Returns whether bytes are UTF-8, whatever the file declares: text in another encoding hardly ever is by chance. */
function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function beginsAsXml(bytes: Uint8Array): boolean {
  return seemsXml(withoutBlanks(bytes));
}

function withoutBlanks(bytes: Uint8Array): Uint8Array {
  let from = 0;
  while (bytes[from] === 0x20 || bytes[from] === 0x0a || bytes[from] === 0x0d || bytes[from] === 0x09) from++;
  return from === 0 ? bytes : bytes.subarray(from);
}

function base64In(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder('latin1').decode(bytes).replace(/\s+/g, '');
  const digits = text.replace(/={1,2}$/, '');
  // A pattern for the whole text would need a stack as deep as the text is long.
  return digits.length >= 40 && !/[^A-Za-z0-9+/]/.test(digits) ? bytesOfBase64(text) : undefined;
}

/** The countries whose programs write in another single-byte encoding than Western Europe's. */
const ENCODINGS = [
  ['windows-1250', /<(?:[\w.-]+:)?Faktura[\s>]|>(?:PL|CZ|SK|HU|RO|HR|SI)</],
  ['windows-1253', />(?:GR|EL)</],
  ['windows-1251', />(?:BG|RS|MK)</],
] as const;

function decodedByCountry(bytes: Uint8Array): string | undefined {
  const rough = new TextDecoder('latin1').decode(bytes);
  const name = ENCODINGS.find(([, sign]) => sign.test(rough))?.[0] ?? 'windows-1252';
  const declaration = `<?xml version="1.0" encoding="${name}"?>`;
  const whole = new Uint8Array(declaration.length + bytes.length);
  whole.set(new TextEncoder().encode(declaration));
  whole.set(bytes, declaration.length);
  const decoded = decodeXml(whole);
  return decoded.ok ? decoded.text.slice(declaration.length) : undefined;
}

const DECLARED = /^(<\?xml[^>]{0,99}?encoding\s*=\s*["'])([\w.-]{1,40})(?=["'])/;

function encodingIn(text: string): string | undefined {
  return DECLARED.exec(text.slice(0, 200))?.[2];
}

function inUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text.replace(DECLARED, '$1UTF-8'));
}

function withoutInstructions(text: string): string {
  let result = '';
  let done = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const end = text.startsWith('<!--', at)
      ? '-->'
      : text.startsWith('<![CDATA[', at)
        ? ']]>'
        : text.startsWith('<?', at)
          ? '?>'
          : '>';
    const to = text.indexOf(end, at);
    if (to < 0) break;
    if (end === '?>' && !(at === 0 && /^<\?xml\s/.test(text))) {
      result += text.slice(done, at);
      done = to + 2;
      if (/^\r?\n/.test(text.slice(done, done + 2))) done += text[done] === '\r' ? 2 : 1;
    }
    at = to + end.length;
  }
  return result + text.slice(done);
}

/**
 * Returns a text in the encoding of a file. Characters that the encoding does not have become references (`&#8364;`).
 */
export function encodedAs(text: string, bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  if (first === 0xff || first === 0xfe) {
    const isLittle = first === 0xff;
    const marked = text.startsWith('\ufeff') ? text : `\ufeff${text}`;
    const result = new Uint8Array(marked.length * 2);
    const view = new DataView(result.buffer);
    for (let at = 0; at < marked.length; at++) view.setUint16(at * 2, marked.charCodeAt(at), isLittle);
    return result;
  }
  const name = encodingIn(new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, ''));
  const isMarked = first === 0xef && second === 0xbb;
  if (isMarked || name === undefined || /^utf-?8$/i.test(name)) {
    const encoded = new TextEncoder().encode(text);
    if (!isMarked || text.startsWith('\ufeff')) return encoded;
    const result = new Uint8Array(encoded.length + 3);
    result.set([0xef, 0xbb, 0xbf]);
    result.set(encoded, 3);
    return result;
  }
  const byCharacter = bytesIn(name);
  const found: number[] = [];
  for (const character of text) {
    const byte = byCharacter.get(character);
    if (byte !== undefined) found.push(byte);
    else for (const digit of `&#${character.codePointAt(0)};`) found.push(digit.charCodeAt(0));
  }
  return Uint8Array.from(found);
}

/** Returns the byte of each character of a single-byte encoding. */
function bytesIn(name: string): ReadonlyMap<string, number> {
  const declaration = new TextEncoder().encode(`<?xml version="1.0" encoding="${name}"?>`);
  const found = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const decoded = decodeXml(Uint8Array.from([...declaration, byte]));
    if (decoded.ok && decoded.text.length > declaration.length) found.set(decoded.text.slice(declaration.length), byte);
  }
  return found;
}
