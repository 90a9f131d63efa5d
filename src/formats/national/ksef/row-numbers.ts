/** Numbers rows. The state of a row before a correction and the state after it have one number. */

interface Numbered {
  /** What identifies the row in both states. */
  readonly id: string | undefined;
  /** Whether it shows the state before the correction. */
  readonly isBefore: boolean;
}

/** Returns the numbers of rows: their places, except for the second state of a row with the same identifier. */
export function rowNumbers(rows: readonly Numbered[]): number[] {
  const waiting = new Map<string, number>();
  let last = 0;
  return rows.map(({ id, isBefore }) => {
    const partner = waiting.get(`${!isBefore} ${id}`);
    if (id !== undefined && partner !== undefined) {
      waiting.delete(`${!isBefore} ${id}`);
      return partner;
    }
    last += 1;
    if (id !== undefined) waiting.set(`${isBefore} ${id}`, last);
    return last;
  });
}
