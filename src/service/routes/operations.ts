import type { Refusal } from '../errors.ts';
import type { RequestObject } from '../operations/fields.ts';
import { operations } from '../operations/index.ts';
import { type Call, operationRoute, type Route } from '../route.ts';

/** `POST /v0/build`, `/v0/validate` and so on: a route for each operation, with the service's own key where one signs without. */
export const operationRoutes: readonly Route[] = operations.map((operation) => ({
  ...operationRoute(operation, operation.signs ? withOwnKey : undefined),
  scope: operation.scope,
  ...(operation.signs && { signs: operation.signs }),
}));

function withOwnKey(body: RequestObject, { grants: { key } }: Call): { ok: true; value: RequestObject } | Refusal {
  const hasKey = (body.privatekey ?? null) !== null;
  if (hasKey || key === undefined) return { ok: true, value: body };
  return key.ok ? { ok: true, value: { ...body, privatekey: key.key } } : key;
}
