/** What is packed by gzip, by names and first bytes. */

/** What gzip begins with (RFC 1952 §2.3.1), and nothing else that is read here. */
const MAGIC = [0x1f, 0x8b] as const;

/** Bytes by which what is packed is known. */
export const GZIP_BEGIN = MAGIC.length;

const NAMED = /\.gz$/i;

/** Returns whether a name says that its file is packed by gzip. */
export function isGzipName(name: string): boolean {
  return NAMED.test(name);
}

/** Returns the name that what is in a file has by itself: `a.jsonl` for `a.jsonl.gz`. */
export function unpackedName(name: string): string {
  return name.replace(NAMED, '');
}

/** Returns whether bytes are packed by gzip, by how they begin. */
export function isGzip(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, i) => bytes[i] === byte);
}
