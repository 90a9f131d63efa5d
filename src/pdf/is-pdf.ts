/** Readers look for the head of a PDF in so many bytes (chapter 13 §4). */
const HEAD = 1024;

/** Returns whether bytes are a PDF, by their head; a ZIP archive that begins with one, not compressed, is none. */
export function isPdf(bytes: Uint8Array): boolean {
  return headOf(bytes) >= 0 && !ARCHIVE.every((byte, i) => bytes[i] === byte);
}

/** Returns where `%PDF-` stands, with which a PDF begins; -1 where it does not. */
export function headOf(bytes: Uint8Array): number {
  const end = Math.min(bytes.length, HEAD) - MARK.length;
  for (let at = bytes.indexOf(MARK[0] ?? 0); at >= 0 && at <= end; at = bytes.indexOf(MARK[0] ?? 0, at + 1)) {
    if (MARK.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}

/** `PK`, and that a file follows. */
const ARCHIVE = [0x50, 0x4b, 3, 4];

/** `%PDF-`. */
const MARK = [0x25, 0x50, 0x44, 0x46, 0x2d];
