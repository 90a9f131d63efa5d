import type { Range, Span } from './text.ts';

/** The lines of a text, for positions in it. Lines and columns count from 1. */
export class Lines {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  rangeOf({ offset, length }: Span): Range {
    const start = this.#at(offset);
    const end = this.#at(offset + length);
    return {
      startLineNumber: start.line,
      startColumn: start.column,
      endLineNumber: end.line,
      endColumn: end.column,
    };
  }

  spanOf({ startLineNumber, startColumn, endLineNumber, endColumn }: Range): Span {
    const offset = this.#offsetOf(startLineNumber, startColumn);
    return { offset, length: this.#offsetOf(endLineNumber, endColumn) - offset };
  }

  #offsetOf(line: number, column: number): number {
    return (this.#starts[line - 1] ?? 0) + column - 1;
  }

  #at(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}
