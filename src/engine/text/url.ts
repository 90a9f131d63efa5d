/** URLs by the standard's test, which is lenient: `FOO.BAR`, `0088:12345`. Spec chapter 03 §1.4. */

import { byteLength, runeLength } from './bytes.ts';
import { hostValid } from './host.ts';
import { parseUriReference } from './uri.ts';

const LONGEST = 2082; // characters
const SHORTEST = 4; // bytes

const SCHEME = /^(?:ftp|tcp|udp|wss?|https?):\/\//;
const SPACE = /[\t\n\f\r ]/;

/** Returns whether a text is a URL. The scheme may be missing. */
export function urlValid(text: string): boolean {
  if (text.length > 2 * LONGEST || runeLength(text) > LONGEST) return false;
  if (byteLength(text) < SHORTEST || text.startsWith('.')) return false;
  const reference = parseUriReference(text.includes(':') && !text.includes('://') ? `http://${text}` : text);
  if (reference === undefined || reference.host.startsWith('.')) return false;
  const { host, path } = reference;
  if (host === '' && path !== '' && !/\.|%2e/i.test(path)) return false;
  return formValid(text);
}

/**
 * Returns whether a text has the form of a URL: optional scheme and user, host and port, optional path, query or
 * fragment.
 */
function formValid(text: string): boolean {
  if (SPACE.test(text)) return false;
  const scheme = SCHEME.exec(text)?.[0] ?? '';
  if (hostStartsAt(text, scheme.length) || (scheme !== '' && hostStartsAt(text, 0))) return true;
  // Any @ except a leading one may end the user, even one within the path.
  for (let at = text.indexOf('@', 1); at >= 0; at = text.indexOf('@', at + 1)) {
    if (hostStartsAt(text, at + 1)) return true;
  }
  return false;
}

/**
 * Returns whether a host starts at a position and extends to the path, query, fragment or end. A host contains no @.
 */
function hostStartsAt(text: string, start: number): boolean {
  let end = start;
  while (end < text.length && !'/?#@'.includes(text.charAt(end))) end++;
  return text.charAt(end) !== '@' && hostValid(text.slice(start, end));
}
