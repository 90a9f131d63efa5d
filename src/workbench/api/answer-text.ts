import { laidOut } from '../document/edits.ts';

/** More characters than this are laid out only where that is quickly done. */
const LONG = 5_000_000;

/** Returns an answer with line breaks and its numbers as they came: read, 10.00 would be 10. What is not JSON is returned unchanged. */
export function answerText(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (JSON.stringify(value) === body) return JSON.stringify(value, null, 2);
    return body.length > LONG ? body : laidOut(body);
  } catch {
    return body;
  }
}
