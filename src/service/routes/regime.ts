import { regimeDefinition } from '../../engine/index.ts';
import { refused } from '../answer.ts';
import { refusal } from '../errors.ts';
import { type Route, reference } from '../route.ts';

/** `GET /v0/regimes/{code}`, in any letter case, also with `.json`: one regime's whole definition (chapter 09 §6.2). */
export const regime: Route = {
  method: 'GET',
  path: '/v0/regimes/:code',
  answer(call) {
    const code = call.param('code').replace(/\.json$/i, '');
    const definition = regimeDefinition(code);
    if (!definition) return refused(refusal('not-found', 'regime not found'), call.indent);
    return reference(call, `/regimes/${definition.country}`, definition);
  },
};

/** `GET /v0/regimes/`: the detail of an empty name. */
export const regimeWithoutCode: Route = {
  method: 'GET',
  path: '/v0/regimes/',
  answer: (call) => refused(refusal('input', 'missing regime code'), call.indent),
};
