/**
 * A JSON number literal kept as its text, because a JavaScript number cannot hold it exactly (`12345678901234567`, `1e400`).
 * Spec chapter 01 §1.1, §15.1; chapter 09 §3.3.
 */
export class NumberText {
  /** How often `JSON.stringify` met one: when that changed, its text has a number that is only near (`json-text.ts`). */
  static stringified = 0;

  declare readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  /** The nearest number, for plain `JSON.stringify`; our own writers use `text`. */
  toJSON(): number {
    NumberText.stringified++;
    return Number(this.text);
  }
}
