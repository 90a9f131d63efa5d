import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { decodeXml, seemsXml } from '../../formats/xml/decode.ts';

/** In a text whose length is a multiple of four. A pattern that counts by fours gives up on some megabytes. */
const FORM = /^[A-Za-z0-9+/]+={0,2}$/;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a text in base64; undefined where it is none, or holds bytes that are neither UTF-8 nor XML (chapter 09 §10). */
export function textInBase64(text: string): string | undefined {
  if (text.length % 4 !== 0 || !FORM.test(text)) return undefined;
  // What is none of it after all holds nothing.
  const bytes = bytesOfBase64(text) ?? new Uint8Array();
  if (seemsXml(bytes)) {
    const decoding = decodeXml(bytes);
    return decoding.ok ? decoding.text : undefined;
  }
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}
