/**
 * Decodes the bytes of an XML text according to its byte order mark or its declaration
 * (https://www.w3.org/TR/xml/#charencoding, chapter 11 §6.1).
 */

import type { TextPosition } from '../../engine/reading/problem.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { positionOf } from './positions.ts';

/** The supported encodings: names in declarations (in lower case) to names that `TextDecoder` knows. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['utf-16', 'utf-16'],
  ['utf-16le', 'utf-16'],
  ['utf-16be', 'utf-16'],
  ['iso-8859-1', 'latin1'],
  ['iso8859-1', 'latin1'],
  ['latin1', 'latin1'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ...[2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16].flatMap((part) => single(`iso-8859-${part}`, `iso8859-${part}`)),
  ...[1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258].flatMap((page) => single(`windows-${page}`, `cp${page}`)),
  // Turkish ISO-8859-9 differs from Windows-1254 only in characters that do not occur in texts.
  ...single('windows-1254', 'iso-8859-9', 'iso8859-9'),
  ...single('koi8-r'),
  ...single('koi8-u'),
  ...single('macintosh'),
]);

/** Returns the entries of a single-byte encoding that `TextDecoder` knows. */
function single(name: string, ...others: string[]): [string, string][] {
  return [name, ...others].map((each) => [each, name]);
}

/** The number of bytes in which to look for the declaration, which must be at the very beginning. */
const DECLARATION_LENGTH = 200;

/** A text, or the reason why decoding failed, with its position. */
export type Decoding = { ok: true; text: string } | { ok: false; what: Message; position: TextPosition };

/** The position of a problem of the whole file. */
const START: TextPosition = { line: 1, column: 1 };

/** The first bytes of unsupported encodings that no mark or declaration announces: a lone `<`, or `<?xm` in EBCDIC. */
const STRANGE: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['UTF-32', [0xff, 0xfe, 0, 0]],
  ['UTF-32', [0, 0, 0xfe, 0xff]],
  ['UTF-32', [0x3c, 0, 0, 0]],
  ['UTF-32', [0, 0, 0, 0x3c]],
  ['UTF-16 (no BOM)', [0x3c, 0]],
  ['UTF-16 (no BOM)', [0, 0x3c]],
  ['EBCDIC', [0x4c, 0x6f, 0xa7, 0x94]],
];

/**
 * Decodes a text in UTF-8, in UTF-16 with a byte order mark, or in the single-byte encoding that it declares; returns
 * the problem if that fails.
 */
export function decodeXml(bytes: Uint8Array): Decoding {
  const strange = STRANGE.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte));
  if (strange)
    return refused(message('The encoding {name} is not supported; save the file as UTF-8.', { name: strange[0] }));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const name = declaredEncoding(bytes);
  const encoding = ENCODINGS.get(name?.toLowerCase() ?? 'utf-8');
  if (encoding === undefined) {
    return refused(message('The encoding {name} is not supported; save the file as UTF-8.', { name: name ?? '' }));
  }
  if (encoding === 'utf-16') {
    return refused(
      message(
        'The file declares {name}, but is not in it; correct the declaration to the encoding of the file, such as UTF-8.',
        { name: name ?? '' },
      ),
    );
  }
  if (marked || encoding === 'utf-8') return decoded(bytes, 'utf-8', name !== undefined);
  if (encoding === 'latin1') return { ok: true, text: latin1(bytes) };
  return encoding === 'windows-1252' ? windows1252(bytes) : ofOneByte(bytes, encoding);
}

/** Decodes a single-byte encoding, which the platform may not know. */
function ofOneByte(bytes: Uint8Array, encoding: string): Decoding {
  try {
    new TextDecoder(encoding);
  } catch {
    return refused(message('The encoding {name} is not supported; save the file as UTF-8.', { name: encoding }));
  }
  return decoded(bytes, encoding);
}

function refused(what: Message, position = START): Decoding {
  return { ok: false, what, position };
}

/** Returns whether the first bytes look like XML in any encoding. */
export function seemsXml(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, DECLARATION_LENGTH);
  const wide =
    start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff && 'utf-16be';
  return isXmlText(wide ? new TextDecoder(wide).decode(start) : latin1(start).replace(/^\u00ef\u00bb\u00bf/, ''));
}

function decoded(bytes: Uint8Array, encoding: string, isDeclared = true): Decoding {
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    const what = !isDeclared
      ? message(
          'The file declares no encoding, but its bytes are not UTF-8; save it as UTF-8, or declare the encoding.',
        )
      : message('The file declares {encoding}, but its bytes are not in it; save it as UTF-8.', {
          encoding: encoding.toUpperCase(),
        });
    const text = readable(bytes, encoding);
    return refused(what, positionOf(text, text.length));
  }
}

/** Returns the characters before the first invalid bytes. */
function readable(bytes: Uint8Array, encoding: string): string {
  let text = '';
  let from = 0;
  let to = bytes.length;
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    try {
      text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      from = middle;
    } catch {
      to = middle - 1;
    }
  }
  return text;
}

/**
 * The characters of Windows-1252 from 0x80 to 0x9F, with blanks for unassigned ones. Node's `TextDecoder` treats
 * Windows-1252 as ISO-8859-1.
 */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Decodes Windows-1252: https://encoding.spec.whatwg.org/windows-1252.html. */
export function windows1252(bytes: Uint8Array): Decoding {
  const text = latin1(bytes);
  const none = /[\u0081\u008d\u008f\u0090\u009d]/.exec(text);
  if (none) {
    const what = message('The file declares {encoding}, but its bytes are not in it; save it as UTF-8.', {
      encoding: 'WINDOWS-1252',
    });
    return refused(what, positionOf(text, none.index));
  }
  return { ok: true, text: text.replace(/[\u0080-\u009f]/g, (byte) => WINDOWS[byte.charCodeAt(0) - 0x80] ?? '') };
}

/** Decodes ISO-8859-1, in which each byte is a code point. `TextDecoder` uses this name for Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Returns the encoding in the XML declaration, if there is one. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = latin1(bytes.subarray(0, DECLARATION_LENGTH));
  const declaration = /^\s*<\?xml\s([^>]{0,150})\?>/.exec(start.replace(/^\u00ef\u00bb\u00bf/, ''));
  return declaration?.[1] === undefined
    ? undefined
    : /encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(declaration[1])?.[1];
}

/** The number of bytes of an unreadable file that are used to guess its kind. */
const BEGINNING = 4000;
const LATIN_1 = new TextDecoder('latin1');

/** Returns the beginning of a file as a text, whatever its encoding. */
export function beginningOf(file: string | Uint8Array): string {
  return typeof file === 'string' ? file : LATIN_1.decode(file.subarray(0, BEGINNING));
}
