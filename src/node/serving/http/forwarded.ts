import { isIP } from 'node:net';
import type { Headed } from '../../../service/http/options.ts';

/**
 * Returns a function that finds the client of a request behind `proxies` proxies. Each appends the address it heard from to
 * `X-Forwarded-For`, so the client is that many entries from the end; anyone may have written the earlier ones. Returns undefined if there
 * are fewer entries (the request bypassed a proxy) or the entry is not an address.
 */
export function forwardedClient(proxies: number): (request: Headed) => string | undefined {
  return ({ headers }) => {
    // Node joins repeated headers with commas.
    const entry = headers.get('X-Forwarded-For')?.split(',').at(-proxies) ?? '';
    // Some proxies add the port: 203.0.113.7:4711, [2001:db8::1]:4711.
    const address = entry
      .trim()
      .replace(/^\[(.*)\](?::\d+)?$/, '$1')
      .replace(/^([\d.]+):\d+$/, '$1');
    return isIP(address) === 0 ? undefined : address;
  };
}
