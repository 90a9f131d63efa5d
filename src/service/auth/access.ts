import type { Signer } from '../../engine/elsewhere.ts';
import { summaryOf } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { type Host, hostIn, isLoopbackName, isOriginOf } from './origin.ts';
import { currentKey, type OwnKeys } from './own-keys.ts';
import { ownerOf, type Scope, type Token, type TokenOwner } from './tokens.ts';

/**
 * Who may do what. Everybody may do everything, but for what an operator has closed, for which a caller needs a token, and for signing with the
 * service's own key: that is done for callers with a token, or, by a service that has none and listens on this machine only, for programs of this
 * machine. A page in a browser of this machine is none of them: it can send what it likes to any address, so that `Host` and `Origin` say whose it is.
 */
export interface AccessOptions {
  /** The private JSON Web Key to sign with for callers who may and send no key. */
  signingKey?: Json;
  /** Several of them, as they are now, in place of that one: the service signs with the one that is valid, and publishes all. */
  signingKeys?: () => OwnKeys;
  /** Signs where these keys are kept, of which only the public parts are here then. */
  signElsewhere?: Signer['sign'];
  /** The tokens that are known, as they are now; without it nobody is asked for one. */
  tokens?: () => readonly Token[];
  /** Finds out whose a token is that is not in that list, of those that an issuer gives out. */
  foreignToken?: (bearer: string) => Promise<TokenOwner | undefined>;
  /** Who gives such tokens out: the issuer's address, by which clients that may find it themselves are led to it. */
  tokenIssuer?: string;
  /** What needs a token, beside signing with the service's own key. */
  closed?: readonly Scope[];
  /** Given where the service listens on a loopback address only: which port a request has come to, by what the platform hands over with it. */
  loopbackPort?: (platform: unknown) => number | undefined;
  /** Names of the service beside those of the loopback, with or without a port. Elsewhere any `Host` will do where none are named. */
  allowedHosts?: readonly string[];
  /** Origins whose pages may read answers; all may when none are listed, but not what is guarded. */
  origins?: readonly string[];
}

/** What the sender of a request may do, as plain data, so that it can go to a thread with the request. */
export interface Grants {
  /** The name of the token's owner, for the log. */
  caller?: string;
  /** By which callers are told apart. */
  callerId?: string;
  /** Why what belongs to a scope is refused. */
  refused: { readonly [S in Scope]?: Refusal };
  /** Why a page is refused that sends requests to where they do not belong; only where that matters. */
  foreign?: Refusal;
  /** The service's own key, or the identifier of the one with which somebody else signs for it; or why it is not used for this request. Absent where there is none. */
  key?: { ok: true; key: Json } | { ok: true; kid: string } | Refusal;
}

/** Nothing is refused, and there is no key. */
export const OPEN: Grants = { refused: {} };

/** The parts of a request by which its sender is known. */
interface Sent {
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
}

/** What guards a route. */
export interface Guarded {
  /** What its use needs a token for, where that is closed. */
  scope?: Scope;
  /** It signs, with the service's own key where a request has none. */
  signs?: true;
  /** It is used by programs, and by pages of this service and of listed origins only. */
  ownPages?: true;
}

export class Access {
  readonly #options: AccessOptions;
  readonly #closed: ReadonlySet<Scope>;
  readonly #hosts: readonly Host[];

  constructor(options: AccessOptions) {
    this.#options = options;
    this.#closed = new Set(options.closed);
    // What is no name lets nobody in, and keeps the list from being empty, which would let all in.
    this.#hosts = (options.allowedHosts ?? []).map((name) => hostIn(name) ?? { name: 'no name', port: undefined });
  }

