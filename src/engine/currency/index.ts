/**
 * The declarations of the currency namespace. `core.ts` collects their objects, types, normalisers and rules.
 */
export * from './amount.ts';
export * from './code.ts';
export * from './exchange-rate.ts';
