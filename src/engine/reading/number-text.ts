/**
 * A JSON number literal kept as its text, because a JavaScript number cannot hold it exactly (`10.10`, `12345678901234567`).
 * Spec chapter 01 § 1.1, § 15.1.
 */
export class NumberText {
  declare readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  /** The nearest number, for plain `JSON.stringify`; our own writers use `text`. */
  toJSON(): number {
    return Number(this.text);
  }
}
