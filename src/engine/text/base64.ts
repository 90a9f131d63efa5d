/** So many bytes at a time are made a text: functions take a limited number of arguments. */
const PORTION = 0x8000;

/** Returns bytes in base64 of the standard alphabet. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PORTION) binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(binary);
}
