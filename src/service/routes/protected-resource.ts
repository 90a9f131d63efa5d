import { SCOPES } from '../auth/tokens.ts';
import { json } from '../http/answer.ts';
import { ASSISTANTS, addressFor, METADATA } from '../http/resource-metadata.ts';
import type { Route } from '../http/route.ts';

/**
 * Returns the routes with the metadata of `/v0/mcp` as a protected resource (RFC 9728): at the address derived from
 * that path, and at the root.
 */
export function protectedResource(issuer: string): Route[] {
  return [METADATA + ASSISTANTS, METADATA].map((path) => ({
    method: 'GET',
    path,
    answer: (call) =>
      json(
        200,
        {
          resource: addressFor(call, ASSISTANTS),
          authorization_servers: [issuer],
          scopes_supported: SCOPES,
          bearer_methods_supported: ['header'],
          resource_name: 'Billwright',
        },
        call.indent,
      ),
  }));
}
