/** Recognises texts in UTF-16, as written by Windows programs, with and without a byte order mark. */

/** The number of bytes to check if there is no byte order mark. */
const LOOKED_AT = 256;

/**
 * Returns the encoding of bytes in UTF-16; undefined for other bytes. Without a mark, nearly every other byte must be
 * zero, as in mostly Latin texts.
 */
export function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [even, odd] = [zeros(bytes, 0), zeros(bytes, 1)];
  if (even < 0.05 && odd > 0.8) return 'utf-16le';
  return odd < 0.05 && even > 0.8 ? 'utf-16be' : undefined;
}

/** Returns the share of zeros among the first bytes at even or odd positions. */
function zeros(bytes: Uint8Array, from: 0 | 1): number {
  const looked = bytes.subarray(0, LOOKED_AT).filter((_, at) => at % 2 === from);
  return looked.filter((byte) => byte === 0).length / Math.max(1, looked.length);
}
