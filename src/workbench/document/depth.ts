import { MAX_DEPTH } from '../../engine/reading/problem.ts';

const LINE_END = 0x0a;
export const QUOTE = 0x22;
export const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/**
 * Returns where a JSON text is nested too deeply: the bracket that opens one level more than may be; undefined where
 * none does. What reads texts calls itself for each level, and would end with the stack. It takes texts that somebody is
 * writing, whose quotes may be open: the engine's readers end there, and would not see how deep the rest is.
 * @param around how many levels are around the text
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

/** Returns the closing quote; where the line ends before there is one, its end. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === QUOTE || unit === LINE_END) return at;
  }
  return text.length;
}
