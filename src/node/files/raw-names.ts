/**
 * Represents file names that are not UTF-8, such as those of old Latin-1 systems, as texts: each byte outside ASCII
 * becomes a lone surrogate U+DC80 to U+DCFF, which no UTF-8 name contains. Python does the same.
 */

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns a file name as a text. */
export function nameOf(bytes: Buffer): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join('');
  }
}

const RAW = /([\udc80-\udcff])/u;

/** Returns a path as the system expects it. */
export function onDisk(path: string): string | Buffer {
  if (!RAW.test(path)) return path;
  const parts = path.split(RAW);
  return Buffer.concat(
    parts.map((part) => (RAW.test(part) ? Buffer.of(part.charCodeAt(0) & 0xff) : Buffer.from(part))),
  );
}
