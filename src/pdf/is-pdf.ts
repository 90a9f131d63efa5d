/** Readers look for the head of a PDF in so many bytes (chapter 13 §4). */
const HEAD = 1024;

/** Returns whether bytes are a PDF, by their head. */
export function isPdf(bytes: Uint8Array): boolean {
  return headOf(bytes) >= 0;
}

/** Returns where `%PDF-` stands, with which a PDF begins; -1 where it does not. */
export function headOf(bytes: Uint8Array): number {
  const end = Math.min(bytes.length, HEAD) - MARK.length;
  for (let at = bytes.indexOf(MARK[0] ?? 0); at >= 0 && at <= end; at = bytes.indexOf(MARK[0] ?? 0, at + 1)) {
    if (MARK.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}

/** `%PDF-`. */
const MARK = [0x25, 0x50, 0x44, 0x46, 0x2d];
