/** Base64 of the standard alphabet (RFC 4648 §4). */

/** So many bytes at a time are made a text: functions take a limited number of arguments. */
const PORTION = 0x8000;

/** Returns bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PORTION) binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(binary);
}

/** Returns the bytes that a text in base64 stands for; white space in it does not count. Undefined for what is none. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
