/** The number of bytes in which readers look for the header of a PDF (chapter 13 §4). */
const HEAD = 1024;

/** Returns whether bytes are a PDF by their header. A ZIP archive that starts with an uncompressed PDF is not a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return headOf(bytes) >= 0 && !ARCHIVE.every((byte, i) => bytes[i] === byte);
}

/** Returns the offset of `%PDF-`, the start of a PDF; -1 if missing. */
export function headOf(bytes: Uint8Array): number {
  const end = Math.min(bytes.length, HEAD) - MARK.length;
  for (let at = bytes.indexOf(MARK[0] ?? 0); at >= 0 && at <= end; at = bytes.indexOf(MARK[0] ?? 0, at + 1)) {
    if (MARK.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}

/** `PK` and the mark of a file that follows. */
const ARCHIVE = [0x50, 0x4b, 3, 4];

/** The bytes of `%PDF-`. */
const MARK = [0x25, 0x50, 0x44, 0x46, 0x2d];
