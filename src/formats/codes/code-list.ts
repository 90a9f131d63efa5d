/** Lists of codes, kept short: they are unfolded when they are first asked. */

/** A list of codes, written as groups of those that differ in the last character alone: `EU:R AU:D 4:12` has EUR, AUD, 41 and 42. */
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
    this.#codes ??= new Set(
      this.#written.split(' ').flatMap((group) => {
        const colon = group.lastIndexOf(':');
        return [...group.slice(colon + 1)].map((last) => group.slice(0, colon) + last);
      }),
    );
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
