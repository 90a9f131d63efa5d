import { isIP } from 'node:net';
import type { Headed } from '../service/options.ts';

/** The client that a proxy names first in `X-Forwarded-For`; nobody where that is no address. */
export function forwardedClient(request: Headed): string | undefined {
  const [first = ''] = (request.headers.get('X-Forwarded-For') ?? '').split(',', 1);
  const address = first.trim().replace(/^\[(.*)\]$/, '$1');
  return isIP(address) === 0 ? undefined : address;
}
