import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Fetches a small text from another service that the operator has named, without letting anyone reach into the internal network. */

/** The total time in milliseconds, and the maximum size of a body in bytes. */
const LONGEST = 5000;
const LARGEST = 64 * 1024;

export interface FetchOptions {
  /** Returns whether an address may be connected to. Default: only public addresses. */
  isAllowed?: (address: string) => boolean;
  /** Overrides for tests. */
  request?: RequestOptions;
  /** Resolves a name to addresses. */
  resolve?: typeof lookup;
}

export interface Fetched {
  status: number;
  body: string;
  /** The seconds for which the text may be cached, if stated. */
  maxAge: number | undefined;
}

/** IPv6 addresses that stand for IPv4 addresses, now deprecated (RFC 4291 §2.5.5.1). */
const COMPATIBLE = new BlockList();
COMPATIBLE.addSubnet('::', 96, 'ipv6');

/**
 * Returns whether an address is on the public internet: not private, local, link-local, carrier-grade, reserved or multicast. @internal
 * @internal
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || (isIPv6(address) && COMPATIBLE.check(address, 'ipv6'))) return false;
  const parsed = ipaddr.process(address);
  // In an IPv6-only network, the last four bytes are an IPv4 address (RFC 6052 §2.2).
  if (parsed.kind() === 'ipv6' && parsed.range() === 'rfc6052')
    return isPublic(parsed.toByteArray().slice(-4).join('.'));
  return parsed.range() === 'unicast';
}

/**
 * Fetches an `https` address. The name is resolved once, all its addresses are checked, and one of them is used. Redirects are not
 * followed. Throws an `Error` with the reason but without content of the answer.
 */
export async function fetchPublic(url: URL, { isAllowed = isPublic, request: more, resolve = lookup }: FetchOptions) {
  const host = url.hostname;
  if (url.protocol !== 'https:' || ipaddr.isValid(host.replace(/^\[|\]$/g, '')))
    throw new Error('not an https address with a host name');
  const signal = AbortSignal.timeout(LONGEST);
  const checked: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...(options as LookupOptions), all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      const refused = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '');
      if (refused) return done(new Error(`${hostname} is at ${refused.address}, which is not a public address`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  const headers = { Accept: 'application/json, application/jwk-set+json' };
  return new Promise<Fetched>((done, fail) => {
    const asking = request(url, { headers, lookup: checked, agent: false, signal, ...more }, (response) => {
      fetchedIn(response).then(done, fail);
    });
    asking.on('error', (error) => fail(signal.aborted ? new Error('it timed out') : error));
    asking.end();
  });
}

async function fetchedIn(response: IncomingMessage): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new Error(`it answered ${status}; redirects are not followed`);
  }
  const [, seconds] = /(?:^|[,\s])max-age=(\d{1,9})(?:$|[,\s])/.exec(headers['cache-control'] ?? '') ?? [];
  return { status, body: await textIn(response), maxAge: seconds === undefined ? undefined : Number(seconds) };
}

async function textIn(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size > LARGEST) {
      response.destroy();
      throw new Error(`it answered more than ${LARGEST} bytes`);
    }
  }
  return Buffer.concat(parts).toString('utf8');
}
