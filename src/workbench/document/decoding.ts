import type { TextPosition } from '../../engine/reading/problem.ts';
import type { Message } from '../../engine/text/message.ts';
import { decodeXml, seemsXml } from '../../formats/xml/decode.ts';
import { utf16In } from '../../intake/utf16.ts';

/** What the bytes of a file say. */
export interface Decoded {
  text: string;
  /** The bytes are no Unicode: that they are this encoding's is a guess, which letters with accents show. */
  guessed: 'Windows-1252' | undefined;
  /** Why they cannot be read, and where, if they are XML, which says what its encoding is. */
  fault?: { what: Message; position: TextPosition };
}

/** Decodes a file: Unicode, as JSON and YAML are, or as older programs for Western Europe write it. */
export function decode(bytes: Uint8Array): Decoded {
  if (seemsXml(bytes)) {
    const decoding = decodeXml(bytes);
    return decoding.ok
      ? { text: decoding.text, guessed: undefined }
      : { text: '', guessed: undefined, fault: decoding };
  }
  const encoding = utf16In(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), guessed: undefined };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: undefined };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: 'Windows-1252' };
  }
}
