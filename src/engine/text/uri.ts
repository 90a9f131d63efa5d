/** URIs and URI references by the standard's test. Spec chapter 01 §3.3; based on RFC 3986 but more lenient. */

import { isIpv6 } from './ip.ts';

/** The parts of a URI that rules use. Missing parts are empty. */
export interface Uri {
  /** The scheme in lower case. */
  readonly scheme: string;
  /** The part after the scheme up to `?` or `#`, if it is not a path: `acme.example.com` in `gobl:acme.example.com`. */
  readonly opaque: string;
  /** With the port, if any, and without the user. */
  readonly host: string;
  readonly path: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const CONTROL = /[\x00-\x1f\x7f]/;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const USER = /^[A-Za-z0-9\-._~:!$&'()*+,;=@%]*$/;
const NAME = /^[A-Za-z0-9\-_.~!$&'()*+,;=:\]<>"%\u0080-\uffff]*$/;
/** Matches hexadecimal escapes that a name must not have: escapes of ASCII characters other than `%`. */
const BAD_NAME_ESCAPE = /%(?!25|[89A-Fa-f][0-9A-Fa-f])/;
const ZONE = /^[A-Za-z0-9\-_.~!$&'()*+,;=:<>"%\u0080-\uffff]+$/;
const PORT = /^(?::[0-9]*)?$/;

/** Returns whether a text is a URI: a scheme with something after it. */
export function uriValid(text: string): boolean {
  return parseUri(text) !== undefined;
}

/** Returns the parts of a URI; undefined if the text is invalid. */
export function parseUri(text: string): Uri | undefined {
  const uri = parseUriReference(text);
  if (uri === undefined || uri.scheme === '') return undefined;
  return uri.opaque === '' && uri.host === '' && uri.path === '' ? undefined : uri;
}

/** Returns the parts of a URI reference, which needs no scheme; undefined if the text is invalid. */
export function parseUriReference(text: string): Uri | undefined {
  if (CONTROL.test(text)) return undefined;
  const [beforeFragment, fragment] = cut(text, '#');
  if (BAD_ESCAPE.test(fragment)) return undefined;
  const scheme = SCHEME.exec(beforeFragment)?.[1] ?? '';
  const [rest] = cut(scheme === '' ? beforeFragment : beforeFragment.slice(scheme.length + 1), '?');
  const parts = { scheme: scheme.toLowerCase(), opaque: '', host: '', path: '' };
  if (!rest.startsWith('/')) {
    if (scheme !== '') return { ...parts, opaque: rest };
    const [firstSegment] = cut(rest, '/');
    return firstSegment.includes(':') || BAD_ESCAPE.test(rest) ? undefined : { ...parts, path: rest };
  }
  const hasAuthority = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'));
  if (!hasAuthority) return BAD_ESCAPE.test(rest) ? undefined : { ...parts, path: rest };
  const authority = cut(rest.slice(2), '/')[0];
  const path = rest.slice(2 + authority.length);
  const host = hostOf(authority);
  return host === undefined || BAD_ESCAPE.test(path) ? undefined : { ...parts, host, path };
}

/** Returns host and port of a well-formed authority. */
function hostOf(authority: string): string | undefined {
  const at = authority.lastIndexOf('@');
  const user = authority.slice(0, Math.max(at, 0));
  if (!USER.test(user) || BAD_ESCAPE.test(user)) return undefined;
  const host = authority.slice(at + 1);
  const open = host.indexOf('[');
  if (open < 0) return nameValid(host) ? host : undefined;
  const close = host.lastIndexOf(']');
  if (open > 0 || close < 0 || !PORT.test(host.slice(close + 1))) return undefined;
  return bracketedValid(host.slice(1, close)) ? host : undefined;
}

function nameValid(host: string): boolean {
  const colon = host.lastIndexOf(':');
  return (colon < 0 || PORT.test(host.slice(colon))) && NAME.test(host) && !BAD_NAME_ESCAPE.test(host);
}

function bracketedValid(inside: string): boolean {
  const zone = inside.indexOf('%');
  if (zone < 0) return isIpv6(inside);
  const name = inside.slice(zone + 3);
  const nameIsValid = inside.startsWith('%25', zone) && ZONE.test(name) && !BAD_ESCAPE.test(name);
  return nameIsValid && isIpv6(inside.slice(0, zone));
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
