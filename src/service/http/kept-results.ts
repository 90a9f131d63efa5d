/** Long results of this process, which who asked for them may read for a while (chapter 09 §8.2). They are kept in memory only. */

/** A result that is kept, as JSON in UTF-8. */
export interface KeptResult {
  uri: string;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Bytes of all results that are kept: beyond, the oldest are forgotten. */
export const MOST_KEPT = 64 * 1024 * 1024;

/** Bytes that an entry takes beside its body. */
const BYTES_OF_ENTRY = 512;

/** Who does not know the URI of a result does not find it, nor does the owner of another token. */
export class KeptResults {
  readonly #now: () => number;
  readonly #most: number;
  /** In the order they came, as a map keeps it. */
  readonly #kept = new Map<string, KeptResult & { caller: string | undefined }>();
  #bytes = 0;

  /** @param now returns milliseconds since 1970 @param most bytes of all */
  constructor(now: () => number = Date.now, most: number = MOST_KEPT) {
    this.#now = now;
    this.#most = most;
  }

  /** Keeps a result for whoever asked for it. */
  put(result: KeptResult, caller: string | undefined): void {
    this.#kept.set(result.uri, { ...result, caller });
    this.#bytes += result.body.length + BYTES_OF_ENTRY;
    this.#forget();
  }

  /** Returns the text of a result; undefined for one that there is not, not any more, or not for this caller. */
  find(uri: string, caller: string | undefined): string | undefined {
    this.#forget();
    const kept = this.#kept.get(uri);
    return kept && kept.caller === caller ? new TextDecoder().decode(kept.body) : undefined;
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

/** What the work on a request brings beside its answer: how far it has come, as a message to who waits for it, and results to keep. */
export type Aside = { progress: object; id: string | number } | { result: KeptResult };
