/** Returns bytes as a buffer over the same memory, for Node's fast search, reading and writing. */
export function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
