import type { Json } from '../../engine/index.ts';

/** A request of an operation that causes one of our codes, and one that does not. Bodies that are not JSON values are texts. */
export type Example = { path: string } & ({ body: Json; passes: Json } | { text: string; passes: string });

/** Returns how to declare requests of an operation, with one that it answers without faults. */
export function on(operation: string, right: unknown) {
  // Examples are literals: valid JSON, but their inferred types have optional members.
  return (body: unknown, passes = right): Example => ({
    path: `/v0/${operation}`,
    body: body as Json,
    passes: passes as Json,
  });
}

export function asText(text: string, passes: string): Example {
  return { path: '/v0/build', text, passes };
}
