/** Recognises gzip by file names and first bytes. */

/** The first bytes of gzip (RFC 1952 §2.3.1), which no other supported file has. */
const MAGIC = [0x1f, 0x8b] as const;

/** The number of bytes needed to recognise gzip. */
export const GZIP_BEGIN = MAGIC.length;

const NAMED = /\.gz$/i;

/** Returns whether a file name belongs to a gzip file. */
export function isGzipName(name: string): boolean {
  return NAMED.test(name);
}

/** Returns the name without the gzip extension: `a.jsonl` for `a.jsonl.gz`. */
export function unpackedName(name: string): string {
  return name.replace(NAMED, '');
}

/** Returns whether bytes begin like gzip. */
export function isGzip(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, i) => bytes[i] === byte);
}
