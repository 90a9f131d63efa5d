import { addonDefinition } from '../../engine/index.ts';
import { refused } from '../answer.ts';
import { refusal } from '../errors.ts';
import { type Route, reference } from '../route.ts';

/** `GET /v0/addons/{key}`, also with `.json`: one addon's whole definition (chapter 09 §6.3). */
export const addon: Route = {
  method: 'GET',
  path: '/v0/addons/:key',
  answer(call) {
    const key = call.param('key').replace(/\.json$/, '');
    const definition = addonDefinition(key);
    if (!definition) return refused(refusal('not-found', 'addon not found'), call.indent);
    return reference(call, `/addons/${key}`, definition);
  },
};

/** `GET /v0/addons/`: the detail of an empty name. */
export const addonWithoutKey: Route = {
  method: 'GET',
  path: '/v0/addons/',
  answer: (call) => refused(refusal('input', 'missing addon key'), call.indent),
};
