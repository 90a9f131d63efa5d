import type { Environment } from '../engine/faults.ts';

/** The clock and the randomness of the platform, by web standards. */
export function systemEnvironment(): Environment {
  return { now: () => new Date(), uuid: () => uuidV7(Date.now()) };
}

const POOL = new Uint8Array(10 * 256);
let used = POOL.length;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A UUID of version 7 (RFC 9562 §5.7): 48 bits of milliseconds since 1970, then random bits. */
export function uuidV7(milliseconds: number): string {
  if (used === POOL.length) {
    crypto.getRandomValues(POOL);
    used = 0;
  }
  const random = POOL.subarray(used, used + 10);
  used += 10;
  const time = milliseconds.toString(16).padStart(12, '0');
  const hex = (index: number, mask = 0xff, bits = 0) => HEX[((random[index] ?? 0) & mask) | bits];
  const version = `${hex(0, 0x0f, 0x70)}${hex(1)}`;
  const variant = `${hex(2, 0x3f, 0x80)}${hex(3)}`;
  const rest = `${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${rest}`;
}
