import { MAX_DEPTH } from '../../../engine/reading/problem.ts';

const LINE_END = 0x0a;
export const QUOTE = 0x22;
export const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/**
 * Returns where JSON is nested too deeply: the first bracket above the limit, or undefined. Recursive readers would overflow the stack. It
 * also accepts unfinished text with open quotes, where the engine's readers stop and would miss the depth of the rest.
 * @param around the number of levels around the text
 */
export function tooDeepAt(text: string, around = 0): number | undefined {
  let level = around;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === OPEN_OBJECT || unit === OPEN_LIST) {
      if (++level > MAX_DEPTH) return at;
    } else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) level = Math.max(0, level - 1);
  }
  return undefined;
}

/** Returns the offset of the closing quote, or of the line's end if it is missing. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === QUOTE || unit === LINE_END) return at;
  }
  return text.length;
}
