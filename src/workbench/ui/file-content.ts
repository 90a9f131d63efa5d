import { base64Of } from '../../engine/text/base64.ts';

/** Returns the content of a file in base64. */
export async function base64OfFile(file: Blob): Promise<string> {
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}

/** Returns the content of a key or certificate: a text in PEM or base64 as it is, bytes in base64. */
export async function pemOrBase64(file: Blob): Promise<string> {
  const text = await file.text();
  return text.startsWith('-') || /^[A-Za-z0-9+/=\s]+$/.test(text) ? text : base64OfFile(file);
}
