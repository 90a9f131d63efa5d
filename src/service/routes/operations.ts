import { correct } from '../../operations/correct.ts';
import type { Refusal } from '../../operations/errors.ts';
import type { RequestObject } from '../../operations/fields.ts';
import { operations } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import { sign } from '../../operations/sign.ts';
import { validate } from '../../operations/validate.ts';
import { signedBy } from '../auth/signing.ts';
import { type Call, operationRoute, type Route } from '../http/route.ts';
import type { Outside } from '../limits/slot.ts';

/**
 * `POST /v0/build`, `/v0/validate` and so on: a route for each operation, using the service's key to sign if needed. A route below it also answers
 * warnings and losses. `POST /v0/validate/report/signed` answers signed reports, and `POST /v0/correct/options` answers the options of a correction. Each route has one form of answer for all requests.
 */
export const operationRoutes: readonly Route[] = [
  ...operations.flatMap((operation) => {
    const complete = operation.signs ? withOwnKey : undefined;
    const route = operationRoute(operation, { complete });
    return guardedAs(
      operation,
      operation.isChoice
        ? [route]
        : [
            route,
            operationRoute(operation, {
              under: '/report',
              complete,
              reports: true,
              checks: operation === validate ? 'reported' : undefined,
            }),
          ],
    );
  }),
  // The service signs only reports on what it checked itself.
  ...guardedAs(sign, [operationRoute(validate, { under: '/report/signed', complete: withOwnKey, checks: 'signed' })]),
  ...guardedAs(correct, [operationRoute(correct, { under: '/options', complete: withSchema })]),
];

function guardedAs({ scope, signs }: Operation, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, scope, ...(signs && { signs }) }));
}

function withOwnKey(body: RequestObject, { grants }: Call, { signExternally }: Outside) {
  return signedBy(body, grants.key, signExternally);
}

function withSchema({ data, strict }: RequestObject): { ok: true; value: RequestObject } | Refusal {
  return {
    ok: true,
    value: { ...(data !== undefined && { data }), ...(strict !== undefined && { strict }), schema: true },
  };
}
