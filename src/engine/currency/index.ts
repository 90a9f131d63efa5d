/**
 * The declarations of the currency namespace. `core.ts` collects the objects, types, normalisers and rules among them.
 */
export * from './amount.ts';
export * from './code.ts';
export * from './exchange-rate.ts';
