import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { decodeXml, seemsXml } from './decode.ts';

/** The beginning of `<?xml` or of an element in base64, also after a byte order mark. No document begins like this. */
const BEGINNING = /^\s*(?:77u\/)?P[D-H][A-Za-z0-9+/]{58}/;

/** Returns the bytes of XML in base64, as answers of authorities hold it; undefined if a text is something else. */
export function xmlInBase64(text: string): Uint8Array | undefined {
  if (!BEGINNING.test(text)) return undefined;
  const bytes = bytesOfBase64(text);
  return bytes && seemsXml(bytes) ? bytes : undefined;
}

/** Returns such XML as text. */
export function xmlTextInBase64(text: string): string | undefined {
  const bytes = xmlInBase64(text);
  const decoding = bytes && decodeXml(bytes);
  return decoding?.ok ? decoding.text : undefined;
}
