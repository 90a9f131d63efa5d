/**
 * Tokens of callers: who may use what an operator has closed. The service knows of a token its SHA-256 only, so that a reader of the list
 * cannot use it.
 */

/** What a token may be for: work on documents, signing, reference data, figures about the service. */
export const SCOPES = ['documents', 'signing', 'reference', 'metrics'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a token is for where its line names nothing: all that programs ask for, but not the figures about the service. */
const USUAL_SCOPES: readonly Scope[] = ['documents', 'signing', 'reference'];

/** Whose a token is, and what it is for. */
export interface TokenOwner {
  /** What the log names. */
  name: string;
  /** By which the owner is told from all others: a list of tokens and an issuer may have the same names. */
  id: string;
  scopes: readonly Scope[];
}

/** A token that is known here. */
export interface Token extends TokenOwner {
  /** The SHA-256 of the token, 32 bytes. */
  digest: Uint8Array;
}

/** A line of a list of tokens that cannot be read, counted from 1. */
export interface TokenProblem {
  line: number;
  problem: string;
}

/**
 * Reads a list of tokens, one `name:sha256[:scopes]` a line, scopes with commas between; without them a token is for documents, signing and
 * reference. Blank lines and lines that begin with `#` do not count. Several tokens may have one name, as while one takes the place of another.
 * Lines are not repeated in what is said of them: somebody may have written a token there.
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
    if (typeof read === 'string') {
      problems.push({ line: index + 1, problem: read });
      continue;
    }
    const digest = read.digest.join();
    if (known.has(digest)) problems.push({ line: index + 1, problem: 'an earlier line has the same token' });
    known.add(digest);
    tokens.push(read);
  }
  return { tokens, problems };
}

const NAME = /^[A-Za-z0-9._-]{1,64}$/;
const SHA_256 = /^[0-9a-f]{64}$/i;

function readLine(line: string): Token | string {
  const [name = '', digest = '', scopes, ...more] = line.split(':').map((part) => part.trim());
  if (more.length > 0 || digest === '') return 'a line is name:sha256, or name:sha256:scopes';
  if (!NAME.test(name)) return 'the name must be 1 to 64 letters, digits, dots, hyphens or underscores';
  if (!SHA_256.test(digest)) return 'the token is given by its SHA-256, 64 hexadecimal digits, as sha256sum prints it';
  const read = scopes === undefined ? USUAL_SCOPES : readScopes(scopes);
  return typeof read === 'string' ? read : { name, id: `token:${name}`, digest: bytesOf(digest), scopes: read };
}

/** Returns the scopes in a list with commas between, or what is wrong with it. @internal */
export function readScopes(list: string): readonly Scope[] | string {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isScope(name));
  if (unknown === undefined) return [...new Set(names.filter(isScope))];
  return `"${unknown.slice(0, 40)}" is no scope; there are ${SCOPES.join(', ')}`;
}

/** Returns what a setting closes: some scopes, `all` or `none`; or what is wrong with it. */
export function closedBy(setting: string): readonly Scope[] | string {
  if (setting === 'none') return [];
  return setting === 'all' ? SCOPES : readScopes(setting);
}

/** Returns whether a name is that of a scope. */
export function isScope(name: string): name is Scope {
  return SCOPES.some((scope) => scope === name);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** Characters of a token; nobody makes longer ones, and hashing them would be work for nothing. */
const LONGEST = 4096;

/** What a bearer token may be made of (RFC 6750 §2.1). */
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

/**
 * Returns whose token a text is; undefined for nobody's. The time it takes reveals nothing of the tokens that are known: each is compared, and to its last byte.
 */
export async function ownerOf(text: string, tokens: readonly Token[]): Promise<Token | undefined> {
  if (text.length > LONGEST || !TOKEN.test(text)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  let owner: Token | undefined;
  for (const token of tokens) if (isEqual(token.digest, digest)) owner = token;
  return owner;
}

/** Compares two digests in a time that does not depend on where they differ. */
function isEqual(known: Uint8Array, given: Uint8Array): boolean {
  let difference = known.length ^ given.length;
  for (let i = 0; i < known.length; i++) difference |= (known[i] ?? 0) ^ (given[i] ?? 0);
  return difference === 0;
}
