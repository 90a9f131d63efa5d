/** UUIDs, held in lower case with hyphens. Spec chapter 01 § 4; RFC 9562. */

import { byteLength } from './bytes.ts';
import { quote } from './quote.ts';

/** The UUID that says nothing, like the empty text. */
export const ZERO_UUID = '00000000-0000-0000-0000-000000000000';

const HYPHENATED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HEX = /^[0-9a-f]{32}$/;
const URN = 'urn:uuid:';

/** Reads a UUID of any version in one of its four forms: with hyphens, after `urn:uuid:`, in brackets of any kind, or bare hex. Empty stays empty. */
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

/** The standard's message for a text that `parseUuid` refuses; empty for others. */
export function uuidProblem(text: string): string {
  if (parseUuid(text) !== undefined) return '';
  const bytes = byteLength(text);
  if (![32, 36, 38, 45].includes(bytes)) return `invalid UUID length: ${bytes}`;
  if (bytes === 45 && !text.toLowerCase().startsWith(URN)) return `invalid urn prefix: ${quote(text, URN.length)}`;
  return 'invalid UUID format';
}

/** Whether a UUID says nothing: empty or all zeros. */
export function isZeroUuid(uuid: string): boolean {
  return uuid === '' || uuid === ZERO_UUID;
}

/** The version digit of a UUID; 0 for the empty one. */
export function uuidVersion(uuid: string): number {
  return uuid === '' ? 0 : Number.parseInt(uuid.charAt(14), 16);
}

/** A byte as two hexadecimal digits. */
const DIGITS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A new UUID of version 7: the time in milliseconds, then 74 random bits from `random`, which fills the bytes it is given. */
export function newUuidV7(now: Date, random: (bytes: Uint8Array) => void): string {
  const bytes = new Uint8Array(10);
  random(bytes);
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f); // version 7
  bytes[2] = 0x80 | ((bytes[2] ?? 0) & 0x3f); // variant of RFC 9562
  const time = now.getTime().toString(16).padStart(12, '0');
  let uuid = `${time.slice(0, 8)}-${time.slice(8)}-`;
  for (let i = 0; i < bytes.length; i++) {
    if (i === 2 || i === 4) uuid += '-';
    uuid += DIGITS[bytes[i] ?? 0];
  }
  return uuid;
}
