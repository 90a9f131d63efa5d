import { membersOf } from '../../../engine/reading/members.ts';
import { endOfString, QUOTE, tooDeepAt } from './depth.ts';

const COLON = 0x3a;

/** Returns whether `contentOf` can read a text, without loading its library, which the first page does not need otherwise. */
export function isJson(text: string): boolean {
  if (tooDeepAt(text) !== undefined) return false;
  try {
    const value: unknown = JSON.parse(text);
    // A duplicate name leaves fewer members than names.
    return typeof value !== 'object' || value === null || membersOf(value) === colonsIn(text);
  } catch {
    return false;
  }
}

/** Returns the number of colons outside strings. */
function colonsIn(text: string): number {
  let colons = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === COLON) colons++;
  }
  return colons;
}
