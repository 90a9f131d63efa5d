import { STANDARD_VERSION, VERSION } from '../../engine/index.ts';
import { sha256Hex } from '../../engine/text/sha256.ts';
import { CACHE } from '../http/headers.ts';
import { type Call, type Route, reference } from '../http/route.ts';
import { houseRulesOf } from './house-rules.ts';

const body = { billwright: 'Welcome', version: VERSION, standard: STANDARD_VERSION };

/** The answer to a health check, which clients must revalidate; it then gets 304. */
const answer = (call: Call) => reference(call, '/', () => ({ ...body, ...digestOf(call) }), CACHE.revalidate);

/** Returns the digest of the house rules, by which the workbench notices that they changed. */
function digestOf(call: Call): { house_rules?: string } {
  const rules = houseRulesOf(call);
  return rules ? { house_rules: sha256Hex(JSON.stringify(rules.source)) } : {};
}

/** `GET /v0/`: the available versions. Also a health check (chapter 09 §7). */
export const version: Route = { method: 'GET', path: '/v0/', answer };

/** `GET /v0`: like `GET /v0/`. */
export const versionWithoutSlash: Route = { method: 'GET', path: '/v0', answer };
