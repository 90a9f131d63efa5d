/** Lists of codes, which are read when they are first used. */

/**
 * A list of codes with blanks or line ends between them. Bundles have it packed (scripts/pack-tables-plugin.mjs): codes that differ in the last
 * character alone are a group, so that `EU:R AU:DX` has EUR, AUD and AUX.
 */
export class CodeList {
  readonly #written: string;
  #codes: ReadonlySet<string> | undefined;
  #text: string | undefined;

  constructor(written: string) {
    this.#written = written;
  }

  /** Returns whether a code is in the list, exactly as it is written. */
  has(code: string): boolean {
    return this.codes.has(code);
  }

  get codes(): ReadonlySet<string> {
    this.#codes ??= new Set((this.#written.match(/\S+/g) ?? []).flatMap(codesIn));
    return this.#codes;
  }

  /** All codes with blanks between and around them, for rules that look for a part of this text. */
  get text(): string {
    this.#text ??= ` ${[...this.codes].join(' ')} `;
    return this.#text;
  }

  /** Returns a list that has some codes more, written as in the constructor. */
  with(written: string): CodeList {
    return new CodeList(`${this.#written} ${written}`);
  }
}

function codesIn(group: string): string | string[] {
  const colon = group.lastIndexOf(':');
  return colon < 0 ? group : [...group.slice(colon + 1)].map((last) => group.slice(0, colon) + last);
}
