/** UUIDs, stored in lower case with hyphens. Spec chapter 01 §4; RFC 9562. */

import { byteLength } from './bytes.ts';

/** The zero UUID, which counts as empty. @internal */
export const ZERO_UUID = '00000000-0000-0000-0000-000000000000';

const HYPHENATED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HEX = /^[0-9a-f]{32}$/;
const URN = 'urn:uuid:';

/**
 * Reads a UUID of any version in one of its four forms: with hyphens, after `urn:uuid:`, in brackets of any kind, or
 * bare hex. The empty text stays empty.
 */
export function parseUuid(text: string): string | undefined {
  if (text === '' || HYPHENATED.test(text)) return text;
  const lower = text.toLowerCase();
  if (lower.length === 32 && HEX.test(lower)) return lower.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const bare = hyphenatedPart(lower, byteLength(text));
  return bare !== undefined && HYPHENATED.test(bare) ? bare : undefined;
}

function hyphenatedPart(text: string, bytes: number): string | undefined {
  if (bytes === 36) return text;
  if (bytes === 38) return text.slice(1, -1);
  return bytes === 45 && text.startsWith(URN) ? text.slice(URN.length) : undefined;
}

/** Returns whether a UUID is empty or all zeros. */
export function isZeroUuid(uuid: string): boolean {
  return uuid === '' || uuid === ZERO_UUID;
}

/** Returns the version of a UUID; 0 for the empty one. */
export function uuidVersion(uuid: string): number {
  return uuid === '' ? 0 : Number.parseInt(uuid.charAt(14), 16);
}

/** The hexadecimal digits, as characters. */
const DIGITS: readonly number[] = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const HYPHEN = 0x2d;

/** Buffers for the UUID being created: its bytes, which are random from the seventh on, and its characters. */
const bytes = new Uint8Array(16);
const time = new DataView(bytes.buffer);
const random = bytes.subarray(6);
const units: number[] = new Array(36).fill(HYPHEN);

/**
 * Returns a new UUID of version 7: the time in milliseconds, then 74 random bits from `fill`, which fills its argument.
 * The text is created in one piece. Concatenated texts would keep their parts in memory, which costs a twentieth of the
 * time of a small request.
 */
export function newUuidV7(now: Date, fill: (bytes: Uint8Array) => void): string {
  const milliseconds = now.getTime();
  time.setUint16(0, milliseconds / 2 ** 32);
  time.setUint32(2, milliseconds);
  fill(random);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f); // version 7
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f); // variant of RFC 9562
  let at = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) at++;
    const byte = bytes[i] ?? 0;
    units[at++] = DIGITS[byte >> 4] ?? HYPHEN;
    units[at++] = DIGITS[byte & 0x0f] ?? HYPHEN;
  }
  return String.fromCharCode.apply(undefined, units);
}
