import { regimeSummaries } from '../../engine/index.ts';
import { findRegime } from '../lookups.ts';
import { type Route, reference, referenceFound, withoutName } from '../route.ts';

/** `GET /v0/regimes`: all tax regimes, sorted by country (chapter 09 §6.2). */
const list: Route = {
  method: 'GET',
  path: '/v0/regimes',
  answer: (call) => reference(call, '/regimes', () => ({ regimes: regimeSummaries() })),
};

/** `GET /v0/regimes/{code}`, in any letter case, also with `.json`: one regime's whole definition. */
const detail: Route = {
  method: 'GET',
  path: '/v0/regimes/:code',
  answer: (call) => referenceFound(call, '/regimes', findRegime(call.param('code'))),
};

export const regimes = [list, detail, withoutName('/v0/regimes/', 'missing regime code')];
