import type { GateLimits } from './gate.ts';

/** What one request may cost, and how many there may be at once (chapter 09 §1.6). */
export interface Limits extends GateLimits {
  /** Bytes of a body, decompressed. */
  maxBody: number;
  /** Milliseconds in which a body must have arrived; undefined where the platform sees to that. */
  bodyTimeout: number | undefined;
}

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: Limits = {
  maxBody: 10 * MIB,
  bodyTimeout: 30_000,
  inWork: 16,
  waiting: 256,
  waitingBytes: 256 * MIB,
};

/** Bodies of more bytes go to a thread, where there are some: large documents must not hold up small ones. */
const LARGE = 64 * 1024;

const AMPERSAND = 0x26;
const ASTERISK = 0x2a;

/** True for a body that may take long: a large one, and one that may be YAML with aliases, which may stand for much more than they are. */
export function mayTakeLong(bytes: Uint8Array): boolean {
  return bytes.length > LARGE || (bytes.includes(ASTERISK) && bytes.includes(AMPERSAND));
}
