/** Bounds on what is packed, the same wherever it is opened. */

/** Bytes that are unpacked of an archive, of all that is packed within one, or of a file of JSON lines. */
export const MOST_UNPACKED = 256 * 1024 * 1024;

/** Archives in archives that are opened. */
export const MOST_NESTED = 3;
