/**
 * Tests regular expressions in RE2 syntax, which the standard uses for patterns
 * (https://github.com/google/re2/wiki/Syntax). It has neither look-around nor back-references.
 */

const NAMED_OR_FLAGGED_GROUP = /^\(\?(?:P?<\w+>|[imsU]*(?:-[imsU]+)?:)$/;
const FLAGS = /^\(\?(?:[imsU]+(?:-[imsU]+)?|-[imsU]+)\)$/;
const CODE_ESCAPE =
  /^\\(?:[pP](?:[A-Z]|\{\^?\w+\})|x(?:[0-9A-Fa-f]{2}|\{[0-9A-Fa-f]{1,6}\})|0[0-7]{0,2}|[1-7][0-7]{1,2})$/;
const PLAIN_ESCAPE = /^\\(?:[AbBzaftnrvdDsSwWC]|[^A-Za-z0-9])$/;
const REPETITION = /^\{(\d+)(?:,(\d*))?\}$/;
const POSIX_CLASS = /\[:\^?(?:alnum|alpha|ascii|blank|cntrl|digit|graph|lower|print|punct|space|upper|word|xdigit):\]/g;

// An unclosed token extends to the end. Searching for its end again from each later opening would take quadratic
// time.
const ESCAPE = /\\(?:[pPx]\{[^}]*(?:\}|$)|x.{2}|[0-7]{1,3}|[pP]?.)/s;
const CLASS_PART = new RegExp(`${ESCAPE.source}|.`, 'gs');
const TOKEN = new RegExp(
  `\\(\\?[^:)>]*(?:[:)>]|$)|\\[\\^?\\]?(?:\\[:\\^?\\w+:\\]|\\\\.|[^\\]\\\\])*(?:\\]|\\\\?$)|${ESCAPE.source}|\\{\\d+(?:,\\d*)?\\}|.`,
  'gs',
);

/** The largest count in `{}` that RE2 allows. */
const LARGEST_COUNT = 1000;

/** Longer patterns exceed RE2's memory limit, or are too long to be written by a person. */
const LONGEST = 1_000_000;

/**
 * Returns whether a pattern is valid RE2. It replaces RE2's own syntax with similar JavaScript, which must then be
 * valid.
 */
export function re2Valid(pattern: string): boolean {
  if (pattern.length > LONGEST) return false;
  const tokens = pattern.match(TOKEN) ?? [];
  const plain = tokens.map(equivalent);
  if (plain.includes(undefined)) return false;
  try {
    new RegExp(plain.join(''));
    return true;
  } catch {
    return false;
  }
}

/** Returns similar JavaScript for a token; undefined if RE2 does not support it. */
function equivalent(token: string): string | undefined {
  if (token.startsWith('(?')) {
    if (NAMED_OR_FLAGGED_GROUP.test(token)) return '(?:';
    return FLAGS.test(token) ? '(?:)' : undefined;
  }
  if (token.length > 1 && token.startsWith('[')) return equivalentClass(token);
  if (token.startsWith('\\')) return equivalentEscape(token);
  const counts = REPETITION.exec(token)?.slice(1) ?? [];
  return counts.some((count) => Number(count ?? 0) > LARGEST_COUNT) ? undefined : token;
}

function equivalentEscape(token: string): string | undefined {
  if (CODE_ESCAPE.test(token)) return 'a';
  return PLAIN_ESCAPE.test(token) ? token : undefined;
}

/** Returns a similar character class. `]` may come first as a literal, and POSIX classes may be inside. */
function equivalentClass(token: string): string | undefined {
  const [start = '['] = /^\[\^?/.exec(token) ?? [];
  const inside = token.slice(start.length, -1).replace(POSIX_CLASS, 'a').replace(/^\]/, '\\]');
  if (inside === '' || inside.includes('[:') || !token.endsWith(']')) return undefined;
  const parts = (inside.match(CLASS_PART) ?? []).map((part) => (part.startsWith('\\') ? equivalentEscape(part) : part));
  return parts.includes(undefined) ? undefined : `${start}${parts.join('')}]`;
}
