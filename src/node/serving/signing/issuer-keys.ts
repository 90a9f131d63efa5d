import type { ClaimedOrigin, FindIssuerKeys, IssuerKeys } from '../../../engine/external-signer.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Log } from '../log/log.ts';
import { type FetchOptions, fetchPublic } from './fetch-public.ts';

/**
 * Finds published keys of the issuers that the operator names (chapter 01 §21, chapter 09 §5.3). A signature names its issuer in `iss`, as
 * `gobl:NAME` or `https://NAME`. Its keys are at `https://NAME/.well-known/jwks.json`, or each at `https://NAME/.well-known/gobl/keys/KID`.
 */

/** Seconds to cache keys: the issuer's value within bounds, or the default; and seconds to cache a failure. */
const KEPT = { least: 60, most: 3600, unsaid: 300, failure: 30 };

/** Seconds after which a set without the key is fetched again, as it may have changed. */
const RENEWED = 30;

/** The path of a host's key set. */
const SET = '/.well-known/jwks.json';

/** Maximum number of other requests to a host per minute: identifiers and other addresses come from the sender. */
const PER_MINUTE = 30;

/** Maximum number of cached addresses. */
const MOST_KEPT = 1000;

interface Options {
  hosts: readonly string[];
  log: Pick<Log, 'warning'>;
  /** Returns the current time in milliseconds. */
  now?: () => number;
  fetching?: FetchOptions;
}

/** A cached answer and its expiry, with the time and outcome of the last request, which may have failed. Times in milliseconds. */
interface CachedKeys {
  answer: Promise<KeyLookup>;
  until: number;
  asked: number;
  latest: Promise<KeyLookup>;
}

/** The keys at an address, empty if there are none; or the reason why they are unknown. */
type KeyLookup = { keys: readonly PublishedKey[] } | { why: string };

type PublishedKey = { readonly [name: string]: unknown };

/** Returns a function that finds the keys of the named hosts. */
export function createIssuerKeys({
  hosts,
  log,
  now = () => performance.now(),
  fetching = {},
}: Options): FindIssuerKeys {
  const known = new Set(hosts);
  const kept = new Map<string, CachedKeys>();
  const asked = new Map<string, number[]>();

  const mayAsk = (host: string) => {
    const lately = (asked.get(host) ?? []).filter((at) => at > now() - 60_000);
    asked.set(host, lately);
    return lately.length < PER_MINUTE && lately.push(now()) > 0;
  };
  const fetched = async (url: URL, entry: CachedKeys): Promise<KeyLookup> => {
    try {
      const { status, body, maxAge } = await fetchPublic(url, fetching);
      if (status === 404 || status === 410) return { keys: [] };
      if (status !== 200) throw new Error(`it answered ${status}`);
      const keys = keysIn(body);
      entry.until = entry.asked + 1000 * Math.min(Math.max(maxAge ?? KEPT.unsaid, KEPT.least), KEPT.most);
      return { keys };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log.warning(`cannot fetch the keys at ${url}: ${why}`);
      return { why };
    }
  };
  const asking = (url: URL): CachedKeys => {
    const none = Promise.resolve({ keys: [] });
    const entry: CachedKeys = { answer: none, until: now() + 1000 * KEPT.failure, asked: now(), latest: none };
    entry.answer = fetched(url, entry);
    entry.latest = entry.answer;
    return entry;
  };
  const keep = (url: URL, entry: CachedKeys) => {
    kept.delete(url.href);
    kept.set(url.href, entry);
    const [first] = kept.keys();
    if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first);
  };
  const isAllowed = (url: URL) => {
    // A host's set is cached whoever asks; other addresses are chosen by the sender.
    return url.href === addressOfSet(url.host).href || mayAsk(url.host);
  };
  /** Returns the cached or fetched keys of an address. */
  const find = async (url: URL): Promise<KeyLookup> => {
    const before = kept.get(url.href);
    if (before && before.until > now()) return before.answer;
    if (!isAllowed(url)) return { why: 'too many requests in this minute' };
    const entry = asking(url);
    keep(url, entry);
    return entry.answer;
  };
  /** Fetches an address again, unless that was done recently or too often. If it fails, the cached answer remains. */
  const renew = async (url: URL): Promise<KeyLookup> => {
    const before = kept.get(url.href);
    if (!before || before.until <= now()) return find(url);
    if (before.asked + 1000 * RENEWED > now() || !isAllowed(url)) return before.latest;
    const entry = asking(url);
    Object.assign(before, { asked: entry.asked, latest: entry.answer });
    const found = await entry.answer;
    if ('keys' in found && kept.get(url.href) === before) keep(url, entry);
    return found;
  };
  /** Returns the keys with an identifier at an address. */
  const named = async (url: URL, kid: string): Promise<KeyLookup> => {
    const of = (found: KeyLookup): KeyLookup =>
      'why' in found ? found : { keys: found.keys.filter((key) => key.kid === kid) };
    const found = of(await find(url));
    if ('why' in found || found.keys.length > 0) return found;
    return of(await renew(url));
  };

  return async (origin) => {
    const place = keyAddressOf(origin, known);
    if ('why' in place) return { kind: 'refused', why: place.why };
    const { host, set } = place;
    const inSet = await named(set ?? addressOfSet(host), origin.kid);
    const isEnough = set !== undefined || ('keys' in inSet && inSet.keys.length > 0);
    const one = new URL(`https://${host}/.well-known/gobl/keys/${encodeURIComponent(origin.kid)}`);
    return issuerKeysOf(isEnough ? inSet : await named(one, origin.kid), host);
  };
}

