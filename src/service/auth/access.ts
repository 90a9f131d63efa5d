import type { Signer } from '../../engine/external-signer.ts';
import { summaryOf } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { detailed, message } from '../../engine/text/message.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { type Host, hostIn, isLoopbackName, isOriginOf } from './origin.ts';
import { currentKey, type OwnKeys } from './own-keys.ts';
import { ownerOf, type Scope, type Token, type TokenOwner } from './tokens.ts';

/**
 * Decides who may do what. Anyone may do anything, with two exceptions. An operator can close functions, which then need a token.
 * Signing with the service's own key needs a token; or, if the service knows no tokens and listens on this machine only, any program on
 * this machine may sign. A page in a browser on this machine may not: it can send anything to any address, so `Host` and `Origin` show
 * where it comes from.
 */
export interface AccessOptions {
  /** The private JSON Web Key that signs for authorised callers who send no key. */
  signingKey?: Json;
  /** Returns the current keys, instead of a single one: the service signs with the valid one and publishes all. */
  signingKeys?: () => OwnKeys;
  /** Signs with external keys. Only their public parts are known here. */
  signExternally?: Signer['sign'];
  /** Returns the currently known tokens. Without it, no token is required. */
  tokens?: () => readonly Token[];
  /**
   * Identifies the owner of a token that is not in the list but comes from an external issuer. `unavailable` if the keys of the issuer cannot be
   * fetched now.
   */
  foreignToken?: (bearer: string) => Promise<TokenOwner | 'unavailable' | undefined>;
  /** The address of the token issuer. Clients that can discover it are directed there. */
  tokenIssuer?: string;
  /** Functions that need a token, besides signing with the service's own key. */
  closed?: readonly Scope[];
  /** Set if the service listens on a loopback address only: returns the port of a request, from the platform's data. */
  loopbackPort?: (platform: unknown) => number | undefined;
  /**
   * Names of the service besides the loopback names, with or without a port. If the service listens on other addresses,
   * an empty list accepts any `Host`.
   */
  allowedHosts?: readonly string[];
  /** Origins whose pages may read answers. If empty all may, except guarded answers. */
  origins?: readonly string[];
}

/** The permissions of a request's sender, as plain data that can be sent to a thread with the request. */
export interface Grants {
  /** The name of the token's owner, for the log. */
  caller?: string;
  /** The unique identifier of the caller. */
  callerId?: string;
  /** The refusal of each scope that the caller lacks. */
  refused: { readonly [S in Scope]?: Refusal };
  /** The refusal of a page that sends requests to a foreign service; only if that matters. */
  foreign?: Refusal;
  /** The service's own key, the identifier of its external key, or the refusal to use it for this request. Absent if there is no key. */
  key?: { ok: true; key: Json } | { ok: true; kid: string } | Refusal;
}

/** Grants that allow everything, without a key. */
export const OPEN: Grants = { refused: {} };

/** The parts of a request that identify its sender. */
interface Sent {
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
}

/** How a route is guarded. */
export interface Guarded {
  /** The scope that a token needs if the operator has restricted the route. */
  scope?: Scope;
  /** Whether it signs, with the service's own key if the request has none. */
  signs?: true;
  /** Only programs, this service's pages and listed origins may use it. */
  ownPages?: true;
}

export class Access {
  readonly #options: AccessOptions;
  readonly #closed: ReadonlySet<Scope>;
  readonly #hosts: readonly Host[];

  constructor(options: AccessOptions) {
    this.#options = options;
    this.#closed = new Set(options.closed);
    // An invalid name matches nobody, and keeps the list from being empty, which would admit everybody.
    this.#hosts = (options.allowedHosts ?? []).map((name) => hostIn(name) ?? { name: 'no name', port: undefined });
  }