  get #hasKey(): boolean {
    return this.#options.signingKey !== undefined || this.#options.signingKeys !== undefined;
  }

  /** Returns the key to sign with now. */
  #key(): NonNullable<Grants['key']> {
    const { signingKey, signingKeys, signElsewhere } = this.#options;
    const key = signingKeys ? currentKey(signingKeys(), new Date()) : signingKey;
    if (signElsewhere && isJsonObject(key ?? null)) return { ok: true, kid: String((key as JsonObject).kid) };
    if (key !== undefined) return { ok: true, key };
    return keyRefused(refusal('forbidden', 'none of its keys is valid at this time'));
  }

  /** Returns whether callers have tokens. */
  get hasTokens(): boolean {
    return this.#options.tokens !== undefined || this.#options.foreignToken !== undefined;
  }

  /** The scope that a token must have for a route, and whether a request can do without. Undefined where no token is asked for. */
  tokenFor({ scope, signs }: Guarded): { scope: Scope; isOptional: boolean } | undefined {
    if (!this.hasTokens) return undefined;
    if (scope !== undefined && this.#closed.has(scope)) return { scope, isOptional: false };
    return signs && this.#hasKey ? { scope: 'signing', isOptional: true } : undefined;
  }

  /** Returns whether it matters who uses a route. Answers of such are for pages of listed origins only. */
  isGuarded({ scope, signs, ownPages }: Guarded): boolean {
    const isClosed = scope !== undefined && this.#closed.has(scope);
    return isClosed || ownPages === true || (signs === true && this.#hasKey);
  }

  /** Returns what the sender of a request may do; `platform` is what came with the request from there. */
  async grants(request: Sent, { signs, ownPages }: Guarded, platform: unknown): Promise<Grants> {
    const { tokens, foreignToken } = this.#options;
    const { hasTokens } = this;
    const bearer = hasTokens ? bearerIn(request) : undefined;
    const owner =
      bearer === undefined ? undefined : ((await ownerOf(bearer, tokens?.() ?? [])) ?? (await foreignToken?.(bearer)));
    const refusalFor = (scope: Scope) => (owner ? outOfScope(owner, scope) : unauthorized(bearer));
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

  /** Refuses a request that a page sends which is not of this service or a listed origin: its own, or one that gave itself a name for our address. */
  #foreign(request: Sent, platform: unknown): Refusal | undefined {
    const named = request.headers.get('Host') ?? new URL(request.url).host;
    const host = hostIn(named);
    if (!host || !this.#isOwn(host, platform)) return misdirected(named);
    const origin = request.headers.get('Origin');
    if (origin === null) {
      // Browsers say of every POST where it comes from; what sends neither header is none.
      const site = request.headers.get('Sec-Fetch-Site');
      const isOurs = site === null || site === 'same-origin' || site === 'none';
      return isOurs ? undefined : fromElsewhere(message('another site'));
    }
    const isListed = this.#options.origins?.includes(origin) || isOriginOf(origin, host);
    return isListed ? undefined : fromElsewhere(message('the origin {origin}', { origin: origin.slice(0, 100) }));
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

/** Returns whether a host has a port. One that names none is at that of HTTP, or behind a proxy at that of HTTPS. */
function isPort({ port }: Host, wanted: number): boolean {
  return port === undefined ? wanted === 80 || wanted === 443 : port === wanted;
}

/** Returns the bearer token of a request (RFC 6750 §2.1); undefined where it has none. */
function bearerIn({ headers }: Sent): string | undefined {
  const given = headers.get('Authorization') ?? '';
  return /^bearer(?: |$)/i.test(given) ? given.slice('bearer '.length).trim() : undefined;
}

const REALM = 'Bearer realm="billwright"';

function unauthorized(bearer: string | undefined): Refusal {
  const [refusing, challenge] =
    bearer === undefined
      ? [refusal('unauthorized', 'this needs a token; send it as "Authorization: Bearer TOKEN"'), REALM]
      : [refusal('unauthorized', 'the token is not known here'), `${REALM}, error="invalid_token"`];
  return { ...refusing, headers: { 'WWW-Authenticate': challenge } };
}

function outOfScope({ name, scopes }: TokenOwner, scope: Scope): Refusal | undefined {
  if (scopes.includes(scope)) return undefined;
  const text = 'the token of {name} is for {scopes}; this needs one for {scope}';
  const challenge = `${REALM}, error="insufficient_scope", scope="${scope}"`;
  return { ...refusal('forbidden', text, { name, scopes, scope }), headers: { 'WWW-Authenticate': challenge } };
}

/** Returns a refusal that says what it is about: a caller who sends a key needs no token. */
function keyRefused(refused: Refusal): Refusal {
  const { message: why = summaryOf(refused.faults) } = refused;
  const text = message('the request has no privatekey, and the service does not sign with its own for it: {why}', {
    why,
  });
  return { ...refused, message: text };
}

function misdirected(named: string): Refusal {
  const text =
    'the Host header names "{named}", which is no name of this service; an operator adds names by --allow-host';
  return refusal('misdirected', text, { named: named.slice(0, 100) });
}

function fromElsewhere(sender: Message): Refusal {
  return refusal('forbidden', 'the request comes from a page of {sender}; an operator lets it by --origin', { sender });
}

/** Refuses bodies that are not declared as JSON: a page can send other types without asking first, and none at all. */
function notJson({ headers }: Sent): Refusal | undefined {
  const type = headers.get('Content-Type');
  if (type !== null && /^application\/(?:json|jsonl|x-ndjson)\s*(?:;|$)/i.test(type)) return undefined;
  return refusal('unsupported-media-type', "signing with the service's own key needs Content-Type: application/json");
}
