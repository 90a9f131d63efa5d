import { type Message, message } from '../../engine/text/message.ts';

/**
 * Tokens of callers, for functions that an operator has restricted. The service knows only the SHA-256 of a token, so that its
 * list does not
 * reveal usable ones.
 */

/** The scopes of tokens: work on documents, signing, reference data, figures about the service. */
export const SCOPES = ['documents', 'signing', 'reference', 'metrics'] as const;
export type Scope = (typeof SCOPES)[number];

/** The default scopes of a token: everything programs need, but not the figures about the service. */
const USUAL_SCOPES: readonly Scope[] = ['documents', 'signing', 'reference'];

/** The owner of a token, with its scopes. */
export interface TokenOwner {
  /** The name in the log. */
  name: string;
  /** Identifies the owner uniquely: a token list and an issuer may use the same names. */
  id: string;
  scopes: readonly Scope[];
}

/** A known token. */
export interface Token extends TokenOwner {
  /** The SHA-256 of the token, 32 bytes. */
  digest: Uint8Array;
}

/** An invalid line of a token list, counted from 1. */
export interface TokenProblem {
  line: number;
  problem: Message;
}

/**
 * Reads a token list, one `name:sha256[:scopes]` a line, with commas between scopes; the default is documents, signing and reference. Blank
 * lines and lines that begin with `#` are skipped. Several tokens may share a name, for example during a replacement. Messages do not quote
 * lines, which may contain a token by mistake.
 */
export function readTokens(text: string): { tokens: readonly Token[]; problems: readonly TokenProblem[] } {
  const tokens: Token[] = [];
  const problems: TokenProblem[] = [];
  const known = new Set<string>();
  for (const [index, each] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = each.trim();
    if (line === '' || line.startsWith('#')) continue;
    const read = readLine(line);
    if ('template' in read) {
      problems.push({ line: index + 1, problem: read });
      continue;
    }
    const digest = read.digest.join();
    if (known.has(digest)) problems.push({ line: index + 1, problem: message('an earlier line has the same token') });
    known.add(digest);
    tokens.push(read);
  }
  return { tokens, problems };
}

const NAME = /^[A-Za-z0-9._-]{1,64}$/;
const SHA_256 = /^[0-9a-f]{64}$/i;

function readLine(line: string): Token | Message {
  const [name = '', digest = '', scopes, ...more] = line.split(':').map((part) => part.trim());
  if (more.length > 0 || digest === '') return message('a line must be name:sha256 or name:sha256:scopes');
  if (!NAME.test(name)) return message('the name must be 1 to 64 letters, digits, dots, hyphens or underscores');
  if (!SHA_256.test(digest))
    return message('the token must be given by its SHA-256 in 64 hexadecimal digits, as sha256sum prints it');
  const read = scopes === undefined ? USUAL_SCOPES : readScopes(scopes);
  return isMessage(read) ? read : { name, id: `token:${name}`, digest: bytesOf(digest), scopes: read };
}

/** Returns whether a result is an error message. */
export function isMessage(read: readonly Scope[] | Message): read is Message {
  return 'template' in read;
}

/** Returns the scopes in a comma-separated list, or an error message. @internal */
export function readScopes(list: string): readonly Scope[] | Message {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isScope(name));
  if (unknown === undefined) return [...new Set(names.filter(isScope))];
  return message('"{unknown}" is not a scope; scopes are {scopes}', {
    unknown: unknown.slice(0, 40),
    scopes: SCOPES.join(', '),
  });
}

/** Returns the scopes that a setting closes: a list of scopes, `all` or `none`. Returns an error message if invalid. */
export function closedBy(setting: string): readonly Scope[] | Message {
  if (setting === 'none') return [];
  return setting === 'all' ? SCOPES : readScopes(setting);
}

/** Returns whether a name is a scope. */
export function isScope(name: string): name is Scope {
  return SCOPES.some((scope) => scope === name);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** Maximum length of a token, in characters: longer ones do not occur, and hashing them would waste work. */
const LONGEST = 4096;

/** The characters of a bearer token (RFC 6750 §2.1). */
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

/** Returns the owner of a token, or undefined. The time it takes reveals nothing about known tokens: each is compared completely. */
export async function ownerOf(text: string, tokens: readonly Token[]): Promise<Token | undefined> {
  if (text.length > LONGEST || !TOKEN.test(text)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  let owner: Token | undefined;
  for (const token of tokens) if (isEqual(token.digest, digest)) owner = token;
  return owner;
}

/** Compares two digests in constant time. */
function isEqual(known: Uint8Array, given: Uint8Array): boolean {
  let difference = known.length ^ given.length;
  for (let i = 0; i < known.length; i++) difference |= (known[i] ?? 0) ^ (given[i] ?? 0);
  return difference === 0;
}
