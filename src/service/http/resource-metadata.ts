import type { Call } from './route.ts';

/** Metadata that tells MCP clients who issues tokens (RFC 9728), as the Model Context Protocol requires. */
export const METADATA = '/.well-known/oauth-protected-resource';

/** The resource that the metadata describe. */
export const ASSISTANTS = '/v0/mcp';

type MetadataRequest = Pick<Call, 'request' | 'service'>;

/** Returns the address of the metadata, as seen by the client of a request. */
export function metadataAddress(asked: MetadataRequest): string {
  return addressFor(asked, METADATA + ASSISTANTS);
}

/** Returns the address of a path as seen by the client of a request. Behind a trusted proxy with TLS it begins with https. */
export function addressFor({ request, service }: MetadataRequest, path: string): string {
  const address = new URL(path, request.url);
  if (service.isBehindProxy && request.headers.get('X-Forwarded-Proto') === 'https') address.protocol = 'https:';
  return address.href;
}
