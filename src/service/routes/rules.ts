import { findRule } from '../lookups.ts';
import { type Route, reference, referenceFound, withoutName } from '../route.ts';
import { ruleList } from '../rules/index.ts';

/** `GET /v0/rules`: the codes of all faults, sorted; with `?prefix` those that begin with it (chapter 09 §6.5). */
const list: Route = {
  method: 'GET',
  path: '/v0/rules',
  answer(call) {
    const prefix = call.query('prefix');
    return reference(call, prefix ? undefined : '/rules', () => ({ rules: ruleList(prefix) }));
  },
};

/** `GET /v0/rules/{code}`: what a code means, and how to fix it. */
const detail: Route = {
  method: 'GET',
  path: '/v0/rules/:code',
  answer: async (call) => referenceFound(call, '/rules', await findRule(call.param('code'))),
};

export const rules = [list, detail, withoutName('/v0/rules/', 'missing rule code')];
