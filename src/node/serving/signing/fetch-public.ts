import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Fetching a small text of another service that operators have named, so that nobody is led into the network that we are in. */

/** Milliseconds for all of it, and bytes of a body. */
const LONGEST = 5000;
const LARGEST = 64 * 1024;

export interface FetchOptions {
  /** Whether an address may be connected to; public ones only, if not given. */
  isAllowed?: (address: string) => boolean;
  /** What tests have otherwise. */
  request?: RequestOptions;
  /** Finds the addresses of a name. */
  resolve?: typeof lookup;
}

export interface Fetched {
  status: number;
  body: string;
  /** Seconds for which it may be kept, where that is said. */
  maxAge: number | undefined;
}

/** Addresses of IPv6 that stand for one of IPv4, which nobody uses any more (RFC 4291 §2.5.5.1). */
const COMPATIBLE = new BlockList();
COMPATIBLE.addSubnet('::', 96, 'ipv6');

/** Returns whether an address is one of the public internet: not private, of this machine, of this link, of a carrier, reserved, or for many. @internal */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || (isIPv6(address) && COMPATIBLE.check(address, 'ipv6'))) return false;
  const parsed = ipaddr.process(address);
  // Where a network has IPv6 only, the last four bytes are an address of IPv4 (RFC 6052 §2.2).
  if (parsed.kind() === 'ipv6' && parsed.range() === 'rfc6052')
    return isPublic(parsed.toByteArray().slice(-4).join('.'));
  return parsed.range() === 'unicast';
}

/**
 * Fetches an address with `https`. The name is resolved once, all its addresses are looked at, and one of these is connected to. Redirects are not followed.
 * Throws an `Error` that says why, without anything that was answered.
 */
export async function fetchPublic(url: URL, { isAllowed = isPublic, request: more, resolve = lookup }: FetchOptions) {
  const host = url.hostname;
  if (url.protocol !== 'https:' || ipaddr.isValid(host.replace(/^\[|\]$/g, ''))) throw new Error('no name with https');
  const signal = AbortSignal.timeout(LONGEST);
  const checked: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...(options as LookupOptions), all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      const refused = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '');
      if (refused) return done(new Error(`${hostname} is at ${refused.address}, which is no public address`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  const headers = { Accept: 'application/json, application/jwk-set+json' };
  return new Promise<Fetched>((done, fail) => {
    const asking = request(url, { headers, lookup: checked, agent: false, signal, ...more }, (response) => {
      fetchedIn(response).then(done, fail);
    });
    asking.on('error', (error) => fail(signal.aborted ? new Error('it took too long') : error));
    asking.end();
  });
}

async function fetchedIn(response: IncomingMessage): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new Error(`it answered ${status}, and redirects are not followed`);
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
