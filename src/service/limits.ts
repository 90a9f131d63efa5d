/** What one request may cost (chapter 09 §1.6). */
export interface Limits {
  /** Bytes of a body, decompressed. */
  maxBody: number;
  /** Milliseconds in which a body must have arrived; undefined where the platform sees to that. */
  bodyTimeout: number | undefined;
}

export const DEFAULT_LIMITS: Limits = { maxBody: 10 * 1024 * 1024, bodyTimeout: 30_000 };
