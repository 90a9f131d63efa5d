/** So many bytes are unpacked at once: a thousand times as many may come of them. */
const PORTION = 16 * 1024;

/** Gives what is packed to what unpacks it, by portions: who gets what comes of them may stop in between. */
export function pushInPortions(unpacking: { push(part: Uint8Array, isLast: boolean): void }, packed: Uint8Array): void {
  for (let at = 0; at < packed.length; at += PORTION) {
    unpacking.push(packed.subarray(at, at + PORTION), at + PORTION >= packed.length);
  }
}
