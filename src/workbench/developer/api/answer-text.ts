import { laidOut } from '../../engine/document/edits.ts';

/** Longer texts are formatted only if that is fast. */
const LONG = 5_000_000;

/**
 * Returns an answer with line breaks, keeping numbers as written: parsing would turn 10.00 into 10. Text that is not JSON is returned
 * unchanged.
 */
export function answerText(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (JSON.stringify(value) === body) return JSON.stringify(value, null, 2);
    return body.length > LONG ? body : laidOut(body);
  } catch {
    return body;
  }
}
