/** Returns whether bytes are a ZIP archive, by how they begin. */
export function isArchive(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes;
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
}
