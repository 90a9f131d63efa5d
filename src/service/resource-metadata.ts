import type { Incoming } from './incoming.ts';

/** Where clients of assistants learn who gives out tokens (RFC 9728), as the Model Context Protocol has it. */
export const METADATA = '/.well-known/oauth-protected-resource';

/** What the metadata are about. */
export const ASSISTANTS = '/v0/mcp';

/** Returns the address of the metadata for the client that sent a request. */
export function metadataAddress(request: Incoming): string {
  return addressFor(request, METADATA + ASSISTANTS);
}

/** Returns the address of a path as the client of a request has it; behind a proxy that speaks TLS it begins with https. */
export function addressFor({ url, headers }: Incoming, path: string): string {
  const address = new URL(path, url);
  if (headers.get('X-Forwarded-Proto') === 'https') address.protocol = 'https:';
  return address.href;
}
