import { addonSummaries } from '../../engine/index.ts';
import { type Route, reference } from '../route.ts';

/** `GET /v0/addons`: all addons, sorted by key (chapter 09 §6.3). */
export const addons: Route = {
  method: 'GET',
  path: '/v0/addons',
  answer: (call) => reference(call, '/addons', { addons: addonSummaries() }),
};