function addressOfSet(host: string): URL {
  return new URL(`https://${host}${SET}`);
}

function issuerKeysOf(found: KeyLookup, host: string): IssuerKeys {
  if ('why' in found) return { kind: 'unreachable', why: message('the keys of {host} are not available', { host }) };
  return { kind: 'keys', issuer: host, keys: found.keys.map(withTimes) };
}

/**
 * Returns the host whose keys verify a signature, with the address of the set if named; or the reason why there is no
 * such host.
 */
function keyAddressOf({ iss, jku, kid }: ClaimedOrigin, known: ReadonlySet<string>) {
  const refused = (why: Message) => ({ why });
  const host = iss === undefined ? undefined : hostOfIssuer(iss);
  if (iss !== undefined && host === undefined)
    return refused(message('the issuer {iss} is not gobl:NAME or https://NAME', { iss: iss.slice(0, 200) }));
  if (kid === '') return refused(message('it has no kid'));
  const set = jku !== undefined && URL.canParse(jku) ? new URL(jku) : undefined;
  const keptBy = host ?? (set?.protocol === 'https:' ? set.host : undefined);
  if (keptBy === undefined)
    return refused(message('it names no issuer in iss (gobl:NAME or https://NAME), and no key was given'));
  if (!known.has(keptBy))
    return refused(
      message('this service does not fetch keys from {host}; an operator can add it with --issuer-host', {
        host: keptBy.slice(0, 200),
      }),
    );
  if (jku === undefined) return { host: keptBy, set: undefined };
  if (set) dropEmpty(set);
  const isIts = set?.protocol === 'https:' && set.host === keptBy && set.pathname.startsWith('/.well-known/');
  if (isIts && !set.username && !set.password) return { host: keptBy, set };
  return refused(message('jku is not an address under https://{host}/.well-known/', { host: keptBy.slice(0, 200) }));
}

/** Removes parts of an address that do not change its target: the fragment and an empty query. */
function dropEmpty(url: URL): void {
  url.hash = '';
  if (url.search === '') url.search = '';
}

/**
 * Returns the host of an issuer: `gobl:example.com` or `https://example.com`, with or without a path. Undefined for
 * other URIs, and for URIs with a port or user.
 */
function hostOfIssuer(iss: string): string | undefined {
  const text = iss.startsWith('gobl:') ? `https://${iss.slice('gobl:'.length)}` : iss;
  if (!/^https:\/\/[^/?#:@\s]+(?:[/?#]|$)/.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).hostname.replace(/\.$/, '') || undefined;
}

/** Returns the keys in a body: a set or a single key. Throws for anything else. */
function keysIn(body: string): PublishedKey[] {
  const json: unknown = JSON.parse(body);
  const list = isObject(json) ? (json.keys ?? [json]) : undefined;
  if (Array.isArray(list) && list.every(isObject)) return list;
  throw new Error('it is neither a JSON Web Key nor a set of keys');
}

function isObject(value: unknown): value is PublishedKey {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a key with the standard's members for its signing period, from its `nbf` and `exp` in seconds. */
function withTimes({ nbf, exp, ...key }: PublishedKey): PublishedKey {
  const [from, until] = [timeOf(nbf), timeOf(exp)];
  return { ...(from && { valid_from: from }), ...(until && { valid_until: until }), ...key };
}

function timeOf(seconds: unknown): string | undefined {
  const isTime = typeof seconds === 'number' && Math.abs(seconds) < 1e11;
  return isTime ? new Date(seconds * 1000).toISOString() : undefined;
}
