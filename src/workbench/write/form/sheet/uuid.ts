/** Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` is not available on pages served over plain HTTP. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[8] ?? 0) % 4) + 8;
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant.toString(16)}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
