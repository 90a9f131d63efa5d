import { STANDARD_VERSION, VERSION } from '../../engine/index.ts';
import { CACHE } from '../http/headers.ts';
import { type Call, type Route, reference } from '../http/route.ts';

const body = { billwright: 'Welcome', version: VERSION, standard: STANDARD_VERSION };

/** The answer to a health check, which clients must revalidate; it then gets 304. */
const answer = (call: Call) => reference(call, '/', () => body, CACHE.revalidate);

/** `GET /v0/`: the available versions. Also a health check (chapter 09 §7). */
export const version: Route = { method: 'GET', path: '/v0/', answer };

/** `GET /v0`: like `GET /v0/`. */
export const versionWithoutSlash: Route = { method: 'GET', path: '/v0', answer };
