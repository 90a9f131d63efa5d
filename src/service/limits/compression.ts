/** How much streams and files may be compressed. Lines of one seller compress up to 180:1. */

/** Decompressed bytes that a stream may have without regard to its compression. */
const UNJUDGED = 64 * 1024 * 1024;
/** The default limit: 300:1. */
export const MOST_COMPRESSED = 300;

/** Returns whether a stream is almost all compression. */
export function isBomb(decompressed: number, compressed: number, most = MOST_COMPRESSED): boolean {
  return decompressed > mostDecompressed(compressed, most);
}

/** Returns the decompressed bytes up to which a compressed file or stream is not a bomb. */
export function mostDecompressed(compressed: number, most = MOST_COMPRESSED): number {
  return Math.max(UNJUDGED, most * compressed);
}
