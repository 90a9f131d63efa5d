import type { Call } from './route.ts';

/** Where clients of assistants learn who gives out tokens (RFC 9728), as the Model Context Protocol has it. */
export const METADATA = '/.well-known/oauth-protected-resource';

/** What the metadata are about. */
export const ASSISTANTS = '/v0/mcp';

type Asked = Pick<Call, 'request' | 'service'>;

/** Returns the address of the metadata for the client that sent a request. */
export function metadataAddress(asked: Asked): string {
  return addressFor(asked, METADATA + ASSISTANTS);
}

/** Returns the address of a path as the client of a request has it; behind a trusted proxy that speaks TLS it begins with https. */
export function addressFor({ request, service }: Asked, path: string): string {
  const address = new URL(path, request.url);
  if (service.isBehindProxy && request.headers.get('X-Forwarded-Proto') === 'https') address.protocol = 'https:';
  return address.href;
}
