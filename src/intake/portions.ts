/** The number of bytes unpacked at a time. They may expand a thousandfold. */
const PORTION = 16 * 1024;

/** Passes packed data to a decompressor in portions, so that the consumer can stop in between. */
export function pushInPortions(unpacking: { push(part: Uint8Array, isLast: boolean): void }, packed: Uint8Array): void {
  for (let at = 0; at < packed.length; at += PORTION) {
    unpacking.push(packed.subarray(at, at + PORTION), at + PORTION >= packed.length);
  }
}
