import { correct } from '../../operations/correct.ts';
import type { Refusal } from '../../operations/errors.ts';
import type { RequestObject } from '../../operations/fields.ts';
import { operations } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import { signedBy } from '../auth/signing.ts';
import { type Call, operationRoute, type Route } from '../http/route.ts';
import type { Outside } from '../limits/place.ts';

/**
 * `POST /v0/build`, `/v0/validate` and so on: a route for each operation, with the service's own key where one signs without; below it one that
 * answers all that was noticed beside the result. `POST /v0/correct/options` answers which options a correction takes. Each answers in one form,
 * whatever the request says.
 */
export const operationRoutes: readonly Route[] = [
  ...operations.flatMap((operation) => {
    const complete = operation.signs ? withOwnKey : undefined;
    const route = operationRoute(operation, { complete });
    return guardedAs(
      operation,
      operation.isChoice ? [route] : [route, operationRoute(operation, { under: '/report', complete, reports: true })],
    );
  }),
  ...guardedAs(correct, [operationRoute(correct, { under: '/options', complete: withSchema })]),
];

function guardedAs({ scope, signs }: Operation, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, scope, ...(signs && { signs }) }));
}

function withOwnKey(body: RequestObject, { grants }: Call, { signElsewhere }: Outside) {
  return signedBy(body, grants.key, signElsewhere);
}

function withSchema({ data, strict }: RequestObject): { ok: true; value: RequestObject } | Refusal {
  return {
    ok: true,
    value: { ...(data !== undefined && { data }), ...(strict !== undefined && { strict }), schema: true },
  };
}