  get #hasKey(): boolean {
    return this.#options.signingKey !== undefined || this.#options.signingKeys !== undefined;
  }

  /** Returns the current signing key. */
  #key(): NonNullable<Grants['key']> {
    const { signingKey, signingKeys, signExternally } = this.#options;
    const key = signingKeys ? currentKey(signingKeys(), new Date()) : signingKey;
    if (signExternally && isJsonObject(key ?? null)) return { ok: true, kid: String((key as JsonObject).kid) };
    if (key !== undefined) return { ok: true, key };
    return keyRefused(refusal('forbidden', 'none of its keys is currently valid'));
  }

  /** Returns whether callers have tokens. */
  get hasTokens(): boolean {
    return this.#options.tokens !== undefined || this.#options.foreignToken !== undefined;
  }

  /**
   * Returns the scope that a token needs for a route, and whether a request may come without one. Undefined if no token
   * is required.
   */
  tokenFor({ scope, signs }: Guarded): { scope: Scope; isOptional: boolean } | undefined {
    if (!this.hasTokens) return undefined;
    if (scope !== undefined && this.#closed.has(scope)) return { scope, isOptional: false };
    return signs && this.#hasKey ? { scope: 'signing', isOptional: true } : undefined;
  }

  /** Returns whether a route depends on its caller. Only pages of listed origins may read its answers. */
  isGuarded({ scope, signs, ownPages }: Guarded): boolean {
    const isClosed = scope !== undefined && this.#closed.has(scope);
    return isClosed || ownPages === true || (signs === true && this.#hasKey);
  }

  /** Returns the permissions of a request's sender; `platform` is extra data of the platform. */
  async grants(request: Sent, { signs, ownPages }: Guarded, platform: unknown): Promise<Grants> {
    const { tokens, foreignToken } = this.#options;
    const { hasTokens } = this;
    const bearer = hasTokens ? bearerIn(request) : undefined;
    const found =
      bearer === undefined ? undefined : ((await ownerOf(bearer, tokens?.() ?? [])) ?? (await foreignToken?.(bearer)));
    const owner = found === 'unavailable' ? undefined : found;
    const refusalFor = (scope: Scope) => {
      if (owner) return outOfScope(owner, scope);
      return found === 'unavailable' ? unchecked() : unauthorized(bearer);
    };
    const refused = [...this.#closed].flatMap((scope) => {
      const refusing = refusalFor(scope);
      return refusing ? [[scope, refusing] as const] : [];
    });
    const foreign = ownPages || (signs && !hasTokens) ? this.#foreign(request, platform) : undefined;
    const grants: Grants = { refused: Object.fromEntries(refused) };
    if (owner) {
      grants.caller = owner.name;
      grants.callerId = owner.id;
    }
    if (foreign) grants.foreign = foreign;
    if (signs && this.#hasKey) {
      const isForAll = !hasTokens && this.#options.loopbackPort !== undefined;
      const refusing = isForAll ? foreign : refusalFor('signing');
      grants.key = (refusing && keyRefused(refusing)) ?? notJson(request) ?? this.#key();
    }
    return grants;
  }

  /**
   * Refuses a request from a page that is neither this service's nor of a listed origin, even if that page uses its own host name
   * for our address.
   */
  #foreign(request: Sent, platform: unknown): Refusal | undefined {
    const named = request.headers.get('Host') ?? new URL(request.url).host;
    const host = hostIn(named);
    if (!host || !this.#isOwn(host, platform)) return misdirected(named);
    const origin = request.headers.get('Origin');
    if (origin === null) {
      // Browsers send the origin with every POST; a client with neither header is not a browser.
      const site = request.headers.get('Sec-Fetch-Site');
      const isOurs = site === null || site === 'same-origin' || site === 'none';
      return isOurs
        ? undefined
        : refusal('forbidden', 'the request comes from a page of another site; an operator can allow it with --origin');
    }
    const isListed = this.#options.origins?.includes(origin) || isOriginOf(origin, host);
    if (isListed) return undefined;
    const text = 'the request comes from a page of the origin {origin}; an operator can allow it with --origin';
    return refusal('forbidden', text, { origin: origin.slice(0, 100) });
  }

  #isOwn(host: Host, platform: unknown): boolean {
    const { loopbackPort } = this.#options;
    if (!loopbackPort && this.#hosts.length === 0) return true;
    if (this.#hosts.some(({ name, port }) => name === host.name && (port === undefined || isPort(host, port)))) {
      return true;
    }
    const port = loopbackPort?.(platform);
    return loopbackPort !== undefined && isLoopbackName(host.name) && (port === undefined || isPort(host, port));
  }
}

/** Returns whether a host has a port. Without one, it is the default port of HTTP, or of HTTPS behind a proxy. */
function isPort({ port }: Host, wanted: number): boolean {
  return port === undefined ? wanted === 80 || wanted === 443 : port === wanted;
}

/** Returns the bearer token of a request (RFC 6750 §2.1), or undefined. */
function bearerIn({ headers }: Sent): string | undefined {
  const given = headers.get('Authorization') ?? '';
  return /^bearer(?: |$)/i.test(given) ? given.slice('bearer '.length).trim() : undefined;
}

const REALM = 'Bearer realm="billwright"';

/** Refuses a token that may be valid: its sender can send it again. */
function unchecked(): Refusal {
  const text = 'the token cannot be checked now: the keys of its issuer cannot be fetched; try again later';
  return { ...refusal('upstream', text), status: 503, headers: { 'Retry-After': '10' } };
}

function unauthorized(bearer: string | undefined): Refusal {
  const [refusing, challenge] =
    bearer === undefined
      ? [refusal('unauthorized', 'this needs a token; send "Authorization: Bearer TOKEN"'), REALM]
      : [refusal('unauthorized', 'the token is unknown'), `${REALM}, error="invalid_token"`];
  return { ...refusing, headers: { 'WWW-Authenticate': challenge } };
}

function outOfScope({ name, scopes }: TokenOwner, scope: Scope): Refusal | undefined {
  if (scopes.includes(scope)) return undefined;
  const text = 'the token of {name} has the scopes {scopes}; this needs {scope}';
  const challenge = `${REALM}, error="insufficient_scope", scope="${scope}"`;
  return { ...refusal('forbidden', text, { name, scopes, scope }), headers: { 'WWW-Authenticate': challenge } };
}

/** Returns a refusal with the hint that a caller who sends a key needs no token. */
function keyRefused(refused: Refusal): Refusal {
  const { message: why = summaryOf(refused.faults) } = refused;
  const text = message('the request has no privatekey, and the service cannot use its own key');
  return { ...refused, message: detailed(text, why) };
}

function misdirected(named: string): Refusal {
  const text = 'the Host header "{named}" is not a name of this service; an operator can add it with --allow-host';
  return refusal('misdirected', text, { named: named.slice(0, 100) });
}

/** Refuses bodies not declared as JSON: a page can send other types, or none, without a preflight. */
function notJson({ headers }: Sent): Refusal | undefined {
  const type = headers.get('Content-Type');
  if (type !== null && /^application\/(?:json|jsonl|x-ndjson)\s*(?:;|$)/i.test(type)) return undefined;
  return refusal('unsupported-media-type', 'signing with the key of the service needs Content-Type: application/json');
}
