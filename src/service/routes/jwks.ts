import { type OwnKeys, publishedKeys } from '../auth/own-keys.ts';
import { json } from '../http/answer.ts';
import type { Route } from '../http/route.ts';

/** Clients may cache the keys for five minutes, so publish a new key at least that long before it signs. */
const CACHE = 'public, max-age=300';

/** Returns `GET /.well-known/jwks.json`: the public parts of the service's signing keys. */
export function jwksRoute(keys: () => OwnKeys): Route {
  return {
    method: 'GET',
    path: '/.well-known/jwks.json',
    answer: ({ indent }) => ({ ...json(200, publishedKeys(keys()), indent), cache: CACHE }),
  };
}
