import type { Json } from '../model/json.ts';
import { readJsonWithPositions } from './json-positions.ts';
import { membersOf } from './members.ts';
import { MAX_DEPTH, type Reading } from './problem.ts';

/**
 * Reads the text of one JSON value (chapter 09 §1.3, §3.3). A byte order mark is skipped.
 *
 * `JSON.parse` does the reading. A separate loop over the characters limits the depth, detects numbers that a
 * JavaScript number may not hold exactly, and counts the members, so that duplicate names show as a difference. Only if
 * this loop finds something is the text read again, slowly, to keep such numbers as `NumberText` or to locate the
 * fault.
 */
export function readJson(text: string): Reading {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const members = countMembers(body);
  if (members === NOTEWORTHY) return readJsonWithPositions(body);
  let value: Json;
  try {
    value = JSON.parse(body);
  } catch {
    return readJsonWithPositions(body);
  }
  if (typeof value === 'object' && value !== null && membersOf(value) !== members) return readJsonWithPositions(body);
  return { ok: true, value };
}

const NOTEWORTHY = -1;

const QUOTE = 0x22;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const LARGE_E = 0x45;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const SMALL_E = 0x65;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Returns the number of members of all objects in the text; `NOTEWORTHY` if only the slow reader can tell. */
function countMembers(text: string): number {
  let members = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) {
      i = endOfString(text, i);
      if (i < 0) return NOTEWORTHY;
    } else if (unit === COLON) members++;
    else if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) {
      if (++depth > MAX_DEPTH) return NOTEWORTHY;
    } else if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) depth--;
    else if (unit === MINUS || (unit >= ZERO && unit <= NINE)) {
      const end = endOfNumber(text, i);
      if (end < 0) return NOTEWORTHY;
      i = end - 1;
    }
  }
  return members;
}

/** Returns the position of the closing quote of the string that begins at `start`; -1 if missing. */
export function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (text.charCodeAt(end - 1) === BACKSLASH && isEscaped(text, end));
  return end;
}

/** Returns whether an odd number of backslashes comes before. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 2;
  while (text.charCodeAt(before) === BACKSLASH) before--;
  return (at - before) % 2 === 0;
}

/**
 * Literals up to this length have no more than 15 digits, which a JavaScript number holds exactly. Exponents, rare in
 * documents, are left to the slow reader.
 */
const LONGEST_NUMBER = 15;

/** Returns the position after the number that begins at `start`; -1 if a JavaScript number may not hold it. */
function endOfNumber(text: string, start: number): number {
  for (let end = start + 1; ; end++) {
    const unit = text.charCodeAt(end);
    if (unit >= ZERO && unit <= NINE) continue;
    if (unit === POINT) continue;
    if (unit === SMALL_E || unit === LARGE_E) return -1;
    return end - start > LONGEST_NUMBER ? -1 : end;
  }
}
