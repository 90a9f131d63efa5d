import type { HouseEnvironment } from '../../house-rules/environment.ts';
import type { HouseRules } from '../../house-rules/house-rules.ts';
import { type Call, type Route, reference } from '../http/route.ts';

/** Returns the house rules that the service applies to all documents. */
export function houseRulesOf({ service }: Call): HouseRules | undefined {
  return (service.environment as HouseEnvironment).house?.rules;
}

/** `GET /v0/house-rules`: the rules of the operator as their file has them, for programs that check while typing. */
export const houseRulesRoute: Route = {
  method: 'GET',
  path: '/v0/house-rules',
  answer: (call) => reference(call, '/house-rules', () => houseRulesOf(call)?.source ?? { rules: [] }),
};
