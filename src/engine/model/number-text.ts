/**
 * A JSON number literal kept as text, because a JavaScript number cannot hold it exactly (`12345678901234567`,
 * `1e400`). Spec chapter 01 §1.1, §15.1; chapter 09 §3.3.
 */
export class NumberText {
  /** How often `JSON.stringify` has met a `NumberText`. A change means that its output is inexact (`json-text.ts`). */
  static stringified = 0;

  declare readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  /** Returns the nearest number, for plain `JSON.stringify`. Our own writers use `text`. */
  toJSON(): number {
    NumberText.stringified++;
    return Number(this.text);
  }
}
