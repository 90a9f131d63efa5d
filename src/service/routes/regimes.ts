import { regimeSummaries } from '../../engine/index.ts';
import { type Route, reference } from '../route.ts';

/** `GET /v0/regimes`: all tax regimes, sorted by country (chapter 09 §6.2). */
export const regimes: Route = {
  method: 'GET',
  path: '/v0/regimes',
  answer: (call) => reference(call, '/regimes', { regimes: regimeSummaries() }),
};
