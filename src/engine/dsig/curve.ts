/** The curve P-256 (FIPS 186-5, SP 800-186 §3.2.1.3): y² = x³ − 3x + b over the integers modulo p. */

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/**
 * Returns whether two coordinates of 32 bytes, most significant first, are a point on the curve. The coordinates are
 * public, so the running time may depend on them.
 */
export function isOnCurve(x: Uint8Array, y: Uint8Array): boolean {
  const [a, b] = [integer(x), integer(y)];
  return a < P && b < P && (b * b - (a * a * a - 3n * a + B)) % P === 0n;
}

function integer(bytes: Uint8Array): bigint {
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}
