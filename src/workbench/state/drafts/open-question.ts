/** Pasted rows that are not in the text yet, because the user has to choose between two readings of their numbers. */
export interface OpenQuestion {
  kind: 'rows';
  rows: AskedRows;
}

/** Pasted rows that wait for the meaning of their numbers. */
export interface AskedRows {
  text: string;
  row: number;
  column: number;
  /** The first ambiguous cell as written, with its two readings. */
  asked: string;
  readings: readonly [string, string];
}
