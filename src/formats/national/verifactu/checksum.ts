/** A checksum of values (FNV-1a), to compare records without keeping them. */
export class Checksum {
  value = 0x811c9dc5;

  add(text: string): void {
    this.addPart(text, 0, text.length);
  }

  /** Adds a part of a text. */
  addPart(text: string, from: number, to: number): void {
    let sum = this.value;
    for (let at = from; at < to; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
    // Separates the value from the next.
    this.value = Math.imul(sum ^ 0x1f, 0x01000193) >>> 0;
  }
}
