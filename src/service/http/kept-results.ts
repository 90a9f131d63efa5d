/** Long results of this process, which their caller can read for some time (chapter 09 §8.2). They are kept in memory only. */

/** A stored result: JSON in UTF-8, or a file. */
export interface KeptResult {
  uri: string;
  mediaType: string;
  body: Uint8Array<ArrayBuffer>;
  /** The time of expiry, in milliseconds since 1970. */
  until: number;
}

/** Maximum size of all stored results, in bytes. Above that, the oldest are dropped. */
export const MOST_KEPT = 64 * 1024 * 1024;

/** Bytes of an entry besides its body. */
const BYTES_OF_ENTRY = 512;

/** Reading a result requires its URI and the token of its owner. */
export class KeptResults {
  readonly #now: () => number;
  readonly #most: number;
  /** In order of arrival, as a map keeps it. */
  readonly #kept = new Map<string, KeptResult & { caller: string | undefined }>();
  #bytes = 0;

  /** @param now returns milliseconds since 1970 @param most bytes of all results */
  constructor(now: () => number = Date.now, most: number = MOST_KEPT) {
    this.#now = now;
    this.#most = most;
  }

  /** Stores a result for its caller. */
  put(result: KeptResult, caller: string | undefined): void {
    this.#kept.set(result.uri, { ...result, caller });
    this.#bytes += result.body.length + BYTES_OF_ENTRY;
    this.#forget();
  }

  /** Returns a result; undefined if it does not exist, has expired, or belongs to another caller. */
  find(uri: string, caller: string | undefined): KeptResult | undefined {
    this.#forget();
    const kept = this.#kept.get(uri);
    return kept?.caller === caller ? kept : undefined;
  }

  #forget(): void {
    const now = this.#now();
    for (const [uri, { until, body }] of this.#kept) {
      if (until > now && this.#bytes <= this.#most) return;
      this.#kept.delete(uri);
      this.#bytes -= body.length + BYTES_OF_ENTRY;
    }
  }
}

/** Results of the work on a request other than its answer: a progress message, or a result to store. */
export type SideMessage = { progress: object; id: string | number } | { result: KeptResult };
