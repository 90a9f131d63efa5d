/** What the namespace of currencies declares: `core.ts` takes all objects, types, normalisers and rules among it. */
export * from './amount.ts';
export * from './code.ts';
export * from './exchange-rate.ts';
