/** What was typed or pasted into a form and is not in the text yet: somebody has to say which of two numbers it is. */
export type OpenQuestion =
  | {
      kind: 'number';
      typed: string;
      /** What the text has there. */
      value: string;
    }
  | { kind: 'rows'; rows: AskedRows };

/** Rows that were pasted at a cell and wait for the answer to what their numbers mean. */
export interface AskedRows {
  text: string;
  row: number;
  column: number;
  /** The first cell that may be one of two numbers, as it was written, and those. */
  asked: string;
  readings: readonly [string, string];
}
