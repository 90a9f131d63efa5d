import { addonSummaries } from '../../engine/index.ts';
import { findAddon } from '../lookups.ts';
import { type Route, reference, referenceFound, withoutName } from '../route.ts';

/** `GET /v0/addons`: all addons, sorted by key (chapter 09 §6.3). */
const list: Route = {
  method: 'GET',
  path: '/v0/addons',
  answer: (call) => reference(call, '/addons', () => ({ addons: addonSummaries() })),
};

/** `GET /v0/addons/{key}`, also with `.json`: one addon's whole definition. */
const detail: Route = {
  method: 'GET',
  path: '/v0/addons/:key',
  answer: (call) => referenceFound(call, '/addons', findAddon(call.param('key'))),
};

export const addons = [list, detail, withoutName('/v0/addons/', 'missing addon key')];
