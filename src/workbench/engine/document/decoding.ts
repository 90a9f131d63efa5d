import type { TextPosition } from '../../../engine/reading/problem.ts';
import type { Message } from '../../../engine/text/message.ts';
import { decodeXml, seemsXml } from '../../../formats/xml/decode.ts';
import { utf16In } from '../../../intake/utf16.ts';

/** The decoded content of a file. */
export interface Decoded {
  text: string;
  /** Set if the bytes are not Unicode: the encoding is a guess, which accented letters can confirm. */
  guessed: 'Windows-1252' | undefined;
  /** The reason why XML, which declares its encoding, cannot be decoded, and the position. */
  fault?: { what: Message; position: TextPosition };
}

/** Decodes a file: Unicode, like JSON and YAML, or the encoding of older Western European programs. */
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
