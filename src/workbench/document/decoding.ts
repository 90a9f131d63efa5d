import type { TextPosition } from '../../engine/reading/problem.ts';
import type { Message } from '../../engine/text/message.ts';
import { decodeXml, seemsXml } from '../../formats/xml/decode.ts';

/** What the bytes of a file say. */
export interface Decoded {
  text: string;
  /** The bytes are no Unicode: that they are this encoding's is a guess, which letters with accents show. */
  guessed: 'Windows-1252' | undefined;
  /** Why they cannot be read, and where, if they are XML, which says what its encoding is. */
  fault?: { what: Message; position: TextPosition };
}

/** By how they begin: the byte order marks of https://www.unicode.org/faq/utf_bom#bom4. */
const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
] as const;

/** Decodes a file: Unicode, as JSON and YAML are, or as older programs for Western Europe write it. */
export function decode(bytes: Uint8Array): Decoded {
  if (seemsXml(bytes)) {
    const decoding = decodeXml(bytes);
    return decoding.ok
      ? { text: decoding.text, guessed: undefined }
      : { text: '', guessed: undefined, fault: decoding };
  }
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), guessed: undefined };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: undefined };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: 'Windows-1252' };
  }
}
