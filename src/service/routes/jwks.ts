import { type OwnKeys, publishedKeys } from '../auth/own-keys.ts';
import { json } from '../http/answer.ts';
import type { Route } from '../http/route.ts';

/** Others may keep the keys for five minutes: a new one is to be published so long before it signs. */
const CACHE = 'public, max-age=300';

/** Returns `GET /.well-known/jwks.json`: the public parts of the keys that the service signs with. */
export function jwksRoute(keys: () => OwnKeys): Route {
  return {
    method: 'GET',
    path: '/.well-known/jwks.json',
    answer: ({ indent }) => ({ ...json(200, publishedKeys(keys()), indent), cache: CACHE }),
  };
}
