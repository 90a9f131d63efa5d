/**
 * Names of files that are not UTF-8, such as those of old Latin-1 systems, in texts: each of their bytes beyond ASCII is a lone surrogate
 * U+DC80 to U+DCFF, which no name in UTF-8 has. Python keeps them in the same way.
 */

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns a name in a folder as a text. */
export function nameOf(bytes: Buffer): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join('');
  }
}

const RAW = /([\udc80-\udcff])/u;

/** Returns a path as the system takes it. */
export function onDisk(path: string): string | Buffer {
  if (!RAW.test(path)) return path;
  const parts = path.split(RAW);
  return Buffer.concat(
    parts.map((part) => (RAW.test(part) ? Buffer.of(part.charCodeAt(0) & 0xff) : Buffer.from(part))),
  );
}
