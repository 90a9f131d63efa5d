import { base64Of } from '../../engine/text/base64.ts';

/** Returns the content of a file in base64. */
export async function base64OfFile(file: Blob): Promise<string> {
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}

const HYPHEN = 0x2d;

/** Returns the content of a key or certificate: a text in PEM as it is, others in base64. */
export async function pemOrBase64(file: Blob): Promise<string> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  return first === HYPHEN ? file.text() : base64OfFile(file);
}
