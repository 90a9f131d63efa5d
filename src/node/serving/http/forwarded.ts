import { isIP } from 'node:net';
import type { Headed } from '../../../service/http/options.ts';

/**
 * Returns a function that finds the client of a request behind so many proxies. Each of them adds whom it heard from at the end of `X-Forwarded-For`, so
 * that the client is the last but so many; what is before that anyone may have written. Nobody is named where there are fewer entries, as such a
 * request has not come through all of them, nor where that one is no address.
 */
export function forwardedClient(proxies: number): (request: Headed) => string | undefined {
  return ({ headers }) => {
    // Several lines of the header come as one, with commas between.
    const entry = headers.get('X-Forwarded-For')?.split(',').at(-proxies) ?? '';
    // Some proxies add the port: 203.0.113.7:4711, [2001:db8::1]:4711.
    const address = entry
      .trim()
      .replace(/^\[(.*)\](?::\d+)?$/, '$1')
      .replace(/^([\d.]+):\d+$/, '$1');
    return isIP(address) === 0 ? undefined : address;
  };
}
