/** Stores code lists as texts and parses them on first use. */

/**
 * A list of codes, separated by blanks or line breaks. Bundles contain it in a compact form
 * (scripts/pack-tables-plugin.mjs): codes that differ only in the last character form a group, so `EU:R AU:DX` contains
 * EUR, AUD and AUX.
 */
export class CodeList {
  readonly #written: string;
  #codes: ReadonlySet<string> | undefined;
  #text: string | undefined;

  constructor(written: string) {
    this.#written = written;
  }

  /** Returns whether a code is in the list, exactly as written. */
  has(code: string): boolean {
    return this.codes.has(code);
  }

  get codes(): ReadonlySet<string> {
    this.#codes ??= new Set((this.#written.match(/\S+/g) ?? []).flatMap(codesIn));
    return this.#codes;
  }

  /** All codes with blanks between and around them, for rules that search for a substring. */
  get text(): string {
    this.#text ??= ` ${[...this.codes].join(' ')} `;
    return this.#text;
  }

  /** Returns a new list with added codes in the notation of the constructor. */
  with(written: string): CodeList {
    return new CodeList(`${this.#written} ${written}`);
  }
}

function codesIn(group: string): string | string[] {
  const colon = group.lastIndexOf(':');
  return colon < 0 ? group : [...group.slice(colon + 1)].map((last) => group.slice(0, colon) + last);
}
