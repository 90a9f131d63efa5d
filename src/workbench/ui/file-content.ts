import { base64Of } from '../../engine/text/base64.ts';

/** Returns the content of a file in base64. */
export async function base64OfFile(file: Blob): Promise<string> {
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}
