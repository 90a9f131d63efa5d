/** Limits for packed files, the same everywhere. */

/** The maximum number of unpacked bytes: of an archive, of all archives inside one, or of a file of JSON lines. */
export const MOST_UNPACKED = 256 * 1024 * 1024;

/** The maximum depth of archives within archives. */
export const MOST_NESTED = 3;
