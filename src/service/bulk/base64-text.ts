import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { decodeXml, seemsXml } from '../../formats/xml/decode.ts';

/** For a text whose length is a multiple of four. A pattern that counts groups of four fails on some megabytes. */
const FORM = /^[A-Za-z0-9+/]+={0,2}$/;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a base64 text. Undefined if invalid, or if the bytes are neither UTF-8 nor XML (chapter 09 §10). */
export function textInBase64(text: string): string | undefined {
  if (text.length % 4 !== 0 || !FORM.test(text)) return undefined;
  // Invalid base64 counts as empty.
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
