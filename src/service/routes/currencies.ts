import { currencyDefinitions } from '../../engine/index.ts';
import { type Route, reference } from '../route.ts';

/** `GET /v0/currencies`: all currencies, sorted by code (chapter 09 §6.5). */
export const currencies: Route = {
  method: 'GET',
  path: '/v0/currencies',
  answer: (call) => reference(call, '/currencies', () => ({ currencies: currencyDefinitions() })),
};
