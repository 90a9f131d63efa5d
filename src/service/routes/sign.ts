import type { JsonObject } from '../../engine/index.ts';
import { sign as operation } from '../operations.ts';
import { operationRoute, type Service } from '../route.ts';

/** `POST /v0/sign`: builds an envelope and signs it (chapter 09 §5.2), with the service's own key where the request has none. */
export const sign = operationRoute('/v0/sign', operation, withOwnKey);

function withOwnKey(body: JsonObject, { signingKey }: Service): JsonObject {
  const hasKey = (body.privatekey ?? null) !== null;
  return hasKey || signingKey === undefined ? body : { ...body, privatekey: signingKey };
}
