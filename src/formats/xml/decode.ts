/** Bytes of an XML text to characters, by its byte order mark or what its declaration says (https://www.w3.org/TR/xml/#charencoding, chapter 11 §6.1). */

import { isXmlText } from '../../engine/reading/xml-text.ts';
import { type Message, message } from '../../engine/text/message.ts';

/** The encodings that are read, by the names that declarations have for them (in lower case), each with the name that `TextDecoder` knows. */
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
]);

/** The declaration is looked for in so many bytes: it stands at the very beginning. */
const DECLARATION_LENGTH = 200;

export type Decoding = { ok: true; text: string } | { ok: false; what: Message };

/** Returns the characters of a text in UTF-8, UTF-16 with a byte order mark, ISO-8859-1 or Windows-1252; or why they cannot be had. */
export function decodeXml(bytes: Uint8Array): Decoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const name = declaredEncoding(bytes) ?? 'utf-8';
  const encoding = ENCODINGS.get(name.toLowerCase());
  if (encoding === undefined) {
    return {
      ok: false,
      what: message('The encoding {name} is not read; save the file as UTF-8.', { name }),
    };
  }
  if (encoding === 'utf-16') {
    return {
      ok: false,
      what: message('The file says that it is {name}, but has no byte order mark; save it as UTF-8.', { name }),
    };
  }
  return encoding === 'latin1' && !marked
    ? { ok: true, text: latin1(bytes) }
    : decoded(bytes, marked ? 'utf-8' : encoding);
}

/** Returns whether bytes are a text in XML by what they begin with, in whatever encoding. */
export function seemsXml(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, DECLARATION_LENGTH);
  const wide =
    start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff && 'utf-16be';
  return isXmlText(wide ? new TextDecoder(wide).decode(start) : latin1(start).replace(/^\u00ef\u00bb\u00bf/, ''));
}

function decoded(bytes: Uint8Array, encoding: string): Decoding {
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return {
      ok: false,
      what: message('The bytes are not {encoding}, as the file says they are; save it as UTF-8.', {
        encoding: encoding.toUpperCase(),
      }),
    };
  }
}

/** Returns the characters of ISO-8859-1, each the code point of its byte: what `TextDecoder` calls so is Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Returns the encoding that the XML declaration names, if there is one. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = latin1(bytes.subarray(0, DECLARATION_LENGTH));
  const declaration = /^\s*<\?xml\s([^>]{0,150})\?>/.exec(start.replace(/^\u00ef\u00bb\u00bf/, ''));
  return declaration?.[1] === undefined
    ? undefined
    : /encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(declaration[1])?.[1];
}
